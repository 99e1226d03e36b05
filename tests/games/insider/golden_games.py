"""Golden games: whole games as text that a person can replay by eye. `python -m tests.games.insider.golden_games` writes them.

A text has a header, the first position, one line for each decision with the outcomes of its draws after | and what it led
to after ;, and the last position. Replaying reads the decisions and the outcomes, and writes the text anew.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from tablee.core.chance import Chance, Fast, Scripted
from tablee.core.events import Events
from tablee.games.insider import codes
from tablee.games.insider.box import colour_of
from tests.games.insider.playing import Player, hurried
from tests.games.insider.table import BOOK

FOLDER = Path(__file__).parent / "golden"
_TOLD = {
    codes.TURN_SKIPPED: "{company} skips a turn",
    codes.THROWN: "throws {die}+{other}",
    codes.DREW: "draws {cards}",
    codes.RESHUFFLED: "{count} cards reshuffled",
    codes.STEPPED: "{from} to {to}",
    codes.ROBBED: "robs {card} of {rival} on {square}",
    codes.SWAPPED: "{company1} {pawn1} to {to}, {company2} {pawn2} to {from}",
    codes.FLEW: "from {from} to {to}",
    codes.SENT_HOME: "{company} {pawn} home from {from}",
    codes.EVALUATED: "card {evaluation} is scored",
    codes.SCORED: "{company} {points} = {total}",
    codes.CARD_UP: "card {evaluation} up",
    codes.CARD_UNDER: "card {evaluation} under the pile",
    codes.REPELLED: "{power} repelled",
    codes.PLEDGES_RETURN: "{total} Bodyguards return",
    codes.ENDED: "the end: {reason}",
}


class Kind(NamedTuple):
    """How a golden game is made: by whom and with which options."""

    players: int
    seed: int
    player: Player = hurried
    options: dict[str, Any] = {}  # noqa: RUF012 (never changed)


KINDS = {
    "two-goal": Kind(2, 11, options={"turn_cap": 50}),
    "two-evaluations": Kind(2, 4),
    "three-goal": Kind(3, 7),
    "three-evaluations": Kind(3, 4),
    "four-goal": Kind(4, 7),
    "four-evaluations": Kind(4, 5),
    "three-other-options-turns": Kind(
        3,
        12,
        options={"path_len": 2, "jump_cost": "free", "cycle_after_draw": True, "bomb_counter": "protects_self", "turn_cap": 70},
    ),
}


class Told(Fast):
    """Fast chance that keeps its outcomes."""

    __slots__ = ("draws",)

    def __init__(self, seed: int, stream: int) -> None:
        super().__init__(seed, stream)
        self.draws: list[tuple[int, int]] = []

    def below(self, n: int) -> int:
        result = super().below(n)
        self.draws.append((n, result))
        return result


def _told(box: Any, events: Events) -> Iterator[str]:
    """What happened, each thing once and as whoever knows most of it was told."""
    for at, event in enumerate(events):
        again = at and events[at - 1].kind == event.kind and event.kind in (codes.DREW, codes.ROBBED)
        if event.kind in _TOLD and not again:
            yield _TOLD[event.kind].format(**BOOK.tell(box, event).values)


def _line(box: Any, number: int, seat: int, said: str, draws: list[tuple[int, int]], events: Events) -> str:
    outcomes = " | " + " ".join(str(result) for _, result in draws) if draws else ""
    told = ", ".join(_told(box, events))
    return f"{number:4}. {colour_of(box, seat):6} {said}{outcomes}{' ; ' + told if told else ''}"


def written(kind: Kind) -> str:
    """A golden game played anew and written down."""
    box = BOOK.box(kind.players, kind.options)
    own = Fast(kind.seed, 1)
    state, _ = BOOK.start(box, Fast(kind.seed, kind.players))
    options = " ".join(f"{name}={str(value).lower()}" for name, value in kind.options.items())
    lines = [f"players: {kind.players}", f"options: {options}".rstrip(), "", "First position:"]
    lines += [BOOK.write_position(box, state)]
    number = 0
    while not state.over:
        number += 1
        chance = Told(kind.seed, 100 + number)
        action = kind.player(box, state, BOOK.actions(box, state), own)
        lines.append(_played(box, state, action, chance, number))
    return "\n".join([*lines, "", "Last position:", BOOK.write_position(box, state)])


def _played(box: Any, state: Any, action: int, chance: Chance, number: int) -> str:
    seat, said = state.actor, BOOK.to_text(box, state, action)
    events = BOOK.step(box, state, action, chance)
    return _line(box, number, seat, said, chance.draws, events)  # type: ignore[attr-defined]


def read(text: str) -> tuple[dict[str, str], str, list[tuple[str, list[int]]]]:
    """The header of a text, its first position, and its decisions with their outcomes."""
    head, _, rest = text.partition("First position:\n")
    header = {name: value.strip() for name, _, value in (line.partition(":") for line in head.splitlines() if line)}
    position, _, rest = rest.partition("\n\n")
    moves = []
    for line in rest.partition("\n\nLast position:")[0].splitlines():
        found = re.match(r" *\d+\. (\w+) +([^|;]+?)(?: \| ([\d ]+?))?(?: ; .*)?$", line)
        assert found, line
        moves.append((found[2].strip(), [int(word) for word in (found[3] or "").split()]))
    return header, position, moves


def replayed(text: str) -> str:
    """The text that comes of playing its decisions with its outcomes."""
    header, position, moves = read(text)
    options = dict(option.split("=") for option in header["options"].split())
    box = BOOK.box(int(header["players"]), options)
    state = BOOK.read_position(box, position)
    lines = [f"players: {header['players']}", f"options: {header['options']}".rstrip(), "", "First position:"]
    lines += [BOOK.write_position(box, state)]
    for number, (said, outcomes) in enumerate(moves, start=1):
        chance = Scripted(outcomes)
        lines.append(_played(box, state, BOOK.read_action(box, state, said), chance, number))
        chance.finish()
    return "\n".join([*lines, "", "Last position:", BOOK.write_position(box, state)])


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, kind in KINDS.items():
        (FOLDER / f"{name}.txt").write_text(written(kind), encoding="utf-8")
