"""Golden games: whole games as text that a person can replay by eye. `python -m tests.games.offline.golden_games` writes them.

A text has a header, the set-up of each round, one line for each decision with what it led to, and the end. Replaying reads
the decisions and the draws from the words, scripts chance with them, and writes the text anew.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from tablee.core.chance import Chance, Fast, Scripted
from tablee.core.events import Event, Events
from tablee.core.position import RESIGNED
from tablee.core.rulebook import winners
from tablee.games.offline import rules
from tablee.games.offline.box import CARD_NAMES, LETTERS, NETWORK_NAMES, ad_name, ad_number, site_name, site_number
from tablee.games.offline.position import goal_name
from tablee.games.offline.state import ADS, CATEGORIES, ENDS
from tests.games.offline.playing import Player, at_random, delaying
from tests.games.offline.table import BOOK, CHECKED

FOLDER = Path(__file__).parent / "golden"
LEAVES = "leaves"


class Kind(NamedTuple):
    """How a golden game is made: by whom, with which options, and after how many decisions somebody leaves."""

    players: int
    seed: int
    player: Player = at_random
    leaves_after: int = 0
    options: dict[str, Any] = {}  # noqa: RUF012 (never changed)


EXPERT = {"variant": "expert"}
KINDS = {
    "two-basic-full": Kind(2, 1),
    "three-basic-full": Kind(3, 2),
    "four-basic-full": Kind(4, 3),
    "two-expert-full": Kind(2, 4, options=EXPERT),
    "three-expert-full": Kind(3, 5, options=EXPERT),
    "four-expert-full": Kind(4, 6, options=EXPERT),
    "two-basic-display": Kind(2, 7, delaying),
    "three-expert-display": Kind(3, 8, delaying, options=EXPERT),
    "four-basic-abandoned": Kind(4, 9, leaves_after=30, options={"on_leave": "void"}),
    "three-expert-two-rounds": Kind(3, 10, options=EXPERT | {"rounds": 2, "tie_break": "most_majorities"}),
    "four-expert-one-each": Kind(4, 11, options=EXPERT | {"analysis_deck": "one_each"}),
}


# Writing


class Scribe:
    """Writes a game down from what happens in it."""

    def __init__(self, box: Any, header: dict[str, str]) -> None:
        self.box = box
        self.lines = [f"{name}: {value}" for name, value in header.items()]
        self.decisions = 0

    def set_up(self, events: list[Event]) -> None:
        """The set-up of a round."""
        first = next(event for event in events if event.kind == rules.FIRST_PLAYER)
        self.lines += ["", f"Round {first.b + 1}: seat {first.a} begins."]
        laid = [event for event in events if event.kind == rules.STARTING_AD]
        for one, other in zip(laid[::2], laid[1::2], strict=True):
            names = [f"{site_name(self.box, event.b)} {ad_name(event.a)}" for event in (one, other)]
            self.lines.append(f"  {names[0][0]}  {', '.join(names)}")
        self.lines.append(f"  display  {_drawn(events)}")
        self.lines += [f"  goals  {_goals(events, rules.GOALS_DEALT)}", ""]

    def step(self, seat: int, said: str, events: Events) -> None:
        """A decision and what it led to; a round that ends is followed by the set-up of the next one."""
        self.decisions += 1
        ends = [at for at, event in enumerate(events) if event.kind == rules.ENDED]
        here = events[: ends[0]] if ends else events
        told = "; ".join(self._told(here))
        self.lines.append(f"{self.decisions:3}. seat {seat}  {said:8}  {told}".rstrip())
        if ends:
            self._round_over(here, events[ends[0]])
            if events[ends[0] + 1 :]:
                self.set_up(events[ends[0] + 1 :])

    def _told(self, events: list[Event]) -> Iterator[str]:
        boxed = [ad_name(event.a) for event in events if event.kind == rules.BOXED]
        for event in events:
            if event.kind == rules.EXCHANGED:
                yield f"removed {ad_name(event.c)}"
            elif event.kind == rules.WENT_OFFLINE:
                yield f"{ad_name(event.b)} to square {event.c + 1}"
            elif event.kind == rules.ANALYSED:
                yield f"card {CARD_NAMES[event.b]}"
        if boxed:
            yield f"boxed {' '.join(boxed)}"
        if drawn := _drawn(events):
            yield f"refill {drawn}"

    def _round_over(self, events: list[Event], ended: Event) -> None:
        scored = [event for event in events if event.kind == rules.SCORED]
        self.lines += ["", f"Round {ended.b + 1} is over: {ENDS[ended.a]}."]
        if scored:
            self.lines.append(f"  goals  {_goals(events, rules.GOALS_REVEALED)}")
            self.lines.append(f"  points  {' '.join(str(event.b) for event in scored)}")

    def end(self, state: Any) -> str:
        """The whole text."""
        won = ", ".join(f"seat {seat}" for seat in winners(state)) or "nobody"
        scores = " ".join(map(str, state.score[: self.box.players]))
        self.lines += ["", f"Scores: {scores}", f"Winners: {won}", "", "Final position:", BOOK.write_position(self.box, state)]
        return "\n".join(self.lines)


def _drawn(events: list[Event]) -> str:
    return " ".join(ad_name(event.a) for event in events if event.kind == rules.DRAWN)


def _goals(events: list[Event], kind: int) -> str:
    return " ".join(goal_name(list(event[3:6])) for event in events if event.kind == kind)


def leave(box: Any, state: Any, seat: int) -> tuple[Any, Events]:
    """A player leaves a table where that ends the game."""
    after, events = state.copy(), Events()
    assert rules.outside(box, after, seat, RESIGNED, Scripted([]), events)
    return after, events


def written(kind: Kind) -> str:
    """A golden game, played now."""
    box = CHECKED.of(BOOK.box(kind.players, kind.options))
    options = " ".join(f"{name}={value}" for name, value in kind.options.items())
    scribe = Scribe(box, {"game": "offline", "players": str(kind.players), "options": options, "seed": str(kind.seed)})
    chance: Chance = Fast(kind.seed)
    state, events = BOOK.start(box, chance, BOOK.State.checked()())
    scribe.set_up(events)
    while not state.over:
        assert scribe.decisions < BOOK.most_plies
        seat = state.actor
        if kind.leaves_after and scribe.decisions == kind.leaves_after:
            said = LEAVES
            state, events = leave(box, state, seat)
        else:
            action = kind.player(box, state, BOOK.actions(box, state), chance)
            said = BOOK.to_text(box, state, action)
            state, events = CHECKED.apply(box, state, action, chance)
        scribe.step(seat, said, events)
    return scribe.end(state)


# Replaying


@dataclass
class SetUp:
    """A round's set-up in words."""

    first: int
    laid: list[tuple[str, str]] = field(default_factory=list)
    display: list[str] = field(default_factory=list)
    goals: list[str] = field(default_factory=list)

    def outcomes(self, box: Any, first_is_drawn: bool) -> list[tuple[int, int]]:
        """What the draws of this set-up must have given: (n, result) each."""
        drawn = [(int(box.players), self.first)] if first_is_drawn else []
        bag = list(range(ADS))
        for (one, first_ad), (other, second_ad) in zip(self.laid[::2], self.laid[1::2], strict=True):
            size = int(box.network_sites[NETWORK_NAMES.index(one[0])])
            places = site_number(box, one), site_number(box, other)
            begin = int(box.first_site[NETWORK_NAMES.index(one[0])])
            drawn += [(size, places[0] - begin), (size - 1, places[1] - begin - (places[1] > places[0]))]
            drawn += take_out(bag, [first_ad, second_ad])
        drawn += take_out(bag, self.display)
        for category in range(CATEGORIES):
            left = list(LETTERS[category])
            for goal in self.goals:
                drawn.append((len(left), left.index(goal[category])))
                left.remove(goal[category])
        return drawn


def take_out(bag: list[int], names: list[str]) -> list[tuple[int, int]]:
    """The draws that take these ads out of the bag, in this order; each leaves its gap to the last ad."""
    drawn = []
    for name in names:
        at = bag.index(ad_number(name))
        drawn.append((len(bag), at))
        bag[at] = bag[-1]
        bag.pop()
    return drawn


class Move(NamedTuple):
    """A decision in words, and the ads that were drawn after it."""

    seat: int
    said: str
    refill: list[str]


_ROUND = re.compile(r"Round (\d+): seat (\d) begins\.")
_NETWORK = re.compile(r"  [A-H]  (\S+) (\S+), (\S+) (\S+)")
_LIST = re.compile(r"  (display|goals)  (.+)")
_MOVE = re.compile(r" *\d+\. seat (\d)  (\S+(?: \S+)?)(?: {2,}(.*))?")


def read(text: str) -> tuple[dict[str, str], list[SetUp | Move]]:
    """The header of a golden game and what happened in it, in order."""
    header: dict[str, str] = {}
    course: list[SetUp | Move] = []
    for line in text.partition("\nFinal position:")[0].splitlines():
        begun = course[-1] if course and isinstance(course[-1], SetUp) else None
        if found := _ROUND.fullmatch(line):
            course.append(SetUp(int(found[2])))
        elif begun and (found := _NETWORK.fullmatch(line)):
            begun.laid += [(found[1], found[2]), (found[3], found[4])]
        elif begun and (found := _LIST.fullmatch(line)):
            setattr(begun, found[1], found[2].split())
        elif found := _MOVE.fullmatch(line):
            refill = (found[3] or "").partition("refill ")[2].split()
            course.append(Move(int(found[1]), found[2], refill))
        elif not course and ":" in line:
            name, _, value = line.partition(":")
            header[name] = value.strip()
    return header, course


def replayed(text: str) -> str:
    """The same game, played again from its own words with scripted chance."""
    header, course = read(text)
    options = dict(option.split("=") for option in header["options"].split())
    box = CHECKED.of(BOOK.box(int(header["players"]), options))
    scribe = Scribe(box, header)
    assert isinstance(course[0], SetUp)
    state, events = BOOK.start(box, chance := Scripted(course[0].outcomes(box, first_is_drawn=True)), BOOK.State.checked()())
    chance.finish()
    scribe.set_up(events)
    for at, move in enumerate(course[1:], start=1):
        if isinstance(move, SetUp):
            continue
        assert state.actor == move.seat, f"it is not seat {move.seat}'s turn"
        if move.said == LEAVES:
            state, events = leave(box, state, move.seat)
        else:
            following = course[at + 1] if at + 1 < len(course) else None
            script = take_out(list(state.bag[: state.bag_count]), move.refill)
            script += following.outcomes(box, first_is_drawn=False) if isinstance(following, SetUp) else []
            state, events = CHECKED.apply(box, state, BOOK.read_action(box, state, move.said), chance := Scripted(script))
            chance.finish()
        scribe.step(move.seat, move.said, events)
    return scribe.end(state)


def main() -> None:
    """Write every golden game."""
    FOLDER.mkdir(exist_ok=True)
    for name, kind in KINDS.items():
        (FOLDER / f"{name}.txt").write_text(written(kind), encoding="utf-8")
        print(f"{name}.txt")


if __name__ == "__main__":
    main()
