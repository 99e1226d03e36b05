"""Standing orders and the neutral pause: nobody's timing tells what they hold."""

from __future__ import annotations

from tablee.games import rulebook
from tablee.tables.sheet import TEMPO, Pace, Tempo
from tests.games import toy
from tests.tables.refusing import refused
from tests.tables.shelf import OFFLINE, Shelf

ROBBED = """point: TURN
actor: 0
coins: 5 5 5
hand 0: lamp
hand 1: dog vase
hand 2: book
crate: vase clock
peeked: - - -
"""


def robbery(*bots: int, pace: Pace | None = None) -> Shelf:
    """Dealer 0 may rob; dealer 1 holds a watchdog, dealer 2 none."""
    shelf = Shelf(toy.RULEBOOK, players=3, start=ROBBED, pace=pace or Pace()).seat(*bots)
    shelf.now += 60_000
    return shelf


def order(shelf: Shelf, seat: int, choice: str | None, point: str = "REACT") -> None:
    shelf.do(lambda table, now: table.order(seat, point, choice, now))


def test_a_standing_order_answers_a_reaction_after_the_neutral_pause():
    shelf = robbery()
    order(shelf, 1, "guard")
    assert shelf.kinds() == []
    shelf.play("rob 3")
    assert shelf.actor == 1
    assert shelf.table.standing_order() == "guard"
    assert (shelf.job("order").due, shelf.table.may_answer_at()) == (shelf.now + TEMPO.reaction, shelf.now + TEMPO.reaction)
    chosen = shelf.table.standing_order()
    shelf.do(lambda table, now: table.play(1, chosen, now, by="order"), after=TEMPO.reaction)
    assert shelf.table.course.log[-1].by == "order"
    assert shelf.point == "TURN"


def test_bots_people_and_orders_wait_alike():
    due = set()
    for how in ("bot", "order", "person"):
        shelf = robbery(*([1] if how == "bot" else []))
        if how == "order":
            order(shelf, 1, "let")
        shelf.play("rob 2")
        due.add(shelf.table.may_answer_at() - shelf.now)
        if how != "person":
            due.add(shelf.job(how).due - shelf.now)
    assert due == {TEMPO.reaction}


def test_each_reaction_of_several_waits_for_itself():
    shelf = robbery()
    shelf.play("rob 3")
    shelf.play("let", after=5_000)
    assert shelf.actor == 2
    assert shelf.table.may_answer_at() == shelf.now + TEMPO.reaction


def test_outside_reactions_a_bot_waits_only_so_that_people_can_follow():
    shelf = robbery(1)
    shelf.play("sell lamp")
    assert shelf.job("bot").due == shelf.now + TEMPO.bot
    assert shelf.table.may_answer_at() == shelf.now


def test_where_a_bot_showed_nothing_there_is_nothing_to_follow():
    shelf = Shelf(rulebook("offensive")).seat(1)
    assert shelf.point == "BUILD"
    waits = set()
    while shelf.actor == 1:
        waits.add(shelf.job("bot").due - shelf.now)
        shelf.play(after=5_000)
    assert waits == {0, TEMPO.bot}  # the start is shown to everybody, its secret army to nobody
    while shelf.point != "UNITS" or shelf.actor == 0:
        shelf.play("end-manche" if shelf.point == "UNITS" else None, after=5_000)
    shelf.play(after=5_000)
    assert shelf.job("bot").due == shelf.now  # it has only taken a unit into its hand
    shelf.play(after=5_000)
    assert shelf.job("bot").due == shelf.now + TEMPO.bot


def test_a_house_may_keep_other_pauses():
    shelf = robbery(1)
    shelf.table.tempo = Tempo(reaction=30, bot=4)
    shelf.play("sell lamp")
    assert shelf.job("bot").due == shelf.now + 4
    shelf = robbery()
    shelf.table.tempo = Tempo(reaction=30, bot=4)
    shelf.play("rob 3")
    assert shelf.table.may_answer_at() == shelf.now + 30


def test_an_order_that_cannot_be_followed_asks_the_player():
    shelf = robbery()
    order(shelf, 2, "guard")
    order(shelf, 1, "let")
    shelf.play("rob 2")
    shelf.play("let", after=TEMPO.reaction)
    assert shelf.actor == 2
    assert shelf.table.standing_order() is None
    assert shelf.kinds() == []


def test_an_order_can_be_changed_and_withdrawn():
    shelf = robbery()
    order(shelf, 1, "guard")
    order(shelf, 1, "let")
    assert shelf.table.sheet.seats[1].orders == {"REACT": "let"}
    order(shelf, 1, None)
    assert shelf.table.sheet.seats[1].orders == {}
    shelf.play("rob 3")
    assert shelf.kinds() == []


def test_an_order_given_while_the_question_is_open_answers_it():
    shelf = robbery()
    shelf.play("rob 3")
    order(shelf, 1, "guard")
    assert shelf.kinds() == ["order"]


def test_orders_are_for_reactions_only():
    shelf = robbery()
    for point in ("TURN", "DEBT", "", "NOTHING"):
        with refused("order-unknown"):
            order(shelf, 1, "roll", point)
    with refused("order-unknown"):
        order(shelf, 1, "x" * 41)
    offline = Shelf(OFFLINE).seat()
    with refused("order-unknown"):
        order(offline, 0, "take YEC", "TURN")


def test_a_clock_runs_beside_an_order():
    shelf = robbery(pace=Pace("move", 60))
    order(shelf, 1, "guard")
    shelf.play("rob 3")
    assert sorted(shelf.kinds()) == ["clock", "order"]
