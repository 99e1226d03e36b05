"""What happened, in words: each entry of a game's log as one viewer may know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.cli.boards import Drawing
from tablee.cli.voice import Voice
from tablee.core.course import Entry
from tablee.core.edition import Edition
from tablee.core.events import Events
from tablee.core.rulebook import Rulebook
from tablee.core.view import Told


def told_to(book: Rulebook, box: Any, events: Events, viewer: int) -> list[Told]:
    """The events that `viewer` may know."""
    return [book.tell(box, event) for event in events.seen_from(viewer)]


def sentences(
    book: Rulebook, told: Sequence[Told], names: Sequence[str], voice: Voice, drawing: Drawing, edition: Edition
) -> list[str]:
    """What was told, a sentence for each event but those that the drawing calls quiet."""
    left_out = drawing.quiet({event.key for event in told})
    said = []
    for event in told:
        if event.key not in left_out:
            values = dict(drawing.dressed(event.values, names, edition, voice.language))
            if "seat" in values:
                values["player"] = names[values["seat"]]
            said.append(book.text(voice.language, event.key, **values))
    return said


def entry_head(entry: Entry, names: Sequence[str], voice: Voice) -> str:
    """Who did what in an entry, in the game's notation."""
    name = names[entry.seat] if entry.seat is not None and 0 <= entry.seat < len(names) else ""
    if entry.kind == "move":
        return f"{name}: {entry.do}"
    if entry.kind == "undo":
        return voice.say("log-undo", ply=str(entry.to))
    if entry.kind == "bot":
        return voice.say("log-bot" if entry.name else "log-person", player=name, bot=entry.name)
    return voice.say(f"log-{entry.kind}", player=name)
