"""A table of Insider for tests: a position in words, played in words, and scripts that look at what comes of it.

>>> table = Table("point: MOVE\\npoints: 7")
>>> table.steps()
['a1->a1-a2 (1)', 'a1->a1-b1 (1)']
>>> table.play("step 1 N").pawns("red")
['a1-a2']

A script has one line for each thing that is done or must hold:

    > play ADM 1                     an action; the outcomes of its draws follow after |
    = card: 4A                       a line of the position
    offers: move7, roll              all that can be chosen
    offers to: d4, e3                all that can be chosen of one verb
    count to: 16                     how much of it
    has: play ADM 1, end             among what can be chosen
    not: cycle BOD                   not among it
    steps: a1->a2 (2)                all legal steps, with where they land and what they cost
    pawns red: b2 c2-c3              all pawns of a company away from its base
    refused to a2: INS-198           an action and the clause that forbids it
    cards red: 7                     how many cards a player holds
    deck: 48                         how many cards the draw pile has
    winners: red green               who has won
    automatic: no                    whether the table would play the single choice by itself
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from tablee.core.chance import Scripted
from tablee.core.decision import Refused
from tablee.core.events import Events
from tablee.core.rulebook import winners
from tablee.games import rulebook
from tablee.games.insider import codes
from tablee.games.insider.box import colour_of, seat_of, space_name
from tablee.games.insider.movement import landing, step_cost
from tablee.games.insider.state import WAYS
from tests.games.ways import Checked, Compiled, Form

BOOK = rulebook("insider")
_OPTIONS = {option.name for option in BOOK.options}

LIGHT, CHECKED, COMPILED = Form(BOOK), Checked(BOOK), Compiled(BOOK)


class Table:
    """A position with its box. Table options and `players` are named beside the position."""

    def __init__(self, position: str = "", players: int = 2, form: Form = CHECKED, **options: Any) -> None:
        assert set(options) <= _OPTIONS
        self.form = form
        self.box = _box(form, players, tuple(sorted(options.items())))
        self.state = form.of(BOOK.read_position(self.box, position))
        self.events = Events()

    # Doing

    def play(self, *said: str, outcomes: tuple[int, ...] = ()) -> Table:
        """Play actions in words; the outcomes are those of all their draws together."""
        chance = Scripted(outcomes)
        for text in said:
            action = BOOK.read_action(self.box, self.state, text)
            assert action in self.form.legal(self.box, self.state), f"{text} is not listed as legal"
            left = Scripted(outcomes[len(chance.draws) :])
            self.state, self.events = self.form.apply(self.box, self.state, action, left)
            chance.draws += left.draws
        assert len(chance.draws) == len(outcomes), "some outcomes were never drawn"
        return self

    def refused(self, said: str | int | Mapping[str, Any]) -> Refused:
        """The refusal of an action, which must leave the position as it was."""
        before = self.state.to_bytes()
        try:
            action = BOOK.read_action(self.box, self.state, said)
        except Refused as refusal:
            assert self.state.to_bytes() == before
            return refusal
        raise AssertionError(f"{said} is allowed: action {action}")

    def follow(self, script: str) -> Table:
        """Do and check everything that a script says."""
        for line in filter(None, map(str.strip, script.splitlines())):
            if line.startswith("#"):
                continue
            if line.startswith(">"):
                said, _, outcomes = line[1:].partition("|")
                self.play(said.strip(), outcomes=tuple(map(int, outcomes.split())))
            else:
                self.check(line)
        return self

    def check(self, line: str) -> None:
        """What a line of a script says must hold."""
        name, _, value = (part.strip() for part in line.partition(":"))
        kind, _, of = name.partition(" ")
        words = [word.strip() for word in value.split(",") if word.strip()]
        if kind == "=":
            name, _, value = (part.strip() for part in line[1:].partition(":"))
            assert self[name] == value, line
        elif kind == "offers":
            assert self.offers(of) == words, f"{line} | {self.offers(of)}"
        elif kind == "count":
            assert len(self.offers(of)) == int(value), f"{line} | {self.offers(of)}"
        elif kind == "has":
            assert set(words) <= set(self.offers()), f"{line} | {self.offers()}"
        elif kind == "not":
            assert not set(words) & set(self.offers()), f"{line} | {self.offers()}"
        elif kind == "steps":
            assert sorted(self.steps()) == sorted(words), f"{line} | {self.steps()}"
        elif kind == "pawns":
            assert sorted(self.pawns(of)) == sorted(value.split()), f"{line} | {self.pawns(of)}"
        elif kind == "refused":
            assert self.refused(of).clause == value, f"{line} | {self.refused(of).clause}"
        elif kind == "cards":
            assert sum(self.state.hand[seat_of(self.box, of)]) == int(value), line
        elif kind == "deck":
            assert self.state.deck_count == int(value), line
        elif kind == "winners":
            assert self.winners == value.split(), f"{line} | {self.winners}"
        elif kind == "automatic":
            decision = BOOK.decision(self.box, self.state)
            assert decision is not None
            assert decision.automatic == (value == "yes"), line
        else:
            raise AssertionError(f"a script cannot say {line}")

    # Looking

    def __getitem__(self, line: str) -> str:
        """A line of the position as text, such as `card`, `hand red` or `out`."""
        return lines(self.box, self.state).get(line, "")

    def offers(self, verb: str = "") -> list[str]:
        """The legal choices in words; of one verb, what it can be done with."""
        said = [BOOK.to_text(self.box, self.state, action) for action in self.form.legal(self.box, self.state)]
        return [text.removeprefix(f"{verb} ") for text in said if text.startswith(f"{verb} ")] if verb else said

    def steps(self) -> list[str]:
        """The legal steps with where they land and what they cost."""
        found = []
        for action in self.form.legal(self.box, self.state):
            if codes.STEP <= action < codes.ROB:
                pawn, way = divmod(action - codes.STEP, WAYS)
                start = self.state.place[self.state.active][pawn]
                end = space_name(self.box, landing(self.box, self.state, start, way))
                found.append(f"{space_name(self.box, start)}->{end} ({step_cost(self.box, self.state, start, way)})")
        return found

    def pawns(self, colour: str) -> list[str]:
        """Where the pawns of a company are that are not at home."""
        seat = seat_of(self.box, colour)
        return [space_name(self.box, place) for place in self.state.place[seat] if place != self.box.base[seat]]

    @property
    def point(self) -> str:
        return BOOK.points.get(self.state.point, "")

    @property
    def over(self) -> str:
        """Why the game ended, empty while it runs."""
        return BOOK.ends.get(self.state.over, "")

    @property
    def actor(self) -> str:
        return self["actor"]

    @property
    def scores(self) -> list[int]:
        return list(self.state.score[: self.box.players])

    @property
    def winners(self) -> list[str]:
        return [colour_of(self.box, seat) for seat in winners(self.state)]

    def told(self, kind: int, seat: int) -> list[tuple[int, ...]]:
        """The numbers of the last events of a kind that a seat may know."""
        return [tuple(event[2:]) for event in self.events.seen_from(seat) if event.kind == kind]


@cache
def _box(form: Form, players: int, options: tuple[tuple[str, Any], ...]) -> Any:
    """A box is never changed, so tables with the same options share one."""
    return form.of(BOOK.box(players, dict(options)))


def lines(box: Any, state: Any) -> dict[str, str]:
    """The lines of a position by their names."""
    split = (line.partition(":") for line in BOOK.write_position(box, state).splitlines())
    return {name: value.strip() for name, _, value in split}
