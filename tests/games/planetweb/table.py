"""A table of Planet'Web for tests: a position in words, played in words with the dice beside them.

>>> table = Table(P03="B listed").play("opa P03", "counter 4-2 5-4", "buy")
>>> table.cash, table["P03"], table.actor
([350, 450, 400], 'A listed', 'B')

The lines of a position are named as in `games/planetweb/position.py`; cash is in thousands. Three players unless said
otherwise, A is active. Dice stand behind the action that rolls them, cards are drawn from the stacks as they lie.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from tablee.core.chance import Scripted
from tablee.core.decision import Refused
from tablee.core.events import EVERYBODY, Event, Events
from tablee.core.position import CLOCK_RAN_OUT, LEFT_TO_THE_TABLE, NOBODY, RESIGNED, TAKEN_UP
from tablee.core.rulebook import winners
from tablee.games import rulebook
from tablee.games.planetweb import codes, told
from tablee.games.planetweb.box import SEAT_NAMES, bourse_name, news_name
from tests.games.planetweb import pieces
from tests.games.ways import Checked, Compiled, Form

BOOK = rulebook("planetweb")
THOUSAND = 1_000
_OPTIONS = {option.name for option in BOOK.options}
_DICE = re.compile(r"([1-6])-([1-6])")


LIGHT, CHECKED, COMPILED = Form(BOOK), Checked(BOOK), Compiled(BOOK)


class Table:
    """A position with its box. Table options, `players` and `box` (fields of the box) are named beside the lines."""

    def __init__(self, form: Form = CHECKED, players: int = 3, box: Mapping[str, int] | None = None, **given: Any) -> None:
        options = {name: given.pop(name) for name in _OPTIONS & set(given)}
        packed = BOOK.box(players, options)
        for name, value in (box or {}).items():
            setattr(packed, name, value)
        self.form = form
        self.box = form.of(packed)
        self.state = form.of(BOOK.read_position(packed, position(given)))
        self.events = Events()
        """What the last action led to."""
        self.log: list[Event] = []
        """All that has happened."""
        pieces.conserved(self.box, self.state)

    # Doing

    def play(self, *said: str) -> Table:
        """Play actions in text notation, the dice they roll behind them: `roll 2-6`, `counter 4-2 5-5`."""
        for text in said:
            words = text.split()
            dice = [int(die) - 1 for word in words if _DICE.fullmatch(word) for die in word.split("-")]
            action = BOOK.read_action(self.box, self.state, " ".join(word for word in words if not _DICE.fullmatch(word)))
            assert action in self.form.legal(self.box, self.state), f"{text} is not listed as legal"
            chance = Scripted([(6, die) for die in dice])
            self.state, self.events = self.form.apply(self.box, self.state, action, chance)
            chance.finish()
            assert all(event.seen_by == EVERYBODY for event in self.events)  # all of the game lies open
            self.log += self.events
            pieces.conserved(self.box, self.state)
        return self

    def leave(self, seat: str, *dice: int) -> bool:
        """A player resigns; whether the rules take it up. Dice for what is answered by default."""
        return self._outside(SEAT_NAMES.index(seat), RESIGNED, *dice)

    def ring(self) -> bool:
        """The clock runs out; whether the rules take it up."""
        return self._outside(NOBODY, CLOCK_RAN_OUT)

    def _outside(self, seat: int, what: int, *dice: int) -> bool:
        self.events = Events()
        chance = Scripted([(6, die - 1) for die in dice])
        taken_up = BOOK.outside(self.box, self.state, seat, what, chance, self.events)
        chance.finish()
        assert all(event.seen_by == EVERYBODY for event in self.events)
        self.log += self.events
        pieces.conserved(self.box, self.state)
        assert taken_up in (LEFT_TO_THE_TABLE, TAKEN_UP)
        return bool(taken_up)

    def refused(self, said: str | int | Mapping[str, Any]) -> Refused:
        """The refusal of an action, which must leave the position as it was."""
        before = self.state.to_bytes()
        try:
            action = BOOK.read_action(self.box, self.state, said)
        except Refused as refusal:
            assert self.state.to_bytes() == before
            return refusal
        raise AssertionError(f"{said} is allowed: action {action}")

    # Looking

    def __getitem__(self, line: str) -> str:
        """A line of the position as text, such as a portal, `sites` or `claims`."""
        return dict(row.split(": ", 1) for row in self.text.splitlines() if ": " in row).get(line, "")

    @property
    def text(self) -> str:
        return BOOK.write_position(self.box, self.state)

    @property
    def offers(self) -> list[str]:
        """The legal choices in words."""
        return [BOOK.to_text(self.box, self.state, action) for action in self.form.legal(self.box, self.state)]

    @property
    def cash(self) -> list[int]:
        """Everybody's money, in thousands."""
        return [amount // THOUSAND for amount in self.state.cash[: self.box.players]]

    @property
    def point(self) -> str:
        return BOOK.points.get(self.state.point, "")

    @property
    def actor(self) -> str:
        return "" if self.state.actor == NOBODY else SEAT_NAMES[self.state.actor]

    @property
    def open(self) -> tuple[str, str]:
        """Which decision is open, and whose."""
        return self.point, self.actor

    @property
    def over(self) -> str:
        """Why the game ended, empty while it runs."""
        return BOOK.ends.get(self.state.over, "")

    @property
    def winners(self) -> str:
        return "".join(SEAT_NAMES[seat] for seat in winners(self.state))

    @property
    def news(self) -> list[str]:
        """The e-News stack, top first."""
        return [news_name(card) for card in self.state.news[: self.state.news_count]]

    @property
    def bourse(self) -> list[str]:
        """The Bourse stack, top first."""
        return [bourse_name(card) for card in self.state.bourse[: self.state.bourse_count]]

    def row(self, name: str) -> list[int]:
        """A number for each player."""
        return list(getattr(self.state, name)[: self.box.players])

    def told(self, kind: int) -> list[tuple[int, ...]]:
        """The numbers of all events of a kind so far."""
        width = len(told.EVENTS[kind][1])
        return [tuple(event[2 : 2 + width]) for event in self.log if event.kind == kind]

    @property
    def paid(self) -> list[tuple[str, str, int]]:
        """Who has paid whom how many thousands for debts so far."""
        names = [*SEAT_NAMES, "bourse", *["portal"] * 18]
        return [(names[payer], names[creditor], amount // THOUSAND) for payer, creditor, amount in self.told(codes.PAID)]


def position(given: Mapping[str, Any]) -> str:
    """The text of a position; cash is given in thousands."""
    lines = dict(given)
    if "cash" in lines:
        lines["cash"] = " ".join(str(int(amount) * THOUSAND) for amount in _words(lines["cash"]))
    return "".join(f"{name}: {' '.join(_words(value))}\n" for name, value in lines.items())


def _words(value: Any) -> list[str]:
    return [str(word) for word in value] if isinstance(value, list | tuple) else str(value).split()
