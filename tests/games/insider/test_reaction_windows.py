"""Reaction windows do not leak: contract, INS-184 and section 5, at a table with its clock, bots and standing orders."""

from __future__ import annotations

import msgspec
import pytest

from tablee.core.events import SPECTATOR
from tablee.tables.sheet import TEMPO
from tests.games.insider.table import BOOK
from tests.tables.shelf import Shelf

HANDS = ("TRE TRE TRE", "BOD TRE TRE", "BOD BOD TRE", "BOD BOD BOD")
RUMOURS = "point: ACTION\nturn: 5\nhand red: SCA SCA\nhand blue: HEL\nhand green: {}\ndeck: {}\n"
SPECIAL_VIP = "point: ACTION\nturn: 5\ncard: 5A\nred: t1\nhand red: ADM ADM ADM\nhand blue: HEL\nhand green: {}\ndeck: {}\n"
ATTACK = {"REACT": (RUMOURS, ["play SCA 2", "victim green"]), "PLEDGE": (SPECIAL_VIP, ["play ADM 3", "pledge 0"])}


def asked(point: str, hand: str, *bots: int, order: str | None = None) -> Shelf:
    """Green is asked for Bodyguards, holding this hand; the other Bodyguards lie deep in the draw pile."""
    source, said = ATTACK[point]
    used = f"{source} {hand}".split()
    held = {"BOD": hand.split().count("BOD"), "TRE": hand.split().count("TRE")}
    spent = {kind: used.count(kind) for kind in ("ADM", "HEL", "SCA")}
    left = {kind: 11 - held.get(kind, 0) - spent.get(kind, 0) for kind in ("ADM", "HEL", "SCA", "TRE", "BOD")}
    deck = " ".join(kind for kind, count in left.items() for _ in range(count))
    shelf = Shelf(BOOK, players=3, start=source.format(hand, deck)).seat(*bots)
    shelf.now += 60_000
    if order:
        shelf.do(lambda table, now: table.order(2, point, order, now))
    for text in said:
        shelf.play(text, after=TEMPO.reaction)
    assert (shelf.point, shelf.actor) == (point, 2)
    return shelf


def seen(shelf: Shelf, viewer: int) -> list[bytes]:
    """Everything that a viewer has been sent."""
    return [msgspec.json.encode((frame.view, frame.events, frame.version)) for frame in shelf.table.frames(viewer)]


@pytest.mark.clause("INS-184")
@pytest.mark.parametrize("point", ATTACK)
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_others_are_sent_the_same_whatever_the_hand_and_whatever_the_order(point: str, viewer: int):
    never = {"REACT": "pass", "PLEDGE": "pledge 0"}[point]
    sent = {repr(seen(asked(point, hand, order=order), viewer)) for hand in HANDS for order in (None, never)}
    assert len(sent) == 1


@pytest.mark.clause("INS-184")
@pytest.mark.parametrize("point", ATTACK)
def test_the_pause_is_the_same_for_people_bots_and_orders_with_and_without_bodyguards(point: str):
    never = {"REACT": "pass", "PLEDGE": "pledge 0"}[point]
    pauses = set()
    for hand in HANDS:
        for shelf in (asked(point, hand), asked(point, hand, 2), asked(point, hand, order=never)):
            pauses.add(shelf.table.may_answer_at() - shelf.now)
            pauses |= {job.due - shelf.now for job in shelf.jobs if job.kind in ("bot", "order")}
    assert pauses == {TEMPO.reaction}


@pytest.mark.clause("INS-184")
@pytest.mark.parametrize("point", ATTACK)
def test_an_order_to_let_it_pass_looks_like_a_person_who_does(point: str):
    never = {"REACT": "pass", "PLEDGE": "pledge 0"}[point]
    for viewer in (0, 1, SPECTATOR):
        told = set()
        for hand in HANDS:
            by_order = asked(point, hand, order=never)
            assert by_order.table.standing_order() == never
            by_order.do(lambda table, now: table.play(2, never, now, by="order"), after=TEMPO.reaction)
            by_hand = asked(point, hand)
            by_hand.play(never, after=TEMPO.reaction)
            told |= {repr(seen(by_order, viewer)), repr(seen(by_hand, viewer))}
        assert len(told) == 1


@pytest.mark.clause("INS-184")
@pytest.mark.parametrize("point", ATTACK)
def test_the_table_never_answers_for_a_player_with_a_single_choice(point: str):
    shelf = asked(point, "TRE TRE TRE")
    assert len(shelf.choices) == 1
    assert shelf.kinds() == []
    assert shelf.table.standing_order() is None
