"""The web application: calls under /api/v1, sockets to play, the page, and what operators look at."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, cast

from litestar import Litestar, Request, Response, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, MethodNotAllowedException, ValidationException
from litestar.types import ASGIApp, LifeSpanReceive, LifeSpanScope, LifeSpanSend, Receive, Scope, Send
from litestar.utils.path import normalize_path

from tablee import __version__
from tablee.core.texts import Complaint
from tablee.server import handbook, logs, page
from tablee.server.accounts import Accounts
from tablee.server.fanout import Hint, NatsFanout
from tablee.server.limits import Buckets
from tablee.server.lookout import Lookout
from tablee.server.metrics import Metrics
from tablee.server.node import Node
from tablee.server.notices import push
from tablee.server.notices.outside import Outside
from tablee.server.notices.postman import Postman
from tablee.server.rest import description, house
from tablee.server.rest.bodies import StrictRequest, unfit
from tablee.server.rest.caller import Allowance, Caller, provide_caller
from tablee.server.rest.editions import Editions
from tablee.server.rest.notices import Notices, one_click
from tablee.server.rest.people import People
from tablee.server.rest.present import Present
from tablee.server.rest.problems import Problem, TurnedAway, preferred_language, problem, status_of
from tablee.server.rest.tables import Tables, table_socket
from tablee.server.security import JSON, Door
from tablee.server.settings import Settings
from tablee.server.store import ReadOnly, Store

LARGEST_BODY = 64 * 1024
API = "/api/v1"


class App(Litestar):
    """Litestar behind the door: nothing is routed before the door has looked at it."""

    door: Door
    failure: Complaint | None = None
    """What kept the application from starting."""

    async def __call__(
        self, scope: Scope | LifeSpanScope, receive: Receive | LifeSpanReceive, send: Send | LifeSpanSend
    ) -> None:
        """One call, one socket, or the life of the application."""
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, self._quietly(cast(LifeSpanSend, send)))
        else:
            await self.door(scope, cast(Receive, receive), cast(Send, send))

    def _quietly(self, send: LifeSpanSend) -> LifeSpanSend:
        """Litestar reports a failed start with its traceback; ours is one line, or an error in the log."""

        async def quiet(message: Any) -> None:
            if message["type"] == "lifespan.startup.failed" and self.failure is not None:
                message = {**message, "message": ""}
            await send(message)

        return quiet

    async def say_goodbye(self) -> None:
        """Tell everybody at a table that the server stops, and take up nothing new; once."""
        node: Node | None = self.state.get("node")
        if node is not None and not self.state.get("stopping"):
            self.state.stopping = True
            await node.stop()


def create_app(
    settings: Settings,
    page_folder: Path = page.FOLDER,
    docs_folder: Path = handbook.FOLDER,
    outside: Callable[[], Outside] = Outside,
) -> App:
    """The application for these settings; its store is opened when it starts."""
    metrics = Metrics()
    the_page = page.Page(page_folder)
    the_handbook = handbook.Handbook(docs_folder)

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        try:
            fanout = NatsFanout(settings.nats_url) if settings.nats_url else None
            store = await Store.open(settings)
        except Complaint as complaint:
            cast(App, app).failure = complaint
            raise
        secret = await store.house_secret()
        node = Node(store, settings, metrics)
        accounts = Accounts(store, metrics, secret, open_accounts=settings.open_accounts)
        push_key = await store.house_secret("push-key", push.new_key) if push.is_possible() else None
        postman = Postman(node, secret, push_key, outside())
        present = Present(store, metrics, settings)
        lookout = Lookout(node, present)
        app.state.update(accounts=accounts, allowance=Allowance(store, settings), node=node, present=present, postman=postman)
        await node.start()
        lookout.start()
        if fanout is not None:
            node.fanout = fanout
            present.tell = lambda person_id: fanout.tell(Hint(node.name, person=person_id))
            fanout.start(secret, lookout.heard, lookout.look_now)
        postman.start()
        logs.note("started", version=__version__)
        try:
            yield
        finally:
            await lookout.stop()
            await cast(App, app).say_goodbye()
            if fanout is not None:
                await fanout.stop()
            await postman.stop()
            accounts.close()
            await store.close()
            logs.note("stopped")

    app = App(
        route_handlers=[
            Router(API, route_handlers=[house.TheHouse, Editions, Notices, People, Tables, table_socket, description.openapi]),
            *one_click(),
            house.health,
            house.ready,
            house.metrics,
            *handbook.handlers(the_handbook),
            *page.handlers(the_page),
        ],
        dependencies={
            "accounts": Provide(_accounts, sync_to_thread=False),
            "allowance": Provide(_allowance, sync_to_thread=False),
            "caller": Provide(provide_caller),
            "node": Provide(_node, sync_to_thread=False),
            "postman": Provide(_postman, sync_to_thread=False),
            "present": Provide(_present, sync_to_thread=False),
        },
        exception_handlers={Exception: _what_went_wrong},
        lifespan=[open_house],
        logging_config=None,
        openapi_config=description.config(API),
        request_class=StrictRequest,
        request_max_body_size=LARGEST_BODY,
    )
    app.state.update(metrics=metrics, by_person=Buckets(settings.calls_per_second, 10 * settings.calls_per_second))
    app.door = Door(
        cast(ASGIApp, super(App, app).__call__),
        metrics,
        trusted_proxies=settings.trusted_proxies,
        public_url=settings.public_url,
        rate=settings.calls_per_second,
        burst=10 * settings.calls_per_second,
        is_file=lambda path: the_page.find(path) is not None or the_handbook.has(path),
    )
    return app


def _accounts(state: State) -> Accounts:
    return cast(Accounts, state.accounts)


def _allowance(state: State) -> Allowance:
    return cast(Allowance, state.allowance)


def _node(state: State) -> Node:
    return cast(Node, state.node)


def _postman(state: State) -> Postman:
    return cast(Postman, state.postman)


def _present(state: State) -> Present:
    return cast(Present, state.present)


def _what_went_wrong(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Every error as the one model; ours go to the log and nobody else learns of them."""
    caller = request.scope["state"].get("caller")
    language = caller.language if isinstance(caller, Caller) else preferred_language(request.headers.get("accept-language"))
    complaint = _complaint(request, error)
    if complaint is None:
        request.app.state.metrics.errors.inc()
        logs.note("error", logging.ERROR, error=error, path=request.scope.get("path_template"), method=request.method)
        complaint = TurnedAway(500, "our-error")
    headers = complaint.headers if isinstance(complaint, TurnedAway) else {}
    return Response(problem(complaint, language), status_code=status_of(complaint), headers=headers, media_type=JSON)


def _complaint(request: Request[Any, Any, Any], error: Exception) -> Complaint | None:
    if isinstance(error, ReadOnly):
        return TurnedAway(503, "read-only", headers={"Retry-After": "10"})
    if isinstance(error, Complaint):
        return error
    if isinstance(error, MethodNotAllowedException):
        return TurnedAway(405, "method-not-allowed", headers={"Allow": ", ".join(_allowed(request))})
    if isinstance(error, HTTPException) and error.status_code < 500:
        if error.status_code in (404, 413):
            return TurnedAway(error.status_code, {404: "not-found", 413: "too-large"}[error.status_code])
        return unfit(*_flaw(error))
    return None


def _flaw(error: HTTPException) -> tuple[str, str]:
    """Where in a call the flaw is, and what msgspec says of it."""
    extra = error.extra[0] if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra else {}
    if not isinstance(extra, dict):
        extra = {}
    return str(extra.get("key", "body")), str(extra.get("message", error.detail))


def _allowed(request: Request[Any, Any, Any]) -> list[str]:
    """The methods that this path knows."""
    known = []
    for method in ("GET", "POST", "PUT", "PATCH", "DELETE"):
        with suppress(HTTPException):
            request.app.asgi_router.handle_routing(path=normalize_path(request.scope["path"]), method=method)
            known.append(method)
    return known
