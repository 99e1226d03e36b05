"""Taking back: free while nothing was revealed, else by consent and with fresh dice; never a choice between known outcomes."""

from __future__ import annotations

import pytest

from tablee.core.chance import Fast
from tablee.core.events import SPECTATOR, Events
from tablee.games import names, rulebook
from tablee.tables import undo
from tablee.tables.table import TAKEN_BACK
from tests.games import toy
from tests.tables.quiet import QUIET
from tests.tables.refusing import refused
from tests.tables.shelf import PEOPLE, Shelf, sent

BOOKS = [*map(rulebook, names()), toy.RULEBOOK, QUIET]
GAMES = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)


def play_until(shelf: Shelf, point: str) -> None:
    """Play at random until this decision is open; in the flea market a robbery opens a reaction."""
    for seed in range(300):
        if shelf.point == point:
            return
        shelf.play_on(1, seed)
    pytest.fail(f"{point} was never reached")


def draws(shelf: Shelf) -> list[tuple[int, str | None, tuple[tuple[int, int], ...]]]:
    """The dice of the plies that count, with what was decided."""
    return [(entry.ply, entry.do, entry.draws) for entry in shelf.table.course.causes]


def test_taking_back_inside_ones_turn_is_free_and_replay_gives_the_same_dice():
    straight, wavering = Shelf().seat(), Shelf().seat()
    chance = Fast(5)
    for _ in range(30):
        if straight.table.actor is None:
            break
        actor = straight.actor
        choice = straight.choices[chance.below(len(straight.choices))]
        other = straight.choices[chance.below(len(straight.choices))]
        straight.play(choice)
        wavering.play(other)
        if wavering.table.actor == actor and not undo.reveals(wavering.table.course, len(wavering.table.course.past) - 1):
            wavering.undo(actor)
            assert wavering.table.actor == actor
            wavering.play(choice)
        elif other != choice:
            wavering = Shelf().seat()
            for entry in straight.table.course.causes[1:]:
                if entry.by != "auto":
                    wavering.play(entry.do)
    assert draws(straight) == draws(wavering)
    assert straight.table.state.to_bytes() == wavering.table.state.to_bytes()
    assert any(entry.kind == "undo" for entry in wavering.table.course.log)


def test_a_free_undo_asks_nobody_and_goes_back_one_decision():
    shelf = Shelf().seat()
    actor, before = shelf.actor, shelf.table.state.to_bytes()
    shelf.play("take " + shelf.book.view(shelf.table.box, shelf.table.state, actor).board.display[0])
    assert shelf.table.actor == actor
    shelf.undo(actor)
    assert shelf.table.sheet.vote is None
    assert shelf.table.state.to_bytes() == before
    entry = shelf.table.course.log[-1]
    assert (entry.kind, entry.seat, entry.to, entry.crossing) == ("undo", actor, 0, False)
    assert shelf.table.course.epoch == 0


def test_after_a_consented_crossing_fresh_dice_follow():
    shelf = Shelf().seat()
    actor = shelf.actor
    first = shelf.choices[0]
    while shelf.table.actor == actor:
        shelf.play()
    before = draws(shelf)
    assert before[-1][2]
    shelf.undo(actor)
    assert shelf.table.sheet.vote is not None
    assert shelf.table.actor == 1 - actor
    shelf.do(lambda table, now: table.answer(1 - actor, True, now))
    assert shelf.table.actor == actor
    assert shelf.table.course.epoch == 1
    assert shelf.table.course.log[-1].crossing
    while shelf.table.actor == actor:
        shelf.play()
    assert [cause[:2] for cause in draws(shelf)] == [cause[:2] for cause in before]
    assert first is not None
    assert draws(shelf)[-1][2] != before[-1][2]


def test_a_question_about_an_undo_names_what_was_seen():
    shelf = Shelf().seat()
    actor = shelf.actor
    while shelf.table.actor == actor:
        shelf.play()
    shelf.undo(actor)
    vote = shelf.table.sheet.vote
    assert vote is not None
    keys = [told.key for told in vote.seen]
    assert "event-drawn" in keys
    assert "event-taken" not in keys  # only the last decision is asked about


def test_one_no_ends_the_question_and_nothing_is_taken_back():
    shelf = Shelf(players=3).seat()
    actor = shelf.actor
    while shelf.table.actor == actor:
        shelf.play()
    before = shelf.table.state.to_bytes()
    shelf.undo(actor)
    others = [seat for seat in range(3) if seat != actor]
    shelf.do(lambda table, now: table.answer(others[0], True, now))
    shelf.do(lambda table, now: table.answer(others[1], False, now))
    assert shelf.table.sheet.vote is None
    assert shelf.table.state.to_bytes() == before


def test_rated_tables_take_back_nothing_that_was_revealed():
    shelf = Shelf(rated=True).seat()
    actor = shelf.actor
    shelf.play()
    shelf.undo(actor)
    while shelf.table.actor == actor:
        shelf.play()
    with refused("undo-rated"):
        shelf.undo(actor)


def test_a_table_can_agree_that_nothing_is_taken_back():
    shelf = Shelf(options={"take_back": False}).seat()
    shelf.play()
    with refused("no-take-back"):
        shelf.undo(shelf.actor)


def test_who_has_decided_nothing_takes_nothing_back():
    shelf = Shelf().seat()
    for seat in (0, 1):
        with refused("undo-nothing-yours"):
            shelf.undo(seat)


def test_against_bots_alone_nobody_else_is_asked():
    shelf = Shelf().seat(1)
    play_until_person(shelf)
    while shelf.table.actor == 0:
        shelf.play()
    shelf.undo(0)
    assert shelf.table.actor == 0
    assert shelf.table.course.epoch == 1


def play_until_person(shelf: Shelf) -> None:
    while shelf.table.actor != 0:
        choice = shelf.choices[0]
        shelf.do(lambda table, now, choice=choice: table.play(1, choice, now, by="bot"))


def test_a_step_that_the_table_played_is_taken_back_with_the_decision_before():
    shelf = Shelf(secret="3", options={"rounds": 2}).seat()
    actor = shelf.play_until_the_table_plays()
    shelf.undo(actor)
    shelf.do(lambda table, now: table.answer(1 - actor, True, now))
    assert shelf.table.actor == actor
    assert len(shelf.choices) > 1


def test_undos_come_to_an_end_so_that_any_log_is_opened_quickly():
    shelf = Shelf().seat()
    actor = shelf.actor
    taken_back = 0
    with refused("undo-enough"):
        while True:
            shelf.play()
            shelf.undo(actor)
            taken_back += 1
    assert len(shelf.table.course.log) <= shelf.book.most_plies + TAKEN_BACK
    assert taken_back > 500


# What reveals


def test_in_a_turn_of_offline_nothing_is_revealed_until_it_ends():
    shelf = Shelf(options={"variant": "expert"}).seat().play_on(400, seed=3)
    course = shelf.table.course
    told = {"kept": 0, "revealed": 0}
    for ply in range(1, len(course.past)):
        before, after = course.position(ply - 1), course.position(ply)
        passes_on = after.actor != before.actor
        assert undo.reveals(course, ply) == (passes_on or bool(course.causes[ply].draws))
        told["revealed" if passes_on else "kept"] += 1
    assert min(told.values()) > 10


def test_a_peek_cannot_be_taken_back_by_who_has_looked():
    for book in (toy.RULEBOOK, QUIET):
        shelf = Shelf(book, players=3).seat()
        actor = shelf.actor
        shelf.play("peek")
        assert undo.reveals(shelf.table.course, 1)
        shelf.undo(actor)
        assert shelf.table.sheet.vote is not None


@GAMES
def test_what_does_not_reveal_looks_the_same_in_every_world(book):
    """The law behind free undos, tried on many more worlds than the table tries."""
    players = book.seats[-1]
    for seed in range(2):
        shelf = Shelf(book, players, secret=str(seed)).seat().play_on(40, seed)
        course, box = shelf.table.course, shelf.table.box
        for ply in range(1, len(course.past)):
            if undo.reveals(course, ply):
                continue
            before, cause = course.position(ply - 1), course.causes[ply]
            action = book.read_action(box, before, cause.do)
            for viewer in (*range(players), SPECTATOR):
                seen = (book.view(box, course.position(ply), viewer), course.events[cause.seq - 1].seen_from(viewer))
                for world_seed in range(20):
                    world, events = before.copy(), Events()
                    book.redeal(box, world, viewer, Fast(world_seed, ply))
                    book.apply(box, world, action, Fast(7), events)
                    assert (book.view(box, world, viewer), events.seen_from(viewer)) == seen


@GAMES
def test_whether_an_undo_is_free_tells_the_asker_nothing_about_the_hidden_world(book):
    players = book.seats[-1]
    compared = 0
    for seed in range(3):
        shelf = Shelf(book, players, secret=str(seed)).seat().play_on(5 * seed, seed)
        for ply in range(8):
            actor, box = shelf.actor, shelf.table.box
            action = shelf.choices[ply % len(shelf.choices)]
            answers = set()
            for world_seed in range(3):
                world = shelf.table.state.copy()
                book.redeal(box, world, actor, Fast(world_seed, ply))
                twin = Shelf(book, players, secret=str(seed), start=book.write_position(box, world)).seat()
                twin.play(action)
                answers.add(undo.free_target(twin.table.course, actor))
                compared += 1
            assert len(answers) == 1
            shelf.play(action)
    assert compared == 72


@GAMES
def test_no_order_of_ones_own_plies_lets_anybody_choose_between_known_outcomes(book):
    """Whatever a player tries with plays and undos, no die that was seen is ever thrown again."""
    players = book.seats[-1]
    for seed in range(6):
        shelf = Shelf(book, players, secret=str(seed)).seat()
        chance = Fast(seed)
        thrown: set[tuple[int, int]] = set()
        seen_at: dict[tuple[bytes, str | None], int] = {}
        for _ in range(300):
            if shelf.table.actor is None:
                break
            course = shelf.table.course
            if chance.below(3) == 0:
                asker = chance.below(players)
                freely = undo.free_target(course, asker)
                epoch = course.epoch
                try:
                    shelf.undo(asker)
                except ValueError:
                    continue
                if freely is not None:
                    assert course.epoch == epoch
                    assert not any(cause.draws for cause in shelf.table.course.causes[freely + 1 :])
                for seat in range(players):
                    if shelf.table.sheet.vote is not None and seat != asker:
                        shelf.do(lambda table, now, seat=seat: table.answer(seat, True, now))
                continue
            here = shelf.table.state.to_bytes()
            if any(cause.draws for cause in course.causes):
                shelf.play_on(1, seed=chance.below(1000))
            else:  # a long preparation without dice proves nothing
                shelf.play(book.default(shelf.table.box, shelf.table.state))
            for cause in course.log[-3:]:
                if cause.draws and cause.kind == "move" and cause.seq not in seen_at.values():
                    key = (cause.ply, course.epoch)
                    assert key not in thrown
                    thrown.add(key)
                    seen_at[here, f"{cause.do} {cause.seq}"] = cause.seq
        assert len(thrown) > 5


def test_others_learn_of_an_undo_only_what_they_had_seen():
    shelf = Shelf().seat()
    actor = shelf.actor
    shelf.play()
    shelf.undo(actor)
    for viewer in (0, 1, SPECTATOR):
        frames = sent(shelf.table, viewer)
        assert len(frames) == 3
        assert b'"events":[{"key":"event-undone","values":{}}]' in frames[2]
        assert (
            frames[0].partition(b'"events"')[0].partition(b'"view"')[2]
            == frames[2].partition(b'"events"')[0].partition(b'"view"')[2]
        )


def test_seats_stay_with_people_whatever_is_taken_back():
    shelf = Shelf().seat()
    actor = shelf.actor
    shelf.play()
    shelf.undo(actor)
    assert [seat.person for seat in shelf.table.sheet.seats] == list(PEOPLE[:2])
