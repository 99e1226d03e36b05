"""Everything that can go wrong, as one answer: a key, its text in the caller's language, the clause, the values.

What a person did wrong says so; what went wrong in the server says only that, and the log has the rest.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec

from tablee.core.decision import Refused
from tablee.core.texts import LANGUAGES, Complaint

PACKAGE = "tablee.server"
DEFAULT_LANGUAGE = "en"


class Problem(msgspec.Struct, frozen=True):
    """What was wrong: the key of the text, the text in your language, a rule's clause if one forbids it, the values."""

    key: str
    text: str
    clause: str = ""
    values: dict[str, Any] = {}


class TurnedAway(Complaint):
    """A call that is refused for its form or its caller, with the status that says so."""

    def __init__(self, status: int, key: str, /, headers: dict[str, str] | None = None, **values: Any) -> None:
        super().__init__(key, package=PACKAGE, **values)
        self.status = status
        self.headers = headers or {}


def too_often(seconds: float) -> TurnedAway:
    """Come back later."""
    wait = max(1, int(seconds + 0.999))
    return TurnedAway(429, "too-often", headers={"Retry-After": str(wait)}, seconds=wait)


STATUS = {
    "store-read-only": 503,
    "no-such-table": 404,
    "no-such-game": 404,
    "not-your-eyes": 403,
    "host-only": 403,
    "accounts-only": 403,
    "record-too-large": 413,
    "store-conflict": 409,
    "store-name-taken": 409,
    "store-no-person": 409,
    "editions-too-many": 409,
}
"""The status of complaints that are not a refusal by the table (409) nor a flaw in what was sent (400)."""


def status_of(complaint: Complaint) -> int:
    """The HTTP status of a complaint."""
    if isinstance(complaint, TurnedAway):
        return complaint.status
    if complaint.key in STATUS:
        return STATUS[complaint.key]
    return 409 if complaint.package == "tablee.tables" or isinstance(complaint, Refused) else 400


def problem(complaint: Complaint, language: str) -> Problem:
    """The answer to a complaint."""
    clause = complaint.clause if isinstance(complaint, Refused) else ""
    values = {name: value if isinstance(value, str | int | float) else str(value) for name, value in complaint.values.items()}
    return Problem(complaint.key, complaint.say(language), clause, values)


_QUALITY = re.compile(r"\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*")


def preferred_language(accept: str | None) -> str:
    """The language of ours that an Accept-Language header likes best.

    >>> preferred_language("es, de-CH;q=0.8, en;q=0.5"), preferred_language(None)
    ('de', 'en')
    """
    best, liked = DEFAULT_LANGUAGE, 0.0
    for wish in (accept or "")[:200].split(","):
        tag, _, rest = wish.partition(";")
        quality = _QUALITY.fullmatch(rest)
        weight = float(quality.group(1)) if quality else 1.0
        language = tag.strip().lower().partition("-")[0]
        if language in LANGUAGES and weight > liked:
            best, liked = language, weight
    return best
