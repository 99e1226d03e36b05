"""A table of Offensive for tests: a position in words, played in words.

>>> table = Table(red="TNK 18,10", blue="INF 19,10")
>>> table.offers("18,10", "contact")
['19,10']
>>> table.play("select 18,10", "contact 19,10", dice=[3, 4, 2, 3])["18,10"], table["19,10"], table.lost("red")
('', 'blue INF', ['TNK'])

Pieces are listed with their squares, divided by semicolons, with the marks of `games/offensive/position.py` behind them. Unless
`idle` is false each side also has an infantry in its corner, so that no loss ends the game.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from tablee.core.chance import Scripted
from tablee.core.decision import Refused
from tablee.core.events import Events
from tablee.core.rulebook import winners
from tablee.games import rulebook
from tablee.games.offensive import terms
from tablee.games.offensive.maps import place_of, square_of
from tablee.games.offensive.state import KIND_CODES, NO_PIECE, UNIT, UNITS
from tests.games.ways import Checked, Compiled, Form

BOOK = rulebook("offensive")
SIDES = ("red", "blue")

_OPTIONS = {option.name for option in BOOK.options}


LIGHT, CHECKED, COMPILED = Form(BOOK), Checked(BOOK), Compiled(BOOK)


class Table:
    """A position with its box. Table options are named beside the lines of the position.

    In the names of lines `_` stands for a space; the line `control`, which is also an option, is called `line_control`.
    """

    def __init__(
        self, form: Form = CHECKED, *, red: str = "", blue: str = "", idle: bool = True, box: Any = None, **given: Any
    ) -> None:
        options = {name: given.pop(name) for name in _OPTIONS & set(given)}
        self.form = form
        self.box = form.of(box) if box else _box(form, tuple(sorted(options.items(), key=str)))
        self.state = form.of(BOOK.read_position(self.box, self._text({"red": red, "blue": blue}, idle, given)))
        self.events = Events()

    def _text(self, pieces: dict[str, str], idle: bool, given: dict[str, Any]) -> str:
        corner = {"red": "0,0", "blue": f"{self.box.width - 1},0"}
        lines = [f"{name.removeprefix('line_').replace('_', ' ')}: {value}" for name, value in given.items()]
        for side, listed in pieces.items():
            placed = [piece.strip() for piece in listed.split(";") if piece.strip()]
            placed += [f"INF {corner[side]}"] if idle and not any(corner[side] == line.split()[1] for line in placed) else []
            lines += [f"{side} {number}: {line}" for number, line in enumerate(placed, start=1)]
        return "\n".join(lines)

    # Doing

    def play(self, *said: str, dice: Iterable[int] = (), script: Iterable[int] = ()) -> Table:
        """Play actions in text notation; the dice fall as written, all of them at the last action."""
        for place, text in enumerate(said):
            action = BOOK.read_action(self.box, self.state, text)
            assert action in self.form.legal(self.box, self.state), f"{text} is not listed as legal"
            last = place == len(said) - 1
            chance = Scripted([*(die - 1 for die in dice), *script] if last else [])
            self.state, self.events = self.form.apply(self.box, self.state, action, chance)
            chance.finish()
        return self

    def use(self, unit: str, *said: str, **more: Any) -> Table:
        """Let the unit on a square act, then put it back if it is still selected."""
        if self.point == "UNIT":
            self.play("back")
        return self.play(f"select {unit}", *said, **more)

    def refused(self, said: str) -> Refused:
        """The refusal of an action, which must leave the position as it was."""
        before = self.state.to_bytes()
        try:
            action = BOOK.read_action(self.box, self.state, said)
        except Refused as refusal:
            assert self.state.to_bytes() == before
            return refusal
        raise AssertionError(f"{said} is allowed: action {action}")

    def default(self) -> str:
        """What is done for somebody who has no time left."""
        return BOOK.to_text(self.box, self.state, BOOK.default(self.box, self.state))

    # Looking

    def at(self, place: str) -> int:
        """The piece on a square."""
        return int(self.state.at[square_of(self.box, place)])

    def __getitem__(self, place: str) -> str:
        """What stands on a square, such as `blue INF`; empty if nothing does."""
        piece = self.at(place)
        return "" if piece == NO_PIECE else f"{SIDES[terms.side_of(piece)]} {KIND_CODES[self.state.kind[piece]]}"

    def offers(self, unit: str = "", verb: str = "") -> list[str]:
        """The legal choices in words, or those of a unit if it were selected; of one verb, what it can be done with."""
        state = self.state
        if unit:
            state = state.copy()
            assert state.point in (UNITS, UNIT)
            state.point, state.selected, state.acted = UNIT, self.at(unit), 0
        said = [BOOK.to_text(self.box, state, action) for action in self.form.legal(self.box, state)]
        return [text.removeprefix(f"{verb} ") for text in said if text.startswith(f"{verb} ")] if verb else said

    def price(self, unit: str, place: str) -> int:
        """What it costs the unit to hop to a square, seen by the points it has left."""
        state = self.state.copy()
        state.point, state.selected, state.acted = UNIT, self.at(unit), 0
        piece, before = state.selected, self.points(unit)
        square = square_of(self.box, place)
        after, _ = self.form.apply(self.box, state, square, Scripted([]))
        return before - int(terms.points_left(self.box, after, piece))

    def points(self, place: str) -> int:
        return int(terms.points_left(self.box, self.state, self.at(place)))

    def attacks(self, place: str) -> int:
        return int(terms.attacks_left(self.state, self.at(place)))

    def face_up(self, place: str) -> bool:
        return bool(terms.face_up(self.box, self.state, self.at(place)))

    def may_be(self, place: str) -> set[str]:
        """The kinds that the enemy cannot exclude for the piece on a square."""
        kinds = self.state.may_be[self.at(place)]
        return {code for kind, code in enumerate(KIND_CODES) if kind and kinds >> kind - 1 & 1}

    def lost(self, side: str) -> list[str]:
        """The units that a side has lost."""
        removed = self.state.removed[SIDES.index(side)]
        return [KIND_CODES[kind] for kind, number in enumerate(removed) for _ in range(number)]

    def control(self) -> list[str]:
        """The objectives that Red controls."""
        return [place_of(self.box, self.box.objective[n]) for n in range(self.box.objectives) if self.state.control >> n & 1]

    def hand(self, side: str) -> list[str]:
        cards = self.state.hand[SIDES.index(side)]
        return [f"C{card:02}" for card, number in enumerate(cards) for _ in range(number)]

    def discard(self) -> list[str]:
        return [f"C{card:02}" for card, number in enumerate(self.state.discard) for _ in range(number)]

    def told(self, seat: int) -> list[str]:
        """The events of the last action that a seat may know, as key and values."""
        said = (BOOK.tell(self.box, event) for event in self.events.seen_from(seat))
        return [" ".join([told.key.removeprefix("event-"), *map(str, told.values.values())]) for told in said]

    def view(self, seat: int) -> Any:
        return BOOK.view(self.box, self.state, seat)

    @property
    def totals(self) -> list[int]:
        """Modifier and total of the attacker, modifier and total of the defender in the last action."""
        return next(list(event[2:]) for event in self.events if event.kind == terms.TOTALS)

    @property
    def point(self) -> str:
        return BOOK.points.get(self.state.point, "")

    @property
    def actor(self) -> int:
        return int(self.state.actor)

    @property
    def over(self) -> str:
        """Why the game ended, empty while it runs."""
        return BOOK.ends.get(self.state.over, "")

    @property
    def winners(self) -> list[int]:
        return list(winners(self.state))


@cache
def _box(form: Form, options: tuple[tuple[str, Any], ...]) -> Any:
    """A box is never changed, so tables with the same options share one."""
    return form.of(BOOK.box(2, dict(options)))
