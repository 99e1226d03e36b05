"""The page: the files that were built into the package, or a plain greeting where there are none.

All files are known when the server starts, and a call names one of them or nothing: no path of a caller ever reaches the
file system.
"""

from __future__ import annotations

import hashlib
import html
import mimetypes
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from tablee.core.texts import LANGUAGES, text
from tablee.server.rest.problems import PACKAGE, TurnedAway, preferred_language

FOLDER = Path(__file__).parent.parent / "web"
"""Where the build puts the page."""

_FOREVER = "public, max-age=31536000, immutable"
_ALWAYS_ASK = "no-cache"
_TEXT = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")


PARTS = ("", "t", "replay", "rules", "learn", "account", "confirm", "stop")
"""What the first word of an address of the page can be; the page itself finds its way from there."""


class File(NamedTuple):
    """One file of the page, as it is sent."""

    body: bytes
    kind: str
    tag: str
    caching: str


class Page:
    """Every file of the page by its path; links into the page are answered with the page itself."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.files: dict[str, File] = {}
        if (folder / "index.html").is_file():
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    name = path.relative_to(folder).as_posix()
                    self.files[name] = file_of(name, path.read_bytes())

    @property
    def is_built(self) -> bool:
        """Whether there is a page."""
        return bool(self.files)

    def find(self, path: str) -> File | None:
        """The file for a path, None if there is none."""
        name = path.lstrip("/")
        if name.partition("/")[0] in PARTS:
            return self.files.get("index.html")
        return self.files.get(name)


def file_of(name: str, body: bytes) -> File:
    """A file as it is sent, by its name."""
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if kind == "text/javascript" or name.endswith(".js"):
        kind = "text/javascript"
    if kind.startswith(_TEXT):
        kind += "; charset=utf-8"
    tag = '"' + hashlib.sha256(body).hexdigest()[:32] + '"'
    # The build puts a hash into the name of everything under assets/, so a changed file has another name.
    return File(body, kind, tag, _FOREVER if name.startswith("assets/") else _ALWAYS_ASK)


def greeting(first: str) -> bytes:
    """A plain page in three languages, the caller's first: the server runs, and where its calls are described."""
    languages = sorted(LANGUAGES, key=lambda language: language != first)
    parts = []
    for language in languages:
        title = html.escape(text(PACKAGE, language, "greeting-title"))
        runs = html.escape(text(PACKAGE, language, "greeting-runs"))
        where = html.escape(text(PACKAGE, language, "greeting-api"))
        link = '<a href="/api/v1/openapi.json">/api/v1/openapi.json</a>'
        parts.append(f'<section lang="{language}">\n<h1>{title}</h1>\n<p>{runs}</p>\n<p>{where} {link}</p>\n</section>')
    body = "\n".join(parts)
    head = '<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">\n<title>Tablée</title>'
    return f'<!doctype html>\n<html lang="{first}">\n<head>\n{head}\n</head>\n<body>\n{body}\n</body>\n</html>\n'.encode()


def handlers(page: Page) -> list[HTTPRouteHandler]:
    """The handlers that answer everything outside the calls."""

    def answer(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
        if not page.is_built and path in ("", "/"):
            said = greeting(preferred_language(request.headers.get("accept-language")))
            return Response(said, headers={"Content-Type": "text/html; charset=utf-8", "Cache-Control": _ALWAYS_ASK})
        found = page.find(path)
        if found is None:
            raise TurnedAway(404, "not-found")
        headers = {"Content-Type": found.kind, "ETag": found.tag, "Cache-Control": found.caching}
        if request.headers.get("if-none-match") == found.tag:
            return Response(b"", status_code=304, headers=headers)
        return Response(found.body, headers=headers)

    @get("/", include_in_schema=False)
    async def front(request: Request[Any, Any, Any]) -> Response[bytes]:
        return answer(request, "")

    @get("/{path:path}", include_in_schema=False)
    async def file(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
        return answer(request, path)

    return [front, file]
