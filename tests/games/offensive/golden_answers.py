"""Golden answers: what the rules answer in the course of lively games with many options.

`python -m tests.games.offensive.golden_answers` writes them anew; a person reads what changed. A line is a position: the reason
for every action number, counted and as a fingerprint; what is done for somebody who has no time left; and fingerprints of the
worlds that a watcher, Red and Blue may think of. A course ends with the fingerprint of everything that happened.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from tablee.core.chance import Fast
from tablee.core.edition import Edition
from tablee.core.events import SPECTATOR, Events
from tablee.games import offensive
from tablee.games.offensive.state import BUILD
from tests.games.offensive.playing import lively
from tests.games.offensive.table import BOOK

FILE = Path(__file__).parent / "answers.txt"
DEPLOYED = Path(__file__).parent / "deployments.txt"
EDITION = Path(offensive.__file__).with_name("edition.toml")
STEPS, EVERY, DEALS = 260, 13, 2

COURSES = (
    "scenario=learning turn_limit=3",
    "scenario=learning turn_limit=3 prepared_obstacles=4 infiltration=false symmetric=on",
    "scenario=learning turn_limit=3 prepared_obstacles=2 capture_check=immediate capture_units=any",
    "scenario=learning turn_limit=3 exploration=false distance=staircase control=occupation",
    "scenario=learning turn_limit=3 cards=false blind_fire=free explore_edge=first hidden_markers=false",
    "scenario=learning turn_limit=3 army_mode=preset blind_fire=forbidden hand_limit=8 memory_aid=false",
    "scenario=free army_size=12 turn_limit=2 pools=equal prepared_obstacles=3",
    "turn_limit=2 symmetric=strict pools=equal",
    "scenario=learning turn_limit=6 hand_limit=12 prepared_obstacles=1",
    "scenario=learning turn_limit=4 exploration=false cards=false infiltration=false",
    "scenario=free turn_limit=2 army_size=20 control=occupation table_mor_hun=swapped",
    "turn_limit=3 prepared_obstacles=4 capture_check=immediate",
    "scenario=learning turn_limit=5 army_mode=preset infiltration=true distance=staircase",
    "edition=corners scenario=learning turn_limit=6 prepared_obstacles=4",
    "edition=corners scenario=learning turn_limit=6 capture_check=immediate exploration=false",
    "edition=corners scenario=learning turn_limit=6 control=occupation prepared_obstacles=3",
)

CORNERS = (
    # Roads and houses in the corners of the learning map, covered rear edges, an objective before the zone.
    ("..FF....~...FF..\n..F.....", "B.FF....~...FF.B\nF.F....."),
    (".FF..F..~...FF..\n'''", "FFF..F..~...FF.B\n'''"),
    ("................\n................\n...yyyyyyyyyy...", "yyyyyyyyyyyyyyyy\n...............y\n...yyyyyyyyyy..."),
    (
        "yyyyyyyyyyyyyyyy\n................\n................\n'''\nplaces",
        "yyyyyyyyyyyyyyyy\n................\nyyyyyyyyyyyyyyyy\n'''\nplaces",
    ),
    ("objectives = [[10, 2], [10, 5], [12, 5], [11, 9]]", "objectives = [[5, 5], [10, 5], [12, 5], [11, 9]]"),
    # Other markers come by cards, some kinds have no counters, and there are not even enough cards to deal.
    ('markers = ["SAB"]', 'markers = ["DEM"]'),
    (
        'markers = ["DEM"]\nstatus = "reconstructed"\n\n[[card]]\nid = "C16"',
        'markers = ["SAB"]\nstatus = "reconstructed"\n\n[[card]]\nid = "C16"',
    ),
    ("BAR = 3\nMIN = 3", "BAR = 2\nMIN = 1"),
    ("blue = [9, 15]\nfront = 6", "blue = [8, 15]\nfront = 6"),
    ("MPO = 1, AGR = 2 }\nblue", "MPO = 0, AGR = 2 }\nblue"),
    ("MPO = 3, AGR = 1 }\nequal", "MPO = 3, AGR = 0 }\nequal"),
)
DECK = {"C01": 2, "C14": 2, "C16": 1, "C19": 1, "C20": 2, "C23": 1}


DEPLOYMENTS = (
    "scenario=learning",
    "scenario=learning infiltration=false",
    "scenario=learning prepared_obstacles=4 exploration=false",
    "scenario=learning infiltration=false prepared_obstacles=3 hidden_markers=false pools=equal",
    "scenario=free army_size=12 pools=equal",
    "",
    "scenario=bridges infiltration=false pools=equal",
    "scenario=town prepared_obstacles=2",
    "edition=corners scenario=learning infiltration=false",
    "edition=corners scenario=learning prepared_obstacles=4",
    "edition=bare scenario=learning infiltration=false prepared_obstacles=4",
    "edition=bare scenario=learning",
    "scenario=learning prepared_obstacles=3 pools=equal",
    "scenario=free army_size=12 prepared_obstacles=4 pools=equal",
)


def bare() -> Edition:
    """An edition whose learning map has no cover but houses on objectives."""
    head, name, rest = EDITION.read_text(encoding="utf-8").partition('id = "vernay"')
    terrain, roads, more = rest.partition("roads")
    return Edition(head + name + terrain.replace("F", ".").replace("B", ".") + roads + more, "bare.toml")


def corners() -> Edition:
    """An edition in which much happens at the edges of what there can be."""
    text = EDITION.read_text(encoding="utf-8")
    for old, new in CORNERS:
        assert old in text, old
        text = text.replace(old, new, 1)
    text = re.sub(r'id = "(C\d\d)"\ncopies = \d+', lambda card: f'id = "{card[1]}"\ncopies = {DECK.get(card[1], 0)}', text)
    return Edition(text, "corners.toml")


def fingerprint(*parts: bytes) -> str:
    return sha256(b"\n".join(parts)).hexdigest()[:10]


def answers(box: Any, state: Any) -> str:
    """What the rules say about a position."""
    reasons = [BOOK.refusal(box, state, action) for action in range(BOOK.action_count(box))]
    counted = Counter(BOOK.reasons[reason].key if reason else "allowed" for reason in reasons)
    said = ", ".join(f"{key} {counted[key]}" for key in sorted(counted, key=lambda key: (key != "allowed", key)))
    dealt = [fingerprint(*worlds(box, state, viewer)) for viewer in (SPECTATOR, 0, 1)]
    default = BOOK.to_text(box, state, BOOK.default(box, state))
    return f"{said} {fingerprint(bytes(reasons))} | {default} | {' '.join(dealt)}"


def worlds(box: Any, state: Any, viewer: int) -> Iterator[bytes]:
    """Some worlds that a viewer may think of."""
    for seed in range(DEALS):
        world = state.copy()
        BOOK.redeal(box, world, viewer, Fast(seed))
        yield world.to_bytes()


def box_of(options: str) -> Any:
    """The box of an edition and options, as they are written here."""
    given = dict(option.split("=") for option in options.split())
    edition = {"corners": corners, "bare": bare}.get(given.pop("edition", ""))
    return BOOK.box(2, given, edition() if edition else None)


def deployment(options: str, seed: int) -> str:
    """Armies counted at random and deployed by chance and by the program, as far as the first manche."""
    box, chance, happened = box_of(options), Fast(seed, 3), []
    state, events = BOOK.State(), Events()
    BOOK.new(box, state, chance, events)
    while not state.turn:
        happened.append(repr(list(events)).encode() + state.to_bytes())
        happened.append(bytes(BOOK.refusal(box, state, action) for action in range(BOOK.action_count(box))))
        happened += [world for viewer in (SPECTATOR, 0, 1) for world in worlds(box, state, viewer)]
        actions = BOOK.actions(box, state)
        default = BOOK.default(box, state)
        by_chance = state.point == BUILD or chance.below(6)
        events = Events()
        BOOK.apply(box, state, actions[chance.below(len(actions))] if by_chance else default, chance, events)
    happened.append(repr(list(events)).encode() + state.to_bytes())
    happened += [world for viewer in (SPECTATOR, 0, 1) for world in worlds(box, state, viewer)]
    return f"{options or 'standard'}, {seed}: {len(happened)} {fingerprint(*happened)}"


def deployments() -> str:
    """All deployments."""
    return "".join(f"{deployment(options, seed)}\n" for options in DEPLOYMENTS for seed in range(6))


def course(options: str, seed: int) -> Iterator[str]:
    """A game that is played for a while, as lines: its options, some of its positions, and what came of it."""
    yield options
    box = box_of(options)
    state, chance, met, happened = BOOK.State(), Fast(seed), set[int](), []
    BOOK.new(box, state, chance, Events())
    for step in range(STEPS):
        if state.over:
            break
        if state.point not in met or step % EVERY == 0:
            met.add(state.point)
            yield f"  {step} {BOOK.points[state.point]}: {answers(box, state)}"
        events = Events()
        BOOK.apply(box, state, lively(box, state, chance), chance, events)
        happened.append(repr(list(events)).encode() + state.to_bytes())
    yield f"  {len(happened)} {BOOK.ends.get(state.over, 'goes on')} {fingerprint(*happened)}"


def blocks(text: str) -> list[str]:
    """The courses of a file."""
    return text.rstrip("\n").split("\n\n")


def written() -> str:
    """All courses."""
    return "\n\n".join("\n".join(course(options, seed)) for seed, options in enumerate(COURSES)) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
    DEPLOYED.write_text(deployments(), encoding="utf-8")
