"""Every test that names clauses names known ones, and few; its report carries them to `tools/rules.py`."""

from __future__ import annotations

import signal

import pytest

from tests.clauses import wrong_with

# A shell that starts a run in the background makes it deaf to Ctrl+C, and so everything that tests start and interrupt.
signal.signal(signal.SIGINT, signal.default_int_handler)


def _clauses_of(item: pytest.Item) -> tuple[object, ...]:
    return tuple(clause for mark in item.iter_markers("clause") for clause in mark.args)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        item.user_properties.extend(("clause", str(clause)) for clause in _clauses_of(item))


def pytest_runtest_setup(item: pytest.Item) -> None:
    if item.get_closest_marker("clause") and (complaint := wrong_with(_clauses_of(item))):
        pytest.fail(f"{item.nodeid} {complaint}", pytrace=False)
