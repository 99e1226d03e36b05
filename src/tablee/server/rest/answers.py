"""How calls are described: the answers that every call can give beside its own, for OpenAPI."""

from __future__ import annotations

from litestar.openapi.datastructures import ResponseSpec

from tablee.server.rest.problems import Problem

_MEANINGS = {
    400: "What was sent is not what this call takes",
    401: "Nobody has come in: ask for a guest's cookie or sign in first",
    403: "Not for you, or the call comes from a foreign page",
    404: "There is no such thing here",
    409: "The table, or the rules, do not allow it now",
    413: "Too large",
    415: "The body must be JSON",
    429: "Too often: see Retry-After",
    503: "Nothing can be stored at the moment, or too many are waiting",
}
_READING = (400, 429)
_WRITING = (400, 403, 413, 415, 429, 503)


def _described(statuses: set[int]) -> dict[int, ResponseSpec]:
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=_MEANINGS[status]) for status in sorted(statuses)
    }


def reading(*others: int) -> dict[int, ResponseSpec]:
    """What a call that changes nothing can answer when something is wrong."""
    return _described({*_READING, *others})


def writing(*others: int) -> dict[int, ResponseSpec]:
    """What a call that changes something can answer when something is wrong."""
    return _described({*_WRITING, *others})
