"""`@rule`: plain Python that runs interpreted as it stands and compiled by Numba on demand.

A rule uses integers, fixed-size arrays indexed `a[i][j]`, loops and other rules; it allocates nothing, raises nothing
and draws from `chance` alone. Its parameters go by their names: `box`, `s`, `chance` and `events` are records, `out` and
`items` arrays, all others whole numbers; a fraction can be a rule's result but no parameter, since compiled it would be cut
off. The decorator only marks the function, so the interpreter calls it at full speed and this module imports nothing.
`tablee.core.compiled` finds the marked functions that an entry point reaches.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """Mark `function` as a rule: the same source runs interpreted and compiled."""
    function.__rule__ = True  # type: ignore[attr-defined]
    return function


def replaced_when_compiled(by: str) -> Callable[[F], F]:
    """Mark a rule whose compiled form is another function, named `module:function` (chance and events only)."""

    def mark(function: F) -> F:
        function.__rule__ = by  # type: ignore[attr-defined]
        return function

    return mark


def is_rule(thing: object) -> bool:
    """Whether `thing` was marked as a rule."""
    return bool(getattr(thing, "__rule__", False))


def called_rules(function: Any) -> Iterator[tuple[str, Any]]:
    """The rules that `function` names, with the names it uses for them."""
    for name in function.__code__.co_names:
        thing = function.__globals__.get(name)
        if is_rule(thing):
            yield name, thing


def reached_rules(roots: list[Any]) -> list[Any]:
    """Every rule that the roots reach, each once, callees after callers."""
    found: dict[int, Any] = {}
    waiting = list(roots)
    while waiting:
        function = waiting.pop()
        if id(function) in found:
            continue
        found[id(function)] = function
        waiting.extend(callee for _, callee in called_rules(function))
    return list(found.values())
