"""Calls about editions: boxes of one's own are checked, kept for everybody in the house, and shared as files."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Controller, Response, delete, get, post
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody, PathParameter, QueryParameter

from tablee import games
from tablee.core import provenance
from tablee.core.edition import Edition
from tablee.server.carrier import edition_from
from tablee.server.node import Node
from tablee.server.rest.answers import reading, writing
from tablee.server.rest.caller import Allowance, Caller
from tablee.server.rest.models import BringEdition, EditionInfo, EditionPart, EditionShelf, ShelfEdition
from tablee.server.rest.problems import TurnedAway
from tablee.server.store.boxes import KeptEdition

EditionHash = Annotated[str, PathParameter(description="The edition's hash, as tables name it", pattern="^[0-9a-f]{64}$")]
OfGame = Annotated[str | None, QueryParameter(description="Only editions of this game", max_length=40)]
TOML = "application/toml; charset=utf-8"
LARGEST_CALL = 640 * 1024
"""Bytes of a call that brings an edition along: every character of the file may be written as an escape."""

MOST_OF_ONE = 20
"""Editions that one person may keep in the house."""


def describe_edition(game: str, edition: Edition) -> EditionInfo:
    """A box as everybody may see it."""
    parts = tuple(EditionPart(part.name, part.known, part.reconstructed) for part in provenance.parts(edition))
    title = edition.data.get("title")
    titles = {name: said for name, said in title.items() if isinstance(said, str)} if isinstance(title, dict) else {}
    return EditionInfo(game, edition.name, edition.hash, titles, parts, edition.data)


def edition_file(game: str, edition: Edition) -> Response[str]:
    """The file that an owner wrote, comments and all."""
    name = f'attachment; filename="{game}-{edition.name}.toml"'
    return Response(edition.source, headers={"Content-Type": TOML, "Content-Disposition": name})


async def read_edition(source: str, node: Node) -> tuple[str, Edition]:
    """The edition in a text and its game, tried out; complains with the line of what is wrong."""
    edition = await asyncio.to_thread(edition_from, source)  # a large file takes a second to parse; it is remembered
    game: str = edition.get("game", kind=str)
    if edition.name and game not in games.names():
        edition.complain("no-such-game", "game", name=game[:40], known=", ".join(games.names()))
    await node.examiner.check(game, edition)
    return game, edition


async def wanted_edition(game: str, source: str | None, hashed: str | None, node: Node) -> str | None:
    """The text of the edition that somebody wants to play with, None for the one that comes with the game."""
    if hashed is not None:
        kept = await node.store.edition(hashed)
        if kept is None or kept[0].game != game:
            own = games.rulebook(game).edition
            if own.hash == hashed:
                return None
            raise TurnedAway(404, "no-such-edition")
        source = kept[1]
    if source is not None:
        _, edition = await read_edition(source, node)
        if edition.data["game"] != game:
            edition.complain("edition-other-game", "game", game=game)
    return source


class Editions(Controller):
    """The shelf with the boxes that people brought."""

    tags = ("editions",)

    @get("/editions", responses=reading(404))
    async def editions(self, caller: Given[Caller], node: Given[Node], game: OfGame = None) -> EditionShelf:
        """Editions that the house keeps beside those that come with its games."""
        me = caller.person.id if caller.person else None
        is_admin = caller.person is not None and caller.person.role == "admin"
        return EditionShelf(
            tuple(
                ShelfEdition(kept.game, kept.name, kept.hash, kept.added, is_admin or (me is not None and kept.person == me))
                for kept in await node.store.editions(game)
            )
        )

    @post("/editions", status_code=200, request_max_body_size=LARGEST_CALL, responses=writing(401, 409))
    async def bring_edition(
        self, data: JSONBody[BringEdition], caller: Given[Caller], node: Given[Node], allowance: Given[Allowance]
    ) -> EditionInfo:
        """Check a box of one's own; with `keep`, which needs an account, everybody in the house can play with it."""
        me = caller.me
        if data.keep and me.password is None:
            raise TurnedAway(403, "account-needed")
        allowance.examine(me)
        game, edition = await read_edition(data.edition, node)
        if data.keep:
            kept = KeptEdition(edition.hash, game, edition.name, node.now(), me.id)
            await node.store.keep_edition(kept, data.edition, MOST_OF_ONE)
        return describe_edition(game, edition)

    @get("/editions/{edition_hash:str}", responses=reading(404))
    async def kept_edition(self, edition_hash: EditionHash, node: Given[Node]) -> EditionInfo:
        """A box from the shelf."""
        return describe_edition(*await _kept(node, edition_hash))

    @get("/editions/{edition_hash:str}/file", responses=reading(404), media_type="application/toml")
    async def kept_edition_file(self, edition_hash: EditionHash, node: Given[Node]) -> Response[str]:
        """The same as its owner wrote it, to share or to go on from."""
        return edition_file(*await _kept(node, edition_hash))

    @delete("/editions/{edition_hash:str}", status_code=204, responses=writing(401, 404))
    async def remove_edition(self, edition_hash: EditionHash, caller: Given[Caller], node: Given[Node]) -> None:
        """Take one's edition off the shelf (an administrator anybody's); tables that play with it go on."""
        me = caller.me
        found = await node.store.edition(edition_hash)
        if found is None:
            raise TurnedAway(404, "no-such-edition")
        if me.role != "admin" and found[0].person != me.id:
            raise TurnedAway(403, "admins-only")
        await node.store.remove_edition(edition_hash)


async def _kept(node: Node, hashed: str) -> tuple[str, Edition]:
    found = await node.store.edition(hashed)
    if found is None:
        raise TurnedAway(404, "no-such-edition")
    kept, source = found
    edition: Any = await asyncio.to_thread(edition_from, source)
    return kept.game, edition
