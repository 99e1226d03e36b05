"""What the server writes about itself: one line for each event, as JSON or as text, without secrets.

An event has a name and values. Addresses of pages and calls are written as their pattern (`/api/v1/tables/{table_id}`), so
that no link to a private table, no cookie and no password ever stands in a log.
"""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import Any, Literal

import msgspec

Style = Literal["text", "json"]

_log = logging.getLogger("tablee")
_PRIVATE = frozenset({"authorization", "body", "cookie", "entropy", "hash", "password", "promise", "secret", "token"})
_LONGEST = 300


def note(event: str, /, level: int = logging.INFO, *, error: BaseException | None = None, **values: Any) -> None:
    """Write one event, with the traceback of an error that is ours."""
    if _log.isEnabledFor(level):
        _log.log(level, event, extra={"values": values}, exc_info=error)


class _Formatter(logging.Formatter):
    def parts(self, record: logging.LogRecord) -> dict[str, Any]:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        said: dict[str, Any] = {"at": at, "level": record.levelname.lower(), "event": _short(record.getMessage())}
        if record.name != "tablee":
            said["from"] = record.name
        for name, value in getattr(record, "values", {}).items():
            said[name] = "…" if name in _PRIVATE else _short(value)
        if record.exc_info:
            said["traceback"] = self.formatException(record.exc_info)
        return said


class JsonLines(_Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        return msgspec.json.encode(self.parts(record)).decode()


class TextLines(_Formatter):
    """One line of text, for people; a traceback follows on lines of its own."""

    def format(self, record: logging.LogRecord) -> str:
        said = self.parts(record)
        at, level, event = said.pop("at"), said.pop("level"), said.pop("event")
        traceback = said.pop("traceback", "")
        values = "".join(f" {name}={_plain(value)}" for name, value in said.items())
        return f"{at} {level:<7} {_plain(event, spaces=True)}{values}" + (f"\n{traceback}" if traceback else "")


def _short(value: Any) -> Any:
    if isinstance(value, bool | int | float) or value is None:
        return value
    said = str(value)
    return said if len(said) <= _LONGEST else said[:_LONGEST] + "…"


def _plain(value: Any, *, spaces: bool = False) -> str:
    """A value that cannot begin a line of its own or pass for two values."""
    said = str(value)
    if said.isprintable() and (spaces or (said and " " not in said and '"' not in said)):
        return said
    return msgspec.json.encode(said.encode("unicode_escape").decode() if not said.isprintable() else said).decode()


def _not_said_by_us(record: logging.LogRecord) -> bool:
    """uvicorn repeats that the start failed after we have said why."""
    return bool(record.getMessage()) and not record.getMessage().startswith("Application startup failed")


def _of_clients(record: logging.LogRecord) -> bool:
    """uvicorn shows where in its code it noticed text that is not UTF-8; that a client sent it is all there is to say."""
    if record.getMessage().startswith("Invalid UTF-8"):
        record.levelno, record.levelname, record.exc_info = logging.WARNING, "WARNING", None
    return True


def set_up(style: Style = "text", level: str = "info") -> None:
    """Send the events of the server, and the warnings of the libraries under it, to the error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if style == "json" else TextLines())
    root = logging.getLogger()
    for old in list(root.handlers):
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_of_clients)
    _log.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "websockets", "litestar"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_not_said_by_us)
