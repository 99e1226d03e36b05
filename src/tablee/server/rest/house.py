"""Calls about the house itself: what it offers, the boxes of its games, whether it is well."""

from __future__ import annotations

import ipaddress
import time
from functools import cache
from typing import Annotated, Any

from litestar import Controller, Request, Response, get
from litestar.di import NamedDependency as Given
from litestar.params import PathParameter

from tablee import __version__, bots, games
from tablee.core.texts import LANGUAGES
from tablee.server import metrics as figures
from tablee.server.accounts import Accounts
from tablee.server.addresses import address_for_others
from tablee.server.metrics import Metrics
from tablee.server.node import Node
from tablee.server.notices import push
from tablee.server.notices.postman import Postman
from tablee.server.protocol import PHRASES, PROTOCOL
from tablee.server.rest.answers import reading
from tablee.server.rest.editions import describe_edition, edition_file
from tablee.server.rest.models import EditionInfo, GameInfo, Health, House, OptionInfo
from tablee.server.rest.problems import TurnedAway

GameName = Annotated[str, PathParameter(description="The game's id", min_length=1, max_length=40)]


@cache
def describe_game(game: str) -> GameInfo:
    """A game as data."""
    book = games.rulebook(game)
    options = tuple(
        OptionInfo(option.name, option.values, option.low, option.high, option.default, option.clause)
        for option in book.options
    )
    return GameInfo(
        id=book.id,
        rules=book.version,
        seats=book.seats,
        options=options,
        edition=book.edition.name,
        edition_hash=book.edition.hash,
        points=tuple(book.points.values()),
        reactions=tuple(book.points[point] for point in sorted(book.reactions)),
    )


class TheHouse(Controller):
    """What the server offers."""

    tags = ("house",)

    @get("/house", responses=reading())
    async def house(
        self, request: Request[Any, Any, Any], node: Given[Node], accounts: Given[Accounts], postman: Given[Postman]
    ) -> House:
        """Versions, languages, games, bots, quick phrases; whether accounts can be opened and anything can be stored."""
        return House(
            version=__version__,
            address=address_for_others(node.settings, request.base_url.port or 80),
            protocol=PROTOCOL,
            languages=LANGUAGES,  # type: ignore[arg-type]
            games=tuple(describe_game(game) for game in games.names()),
            bots=bots.LEVELS,
            usual_bot=bots.USUAL,
            phrases=PHRASES,
            accounts=accounts.open_accounts,
            mail=postman.mail.is_set_up,
            push_key=push.public_key(postman.push_key) if postman.push_key else "",
            read_only=node.store.read_only,
            now=time.time_ns() // 1_000_000,
        )

    @get("/games/{game:str}/edition", responses=reading(404))
    async def edition(self, game: GameName) -> EditionInfo:
        """The box that comes with a game."""
        book = games.rulebook(game)
        return describe_edition(book.id, book.edition)

    @get("/games/{game:str}/edition/file", responses=reading(404), media_type="application/toml")
    async def edition_template(self, game: GameName) -> Response[str]:
        """The same as a file, to enter one's own box in."""
        return edition_file(game, games.rulebook(game).edition)


@get("/health", include_in_schema=False)
async def health() -> Health:
    """Whether the process answers at all."""
    return Health("ok")


@get("/ready", include_in_schema=False)
async def ready(request: Request[Any, Any, Any]) -> Response[Health]:
    """Whether calls should be sent here: not before the start is over, not once it is stopping."""
    state = request.app.state
    if state.get("stopping"):
        return Response(Health("stopping"), status_code=503)
    node: Node | None = state.get("node")
    if node is None:
        return Response(Health("starting"), status_code=503)
    return Response(Health("read-only" if node.store.read_only else "ok"))


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Figures for Prometheus, for callers from the own network only."""
    if not _is_near(request):
        raise TurnedAway(404, "not-found")
    kept: Metrics = request.app.state.metrics
    node: Node | None = request.app.state.get("node")
    written = await node.figures() if node else {}
    return Response(kept.text(written), headers={"Content-Type": figures.CONTENT_TYPE, "Cache-Control": "no-store"})


def _is_near(request: Request[Any, Any, Any]) -> bool:
    """Whether the caller is on this machine or in a private network, and not behind a proxy that nobody told us of."""
    state = request.scope["state"]
    forwarded = "x-forwarded-for" in request.headers or "forwarded" in request.headers
    if forwarded and state["address"] == state["peer"]:
        return False
    try:
        address = ipaddress.ip_address(state["address"])
    except ValueError:
        return False
    return address.is_loopback or address.is_private
