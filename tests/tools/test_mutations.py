"""The mutator changes one thing at a time, always the same things, and what it makes can run."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))

from mutants import rooms
from mutations import Mutant, mutants_of

SOURCE = '''
LIMIT = 3

def clamped(values, n):
    """Never more than the limit."""
    total = 0
    for k in range(n):
        if values[k] < LIMIT and not total > 7:
            total += values[k]
        else:
            break
    return total % 5
'''


def made() -> ModuleType:
    module = ModuleType("made")
    module.__file__ = "made.py"
    exec(SOURCE, module.__dict__)
    return module


def test_every_kind_of_change_is_made_once_and_in_order():
    assert [(mutant.line, mutant.change) for mutant in mutants_of(SOURCE)] == [
        (6, "total = 0 => total = 1"),
        (7, "for k in range(n): => dropped"),
        (8, "if values[k] < LIMIT and (not total > 7): => if not (values[k] < LIMIT and (not total > 7)):"),
        (8, "if values[k] < LIMIT and (not total > 7): => dropped"),
        (8, "if values[k] < LIMIT and (not total > 7): => if values[k] < LIMIT or not total > 7:"),
        (8, "if values[k] < LIMIT and (not total > 7): => if values[k] <= LIMIT and (not total > 7):"),
        (8, "if values[k] < LIMIT and (not total > 7): => if values[k] < LIMIT + 1 and (not total > 7):"),
        (8, "if values[k] < LIMIT and (not total > 7): => if values[k] < LIMIT and total > 7:"),
        (8, "if values[k] < LIMIT and (not total > 7): => if values[k] < LIMIT and (not total >= 7):"),
        (8, "if values[k] < LIMIT and (not total > 7): => if values[k] < LIMIT and (not total > 8):"),
        (9, "total += values[k] => total -= values[k]"),
        (9, "total += values[k] => dropped"),
        (11, "break => continue"),
        (11, "break => dropped"),
        (12, "return total % 5 => return 0"),
        (12, "return total % 5 => dropped"),
        (12, "return total % 5 => return total * 5"),
        (12, "return total % 5 => return total % 6"),
    ]
    assert mutants_of(SOURCE) == mutants_of(SOURCE)


def test_the_same_change_twice_in_a_function_has_two_names():
    twice = mutants_of("def f(s):\n    s.a = 1\n    s.a = 1\n")
    assert [mutant.change for mutant in twice if "dropped" in mutant.change] == ["s.a = 1 => dropped", "s.a = 1 => dropped (2)"]


@pytest.mark.parametrize("mutant", mutants_of(SOURCE), ids=lambda mutant: mutant.change.rpartition("=> ")[2])
def test_a_mutant_runs_in_place_of_the_function_for_all_who_hold_it(mutant: Mutant):
    module = made()
    held = module.clamped
    before = held.__code__
    mutant.install(module)
    assert held is module.clamped
    assert held.__code__ is not before
    module.clamped([1, 2, 2], 3)


def test_the_rules_of_a_game_are_found_in_all_their_rooms():
    assert [room.__name__.rpartition(".")[2] for room in rooms("offline")] == ["rules"]
    found = [room.__name__.rpartition(".")[2] for room in rooms("insider")]
    assert found[0] == "rules"
    assert {"movement", "sets", "reactions", "tokens", "knowledge"} < set(found)
    assert "bot" not in found


def test_a_mutant_does_what_its_change_says():
    results = set()
    for mutant in mutants_of(SOURCE):
        module = made()
        mutant.install(module)
        if mutant.change == "total += values[k] => dropped":
            assert module.clamped([1, 1, 1], 3) == 0
        results.add(module.clamped([1, 1, 1], 3))
    assert made().clamped([1, 1, 1], 3) == 3
    assert len(results) > 3
