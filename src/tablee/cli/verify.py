"""`tablee verify`: recompute every die and draw of a recorded game, and say what that proves."""

from __future__ import annotations

from pathlib import Path

import typer

from tablee.cli.parameters import File, Language, read_file_name
from tablee.cli.voice import Voice
from tablee.core.texts import Complaint


def verify(context: typer.Context, file: File = None, lang: Language = None) -> None:
    voice: Voice = context.obj
    from tablee import games
    from tablee.cli.files import about, recorded
    from tablee.cli.screen import Screen
    from tablee.core import record as records

    path = Path(read_file_name(file))
    record = recorded(path)
    try:
        book = games.rulebook(record.header.game)
        unopened = records.verify(record, book).unopened
    except Complaint as complaint:
        raise about(path, complaint) from None
    screen = Screen(voice)
    draws = sum(len(entry.draws) for entry in record.log)
    own = sum(entropy is not None and int(entropy, 16) != 0 for entropy in record.fairness.entropies or ())
    title = book.text(voice.language, "game-title")
    screen.paragraph(voice.say("verified", file=str(path), game=title), style="bold")
    for said in (
        voice.say("verified-commitment", commitment=record.fairness.commitment[:16]),
        voice.say("verified-entropies", own=own, seats=len(record.header.seats)),
        voice.say("verified-draws", draws=draws, entries=len(record.log)),
        _result(record.result, record.header.seats, voice),
    ):
        screen.paragraph(said, 2, mark=screen.bullet)
    for seat in unopened:
        screen.paragraph(voice.say("verified-unopened", seats=str(seat + 1)), 2, mark=screen.bullet, style="bold")
    screen.paragraph(voice.say("verified-meaning"), style="dim")


def _result(result: object, names: tuple[str, ...], voice: Voice) -> str:
    from tablee.core.record import Result

    if not isinstance(result, Result):
        return voice.say("verified-unfinished")
    points = ", ".join(f"{name} {score}" for name, score in zip(names, result.scores, strict=True))
    return voice.say("verified-result", points=points)
