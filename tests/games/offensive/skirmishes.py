"""Golden skirmishes: what the rules answer where everything stands close together and many cards are in play.

`python -m tests.games.offensive.skirmishes` writes them anew; a person reads what changed. A skirmish begins in the middle of
a game, with pieces of all kinds around one square, cards in both hands, losses and effects that lie on units. Every unit that
could act is asked for what it may do, and then the game goes on for a while.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tablee.core.chance import Fast
from tablee.core.events import Events
from tablee.core.texts import Complaint
from tablee.games.offensive import terms
from tablee.games.offensive.maps import place_of
from tablee.games.offensive.state import (
    ATTACKS_MORE,
    BAR,
    CAMOUFLAGE,
    DEM,
    ENG,
    IMMOBILISE,
    KIND_CODES,
    MODIFIER,
    POINTS_MORE,
    SIDES,
    UNIT,
    UNIT_KINDS,
    UNITS,
)
from tests.games.offensive.golden_answers import answers, fingerprint
from tests.games.offensive.playing import lively
from tests.games.offensive.table import BOOK

FILE = Path(__file__).parent / "skirmishes.txt"
STEPS, EVERY = 60, 9

OPTIONS = (
    "scenario=learning turn_limit=8",
    "scenario=learning turn_limit=8 blind_fire=free explore_edge=first",
    "scenario=learning turn_limit=8 exploration=false hidden_markers=false",
    "scenario=learning turn_limit=8 capture_check=immediate capture_units=any blind_fire=forbidden",
    "scenario=learning turn_limit=8 control=occupation distance=staircase hand_limit=12",
    "scenario=learning turn_limit=8 table_mor_hun=swapped memory_aid=false",
    "scenario=learning turn_limit=8 prepared_obstacles=3",
)
SEEDS = range(120)
ATTACHED = (POINTS_MORE, MODIFIER, ATTACKS_MORE, CAMOUFLAGE, IMMOBILISE)


class Muster:
    """Puts a skirmish together, line by line."""

    def __init__(self, box: Any, seed: int) -> None:
        self.box = box
        self.chance = Fast(seed, 7)
        self.taken: set[int] = set()
        self.laid: list[int] = []
        self.attached: list[str] = []
        self.lines = [f"turn: {2 + self.chance.below(6)}", f"side: {SIDES[self.chance.below(2)]}"]
        self.lines.append(f"point: {('UNITS', 'CARDS')[self.chance.below(3) > 0]}")
        centres = [box.objective[number] for number in range(box.objectives)]
        centres += [square for square in range(box.squares) if box.river[square] and box.road[square]]
        self.centre = centres[self.chance.below(len(centres))]
        self.columns, self.rows = 1 + self.chance.below(4), 1 + self.chance.below(3)

    def text(self) -> str:
        deck = [card for card in range(1, self.box.cards + 1) for _ in range(self.box.copies[card])]
        hands: list[list[int]] = []
        for side in SIDES:
            self.pieces(side, deck)
            hand = sorted(deck.pop(self.chance.below(len(deck))) for _ in range(3 + self.chance.below(6)))
            hands.append(hand)
            self.lines.append(f"hand {side}: {' '.join(f'C{card:02}' for card in hand)}")
            self.lines.append(f"removed {side}: {KIND_CODES[1 + self.chance.below(3)]}=1 ENG={self.chance.below(2)}")
        gone = sorted([*self.laid, *(deck.pop(self.chance.below(len(deck))) for _ in range(self.chance.below(30)))])
        self.lines.append(f"discard: {' '.join(f'C{card:02}' for card in gone)}")
        for row, knower in enumerate((*SIDES, "onlooker")):
            if self.chance.below(2):
                self.lines.append(f"known {knower}: {' '.join(self.unseen(hands, row, gone))}")
        self.lines.append(f"attached: {' '.join(self.attached)}")
        self.lines.append(f"control: {' '.join(place_of(self.box, square) for square in self.held())}")
        return "\n".join(line for line in self.lines if not line.endswith(": "))

    def unseen(self, hands: list[list[int]], row: int, gone: list[int]) -> list[str]:
        """What somebody who has seen some cards of others reckons with in the pile."""
        own = hands[row] if row < len(hands) else []
        others = [card for side, hand in enumerate(hands) if side != row for card in hand]
        seen = [card for card in others if self.chance.below(2)]
        known = [*own, *gone, *seen]
        cards = range(1, self.box.cards + 1)
        return [f"C{card:02}" for card in cards for _ in range(self.box.copies[card] - known.count(card))]

    def held(self) -> list[int]:
        return [self.box.objective[number] for number in range(self.box.objectives) if self.chance.below(2)]

    def pieces(self, side: str, deck: list[int]) -> None:
        """Units and markers of a side, each near the centre, with a mark or a card now and then; a line unit stands far off."""
        self.lines.append(f"{side} 1: INF {place_of(self.box, 0 if side == 'red' else self.box.width - 1)}")
        for number in range(2, 9 + self.chance.below(5)):
            marker = self.chance.below(4) == 0
            kind = BAR + self.chance.below(DEM - BAR + 1) if marker else 1 + self.chance.below(UNIT_KINDS)
            if (square := self.place(kind == ENG)) is not None:
                mark = (
                    "" if marker else self.card_on(f"{side}{number}", deck) or ("", " face=1", " face=2")[self.chance.below(3)]
                )
                if not marker and side in self.lines[1] and self.chance.below(2):
                    mark += f" points={1 + self.chance.below(6)} attacks={self.chance.below(3)}"
                self.lines.append(f"{side} {number}: {KIND_CODES[kind]} {place_of(self.box, square)}{mark}")

    def card_on(self, piece: str, deck: list[int]) -> str:
        """Perhaps the effect of a card lies on the piece; what it says on the piece itself."""
        rare = [card for card in deck if self.box.effect[card] in (CAMOUFLAGE, IMMOBILISE)]
        among = rare if rare and self.chance.below(4) == 0 else deck
        card = among[self.chance.below(len(among))]
        if self.box.effect[card] not in ATTACHED:
            return ""
        deck.remove(card)
        self.laid.append(card)
        self.attached.append(f"{piece}:C{card:02}")
        return {CAMOUFLAGE: " face=16", IMMOBILISE: " face=32"}.get(self.box.effect[card], "")

    def place(self, afloat: bool) -> int | None:
        """A free square around the centre; only engineers stand on rivers beside bridges."""
        box = self.box
        for _ in range(20):
            column = self.centre % box.width + self.chance.below(2 * self.columns + 1) - self.columns
            row = self.centre // box.width + self.chance.below(2 * self.rows + 1) - self.rows
            square = row * box.width + column
            inside = 0 <= column < box.width and 0 <= row < box.height
            if inside and square not in self.taken and (afloat or not box.river[square] or box.road[square]):
                self.taken.add(square)
                return square
        return None


def begun(options: str, seed: int) -> tuple[Any, Any]:
    """A skirmish with its box, the first from this seed on that is a possible position."""
    box = BOOK.box(2, dict(option.split("=") for option in options.split()))
    while True:
        try:
            return box, BOOK.read_position(box, Muster(box, seed).text())
        except Complaint:
            seed += 1000


def each_unit(box: Any, state: Any) -> str:
    """What every unit of the active player may do, and what comes of its attacks, markers and longest move."""
    told, selected = [], BOOK.actions(box, state)
    for square in range(box.squares):
        piece = state.at[square]
        if piece and terms.side_of(piece) == state.side and terms.is_unit(state.kind[piece]):
            one = state.copy()
            one.point, one.selected, one.acted = UNIT, piece, 0
            assert (square in selected) == (len(BOOK.actions(box, one)) > 1), "who can do something can be selected"
            reasons = [BOOK.refusal(box, one, action) for action in range(BOOK.action_count(box))]
            told.append(bytes(reasons))
            allowed = BOOK.actions(box, one)
            bold = [action for action in allowed if action >= box.squares or one.at[action]]
            for number, action in enumerate([*bold, *[action for action in allowed if action not in bold][-1:]]):
                after, events = one.copy(), Events()
                BOOK.apply(box, after, action, Fast(number, action), events)
                told.append(repr(list(events)).encode() + after.to_bytes())
    return f"{len(told)} {fingerprint(*told)}"


def skirmish(seed: int) -> Iterator[str]:
    """A skirmish as lines: its options, some of its positions, and what came of it."""
    options = OPTIONS[seed % len(OPTIONS)]
    yield f"{seed}: {options}"
    box, state = begun(options, seed)
    chance, happened = Fast(seed), [state.to_bytes()]
    for step in range(STEPS):
        if state.over:
            break
        if step % EVERY == 0:
            yield f"  {step} {BOOK.points[state.point]}: {answers(box, state)}"
            if state.point == UNITS:
                yield f"  {step} units: {each_unit(box, state)}"
        events = Events()
        BOOK.apply(box, state, lively(box, state, chance), chance, events)
        happened.append(repr(list(events)).encode() + state.to_bytes())
    yield f"  {len(happened)} {BOOK.ends.get(state.over, 'goes on')} {fingerprint(*happened)}"


def written() -> str:
    """All skirmishes."""
    return "\n\n".join("\n".join(skirmish(seed)) for seed in SEEDS) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
