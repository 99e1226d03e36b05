"""Editions as hasty or hostile owners would hand them in: a true file with some of its lines, numbers and words changed."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from tablee.core.chance import Keyed
from tablee.core.edition import Edition
from tablee.core.events import SPECTATOR, Events
from tablee.core.position import NOBODY
from tablee.core.rulebook import Rulebook
from tablee.core.texts import LANGUAGES, Complaint
from tests.games.worlds import brief

_VALUES = (
    "0", "-1", "1", "2", "7", "40", "127", "128", "255", "256", "99999", "2147483648", "-9223372036854775808", "1.5", "nan",
    "true", '""', '"x"', '"known"', "[]", "[0]", "[[]]", "[1, 1, 1, 1]", "{}", "{ a = 1 }", "1979-05-27", '"é\\u0000"',
)  # fmt: skip
_WORD = re.compile(r'"[^"\n]*"|-?\b\d+\b')


def strange(source: str, random: Random) -> str:
    """The file after one to four accidents."""
    for _ in range(random.choice((1, 1, 2, 4))):
        source = random.choice((_other_value, _other_value, _other_word, _moved, _lost, _twice, _cut))(source, random)
    return source


def _other_value(source: str, random: Random) -> str:
    return _replaced(source, random, random.choice(_VALUES))


def _other_word(source: str, random: Random) -> str:
    """A number or text in the place of another of the same file."""
    return _replaced(source, random, random.choice(_WORD.findall(source) or ["0"]))


def _replaced(source: str, random: Random, value: str) -> str:
    place = random.choice(list(_WORD.finditer(source)) or [re.match("", source)])
    assert place is not None
    return source[: place.start()] + value + source[place.end() :]


def _moved(source: str, random: Random) -> str:
    lines = source.split("\n")
    lines.insert(random.randrange(len(lines)), lines.pop(random.randrange(len(lines))))
    return "\n".join(lines)


def _lost(source: str, random: Random) -> str:
    lines = source.split("\n")
    first = random.randrange(len(lines))
    return "\n".join(lines[:first] + lines[first + random.randint(1, 3) :])


def _twice(source: str, random: Random) -> str:
    lines = source.split("\n")
    first = random.randrange(len(lines))
    some = lines[first : first + random.randint(1, 8)]
    return "\n".join(lines[:first] + some * random.choice((2, 2, 2, 40)) + lines[first + len(some) :])


def _cut(source: str, random: Random) -> str:
    if random.random() < 0.8:
        return source
    return source[: random.randrange(len(source))]


def try_out(book: Rulebook, source: str, random: Random, plies: int) -> str:
    """Whether such a file is refused, or can be played: nothing else may come of it."""
    try:
        edition = Edition(source)
        if edition.get("game", kind=str) != book.id:
            return "refused"
        players = random.choice(book.seats)
        option = random.choice(book.options)
        chosen = brief(book) | {option.name: random.choice(option.values or (option.low, option.high))}
        box = book.box(players, chosen, edition)
    except Complaint as complaint:
        return "refused" if all(complaint.say(language) for language in LANGUAGES) else "speechless"
    _play(book, type(box).checked().from_bytes(box.to_bytes()), random, plies)
    return "played"


def _play(book: Rulebook, box: Any, random: Random, plies: int) -> None:
    """Some plies on lists that know their limits, looked at through every pair of eyes now and then."""
    state, _ = book.start(box, Keyed(random.randbytes(32)), book.State.checked()())
    for ply in range(min(plies, book.most_plies + 1)):
        if state.actor == NOBODY:
            return
        if ply % 16 == 0:
            for viewer in (SPECTATOR, state.actor):
                book.view(box, state, viewer)
        action = random.choice(book.actions(box, state))
        book.apply(box, state, action, Keyed(random.randbytes(32)), Events())
    assert plies <= book.most_plies or state.actor == NOBODY, "every game ends"
