"""Worked examples: figures from the vectors that the tests run, and a few turns told by the referee itself."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

import tablee
from tablee import bots
from tablee.cli.boards import drawing
from tablee.cli.story import sentences, told_to
from tablee.cli.voice import Voice
from tablee.core.chance import Fast
from tablee.core.events import SPECTATOR
from tablee.games import rulebook
from tools.handbook import diagrams
from tools.handbook.words import EXAMPLES, ROOT

TOLD = 14
"""Decisions of a game that are told."""

SEEDS = {"offline": 4, "insider": 3, "offensive": 6, "planetweb": 2}
NAMES = ("Anna", "Bruno", "Chloé", "David", "Emma", "Félix")


@cache
def _vectors(game: str) -> dict[str, Any]:
    found = tomllib.loads((ROOT / "tests" / "games" / game / "vectors.toml").read_text(encoding="utf-8"))
    return {vector["id"]: vector for vector in found["vector"]}


def worked(game: str, language: str) -> str:
    """The example of a game in one language, its figures read from the vectors."""
    values = {"offline": _values, "insider": _cards, "offensive": _combat, "planetweb": _royalties}[game]()
    said = EXAMPLES[game][language].format(**values)
    if game == "offline":
        vector = _vectors("offline")["SRC-1"]
        said = diagrams.network(rulebook("offline").edition.data, "C", vector["sites"], vector["expect"]) + "\n\n" + said
    return said


def _values() -> dict[str, Any]:
    lying, held = _vectors("offline")["SRC-1"], _vectors("offline")["SRC-2"]
    sides = enumerate(("mine", "theirs"))
    compared = {f"{who}{site[1]}": pair[place] for place, who in sides for site, pair in held["compare"].items()}
    return {**lying["expect"], "hand": held["hand"], **compared}


def _cards() -> dict[str, Any]:
    script = _vectors("insider")["X-01"]["case"][0]["script"]
    return {"after": next(line.split()[-1] for line in script.splitlines() if line.startswith("cards red"))}


def _combat() -> dict[str, Any]:
    step = _vectors("offensive")["V01"]["steps"][0]
    a_mod, a_total, d_mod, d_total = step["totals"]
    r1, r2, b1, b2 = step["dice"]
    return {"a_mod": a_mod, "a_total": a_total, "d_mod": d_mod, "d_total": d_total, "r1": r1, "r2": r2, "b1": b1, "b2": b2}


def _royalties() -> dict[str, Any]:
    a, b, _ = next(vector for vector in _vectors("planetweb").values() if "PLW-038" in vector["clauses"])["step"][0]["cash"]
    return {"a": a, "b": b}


@cache
def _played(game: str) -> tablee.Game:
    """The beginning of a game between two greedy bots, always the same."""
    played = tablee.new(game, players=2, seed=SEEDS[game], names=NAMES[:2])
    player = bots.bot("greedy")
    for _ in range(TOLD):
        world = played.state.copy()
        played.book.redeal(played.box, world, played.actor, Fast(SEEDS[game]))
        played.play(player.choose(played.book, played.box, world, played.actor, Fast(SEEDS[game])))
    return played


def story(game: str, language: str) -> list[tuple[str, str, str]]:
    """Who decided what, and what a spectator is told of it."""
    played, voice = _played(game), Voice(language)
    drawn = drawing(game)
    rows = []
    for entry, events in zip(played.log, played.events, strict=False):
        said = sentences(
            played.book, told_to(played.book, played.box, events, SPECTATOR), NAMES[:2], voice, drawn, played.edition
        )
        who = NAMES[entry.seat] if entry.seat is not None else ""
        rows.append((who, entry.do or "", " ".join(said)))
    return rows
