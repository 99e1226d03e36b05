"""The order of a manche, cards in it, and the end of the game: sections 3.3, 3.4 and 3.11 of the contract."""

from __future__ import annotations

import pytest

from tablee.core.chance import Fast
from tablee.core.events import Events
from tablee.core.position import CLOCK_RAN_OUT, LEFT_TO_THE_TABLE, RESIGNED, TAKEN_UP
from tablee.games.offensive.terms import slot_of
from tests.games.offensive.playing import played
from tests.games.offensive.table import BOOK, Table


@pytest.mark.clause("OFN-010", "OFN-040")
def test_a_turn_is_a_red_and_a_blue_manche_each_with_cards_first() -> None:
    table = Table(red="TNK 5,5")
    seen = []
    for _ in range(4):
        table.play("end-manche")
        seen.append((table.state.turn, table.actor, table.point))
        table.play("end-cards")
    assert seen == [(1, 1, "CARDS"), (2, 0, "CARDS"), (2, 1, "CARDS"), (3, 0, "CARDS")]


@pytest.mark.clause("OFN-041", "OFN-043")
def test_points_attacks_and_the_record_of_attacks_are_new_in_every_manche() -> None:
    table = Table(red="TNK 18,12", blue="TNK 18,10")
    table.use("18,12", "fire 18,10", dice=[1, 1, 6, 6], script=[])
    assert table.attacks("18,12") == 0
    assert table.state.attacked_by[slot_of(table.at("18,10"))] == table.at("18,12")
    table.play("end-manche")
    assert table.state.attacked_by[slot_of(table.at("18,10"))] == 0
    assert (table.points("18,10"), table.attacks("18,10")) == (2, 1)
    assert [piece.points for piece in table.view(0).board.pieces if piece.square == "18,12"] == [None]
    table.play("end-cards", "end-manche")
    assert (table.points("18,12"), table.attacks("18,12")) == (2, 1)


@pytest.mark.clause("OFN-042")
def test_effects_until_the_next_manche_end_when_it_begins() -> None:
    table = Table(point="CARDS", hand_red="C09 C07", red="TNK 5,5")
    table.play("play C09", "target 5,5", "pass", "play C07", "target 5,5", "pass", "end-cards", "end-manche")
    piece = next(piece for piece in table.view(1).board.pieces if piece.square == "5,5")
    assert piece.cards == ("C09", "C07")
    table.play("end-cards", "end-manche")
    assert next(piece for piece in table.view(1).board.pieces if piece.square == "5,5").cards == ()


@pytest.mark.clause("OFN-044", "OFN-049")
def test_units_may_be_used_in_any_order_and_again() -> None:
    table = Table(red="TNK 18,12; ART 8,9", blue="TNK 18,9")
    table.use("18,12", "move 18,11").use("8,9", "fire 18,9", dice=[1, 1, 6, 6])
    table.use("18,11", "contact 18,10") if table["18,10"] else table.use("18,11", "fire 18,9", dice=[1, 1, 6])
    assert table.points("18,11") == 0


@pytest.mark.clause("OFN-046")
def test_laying_uses_the_attack() -> None:
    table = Table(red="ENG 5,5").use("5,5", "lay BAR 5,6")
    assert table.attacks("5,5") == 0
    assert table.offers("5,5", "lay") == []
    assert table.points("5,5") == 2


@pytest.mark.clause("OFN-047", "OFN-062")
def test_a_manche_can_be_ended_at_once_and_no_card_is_played_among_units() -> None:
    table = Table(red="TNK 5,5", hand_red="C01")
    assert "end-manche" in table.offers()
    assert table.refused("play C01").clause == "OFN-040"
    assert table.play("select 5,5").refused("discard C01").clause == "OFN-040"
    assert "end-manche" in table.offers()


@pytest.mark.clause("OFN-048")
def test_no_move_after_move_and_lay() -> None:
    table = Table(red="ENG 5,5").use("5,5", "move 6,5", "lay BAR 6,6")
    assert table.points("6,5") == 0
    table = Table(red="MPO 16,9", blue="DEM 15,9").use("16,9", "clear 15,9")
    assert table.points("16,9") == 2


@pytest.mark.clause("OFN-050")
def test_the_end_of_a_manche_has_its_order() -> None:
    """Combatants are turned down, effects of the manche end, and only then the mission is checked and Red goes on."""
    table = Table(side="blue", red="TNK 18,12", blue="TNK 18,10", turn=3, attached="blue1:C06")
    table.use("18,10", "fire 18,12", dice=[1, 1, 6, 6]).play("end-manche")
    told = [sentence.split()[0] for sentence in table.told(0)]
    assert told == ["manche", "concluded"] or told == ["manche"]
    assert table.state.attached == 0


@pytest.mark.clause("OFN-055", "OFN-056")
def test_any_number_of_cards_one_after_the_other() -> None:
    table = Table(point="CARDS", hand_red="C01 C06 C10", red="TNK 5,5")
    for card in ("C01", "C06", "C10"):
        table.play(f"play {card}", "target 5,5", "pass")
    assert (table.points("5,5"), table.attacks("5,5"), table.hand("red")) == (4, 2, [])


@pytest.mark.clause("OFN-057", "OFN-059")
def test_a_counter_is_played_in_its_window_only_and_is_final() -> None:
    table = Table(point="CARDS", hand_red="C05 C23", hand_blue="C24 C23", red="TNK 5,5", blue="INF 9,9 face=1")
    assert table.refused("play C23").clause == "OFN-059"
    table.play("play C05", "target 9,9")
    assert (table.actor, table.offers()) == (1, ["counter C23", "counter C24", "pass"])
    table.play("counter C24")
    assert (table.actor, table.point) == (0, "CARDS")
    assert len(table.hand("blue")) == 2  # one card drawn for Air defence
    assert table.discard() == ["C05", "C24"]
    assert table["9,9"] == "blue INF"


@pytest.mark.clause("OFN-058")
def test_a_counter_must_fit() -> None:
    table = Table(point="CARDS", hand_red="C21", hand_blue="C24 C25", red="TNK 5,5").play("play C21")
    assert table.offers() == ["pass"]
    assert table.refused("counter C25").clause == "OFN-058"


@pytest.mark.clause("OFN-061")
def test_a_card_without_a_target_stays_in_the_hand() -> None:
    table = Table(point="CARDS", hand_red="C02 C04 C11 C17 C19 C22", red="TNK 5,5", blue="INF 19,9", exploration=True)
    assert table.offers("", "play") == ["C11"]
    assert table.refused("play C04").clause == "OFN-061"


@pytest.mark.clause("OFN-068")
def test_one_discard_in_a_card_part() -> None:
    table = Table(point="CARDS", hand_red="C01 C02", red="TNK 5,5").play("discard C01")
    assert table.told(1) == ["discarded 0 C01"]
    assert table.refused("discard C02").clause == "OFN-068"
    table.play("end-cards", "end-manche", "end-cards", "end-manche")
    assert "discard C02" in table.offers()


@pytest.mark.clause("OFN-069")
def test_the_window_opens_after_every_card() -> None:
    for hand in ("", "C01 C02", "C23"):
        table = Table(point="CARDS", hand_red="C12", hand_blue=hand, red="TNK 5,5").play("play C12")
        assert (table.actor, table.point, table.view(0).phase) == (1, "COUNTER", "COUNTER")


@pytest.mark.clause("OFN-110")
def test_dice_fall_in_their_order() -> None:
    table = Table(red="TNK 10,10", blue="TNK 11,10").use("10,10", "contact 11,10", dice=[1, 2, 3, 4])
    assert "rolled 1 2 3 4" in table.told(0)


@pytest.mark.clause("OFN-133")
def test_cards_that_could_bring_units_back_do_not_help() -> None:
    table = Table(idle=False, red="MEC 18,9", blue="INF 18,10", hand_blue="C19")
    table.use("18,9", "contact 18,10", dice=[6, 6, 1, 1])
    assert (table.over, table.winners) == ("annihilation", [0])


@pytest.mark.clause("OFN-134")
def test_who_resigns_loses_and_a_clock_is_left_to_the_table() -> None:
    for seat in (0, 1):
        table = Table(red="TNK 5,5")
        assert BOOK.outside(table.box, table.state, -1, CLOCK_RAN_OUT, Fast(1), Events()) == LEFT_TO_THE_TABLE
        assert BOOK.outside(table.box, table.state, seat, RESIGNED, Fast(1), Events()) == TAKEN_UP
        assert (table.over, table.winners) == ("resignation", [1 - seat])


@pytest.mark.clause("OFN-161")
def test_the_instruction_game_knows_no_cards() -> None:
    table = Table(cards=False, red="TNK 18,12", blue="TNK 18,10").use("18,12", "fire 18,10", dice=[1, 1, 6, 6])
    assert [len(table.hand(side)) for side in ("red", "blue")] == [0, 0]
    table.play("end-manche")
    assert table.point == "UNITS"


@pytest.mark.clause("OFN-170", "OFN-171")
def test_the_same_chance_gives_the_same_game_and_a_refusal_changes_nothing() -> None:
    once, again = played(5, (("scenario", "learning"),)), played.__wrapped__(5, (("scenario", "learning"),))
    assert once.end.to_bytes() == again.end.to_bytes()
    for step in once.steps[::25]:
        before = step.before.to_bytes()
        for action in range(-1, BOOK.action_count(once.box) + 1, 7):
            BOOK.refusal(once.box, step.before, action)
        assert step.before.to_bytes() == before


@pytest.mark.clause("OFN-172")
@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"point": "CARDS", "hand_red": "C01"}, "end-cards"),
        ({"point": "UNITS"}, "end-manche"),
        ({"point": "TARGET", "card": "C08", "hand_red": "C08", "targets": "5,5"}, "done"),
        ({"point": "TARGET", "card": "C01", "hand_red": "C01"}, "target 0,0"),
        ({"point": "COUNTER", "card": "C21", "actor": "1"}, "pass"),
    ],
)
def test_the_passive_choice(given: dict[str, str], expected: str) -> None:
    table = Table(red="TNK 5,5", **given)
    assert BOOK.to_text(table.box, table.state, BOOK.default(table.box, table.state)) == expected


@pytest.mark.clause("OFN-173")
def test_a_step_that_shows_or_excludes_something_is_reported_as_revealing() -> None:
    quiet = Table(red="TNK 5,5 may=TNK").use("5,5", "move 5,6")
    assert [event.kind for event in quiet.events if event.kind in BOOK.revealing] == []
    telling = Table(red="TNK 5,5").use("5,5", "move 5,6", "move 5,7")
    assert [event.kind for event in telling.events if event.kind in BOOK.revealing]


@pytest.mark.clause("OFN-174")
def test_no_manche_is_longer_than_its_bound() -> None:
    longest = 0
    for seed in range(3):
        count, manche = 0, (0, 0)
        for step in played(seed, (("scenario", "learning"),)).steps:
            now = (step.before.turn, step.before.side)
            count = count + 1 if now == manche else 1
            manche = now
            longest = max(longest, count)
    assert 20 < longest <= 800
