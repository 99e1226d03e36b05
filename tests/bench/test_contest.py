"""Matches that measure playing strength: the rival is what it says it is, and a match can be stopped and gone on with."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "bench"))

import contest as matches
from contenders import Side, fingerprint, positions
from contest import Match, Played, Spent, contest, note, read
from rivals import OpenSpielSearch
from spiel import Compiled, Interpreted
from tablee import games
from tablee.core.chance import Fast

GREEDY = Match("offline", Side("greedy"), Side("random"))


@pytest.mark.parametrize("at", [0, 7])
def test_openspiel_searches_the_same_on_compiled_rules_as_interpreted(at: int):
    book = games.rulebook("offline")
    box, state = book.box(2), positions("offline")[at]
    compiled, interpreted = (OpenSpielSearch(60, form=form) for form in (Compiled, Interpreted))
    found = compiled.searched(book, box, state, Fast(3))
    assert found == interpreted.searched(book, box, state, Fast(3))
    assert compiled.made == interpreted.made == 60
    assert sum(found[1].values()) == 59, "the first simulation opens the root"


def test_openspiel_stops_by_the_clock_and_answers_with_what_it_has():
    book = games.rulebook("offline")
    box, state = book.box(2), positions("offline")[0]
    searching = OpenSpielSearch(1 << 20, 0.02)
    assert searching.choose(book, box, state, state.actor, Fast(1)) in book.actions(box, state)
    assert 2 <= searching.made < 1 << 20


def test_a_match_goes_on_where_its_file_has_left_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    kept = tmp_path / "deep" / "results.jsonl"
    heard: list[int] = []
    first = contest(GREEDY, 4, kept=kept, heard=lambda score: heard.append(score.games))
    assert heard == [0, 2, 2, 4]
    assert (first.games, len(list(read(kept)))) == (4, 4)
    with kept.open("ab") as file:
        file.write(b'{"match":"cut off by a cr')
    whole = contest(GREEDY, 6, kept=kept)
    assert [played.number for played in read(kept)] == [0, 1, 2, 3, 4, 5]
    assert (whole.games, whole.won) == (6, contest(GREEDY, 6).won), "the same as in one go"
    monkeypatch.setattr(matches, "play_games", None)
    assert contest(GREEDY, 6, kept=kept) == whole, "nothing is played again"


def test_games_of_other_seeds_and_of_bots_that_thought_otherwise_do_not_count(tmp_path: Path):
    kept = tmp_path / "results.jsonl"
    other = Match("offline", Side("greedy"), Side("random"), seed=2)
    for name, thinking in ((other.name, fingerprint("offline", other.one, other.other)), (GREEDY.name, "as they used to")):
        for number in range(2):
            note(kept, Played(name, thinking, number, 0.0, Spent(), Spent()))
    assert contest(GREEDY, 2, kept=kept).won == contest(GREEDY, 2).won > 0


def test_the_fingerprint_tells_levels_and_footings_apart():
    known = {fingerprint("offline", Side(name)) for name in ("regular", "master", "greedy")}
    assert len(known) == 3
    assert fingerprint("offline", Side("master")) == fingerprint("offline", Side("master")), "and is the same again"


def test_in_a_larger_company_every_other_seat_is_one_sides():
    of_four = Match("planetweb", Side("greedy"), Side("random"), players=4)
    score = contest(of_four, 8)
    assert score.games == 8
    assert score.won > 6, "two greedy players win nearly all games against two who play at random"
    turned = contest(Match("planetweb", Side("random"), Side("greedy"), players=4), 8)
    assert turned.won < 2
    assert of_four.name != GREEDY.name
    assert fingerprint("planetweb", Side("expert"), players=4) != fingerprint("planetweb", Side("expert"))
