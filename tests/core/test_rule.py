"""`@rule`: a mark that changes nothing when interpreted, and finds what must be compiled."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.core import chance, compiled_chance, events
from tablee.core.rule import called_rules, is_rule, reached_rules, replaced_when_compiled, rule
from tests.core.processes import printed_by
from tests.games.worlds import BOOKS


@rule
def leaf(n: int) -> int:
    """The last of them."""
    return n + 1


@rule
def branch(n: int) -> int:
    return leaf(n) + leaf(n)


@rule
def root(n: int) -> int:
    return branch(n) + leaf(n) + plain(n)


def plain(n: int) -> int:
    return leaf(n)


@rule
def ring(n: int) -> int:
    return other_ring(n - 1) if n else 0


@rule
def other_ring(n: int) -> int:
    return ring(n)


def test_a_rule_is_the_function_itself() -> None:
    assert leaf(3) == 4
    assert leaf.__doc__ == "The last of them."
    assert root(1) == 8


def test_only_marked_functions_are_rules() -> None:
    assert is_rule(leaf)
    assert is_rule(chance.below)
    assert not is_rule(plain)
    assert not is_rule(7)


def test_called_rules_come_under_the_names_they_are_called_by() -> None:
    assert dict(called_rules(branch)) == {"leaf": leaf}
    assert dict(called_rules(root)) == {"branch": branch, "leaf": leaf}
    assert dict(called_rules(leaf)) == {}


def test_reached_rules_are_all_of_them_once() -> None:
    reached = reached_rules([root, branch])
    assert len(reached) == 3
    assert {function.__name__ for function in reached} == {"root", "branch", "leaf"}
    assert len(reached_rules([ring])) == 2, "also where rules call each other"


def test_a_rule_may_have_another_function_for_its_compiled_form() -> None:
    @replaced_when_compiled(by="somewhere:else")
    def stand_in() -> int:
        return 1

    assert stand_in() == 1
    assert stand_in.__rule__ == "somewhere:else"  # type: ignore[attr-defined]


@pytest.mark.parametrize(("mine", "twin"), [(chance.below, compiled_chance.below), (events.emit, compiled_chance.emit)])
def test_twins_take_the_same_parameters(mine: Any, twin: Any) -> None:
    assert mine.__code__.co_argcount == twin.__code__.co_argcount
    assert mine.__defaults__ == twin.__defaults__
    assert mine.__rule__ == f"{twin.__module__}:{twin.__name__}"


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
def test_rules_call_nothing_but_rules(book: Any) -> None:
    entries = [getattr(book, name) for name in ("new", "legal", "apply", "refusal", "default", "outside", "redeal")]
    entries += [book.observe, book.evaluate, book.choose]
    for function in reached_rules(entries):
        if function.__rule__ is not True:
            continue  # its compiled form is another function
        for name in function.__code__.co_names:
            thing = function.__globals__.get(name)
            assert not callable(thing) or is_rule(thing), f"{function.__name__} calls {name}, which is no rule"


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
def test_playing_interpreted_imports_neither_numba_nor_numpy(book: Any) -> None:
    source = f"""
import sys
from {book.package} import RULEBOOK as book
from tablee.core.chance import Fast
from tablee.core.record import write
from tablee.game import new
game = new(book, book.seats[0], seed=1)
while not game.is_over:
    game.view(0), game.view(), game.play(game.legal[0])
world = game.state.copy()
book.redeal(game.box, world, 0, Fast(1))
write(game.record), str(game), game.copy()
print(*({{"numba", "numpy", "llvmlite", "rich", "typer"}} & set(sys.modules)))
"""
    assert printed_by(source).split() == []
