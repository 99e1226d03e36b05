"""The OpenAPI description of the calls, with the exact models: bounds, forbidden fields, and the sockets' messages too.

Litestar describes paths and answers; the schemas come from msgspec itself, since Litestar's leave out bounds inside unions
and that unknown fields are refused.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import Request
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from tablee import __version__
from tablee.server import protocol
from tablee.server.accounts import COOKIE
from tablee.server.node import Lobby, Verification
from tablee.server.rest import models
from tablee.server.rest.problems import Problem

_PLACE = "#/components/schemas/{name}"
_OPEN = ("guest", "register", "sign_in", "sign_out")
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


class ExactJson(JsonRenderPlugin):
    """Serves the description as `openapi.json`."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The whole description."""
        return msgspec.json.encode(complete(openapi_schema))


def complete(described: dict[str, Any]) -> dict[str, Any]:
    """Litestar's description with the exact schemas, and with the calls marked that need a cookie."""
    components = {**described["components"], "schemas": {**described["components"].get("schemas", {}), **schemas()}}
    paths: dict[str, Any] = {}
    for path, operations in described["paths"].items():
        paths[path] = {
            method: {**operation, "security": [{"cookie": []}]}
            if "401" in operation["responses"] and operation["operationId"] not in _OPEN
            else operation
            for method, operation in operations.items()
        }
    return {**described, "paths": paths, "components": components}


def _operation_id(handler: HTTPRouteHandler, *_: Any) -> str:
    return handler.handler_name


def config(path: str) -> OpenAPIConfig:
    """What Litestar needs to know to describe the calls."""
    cookie = SecurityScheme(type="apiKey", security_scheme_in="cookie", name=COOKIE, description="Set by /guests and /session")
    return OpenAPIConfig(
        title="Tablée",
        version=__version__,
        description="Tables of board games: people, seats, files. Playing itself goes over the socket of a table.",
        path=path,
        render_plugins=[ExactJson(media_type="application/json")],
        use_handler_docstrings=True,
        operation_id_creator=_operation_id,
        components=Components(security_schemes={"cookie": cookie}),
    )
