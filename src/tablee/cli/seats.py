"""Who sits where: people and bots, as they are typed after `--seats` and as a game file names them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tablee import bots
from tablee.cli.voice import Voice, complain
from tablee.core.course import Course, Entry
from tablee.core.texts import text

LONGEST_NAME = 24
RIVAL = "greedy"
"""The bot that takes a seat nobody asked for."""


class Seat(NamedTuple):
    """A place at the table: its name in the game's file, and the bot that plays it, None for a person."""

    name: str
    bot: str | None = None


def read_seats(given: str | None, players: int, voice: Voice) -> tuple[Seat, ...]:
    """The seats that were typed, such as `you,greedy,random` or `you=Anna,you=Bert`; else you against bots."""
    words = ["you", *[RIVAL] * (players - 1)] if given is None else given.split(",")
    return _named([_read_seat(word.strip(), voice) for word in words], voice)


def read_bots(given: str) -> tuple[str, ...]:
    """Bots alone, such as `random,greedy`."""
    return tuple(bots.bot(word.strip().lower()).name for word in given.split(","))


def bots_only(seats: tuple[Seat, ...], voice: Voice) -> tuple[Seat, ...]:
    """The same table with a bot in the place of each person."""
    return _named([Seat("", seat.bot or RIVAL) for seat in seats], voice)


def from_file(names: Sequence[str], log: Sequence[Entry]) -> tuple[Seat, ...]:
    """The seats of a saved game, whose log says where bots sit."""
    bot = dict.fromkeys(range(len(names)), "") | {entry.seat: entry.name or "" for entry in log if entry.kind == "bot"}
    return tuple(
        Seat(name, (bot[seat] if bot[seat] in bots.EVERY else RIVAL) if bot[seat] else None) for seat, name in enumerate(names)
    )


def seat_bots(course: Course, seats: Sequence[Seat]) -> None:
    """Note in the log where bots sit, and where people do again."""
    for seat, (before, now) in enumerate(zip(from_file([""] * len(seats), course.log), seats, strict=True)):
        if before.bot != now.bot:
            course.seat_bot(seat, now.bot or "")


def shown_names(seats: tuple[Seat, ...], voice: Voice) -> tuple[str, ...]:
    """What the seats are called on the screen: people by their names, bots by theirs in the language of the run."""
    return tuple(
        seat.name
        if seat.bot is None
        else text("tablee.bots", voice.language, f"bot-{seat.bot}") + seat.name.removeprefix(seat.bot)
        for seat in seats
    )


def _read_seat(word: str, voice: Voice) -> Seat:
    kind, _, name = word.partition("=")
    if kind.strip().lower() not in ("you", voice.say("seat-you")):
        return Seat("", bots.bot(word.lower()).name)
    name = " ".join(name.split())[:LONGEST_NAME]
    if not name.isprintable() or name.partition(" ")[0] in bots.EVERY:
        raise complain("seat-name", name=name)
    return Seat(name)


def _named(seats: list[Seat], voice: Voice) -> tuple[Seat, ...]:
    """Every seat with a name of its own: people without one are numbered, and so are bots that sit here twice."""
    named: list[Seat] = []
    for place, seat in enumerate(seats):
        if seat.bot is None:
            name = seat.name or voice.say("player", number=str(place + 1))
        else:
            alike = [other.bot for other in seats].count(seat.bot)
            earlier = [other.bot for other in named].count(seat.bot)
            name = seat.bot if alike == 1 else f"{seat.bot} {earlier + 1}"
        if name in (other.name for other in named):
            raise complain("seat-twice", name=name)
        named.append(Seat(name, seat.bot))
    return tuple(named)
