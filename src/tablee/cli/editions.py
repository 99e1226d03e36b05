"""`tablee edition`: check a box of one's own, and export the one that comes with a game as a pattern for it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tablee.cli.parameters import File, GameName, Language, read_game
from tablee.cli.voice import InFile, Voice, complain
from tablee.core.texts import Complaint

if TYPE_CHECKING:
    from tablee.core.edition import Edition
    from tablee.core.rulebook import Rulebook

Target = Annotated[str | None, typer.Argument(metavar="[FILE]", help="help-export-file")]


def check(context: typer.Context, file: File = None, lang: Language = None) -> None:
    voice: Voice = context.obj
    if file is None:
        raise complain("file-missing")
    from tablee.core import provenance

    edition = read(file)
    book = read_game(edition.get("game", kind=str))
    book.check_edition(edition)
    print(voice.say("edition-fits", file=file, name=edition.name, game=book.text(voice.language, "game-title")))
    print(voice.say("edition-hash", hash=edition.hash))
    for part in provenance.parts(edition):
        print(voice.say("edition-part", part=part.name, known=len(part.known), reconstructed=len(part.reconstructed)))


def export(context: typer.Context, game: GameName = None, file: Target = None, lang: Language = None) -> None:
    voice: Voice = context.obj
    source = read_game(game).edition.source.encode()
    if file is None:
        sys.stdout.flush()
        sys.stdout.buffer.write(source)
        return
    if Path(file).is_file():
        raise complain("export-exists", file=file)
    try:
        Path(file).write_bytes(source)
    except OSError as error:
        if Path(file).is_file():
            Path(file).unlink()  # a part of an edition is of no use
        raise Complaint("file-not-written", file=file, reason=error.strerror or str(error)) from None
    print(voice.say("exported", file=file))


def load(file: str, book: Rulebook) -> Edition:
    """The edition in a file, fit to play this game with."""
    edition = read(file)
    book.check_edition(edition)
    return edition


def read(file: str) -> Edition:
    """The edition in a file, of whatever game."""
    from tablee.core.edition import LARGEST, BadEdition, Edition

    try:
        with Path(file).open("rb") as opened:
            data = opened.read(LARGEST + 1)
    except OSError as error:
        raise Complaint("file-not-read", file=file, reason=error.strerror or str(error)) from None
    except ValueError:  # a name with a zero character, which no file has
        raise complain("file-name", file=file) from None
    if len(data) > LARGEST:
        raise InFile(file, Complaint("edition-too-large", limit=str(LARGEST)))
    try:
        source = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadEdition(file, data.count(b"\n", 0, error.start) + 1, complain("edition-not-utf8")) from None
    return Edition(source, file)
