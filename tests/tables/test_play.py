"""Playing: moves, refusals that leave no trace, single choices, and what is committed."""

from __future__ import annotations

import msgspec
import pytest

from tablee.core.decision import Refused, Unreadable
from tablee.core.texts import LANGUAGES
from tests.games import toy
from tests.tables.refusing import refused
from tests.tables.shelf import OFFLINE, Shelf, sent, viewers


@pytest.mark.parametrize("book", [OFFLINE, toy.RULEBOOK], ids=lambda book: book.id)
def test_a_whole_game_goes_through_and_any_node_gives_the_same_bytes(book):
    shelf = Shelf(book, players=book.seats[-1]).seat()
    ply = 0
    while shelf.table.actor is not None:
        shelf.play_on(1, seed=ply)
        ply += 1
        if ply % 20 == 0 or shelf.table.actor is None:
            fresh = shelf.fresh()
            assert fresh.state.to_bytes() == shelf.table.state.to_bytes()
            assert msgspec.json.encode(fresh.sheet) == shelf.sheet
            assert fresh.jobs() == shelf.jobs
            for viewer in viewers(fresh):
                assert sent(fresh, viewer) == sent(shelf.table, viewer)
    assert shelf.table.sheet.status == "over"
    assert shelf.jobs == []
    assert shelf.table.sheet.ended == shelf.now


def test_a_table_moved_to_another_node_at_every_step_plays_the_same_game():
    one, other = Shelf(toy.RULEBOOK, players=3).seat(), Shelf(toy.RULEBOOK, players=3).seat()
    for ply in range(40):
        if one.table.actor is None:
            break
        one.play_on(1, seed=ply)
        other.move_to_another_node()
        other.play_on(1, seed=ply)
    assert one.log == other.log
    assert one.sheet == other.sheet


def test_only_the_seat_that_must_decide_plays():
    shelf = Shelf().seat()
    actor = shelf.actor
    choice = shelf.choices[0]
    with refused("not-your-turn"):
        shelf.do(lambda table, now: table.play(1 - actor, choice, now))


@pytest.mark.parametrize(
    "do",
    [
        "",
        "take",
        "put A1",
        "x Z9",
        "take ZZZ",
        -1,
        10**30,
        {},
        {"do": "fly"},
        {"do": []},
        {"do": {}},
        {"do": None},
        {"do": "take"},
        {"do": "take", "ad": ["YEC"]},
        {"do": "put", "site": 3},
        {"do": "offline", "more": 1},
        {1: 2},
        True,
        "take " + "A" * 5000,
    ],
    ids=lambda do: str(do)[:30],
)
def test_a_refused_move_leaves_no_trace_and_says_why_in_three_languages(do):
    shelf = Shelf().seat()
    table = shelf.table
    before = (msgspec.json.encode(table.sheet), list(table.course.log), table.state.to_bytes(), table.revision)
    with pytest.raises((Refused, Unreadable)) as refusal:
        shelf.play(do)
    assert (msgspec.json.encode(table.sheet), list(table.course.log), table.state.to_bytes(), table.revision) == before
    assert all(0 < len(refusal.value.say(language)) < 400 for language in LANGUAGES)


def test_a_move_can_be_said_as_number_object_or_text():
    positions = set()
    for form in ("action", "do", "text"):
        shelf = Shelf().seat()
        decision = OFFLINE.decision(shelf.table.box, shelf.table.state)
        assert decision is not None
        shelf.play(getattr(decision.choices[2], form))
        positions.add(shelf.table.state.to_bytes())
    assert len(positions) == 1


def test_a_single_choice_is_played_by_the_table_and_logged():
    shelf = Shelf(secret="3", options={"rounds": 2}).seat()
    actor = shelf.play_until_the_table_plays()
    chosen, played = shelf.table.course.log[-2:]
    assert (chosen.by, played.by, played.seat, played.at) == (None, "auto", actor, shelf.now)
    assert len(shelf.choices) > 1


def test_a_choice_that_depends_on_hidden_cards_is_never_played_by_the_table():
    shelf = Shelf(toy.RULEBOOK, players=3).seat()
    for ply in range(200):
        if shelf.table.actor is None:
            break
        shelf.play_on(1, seed=ply)
    assert not any(entry.by == "auto" for entry in shelf.table.course.log)


def test_a_client_id_is_remembered_for_its_seat_after_undo_and_on_another_node():
    shelf = Shelf().seat()
    actor = shelf.actor
    shelf.play(move_id="one")
    shelf.undo(actor)
    for table in (shelf.table, shelf.fresh()):
        assert table.answered(actor, "one") is not None
        assert table.answered(1 - actor, "one") is None
        assert table.answered(actor, "two") is None


def test_an_undo_is_remembered_by_its_client_id_too():
    shelf = Shelf().seat()
    actor = shelf.actor
    shelf.play()
    shelf.do(lambda table, now: table.undo(actor, now, move_id="back"))
    assert shelf.fresh().answered(actor, "back") is not None


def test_nothing_can_be_played_before_the_start_and_after_the_end():
    shelf = Shelf()
    for step in (
        lambda table, now: table.play(0, 0, now),
        lambda table, now: table.undo(0, now),
        lambda table, now: table.resign(0, now),
        lambda table, now: table.propose_end(0, now),
        lambda table, now: table.answer(0, True, now),
    ):
        with refused("not-running"):
            shelf.do(step)
    shelf.seat()
    shelf.do(lambda table, now: table.propose_end(0, now))
    shelf.do(lambda table, now: table.answer(1, True, now))
    assert shelf.table.sheet.status == "closed"
    with refused("not-running"):
        shelf.do(lambda table, now: table.play(0, 0, now))


def test_a_log_that_no_longer_leads_where_it_did_is_one_complaint_that_names_the_entry():
    shelf = Shelf().seat().play_on(9)
    spoiled = {3: {"digest": "0" * 64}, 4: {"do": "fly to the moon"}, 0: {"draws": []}}
    for number, wrong in spoiled.items():
        kept = shelf.log[number]
        shelf.log[number] = msgspec.json.encode(msgspec.json.decode(kept) | wrong)
        spoiled_table = shelf.fresh()
        assert f"Entry {number + 1} " in str(spoiled_table.differs)
        assert len(spoiled_table.course.log) == number
        assert [entry.seq for entry in spoiled_table.beyond] == list(range(number + 1, len(shelf.log) + 1))
        shelf.log[number] = kept
    assert shelf.fresh().differs is None
