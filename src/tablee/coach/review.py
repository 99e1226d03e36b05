"""A finished game looked at again: how the chances went, what decided it, which decisions were good, and who had luck.

The curve shows the open table: chances as they were with all cards face up. Decisions are judged by what their player could
know then, in redealt worlds. Luck is what dice and draws brought against what they bring on average; it counts for no
decision.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise, product
from typing import Any, Literal, get_args

import msgspec

from tablee.bots.search import EVERYBODY
from tablee.bots.searcher import Budget, Searcher, is_ready
from tablee.coach.chances import Chances, chances, evaluation, finished, mean, outlook, standing, told
from tablee.coach.hint import Reason, manner, reasons
from tablee.core.chance import Fast
from tablee.core.course import Course
from tablee.core.events import Events
from tablee.core.rulebook import Rulebook

Rating = Literal["best", "good", "slip", "mistake", "blunder"]
Cause = Literal["luck", "decision", "left", "play"]

WALKS = 64
"""Walks for each decision unless told otherwise."""

INTERPRETED = 16
"""Walks at the most where the compiled form is not ready: a game has hundreds of decisions."""

RATINGS: tuple[tuple[float, Rating], ...] = ((0.01, "best"), (0.03, "good"), (0.08, "slip"), (0.16, "mistake"))
"""The chance to win that a decision may give away at the most, for each rating; whatever gives away more is a blunder."""

OPEN_TABLE = 16
"""Ways that play goes on from a position, to see how everybody stands."""

DRAWN_AGAIN = 8
"""How often the dice of a step are thrown again to see what was to be expected."""

TURNING, TURNING_POINTS = 0.08, 5
"""The change of a chance that makes a turn a turning point, and how many are named."""

EXPLAINED = 3.0
"""What brought less than the change's part of so many does not explain it."""


class Verdict(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a decision was worth: the chance to win that it gave away, and what would have been better."""

    rating: Rating
    lost: float
    chance: float
    """The seat's chance to win after it, as the seat could judge."""
    best: str
    """The best choice in short notation; what was made where that is as good."""
    instead: dict[str, Any] = {}
    """The best choice as an object; empty where what was made is as good."""
    why: tuple[Reason, ...] = ()
    """What the best choice has over the one that was made."""


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step of the game and the position after it."""

    ply: int
    seat: int | None
    do: str | None
    chances: Chances
    left: bool = False
    """Whether somebody gave up."""
    luck: Chances = ()
    """What dice and draws gave each seat, against expectation; empty where nothing was drawn."""
    verdict: Verdict | None = None
    """None where there was nothing to choose, or where time ran out."""


class TurningPoint(msgspec.Struct, frozen=True):
    """A turn that changed a seat's chance most: from the position after ply `first` to that after ply `last`.

    `by` is who played it, `at` the step that did most of it. A chance rises and falls with whose turn it is, so `change` is
    that of the whole round around the turn, from one position to the next in which the same seat acts.
    """

    first: int
    last: int
    at: int
    by: int | None
    seat: int
    change: float
    cause: Cause


class SeatReview(msgspec.Struct, frozen=True):
    """How one seat played: how many decisions of each rating, what they gave away on average, and its luck in all."""

    ratings: dict[Rating, int]
    lost: float
    luck: float


class Review(msgspec.Struct, frozen=True):
    """A whole game, looked at again. `complete` tells whether every decision was judged within the time given."""

    game: str
    walks: int
    complete: bool
    moments: tuple[Moment, ...]
    turning: tuple[TurningPoint, ...]
    seats: tuple[SeatReview, ...]


class Reviewer:
    """Looks at a game step by step; each step by itself, so that several can share the work in any order."""

    def __init__(self, course: Course, *, walks: int = WALKS, seed: int = 0, compiled: bool | None = None) -> None:
        self.book: Rulebook = course.book
        self.box = course.box
        self.course = course
        self.walks = walks
        self.seed = seed
        self.compiled = compiled

    def _is_compiled(self) -> bool:
        return is_ready(self.book) if self.compiled is None else self.compiled

    def _walks(self) -> int:
        """Walks before a decision meets the best one, in half as many worlds."""
        return self.walks if self._is_compiled() else min(self.walks, INTERPRETED)

    def __len__(self) -> int:
        """Positions to look at, the set-up first."""
        return len(self.course.past)

    def moment(self, ply: int, *, judge: bool = True) -> Moment:
        """The step that led to a position; the same each time for a seed and a number of walks."""
        book, box = self.book, self.box
        entry, after = self.course.causes[ply], self.course.position(ply)
        now = standing(book, box, after, EVERYBODY, walks=OPEN_TABLE, seed=self.seed, compiled=self._is_compiled())
        if entry.kind != "move" or ply == 0:
            return Moment(ply, entry.seat, None, now, left=entry.kind == "resign")
        before = self.course.position(ply - 1)
        action = book.read_action(box, before, entry.do or "")
        luck = self._luck(ply, before, action, after) if entry.draws else ()
        verdict = self._verdict(ply, before, action) if judge else None
        return Moment(ply, entry.seat, entry.do, now, luck=luck, verdict=verdict)

    def _luck(self, ply: int, before: Any, action: int, after: Any) -> Chances:
        """What the draws gave each seat: its chance after them less what it would have been on average."""
        expected = []
        for number in range(DRAWN_AGAIN):
            other, luck = before.copy(), Fast(self.seed, (ply << 8) + number)
            self.book.apply(self.box, other, action, luck, Events())
            expected.append(self._after_next_turn(other, luck))
        drawn = self._after_next_turn(after, Fast(self.seed, ply << 8))
        return _change(self.book.told(self.box, before, mean(expected)), self.book.told(self.box, before, drawn))

    def _after_next_turn(self, state: Any, luck: Fast) -> Chances:
        """Chances once whoever acts has made use of what was drawn: cards that all can take are worth most to the next."""
        if not state.over:
            evaluate = evaluation(self.book, compiled=self._is_compiled())
            state = finished(self.book, self.box, state, int(state.actor), luck, self.book.lookahead, evaluate)
        return chances(self.book, self.box, state)

    def _verdict(self, ply: int, before: Any, action: int) -> Verdict | None:
        book, box, seat = self.book, self.box, int(before.actor)
        if len(book.actions(box, before)) < 2:
            return None
        world, seed = before.copy(), self.seed + ply
        book.redeal(box, world, seat, Fast(seed))
        compiled, walks = self._is_compiled(), self._walks()
        searcher = Searcher(Budget(walks), manner(book, box, briefly=not compiled), compiled)
        best, made = searcher.compare(book, box, world, action, -(-walks // 2), Fast(seed, 1), partial(told, book, box))
        after = {one.action: one.chances[seat] for one in (best, made)}
        lost = max(0.0, after[best.action] - after[made.action])
        rating: Rating = next((name for most, name in RATINGS if lost < most), "blunder")
        if rating == "best":
            return Verdict(rating, lost, after[made.action], book.to_text(box, world, action))
        instead = book.to_object(box, world, best.action)
        outlooks = [outlook(book, box, world, one.action, seed=seed, compiled=compiled) for one in (best, made)]
        why = reasons(outlooks[0], outlooks[1:])
        return Verdict(rating, lost, after[made.action], book.to_text(box, world, best.action), instead, why)

    def _begun(self) -> int:
        """The first position in which leads tell something; the last one if none does."""
        prepared = (ply for ply in range(len(self)) if self.book.is_prepared(self.course.position(ply)))
        return next(prepared, len(self) - 1)

    def review(self, moments: Sequence[Moment], *, complete: bool = True) -> Review:
        """The whole review, from the moments of all positions in order."""
        players = int(self.box.players)
        return Review(
            game=self.book.id,
            walks=self._walks(),
            complete=complete,
            moments=tuple(moments),
            turning=_turning_points(moments, players, self._begun(), ended=bool(self.course.position(len(self) - 1).over)),
            seats=tuple(_seat(moments, seat) for seat in range(players)),
        )


def review(
    course: Course,
    *,
    walks: int = WALKS,
    seed: int = 0,
    seconds: float = 0.0,
    compiled: bool | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Look at a game again. The same each time for a seed and a number of walks, unless `seconds` (if not 0) run out.

    >>> import tablee
    >>> game = tablee.new("offline", seed=7)
    >>> game = game.play("take RFC").play("put A1")
    >>> found = review(game.course, walks=4)
    >>> [moment.do for moment in found.moments], found.complete
    ([None, 'take RFC', 'put A1'], True)
    """
    began = time.monotonic()
    reviewer = Reviewer(course, walks=walks, seed=seed, compiled=compiled)
    moments: list[Moment] = []
    complete = True
    for ply in range(len(reviewer)):
        complete = complete and not (seconds and time.monotonic() - began >= seconds)
        moments.append(reviewer.moment(ply, judge=complete))
        if progress:
            progress(ply + 1, len(reviewer))
    return reviewer.review(moments, complete=complete)


def _change(before: Chances, after: Chances) -> Chances:
    return tuple(b - a for a, b in zip(before, after, strict=True))


def _turning_points(moments: Sequence[Moment], players: int, begun: int = 0, *, ended: bool = True) -> tuple[TurningPoint, ...]:
    """The rounds that changed a chance most, in the order in which they were played, each by the turn that did it.

    A chance rises and falls with whose turn it is, so a position is compared with the next one in which the same seat acts,
    or with the result if the game has ended. The round of a seat that never acts again, since it is out, ends where another
    one acts for the second time. Nothing counts before the position after ply `begun`: leads tell nothing there.
    """
    last = len(moments) - 1
    ends = [ply for ply in range(begun, last) if ply == begun or moments[ply + 1].seat != moments[ply].seat]
    found = []
    for at, first in enumerate(ends):
        until = _round_end(moments, ends[at:], last if ended else first)
        change = _change(moments[first].chances, moments[until].chances)
        seat = max(range(players), key=lambda one: (round(abs(change[one]), 9), change[one]))
        if abs(change[seat]) >= TURNING:
            inside = [ply for ply in ends[at:] if ply < until]
            turns = list(pairwise([*inside, until]))
            found.append((first, until, _turning_point(moments, turns, seat, change[seat])))
    chosen: list[tuple[int, int, TurningPoint]] = []
    for one in sorted(found, key=lambda one: -abs(one[2].change)):
        if len(chosen) < TURNING_POINTS and all(one[1] <= other[0] or other[1] <= one[0] for other in chosen):
            chosen.append(one)
    return tuple(point for _, _, point in sorted(chosen, key=lambda one: one[0]))


def _round_end(moments: Sequence[Moment], ends: Sequence[int], otherwise: int) -> int:
    """Where the round is over that begins at the first of these ends of turns; `otherwise` if nobody acts twice."""
    acted: list[int | None] = []
    twice = otherwise
    for ply in ends:
        seat = moments[ply + 1].seat
        if acted and seat == acted[0]:
            return ply
        if seat in acted and twice == otherwise:
            twice = ply
        acted.append(seat)
    return twice


def _turning_point(moments: Sequence[Moment], turns: Sequence[tuple[int, int]], seat: int, change: float) -> TurningPoint:
    """A round that changed a seat's chance, by the turn that explains most of it, or else by the one that changed it most."""

    def part(turn: tuple[int, int], cause: Cause) -> float:
        steps = range(turn[0] + 1, turn[1] + 1)
        return sum(_brought(moments, ply, cause, seat) for ply in steps) * (1 if change > 0.0 else -1)

    turn, cause = max(product(turns, get_args(Cause)), key=lambda one: part(*one))
    if part(turn, cause) < abs(change) / EXPLAINED:
        turn, cause = (
            max(turns, key=lambda one: (moments[one[1]].chances[seat] - moments[one[0]].chances[seat]) * change),
            "play",
        )
    steps = range(turn[0] + 1, turn[1] + 1)
    at = turn[1] if cause == "play" else max(steps, key=lambda ply: _brought(moments, ply, cause, seat) * change)
    return TurningPoint(*turn, at, moments[turn[1]].seat, seat, change, cause)


def _brought(moments: Sequence[Moment], ply: int, cause: Cause, seat: int) -> float:
    """What a step changed for a seat by luck, by a decision that was wrong, or because somebody left."""
    now, verdict = moments[ply], moments[ply].verdict
    if cause == "luck" and now.luck:
        return now.luck[seat]
    if cause == "decision" and verdict and verdict.rating not in ("best", "good"):
        return -verdict.lost if seat == now.seat else verdict.lost / (len(now.chances) - 1)
    if cause == "left" and now.left:
        return now.chances[seat] - moments[ply - 1].chances[seat]
    return 0.0


def _seat(moments: Sequence[Moment], seat: int) -> SeatReview:
    verdicts = [moment.verdict for moment in moments if moment.seat == seat and moment.verdict]
    ratings: dict[Rating, int] = {name: sum(one.rating == name for one in verdicts) for name in get_args(Rating)}
    lost = sum(one.lost for one in verdicts) / len(verdicts) if verdicts else 0.0
    return SeatReview(ratings, lost, sum(moment.luck[seat] for moment in moments if moment.luck))
