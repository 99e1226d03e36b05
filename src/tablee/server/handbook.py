"""The documentation under /docs: the site that was built into the package, or a polite word where there is none.

As with the page, all files are known when the server starts, and a call names one of them or nothing. They are read when they
are asked for: most houses are played in, not read about.
"""

from __future__ import annotations

import html
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from tablee.core.texts import text
from tablee.server.page import File, file_of
from tablee.server.rest.problems import PACKAGE, TurnedAway, preferred_language

FOLDER = Path(__file__).parent.parent / "docs"
"""Where the build puts the site."""

PLACE = "/docs"


class Handbook:
    """Every file of the site by its path; a folder is answered with its index."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._paths: dict[str, Path] = {}
        if (folder / "index.html").is_file():
            self._paths = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
        self._read = lru_cache(maxsize=64)(lambda name: file_of(name, self._paths[name].read_bytes()))

    @property
    def is_built(self) -> bool:
        """Whether there is a site."""
        return bool(self._paths)

    def find(self, path: str) -> File | None:
        """The file for a path below /docs, None if there is none."""
        name = self._name(path)
        return None if name is None else self._read(name)

    def has(self, path: str) -> bool:
        """Whether a path of the server names a file of the site."""
        return path.startswith(f"{PLACE}/") and self._name(path.removeprefix(PLACE)) is not None

    def _name(self, path: str) -> str | None:
        name = path.strip("/")
        if name not in self._paths:
            name = f"{name}/index.html".lstrip("/")
        return name if name in self._paths else None


def handlers(handbook: Handbook) -> list[HTTPRouteHandler]:
    """The handlers that answer everything under /docs."""

    def answer(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
        if not handbook.is_built:
            return _not_built(preferred_language(request.headers.get("accept-language")))
        found = handbook.find(path)
        if found is None:
            raise TurnedAway(404, "not-found")
        called = request.scope["raw_path"].decode("latin-1").partition("?")[0]
        if found.kind.startswith("text/html") and not called.endswith(("/", ".html")):
            return Response(b"", status_code=307, headers={"Location": f"{called}/"})  # links in the site are relative
        headers = {"Content-Type": found.kind, "ETag": found.tag, "Cache-Control": "no-cache"}
        if request.headers.get("if-none-match") == found.tag:
            return Response(b"", status_code=304, headers=headers)
        return Response(found.body, headers=headers)

    @get(PLACE, include_in_schema=False)
    async def front(request: Request[Any, Any, Any]) -> Response[bytes]:
        return answer(request, "")

    @get(f"{PLACE}/{{path:path}}", include_in_schema=False)
    async def page(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
        return answer(request, path)

    return [front, page]


def _not_built(language: str) -> Response[bytes]:
    said = html.escape(text(PACKAGE, language, "docs-not-built"))
    body = f'<!doctype html>\n<html lang="{language}">\n<meta charset="utf-8">\n<title>Tablée</title>\n<p>{said}</p>\n</html>\n'
    return Response(body.encode(), status_code=404, headers={"Content-Type": "text/html; charset=utf-8"})
