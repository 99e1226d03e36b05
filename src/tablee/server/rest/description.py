"""The OpenAPI description of the calls, with the exact models: bounds, forbidden fields, and the sockets' messages too.

Litestar describes paths and answers; the schemas come from msgspec itself, since Litestar's leave out bounds inside unions
and that unknown fields are refused.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from tablee import __version__
from tablee.server import protocol
from tablee.server.accounts import COOKIE
from tablee.server.protocol import Lobby, Verification
from tablee.server.rest import models
from tablee.server.rest.problems import Problem

_PLACE = "#/components/schemas/{name}"
_OPEN = ("guest", "register", "sign_in", "sign_out", "confirm", "stop")
"""Calls for those who have not come in yet."""


class Frames(msgspec.Struct, frozen=True):
    """What one viewer was sent, version by version."""

    frames: tuple[protocol.Frame, ...]


def _models() -> list[Any]:
    """Every model of the calls and of the sockets."""
    own = [found for found in vars(models).values() if _is_model(found) and found.__module__ == models.__name__]
    return [*own, Frames, Lobby, Verification, Problem, protocol.FromClient, protocol.FromServer]


def _is_model(found: Any) -> bool:
    return isinstance(found, type) and issubclass(found, msgspec.Struct) and not found.__name__.startswith("_")


@cache
def schemas() -> dict[str, Any]:
    """The schema of every model, by name; `FromClient` and `FromServer` are what can be said on a socket."""
    listed = _models()
    roots, named = msgspec.json.schema_components(listed, ref_template=_PLACE)
    named["FromClient"], named["FromServer"] = roots[-2], roots[-1]
    return named


def complete(described: dict[str, Any]) -> dict[str, Any]:
    """Litestar's description with the exact schemas, and with the calls marked that need a cookie."""
    components = {**described["components"], "schemas": {**described["components"].get("schemas", {}), **schemas()}}
    paths = {
        path: {method: _exact(operation) for method, operation in operations.items()}
        for path, operations in described["paths"].items()
    }
    return {**described, "paths": paths, "components": components}


def _exact(operation: dict[str, Any]) -> dict[str, Any]:
    answers = {
        status: {name: value for name, value in answer.items() if status != "204" or name != "content"}
        for status, answer in operation["responses"].items()
    }
    closed = "401" in answers and operation["operationId"] not in _OPEN
    return {**operation, "responses": answers, **({"security": [{"cookie": []}]} if closed else {})}


def _operation_id(handler: HTTPRouteHandler, *_: Any) -> str:
    return handler.handler_name


@get("/openapi.json", include_in_schema=False)
async def openapi(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The description, made when it is first asked for."""
    state = request.app.state
    if "description" not in state:
        state.description = msgspec.json.encode(complete(request.app.openapi_schema.to_schema()))
    return Response(state.description, media_type=MediaType.JSON)


def config(path: str) -> OpenAPIConfig:
    """What Litestar needs to know to describe the calls; what it serves itself lies beside our own `openapi.json`."""
    cookie = SecurityScheme(type="apiKey", security_scheme_in="cookie", name=COOKIE, description="Set by /guests and /session")
    return OpenAPIConfig(
        title="Tablée",
        version=__version__,
        description="Tables of board games: people, seats, files. Playing itself goes over the socket of a table.",
        path=f"{path}/openapi",
        render_plugins=[JsonRenderPlugin()],
        use_handler_docstrings=True,
        operation_id_creator=_operation_id,
        components=Components(security_schemes={"cookie": cookie}),
    )
