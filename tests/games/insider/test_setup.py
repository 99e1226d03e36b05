"""Set-up: contract, 3.2."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.core.chance import Fast
from tablee.core.edition import Edition
from tablee.core.events import SPECTATOR
from tablee.core.texts import Complaint
from tablee.games.insider import codes
from tablee.games.insider.box import CARD_NAMES, colour_of, square_name
from tests.games.insider.table import BOOK

every_number = pytest.mark.parametrize("players", [2, 3, 4])


@every_number
@pytest.mark.clause("INS-020", "INS-023")
def test_all_scores_are_zero_and_all_pawns_at_home(players: int):
    box = BOOK.box(players)
    state, _ = BOOK.start(box, Fast(3))
    assert not any(state.score)
    assert [state.place[seat] for seat in range(players)] == [[box.base[seat]] * 7 for seat in range(players)]


@every_number
@pytest.mark.clause("INS-022")
def test_everybody_gets_seven_cards_that_nobody_else_sees(players: int):
    box = BOOK.box(players)
    state, events = BOOK.start(box, Fast(4))
    for seat in range(players):
        dealt = [event for event in events.seen_from(seat) if event.kind == codes.DEALT]
        assert [event.a for event in dealt] == [seat]
        told = BOOK.tell(box, dealt[0]).values["cards"].split()
        assert sorted(told) == sorted(BOOK.view(box, state, seat).board.companies[seat].hand)
        assert len(told) == 7
    assert not [event for event in events.seen_from(SPECTATOR) if event.kind == codes.DEALT]
    seen = {tuple(BOOK.start(box, Fast(seed))[0].hand[0]) for seed in range(30)}
    assert len(seen) > 15


@every_number
@pytest.mark.clause("INS-024", "INS-025")
def test_every_card_of_the_pool_comes_up_as_often_in_every_place(players: int):
    box = BOOK.box(players)
    found: Counter[tuple[int, int]] = Counter()
    games = 1200
    for seed in range(games):
        state, _ = BOOK.start(box, Fast(seed))
        found.update(enumerate([state.card, *reversed(state.pile[:6])]))
    assert len(found) == 7 * 12
    mean = games / 12
    assert all(abs(count - mean) < 5 * mean**0.5 for count in found.values())


@pytest.mark.clause("INS-027")
@pytest.mark.parametrize(
    ("players", "bases"),
    [(2, "red a1 green e5"), (3, "red a1 blue a5 green e5"), (4, "red a1 blue a5 green e5 yellow e1")],
)
def test_corners_are_given_clockwise(players: int, bases: str):
    box = BOOK.box(players)
    assert " ".join(f"{colour_of(box, seat)} {square_name(box.base[seat])}" for seat in range(players)) == bases


@every_number
@pytest.mark.clause("INS-028")
def test_anybody_may_begin_with_the_same_chance(players: int):
    box = BOOK.box(players)
    began = Counter()
    for seed in range(600):
        state, events = BOOK.start(box, Fast(seed))
        assert [event.a for event in events if event.kind == codes.BEGINS] == [state.actor] == [state.active]
        began[state.actor] += 1
    assert set(began) == set(range(players))
    assert all(abs(count - 600 / players) < 5 * (600 / players) ** 0.5 for count in began.values())


def test_a_game_begins_with_its_first_turn():
    state, _ = BOOK.start(BOOK.box(2), Fast(1))
    assert (BOOK.points[state.point], state.turn, state.extra) == ("START", 1, 0)


WRONG = {
    "three companies": ('[[company]]\ncolour = "yellow"\nbase = "e1"\nstatus = "reconstructed"\n', ""),
    "another order": ('colour = "blue"', 'colour = "green"'),
    "a base inside": ('base = "a5"', 'base = "b5"'),
    "a base twice": ('base = "a5"', 'base = "a1"'),
    "too few seats": ('3 = ["red", "blue", "green"]', '3 = ["red", "blue"]'),
    "a stranger": ('3 = ["red", "blue", "green"]', '3 = ["red", "blue", "pink"]'),
    "no square": ('centre = "c3"', 'centre = "x9"'),
    "another centre": ('centre = "c3"', 'centre = "c4"'),
    "another inner square": ('inner = ["b3"', 'inner = ["b2"'),
    "a lane to nowhere": ('"a1-a2"', '"a1-c2"'),
    "a lane twice": ('"a1-a2"', '"a1-b1"'),
    "a lane backwards": ('"b1-b2"', '"b2-b1"'),
    "a base with one lane": ('"a1-a2", ', ""),
    "too many cards": ("ADM = 11", "ADM = 12"),
    "no such number": ("ADM = 11", "ADM = -1"),
    "a card with a table too few": ("tables = [2, 1, 0]", "tables = [2, 1]"),
    "tables that rise": ("tables = [2, 1, 0]", "tables = [0, 1, 2]"),
    "a goal at the shoes": ("goal = 35", "goal = 0"),
    "neither known nor reconstructed": ('status = { goal = "known"', 'status = { goal = "guessed"'),
    "another game": ('game = "insider"', 'game = "offline"'),
}


@pytest.mark.parametrize("kind", WRONG)
def test_an_edition_that_cannot_be_played_is_refused_with_its_line(kind: str):
    before, after = WRONG[kind]
    source = BOOK.edition.source
    assert before in source
    changed = source.replace(before, after, 1)
    with pytest.raises(Complaint) as refused:
        BOOK.box(3, edition=Edition(changed, "mine.toml"))
    assert all("mine.toml:" in refused.value.say(language) for language in ("fr", "en", "de"))


def test_an_edition_may_have_its_own_cards_and_fewer_lanes():
    source = BOOK.edition.source.replace("ADM = 11", "ADM = 13").replace("BOD = 11", "BOD = 9")
    source = source.replace('"b1-b2", ', "").replace("tables = [2, 1, 0], penalty = 3", "tables = [5, 5, 5], penalty = 1")
    box = BOOK.box(2, edition=Edition(source))
    state, _ = BOOK.start(box, Fast(2))
    assert [state.deck[: state.deck_count].count(kind) + sum(hand[kind] for hand in state.hand) for kind in (0, 4)] == [13, 9]
    assert box.value[CARD_NAMES.index("3A")][:3] == [5, 5, 5]
    chance = Fast(2)
    for _ in range(300):
        BOOK.step(box, state, BOOK.choose(box, state, chance, [0] * BOOK.most_choices), chance)
