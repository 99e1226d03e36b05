"""A game behind one door: a folder that lacks something is refused; decisions, refusals and courses as data."""

from __future__ import annotations

from types import ModuleType, SimpleNamespace
from typing import Any

import msgspec
import pytest

from tablee import games
from tablee.core.chance import Fast, Keyed
from tablee.core.course import Course, WrongStep
from tablee.core.decision import Decision, Reason, Refused
from tablee.core.observed import Layout, Part
from tablee.core.rulebook import ROOMS, IncompleteGame, Rulebook, winners
from tablee.core.texts import LANGUAGES, Complaint
from tests.games import toy
from tests.games.toy import actions, bot, box, coach, position, refusals, rules, state, view
from tests.games.worlds import BOOKS, Setting
from tests.games.worlds import Course as Walk

TOY = toy.RULEBOOK
ALL_ROOMS: dict[str, Any] = {
    "state": state,
    "box": box,
    "rules": rules,
    "refusals": refusals,
    "actions": actions,
    "position": position,
    "view": view,
    "bot": bot,
    "coach": coach,
}


def book_of(rooms: dict[str, Any]) -> Rulebook:
    return Rulebook("tests.games.toy", 1, rooms, most_choices=12, most_plies=9, automatic=frozenset(), turn_depth=1)


@pytest.mark.parametrize("room", ROOMS)
def test_a_folder_without_a_room_is_no_game(room: str) -> None:
    rooms = {name: module for name, module in ALL_ROOMS.items() if name != room}
    with pytest.raises(IncompleteGame, match=f"has no {room}.py"):
        book_of(rooms)


@pytest.mark.parametrize(("room", "name"), [(room, name) for room, names in ROOMS.items() for name in names])
def test_a_room_that_lacks_something_is_named(room: str, name: str) -> None:
    poorer = SimpleNamespace(**{key: value for key, value in vars(ALL_ROOMS[room]).items() if key != name})
    with pytest.raises(IncompleteGame, match=f"tests.games.toy.{room} has no {name}$"):
        book_of({**ALL_ROOMS, room: poorer})


def test_names_for_other_numbers_than_the_game_writes_are_refused() -> None:
    observed = SimpleNamespace(OBSERVED=Layout(Part("dice", (2,), "the throw")))
    with pytest.raises(IncompleteGame, match="names 2 numbers, observe writes"):
        book_of({**ALL_ROOMS, "observed": observed})
    assert book_of(ALL_ROOMS).observed.length == bot.OBSERVATION
    with pytest.raises(ValueError, match="named twice: dice, dice"):
        Layout(Part("dice", (), "one"), Part("dice", (), "another"))


def test_all_rooms_make_a_game() -> None:
    book = book_of(ALL_ROOMS)
    assert (book.id, book.seats, repr(book)) == ("toy", (2, 3), "<Rulebook toy 1>")
    assert all(isinstance(module, ModuleType) for module in ALL_ROOMS.values())


def test_the_house_knows_its_games() -> None:
    assert "offline" in games.names()
    assert games.rulebook("offline") is games.rulebook("offline")
    with pytest.raises(Complaint, match='There is no game "chess"'):
        games.rulebook("chess")


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
def test_a_decision_is_plain_data_for_the_seat_that_acts(book: Rulebook) -> None:
    setting = Setting(book, book.seats[0])
    for step in Walk(setting, 1).steps():
        decision = book.decision(setting.box, step.before)
        assert decision is not None
        assert msgspec.json.decode(msgspec.json.encode(decision), type=Decision) == decision
        assert decision.seat == step.before.actor
        assert [choice.action for choice in decision.choices] == book.actions(setting.box, step.before)
        assert decision.automatic <= (len(decision.choices) == 1)
        for viewer in setting.viewers:
            seen = book.view(setting.box, step.before, viewer)
            assert seen.decision == (decision if viewer == step.before.actor else None)
            assert seen.seat == viewer
            assert (seen.over, seen.scores, seen.winners) == (None, None, ())


def test_points_that_depend_on_hidden_cards_are_never_automatic() -> None:
    setting = Setting(TOY, 2)
    state_, _ = TOY.start(setting.box, Fast(1))
    assert not TOY.automatic
    for step in Walk(setting, 1).steps():
        decision = TOY.decision(setting.box, step.before)
        assert decision is not None
        assert not decision.automatic
    assert state_.over == 0


def test_a_refusal_says_clause_and_numbers() -> None:
    refused = Refused("tests.games.toy", Reason("TOY-05", "no-rival"), seat="3")
    assert str(refused) == "Seat 3 is not another dealer in the game. (TOY-05)"
    assert all(refused.say(language).endswith("(TOY-05)") for language in LANGUAGES)
    assert len({refused.clause_text(language) for language in LANGUAGES}) == 3
    plain = Refused("tests.games.toy", Reason("", "no-such-action"), action="99")
    assert (str(plain), plain.clause, plain.clause_text("en")) == ("There is no action 99.", "", "")


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
def test_every_reason_has_its_texts(book: Rulebook) -> None:
    for reason in book.reasons.values():
        for language in LANGUAGES:
            assert not reason.clause or Refused(book.package, reason).clause_text(language)


def test_winners_are_bits() -> None:
    assert winners(SimpleNamespace(winners=0b1011)) == (0, 1, 3)
    assert winners(SimpleNamespace(winners=0)) == ()


# The course of a game


def course(start: str = "", players: int = 2) -> Course:
    return Course(TOY, TOY.box(players), lambda ply, epoch: Keyed(bytes([ply, epoch]) * 16), start)


def test_a_course_may_start_from_any_position() -> None:
    made = course("coins: 3 4\nhand 0: lamp\nhand 1: dog\ncrate: vase")
    assert made.begin().draws == ()
    assert made.state.coins[:2] == [3, 4]
    with pytest.raises(WrongStep):
        made.begin()


@pytest.mark.parametrize("start", ["nonsense", "point: DEBT\nactor: 1", "coins: x"])
def test_a_position_nobody_can_start_from_is_refused(start: str) -> None:
    with pytest.raises(Complaint) as complaint:
        course(start).begin()
    assert all(complaint.value.say(language) for language in LANGUAGES)


def test_only_the_seat_that_acts_may_move() -> None:
    made = course()
    made.begin()
    actor = made.state.actor
    with pytest.raises(WrongStep):
        made.move(rules.ROLL, 1 - actor)
    assert made.move(rules.ROLL, actor).seat == actor


def test_going_back_forgets_what_came_after_and_throws_new_dice_only_where_something_was_seen() -> None:
    made = course(players=3)
    made.begin()
    for _ in range(6):
        made.move(made.book.default(made.box, made.state))
    assert made.crosses(2)
    entry = made.undo(2, crossing=made.crosses(2))
    assert (entry.to, entry.ply, entry.crossing, made.epoch, len(made.past), len(made.causes)) == (2, 2, True, 1, 3, 3)
    assert len(made.log) == len(made.events) == len(made.images) == 8
    for wrong in (-1, 2, 99):
        with pytest.raises(WrongStep):
            made.undo(wrong, crossing=False)


@pytest.mark.parametrize("seat", range(3))
def test_it_is_the_seat_that_resigns_which_leaves(seat: int) -> None:
    made = course(players=3)
    made.begin()
    entry = made.outside("resign", seat)
    assert entry is not None
    assert (entry.kind, entry.seat) == ("resign", seat)
    assert made.state.present == [int(other != seat) for other in range(3)]
    assert made.outside("resign", seat) is None, "she has left already"


def test_an_undo_names_the_seat_that_wished_it() -> None:
    for seat in (0, 1, None):
        made = course()
        made.begin()
        made.move(rules.ROLL)
        assert made.undo(0, crossing=True, seat=seat).seat == seat
    for wrong in (-1, 2):
        made = course()
        made.begin()
        made.move(rules.ROLL)
        with pytest.raises(WrongStep):
            made.undo(0, crossing=True, seat=wrong)


def test_a_copy_of_a_course_is_independent() -> None:
    made = course()
    made.begin()
    twin = made.copy()
    twin.move(rules.ROLL)
    assert (len(made.log), len(twin.log)) == (1, 2)
    assert made.state != twin.state
    assert made.move(rules.ROLL) == twin.log[-1]
