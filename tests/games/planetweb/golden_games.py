"""Golden games: whole games of Planet'Web as text that a person can follow and the rules can replay from its own words.

    python -m tests.games.planetweb.golden_games    writes every kind into golden/

The text holds the order of both stacks and all dice, so a replay needs no random numbers. What happened stands behind each
decision in the words of the events' keys.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, NamedTuple

from tablee.core.chance import Chance, Fast, Scripted
from tablee.core.events import Events
from tablee.core.position import CLOCK_RAN_OUT, NOBODY, RESIGNED
from tablee.core.rulebook import winners
from tablee.games.planetweb import codes
from tablee.games.planetweb.box import SEAT_NAMES, bourse_name, bourse_number, news_name, news_number
from tests.games.planetweb import pieces
from tests.games.planetweb.playing import Player, eager
from tests.games.planetweb.table import BOOK, CHECKED

FOLDER = Path(__file__).parent / "golden"
LEAVES, RINGS = "leaves", "the clock runs out"


class Kind(NamedTuple):
    """How a golden game is made: by whom, with which options, and after how many decisions something comes from outside."""

    players: int
    seed: int
    player: Player = eager
    leaves_after: tuple[int, ...] = ()
    rings_after: int = 0
    options: dict[str, Any] = {}  # noqa: RUF012 (never changed)


KINDS = {
    "two-last-against-a-player": Kind(2, 32),
    "two-last-against-the-bourse": Kind(2, 14),
    "two-last-against-a-portal": Kind(2, 13),
    "three-last": Kind(3, 1),
    "four-rounds": Kind(4, 4, options={"round_limit": 30}),
    "five-clock": Kind(5, 5, rings_after=60, options={"clock_minutes": 60}),
    "six-control": Kind(6, 8, options={"control_target": 3, "counter_timing": "after", "multi_buy": True}),
    "six-leaving": Kind(6, 9, leaves_after=(11, 38, 67, 91), options={"free_portal": False, "starting_cash": 500_000}),
}

_ROLLS = {codes.STARTING_ROLL, codes.ROLLED, codes.ATTACK_ROLLED, codes.COUNTER_ROLLED}


# Writing


class Scribe:
    """Writes a game down from what happens in it."""

    def __init__(self, box: Any, header: dict[str, str]) -> None:
        self.box = box
        self.lines = [f"{name}: {value}".rstrip() for name, value in header.items()]
        self.decisions = 0

    def set_up(self, state: Any, events: Events) -> None:
        """Both stacks as they lie, and the starting rolls."""
        self.lines += [
            "",
            f"news: {' '.join(map(news_name, state.news))}",
            f"bourse: {' '.join(map(bourse_name, state.bourse))}",
        ]
        self.lines += [f"dice: {dice_of(events)}", *(f"  {told}" for told in self._told(events)), ""]

    def step(self, seat: int, said: str, events: Events) -> None:
        """A decision with the dice it rolled, and what it led to."""
        self.decisions += 1
        rolled = f"{said} {dice_of(events)}".rstrip()
        self.lines.append(f"{self.decisions:4}. {SEAT_NAMES[seat]}  {rolled:12}  {'; '.join(self._told(events))}".rstrip())

    def _told(self, events: Events) -> list[str]:
        return [self._sentence(event) for event in events]

    def _sentence(self, event: Any) -> str:
        told = BOOK.tell(self.box, event)
        words = [SEAT_NAMES[value] if name in ("seat", "other") else str(value) for name, value in told.values.items()]
        return " ".join([told.key.removeprefix("event-"), *words])

    def end(self, state: Any) -> str:
        """The whole text."""
        won = " ".join(SEAT_NAMES[seat] for seat in winners(state)) or "nobody"
        self.lines += ["", f"Winners: {won}", "", "Final position:", BOOK.write_position(self.box, state)]
        return "\n".join(self.lines)


def dice_of(events: Events) -> str:
    """All dice that were rolled, two by two."""
    return " ".join(f"{event.b}-{event.c}" for event in events if event.kind in _ROLLS)


def comes_from_outside(box: Any, state: Any, seat: int, said: str, chance: Chance) -> tuple[Any, Events]:
    """A player leaves, or the clock runs out."""
    after, events = state.copy(), Events()
    what = (seat, RESIGNED) if said == LEAVES else (NOBODY, CLOCK_RAN_OUT)
    assert BOOK.outside(box, after, *what, chance, events)
    return after, events


def written(kind: Kind) -> str:
    """A golden game, played now."""
    box = CHECKED.of(BOOK.box(kind.players, kind.options))
    options = " ".join(f"{name}={value}" for name, value in kind.options.items())
    scribe = Scribe(box, {"game": "planetweb", "players": str(kind.players), "options": options, "seed": str(kind.seed)})
    chance: Chance = Fast(kind.seed)
    state, events = BOOK.start(box, chance, BOOK.State.checked()())
    scribe.set_up(state, events)
    while not state.over:
        seat = state.actor
        if scribe.decisions in kind.leaves_after:
            said = LEAVES
        elif kind.rings_after and scribe.decisions == kind.rings_after:
            said = RINGS
        else:
            said = ""
        if said:
            state, events = comes_from_outside(box, state, seat, said, chance)
        else:
            action = kind.player(box, state, BOOK.actions(box, state), chance)
            said = BOOK.to_text(box, state, action)
            state, events = CHECKED.apply(box, state, action, chance)
        pieces.conserved(box, state)
        scribe.step(seat, said, events)
    return scribe.end(state)


# Replaying


def shuffled_into(order: list[int]) -> list[tuple[int, int]]:
    """The draws that shuffle cards laid out by number into this order."""
    lying, drawn = list(range(len(order))), []
    for last in range(len(order) - 1, 0, -1):
        other = lying.index(order[last])
        drawn.append((last + 1, other))
        lying[last], lying[other] = lying[other], lying[last]
    return drawn


def rolled(text: str) -> list[tuple[int, int]]:
    """The draws of dice written as `2-6 4-4`."""
    return [(6, int(die) - 1) for die in re.findall(r"[1-6]", text)]


class Move(NamedTuple):
    """A decision in words, and the dice behind it."""

    seat: int
    said: str
    dice: str


_MOVE = re.compile(r" *\d+\. ([A-F])  ((?:(?! {2}).)+?)((?: [1-6]-[1-6])*) *(?:  .*)?")


def read(text: str) -> tuple[dict[str, str], list[Move]]:
    """The header of a golden game and its decisions."""
    header: dict[str, str] = {}
    moves: list[Move] = []
    for line in text.partition("\nWinners:")[0].splitlines():
        if found := _MOVE.fullmatch(line):
            moves.append(Move(SEAT_NAMES.index(found[1]), found[2], found[3]))
        elif not line.startswith(" ") and ":" in line:
            name, _, value = line.partition(":")
            header[name] = value.strip()
    return header, moves


def replayed(text: str) -> str:
    """The same game, played again from its own words with scripted chance."""
    header, moves = read(text)
    options = dict(option.split("=") for option in header["options"].split())
    box = CHECKED.of(BOOK.box(int(header["players"]), options))
    scribe = Scribe(box, {name: header[name] for name in ("game", "players", "options", "seed")})
    script = shuffled_into([news_number(card) for card in header["news"].split()])
    script += shuffled_into([bourse_number(card) for card in header["bourse"].split()])
    chance = Scripted(script + rolled(header["dice"]))
    state, events = BOOK.start(box, chance, BOOK.State.checked()())
    chance.finish()
    scribe.set_up(state, events)
    for seat, said, dice in moves:
        assert state.actor == seat, f"it is not {SEAT_NAMES[seat]} who decides"
        chance = Scripted(rolled(dice))
        if said in (LEAVES, RINGS):
            state, events = comes_from_outside(box, state, seat, said, chance)
        else:
            state, events = CHECKED.apply(box, state, BOOK.read_action(box, state, said), chance)
        chance.finish()
        scribe.step(seat, said, events)
    return scribe.end(state)


def main() -> None:
    """Write every golden game."""
    FOLDER.mkdir(exist_ok=True)
    for name, kind in KINDS.items():
        (FOLDER / f"{name}.txt").write_text(written(kind), encoding="utf-8")
        print(f"{name}.txt")


if __name__ == "__main__":
    main()
