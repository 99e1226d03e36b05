"""`tablee serve`: open the house; `tablee admin`: look after it."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tablee.cli.parameters import Language
from tablee.cli.voice import Status, Voice

if TYPE_CHECKING:
    from tablee.server.settings import Settings

Config = Annotated[str | None, typer.Option("--config", metavar="FILE", help="help-config")]
Host = Annotated[str | None, typer.Option("--host", metavar="ADDRESS", help="help-host")]
Port = Annotated[str | None, typer.Option("--port", metavar="N", help="help-port")]
Data = Annotated[str | None, typer.Option("--data", metavar="FOLDER", help="help-data")]
Browse = Annotated[bool, typer.Option("--open", help="help-open")]
Who = Annotated[str, typer.Argument(metavar="NAME", help="help-who")]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="help-table-id")]
Every = Annotated[bool, typer.Option("--all", help="help-every")]


def serve(
    context: typer.Context,
    host: Host = None,
    port: Port = None,
    data: Data = None,
    config: Config = None,
    browse: Browse = False,
    lang: Language = None,
) -> None:
    voice: Voice = context.obj
    settings = read_settings(voice, config, host=host, port=port, data=data)
    from tablee.server.addresses import addresses
    from tablee.server.run import serve as run

    def tell(line: str) -> None:
        print(line, flush=True)
        if browse and settings.port and "http" in line:
            import webbrowser

            webbrowser.open(addresses(settings, settings.port)[0])

    run(settings, language=voice.language, say=tell)


def read_settings(voice: Voice, config: str | None, **options: str | None) -> Settings:
    from tablee.server.settings import load

    settings, warnings = load(config, options=options)
    for warning in warnings:
        print(voice.complaint(warning), file=sys.stderr)
    return settings


def on_store(voice: Voice, config: str | None, data: str | None, work: Callable[[Any], Awaitable[None]]) -> None:
    """Do something on the house's database, whether a server runs or not."""
    from tablee.server import admin

    settings = read_settings(voice, config, data=data)

    async def do() -> None:
        async with admin.opened(settings) as store:
            await work(store)

    asyncio.run(do())


def list_tables(
    context: typer.Context, every: Every = False, data: Data = None, config: Config = None, lang: Language = None
) -> None:
    voice: Voice = context.obj
    from tablee.server import admin

    async def work(store: Any) -> None:
        for sheet in await admin.list_tables(store, every=every):
            seats = " ".join("bot" if seat.bot else "person" if seat.person else "free" for seat in sheet.seats)
            print(f"{sheet.id}  {sheet.game}  {'paused' if sheet.paused else sheet.status}  {seats}")

    on_store(voice, config, data, work)


def replay(context: typer.Context, data: Data = None, config: Config = None, lang: Language = None) -> int:
    voice: Voice = context.obj
    settings = read_settings(voice, config, data=data)
    from tablee.cli.progress import progress_bar
    from tablee.server.upgrade import look

    with progress_bar(voice.say("admin-replay-progress"), 0) as progress:
        same, differing = look(settings, progress)
    print(voice.say("admin-replayed", running=same + len(differing), same=same))
    for one in differing:
        print(f"{one.table}  {one.game}  {one.agreed}/{one.entries}  {voice.complaint(one.reason)}")
    if differing:
        print(voice.say("admin-replay-differs"))
    return Status(bool(differing))


def list_people(context: typer.Context, data: Data = None, config: Config = None, lang: Language = None) -> None:
    voice: Voice = context.obj
    from tablee.server import admin

    async def work(store: Any) -> None:
        for person in await admin.list_people(store):
            marks = [person.role, *(["banned"] if person.banned else []), *([] if person.password else ["guest"])]
            print(f"{person.id}  {person.name}  {' '.join(marks)}")

    on_store(voice, config, data, work)


def close(context: typer.Context, table: TableId, data: Data = None, config: Config = None, lang: Language = None) -> None:
    voice: Voice = context.obj
    from tablee.server import admin

    async def work(store: Any) -> None:
        sheet = await admin.close_table(store, table)
        print(voice.say("admin-closed", table=sheet.id))

    on_store(voice, config, data, work)


def ban(context: typer.Context, who: Who, data: Data = None, config: Config = None, lang: Language = None) -> None:
    _ban(context.obj, who, True, data, config)


def unban(context: typer.Context, who: Who, data: Data = None, config: Config = None, lang: Language = None) -> None:
    _ban(context.obj, who, False, data, config)


def _ban(voice: Voice, who: str, banned: bool, data: str | None, config: str | None) -> None:
    from tablee.server import admin

    async def work(store: Any) -> None:
        person = await admin.ban(store, who, banned)
        print(voice.say("admin-banned" if banned else "admin-unbanned", name=person.name))

    on_store(voice, config, data, work)


def promote(context: typer.Context, who: Who, data: Data = None, config: Config = None, lang: Language = None) -> None:
    voice: Voice = context.obj
    from tablee.server import admin

    async def work(store: Any) -> None:
        person = await admin.promote(store, who)
        print(voice.say("admin-promoted", name=person.name))

    on_store(voice, config, data, work)


def reset_password(context: typer.Context, who: Who, data: Data = None, config: Config = None, lang: Language = None) -> None:
    voice: Voice = context.obj
    from tablee.server import admin

    async def work(store: Any) -> None:
        person, password = await admin.reset_password(store, who)
        print(voice.say("admin-password", name=person.name, password=password))

    on_store(voice, config, data, work)
