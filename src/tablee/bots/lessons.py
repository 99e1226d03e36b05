"""What bots have learned from games among themselves: a small network that says how likely each seat is to win.

A game's `lessons.json`, made by `tablee learn`, holds the network and the boxes that it was learned with: with any other
box, an owner's edition or other options, a bot goes by the evaluation alone. The network looks at a position from one seat
after the other. Its inputs are what the seat observes and how likely the evaluation takes it to win;
each neuron adds them up, and those that find more than nothing are added up once more.
"""

from __future__ import annotations

from array import array
from base64 import b64decode, b64encode
from functools import cache
from importlib.resources import files
from math import exp, log
from typing import Any, NamedTuple

import msgspec

from tablee.bots.boxes import OnceABox, digest
from tablee.core.position import SEATS
from tablee.core.rule import rule
from tablee.core.rulebook import Rulebook

FILE = "lessons.json"

LEAST = 0.0003
"""What a chance counts for at the least: where the evaluation sees none, it is still looked at."""

OWN = 2
"""Inputs besides an observation: the logarithm of the chance that the evaluation gives, and 1."""


class Lessons(NamedTuple):
    """A network, flat: for each input its weight in every neuron and in the sum, then the weight of each neuron in the sum."""

    inputs: int
    neurons: int
    weights: Any

    def __bool__(self) -> bool:
        return self.neurons > 0


NONE = Lessons(0, 0, array("d", [0.0]))


class Kept(msgspec.Struct, frozen=True):
    """The file of a game's lessons."""

    learned: str
    """From which games, in words."""
    boxes: tuple[str, ...]
    """Digests of the boxes that they were played with."""
    inputs: int
    neurons: int
    weights: str
    """Little-endian single precision in base 64."""


def size(inputs: int, neurons: int) -> int:
    """How many weights a network has."""
    return (inputs + OWN) * (neurons + 1) + neurons


def pack(weights: Any) -> str:
    """Weights as they are kept."""
    single = array("f", weights)
    if array("H", [1]).tobytes() != b"\1\0":
        single.byteswap()
    return b64encode(single.tobytes()).decode()


def unpack(kept: str) -> Any:
    """Kept weights as they are used."""
    single = array("f", b64decode(kept))
    if array("H", [1]).tobytes() != b"\1\0":
        single.byteswap()
    return array("d", single)


@cache
def kept(book: Rulebook) -> Kept | None:
    """What is kept of a game's lessons; None if nothing is, or if the game has another observation by now."""
    source = files(book.package) / FILE
    if not source.is_file():
        return None
    found = msgspec.json.decode(source.read_bytes(), type=Kept)
    return found if found.inputs == book.observation else None


@cache
def _network(book: Rulebook) -> Lessons:
    found = kept(book)
    return Lessons(found.inputs, found.neurons, unpack(found.weights)) if found else NONE


_digest_of = OnceABox(digest)


def lessons(book: Rulebook, box: Any) -> Lessons:
    """What was learned about playing with this box; NONE if nothing was."""
    found = kept(book)
    return _network(book) if found and _digest_of(box) in found.boxes else NONE


@rule
def excite(t: Any, weights: Any, inputs: int, neurons: int) -> float:
    """What the network makes of the inputs that lie ready: a lead; e times as likely to win is one more."""
    row = neurons + 1
    for k in range(row):
        t.excited[k] = 0.0
    for i in range(inputs + OWN):
        strength = t.observed[i]
        if strength != 0.0:
            for k in range(row):
                t.excited[k] += strength * weights[i * row + k]
    lead = t.excited[neurons]
    for k in range(neurons):
        if t.excited[k] > 0.0:
            lead += t.excited[k] * weights[(inputs + OWN) * row + k]
    return lead


@rule
def weigh_leads(leads: Any, spread: float, players: int, chances: Any) -> None:
    """The chances that leads mean: who is ahead by the spread is e times as likely to win."""
    best = leads[0]
    for seat in range(1, players):
        best = max(best, leads[seat])
    total = 0.0
    for seat in range(players):
        chances[seat] = exp((leads[seat] - best) / spread)
        total += chances[seat]
    for seat in range(players):
        chances[seat] /= total


@rule
def reconsider(game: Any, box: Any, world: Any, t: Any, weights: Any, inputs: int, neurons: int, players: int) -> None:
    """Put the chances that the network gives each seat in the place of those that the evaluation gave."""
    for seat in range(players):
        game.observe(box, world, seat, t.observed)
        t.observed[inputs] = log(max(t.chances[seat], LEAST))
        t.observed[inputs + 1] = 1.0
        t.leads[seat] = excite(t, weights, inputs, neurons)
    weigh_leads(t.leads, 1.0, players, t.chances)


class Notes(NamedTuple):
    """Room to look at one position."""

    observed: list[float]
    excited: list[float]
    leads: list[float]
    chances: list[float]


def reconsidered(book: Rulebook, box: Any, state: Any, chances: tuple[float, ...]) -> tuple[float, ...]:
    """The chances at a position that is not over by what was learned, interpreted; those of the evaluation if nothing was."""
    known = lessons(book, box)
    if not known:
        return chances
    notes = Notes([0.0] * (known.inputs + OWN), [0.0] * (known.neurons + 1), [0.0] * SEATS, list(chances))
    reconsider(book, box, state, notes, known.weights, known.inputs, known.neurons, int(box.players))
    return tuple(notes.chances)
