"""Tests may only name clauses that exist, and few of them."""

import pytest

from tests.clauses import clauses_of, wrong_with


def test_offline_has_the_85_clauses_of_its_contract():
    sections = [
        (1, 8),
        (10, 20),
        (30, 35),
        (40, 42),
        (50, 63),
        (70, 75),
        (80, 86),
        (90, 97),
        (100, 108),
        (110, 114),
        (120, 127),
    ]
    assert list(clauses_of("offline")) == [f"OFF-{number:03}" for low, high in sections for number in range(low, high + 1)]
    assert len(clauses_of("offline")) == 85


def test_offensive_has_the_130_clauses_of_its_contract():
    sections = [
        (1, 10),
        (20, 35),
        (40, 50),
        (55, 81),
        (85, 91),
        (95, 128),
        (130, 134),
        (140, 150),
        (160, 163),
        (170, 174),
    ]
    expected = [f"OFN-{number:03}" for low, high in sections for number in range(low, high + 1)]
    assert list(clauses_of("offensive")) == expected
    assert len(expected) == 130


@pytest.mark.parametrize("ids", [("OFF-001",), ("OFF-001", "OFF-127", "AMB-01", "AMB-49")])
def test_known_clauses_and_rulings_can_be_named(ids):
    assert wrong_with(ids) == ""


@pytest.mark.parametrize(
    "ids", [(), ("OFF-009",), ("OFF-1",), ("AMB-1",), (53,), ("OFF-001", "OFF-002", "OFF-003", "OFF-004", "OFF-005")]
)
def test_unknown_clauses_and_too_many_are_refused(ids):
    assert wrong_with(ids)
