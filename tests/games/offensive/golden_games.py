"""Golden games: whole games as text that a person can follow, one for each victory and each variant.

`python -m tests.games.offensive.golden_games` writes them anew with simple players. A game is replayed from its own words: the
actions, and the outcomes of chance that stand behind them; what was told to everybody must come out the same.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tablee.core.chance import Fast, Keyed, Scripted
from tablee.core.events import SPECTATOR, Events
from tablee.core.position import RESIGNED
from tablee.games.offensive.state import UNIT
from tests.games.offensive.playing import lively
from tests.games.offensive.table import BOOK, SIDES

FOLDER = Path(__file__).parent / "golden"
RESIGNS = "resigns"

Player = Callable[[Any, Any, Fast], int]


def marching(box: Any, state: Any, chance: Fast) -> int:
    """Takes the presets, goes for the objectives and attacks what it meets; ends the manche when nothing gets nearer."""
    said = {BOOK.to_text(box, state, action): action for action in BOOK.actions(box, state)}
    for plain in ("preset", "auto", "done", "pass", "end-cards"):
        if plain in said:
            return said[plain]
    if state.point != UNIT:
        units = [action for text, action in said.items() if text.startswith("select") and _useful(box, state, action)]
        return units[chance.below(len(units))] if units else said.get("end-manche", next(iter(said.values())))
    for verb in ("fire", "contact"):
        targets = [action for text, action in said.items() if text.startswith(verb)]
        if targets:
            return targets[chance.below(len(targets))]
    steps = _advances(box, state, state.selected)
    return min(steps, key=steps.__getitem__) if steps else said.get("back", said["end-manche"])


def _way(box: Any, state: Any, piece: int, square: int) -> int:
    wanted = [n for n in range(box.objectives) if not state.control >> n & 1] or range(box.objectives)
    route = (0, 0, 1, 2)[box.way[state.kind[piece]]]
    return min(box.to_objective[n][route][square] for n in wanted)


def _advances(box: Any, state: Any, piece: int) -> dict[int, int]:
    """The hops that lead nearer to an objective, with the way that is left."""
    here = _way(box, state, piece, state.where[piece])
    chosen = state.copy()
    chosen.point, chosen.selected = UNIT, piece
    hops = [a for a in BOOK.actions(box, chosen) if a < box.squares and not state.at[a]]
    return {a: _way(box, state, piece, a) for a in hops if _way(box, state, piece, a) < here}


def _useful(box: Any, state: Any, square: int) -> bool:
    """Whether the unit there can attack or get nearer."""
    chosen = state.copy()
    chosen.point, chosen.selected = UNIT, state.at[square]
    attacks = [a for a in BOOK.actions(box, chosen) if a < 2 * box.squares and state.at[a % box.squares]]
    return bool(attacks or _advances(box, state, state.at[square]))


def idle(box: Any, state: Any, chance: Fast) -> int:
    """Does what is done for somebody whose time has run out."""
    return int(BOOK.default(box, state))


@dataclass(frozen=True)
class Kind:
    """A kind of game: options, the two players, and when somebody resigns, if ever."""

    options: str
    red: Player
    blue: Player
    seed: int = 1
    resigns: int = 0


KINDS = {
    "mission": Kind("scenario=learning", marching, idle, seed=1),
    "time": Kind("scenario=learning", idle, lively, seed=3),
    "annihilation": Kind("scenario=learning exploration=false cards=false turn_limit=none", marching, marching, seed=2),
    "resignation": Kind("scenario=learning", lively, lively, seed=2, resigns=90),
    "instruction-game": Kind("scenario=learning cards=false", marching, lively, seed=5),
    "without-exploration": Kind("scenario=learning exploration=false", marching, lively, seed=6),
    "symmetric": Kind("scenario=learning symmetric=strict pools=equal", lively, lively, seed=7),
    "free-map": Kind("scenario=free army_size=12 prepared_obstacles=2", marching, lively, seed=8),
    "breakthrough": Kind("turn_limit=3", lively, lively, seed=9),
}


def told(box: Any, events: Events) -> str:
    """What everybody heard, in short."""
    said = (BOOK.tell(box, event) for event in events.seen_from(SPECTATOR))
    return "; ".join(" ".join([one.key.removeprefix("event-"), *map(str, one.values.values())]) for one in said)


def line(state: Any, said: str, draws: list[tuple[int, int]], heard: str) -> str:
    """One step: who does what, the outcomes of chance, what everybody heard."""
    words = f"{SIDES[state.actor]} {said}"
    words += " | " + " ".join(f"{n}:{result}" for n, result in draws) if draws else ""
    return f"{words} > {heard}" if heard else words


def written(kind: Kind) -> str:
    """A game of this kind, as text."""
    box = BOOK.box(2, dict(option.split("=") for option in kind.options.split()))
    state, chance = BOOK.State(), Fast(kind.seed)
    BOOK.new(box, state, chance, Events())
    lines = [f"options: {kind.options}"]
    steps = 0
    while not state.over:
        steps += 1
        if steps == kind.resigns:
            before, events = state.copy(), Events()
            BOOK.outside(box, state, before.actor, RESIGNED, chance, events)
            lines.append(line(before, RESIGNS, [], told(box, events)))
            break
        player = (kind.red, kind.blue)[state.actor]
        action = player(box, state, chance)
        dice, events = Keyed(bytes([kind.seed, steps % 256, steps // 256]) + bytes(29)), Events()
        before = state.copy()
        BOOK.apply(box, state, action, dice, events)
        lines.append(line(before, BOOK.to_text(box, before, action), dice.draws, told(box, events)))
    return "\n".join([*lines, "", *ending(box, state)]) + "\n"


def ending(box: Any, state: Any) -> list[str]:
    """How it ended, and the last position."""
    return [f"end: {BOOK.ends[state.over]}", *BOOK.write_position(box, state).splitlines()]


def replayed(text: str) -> str:
    """The same game, played again from its own words on the checked state with scripted chance."""
    first, *steps = text.partition("\n\n")[0].splitlines()
    box = BOOK.box(2, dict(option.split("=") for option in first.removeprefix("options: ").split()))
    box = BOOK.Box.checked().from_bytes(box.to_bytes())
    state = BOOK.State.checked()()
    BOOK.new(box, state, Fast(0), Events())
    lines = [first]
    for step in steps:
        did = step.partition(" > ")[0]
        doing, _, outcomes = did.partition(" | ")
        side, _, said = doing.partition(" ")
        assert state.actor == SIDES.index(side), step
        events, before = Events(), state.copy()
        script = [(int(n), int(result)) for n, _, result in (pair.partition(":") for pair in outcomes.split())]
        chance = Scripted(script)
        if said == RESIGNS:
            BOOK.outside(box, state, before.actor, RESIGNED, chance, events)
        else:
            BOOK.apply(box, state, BOOK.read_action(box, state, said), chance, events)
        chance.finish()
        lines.append(line(before, said, script, told(box, events)))
    return "\n".join([*lines, "", *ending(box, state)]) + "\n"


def main() -> None:
    """Write every golden game."""
    FOLDER.mkdir(exist_ok=True)
    for name, kind in KINDS.items():
        text = written(kind)
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")
        print(name, len(text.splitlines()), next(row for row in text.splitlines() if row.startswith("end: ")))


if __name__ == "__main__":
    main()
