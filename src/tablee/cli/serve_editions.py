"""`tablee admin editions | add-edition | remove-edition`: the shelf of boxes that everybody in the house can play with."""

from __future__ import annotations

import time
from typing import Annotated, Any

import typer

from tablee.cli.editions import read
from tablee.cli.parameters import File, Language, read_game
from tablee.cli.serve import Config, Data, on_store
from tablee.cli.voice import Voice, complain

Which = Annotated[str, typer.Argument(metavar="EDITION", help="help-which-edition")]


def list_editions(context: typer.Context, data: Data = None, config: Config = None, lang: Language = None) -> None:
    voice: Voice = context.obj
    from tablee.server import admin

    async def work(store: Any) -> None:
        for kept in await admin.list_editions(store):
            print(f"{kept.hash[:12]}  {kept.game}  {kept.name}")

    on_store(voice, config, data, work)


def add_edition(
    context: typer.Context, file: File = None, data: Data = None, config: Config = None, lang: Language = None
) -> None:
    voice: Voice = context.obj
    if file is None:
        raise complain("file-missing")
    edition = read(file)
    book = read_game(edition.get("game", kind=str))
    book.check_edition(edition)
    from tablee.server import admin

    async def work(store: Any) -> None:
        await admin.add_edition(store, book.id, edition, time.time_ns() // 1_000_000)
        print(voice.say("admin-edition-added", name=edition.name, game=book.text(voice.language, "game-title")))

    on_store(voice, config, data, work)


def remove_edition(
    context: typer.Context, edition: Which, data: Data = None, config: Config = None, lang: Language = None
) -> None:
    voice: Voice = context.obj
    from tablee.server import admin

    async def work(store: Any) -> None:
        kept = await admin.remove_edition(store, edition)
        print(voice.say("admin-edition-removed", name=kept.name))

    on_store(voice, config, data, work)
