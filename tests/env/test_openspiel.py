"""OpenSpiel's own simulation test, on every game with every number of players, and what it does not ask."""

from __future__ import annotations

import pickle
import random
from copy import deepcopy
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from tablee.env import information, openspiel
from tests.env.seatings import every_seating, in_one_process
from tests.games.worlds import Setting

pytestmark = in_one_process


def game(seating: Setting) -> Any:
    parameters = openspiel._parameters(seating.book, dict(seating.options))
    return pyspiel.load_game(f"tablee_{seating.book.id}", {"players": seating.players, **parameters})


def go_on(state: Any, chance: random.Random, decisions: int) -> Any:
    """Random play for so many decisions, and on to the next one."""
    while not state.is_terminal() and (decisions or state.is_chance_node()):
        if state.is_chance_node():
            state.apply_action(chance.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            decisions -= 1
    return state


@every_seating
def test_it_passes_openspiels_simulation_test(seating: Setting) -> None:
    pyspiel.random_sim_test(game(seating), num_sims=1, serialize=True, verbose=False)


@every_seating
def test_worlds_dealt_from_an_information_state_share_it(seating: Setting) -> None:
    chance = random.Random(3)
    state = go_on(game(seating).new_initial_state(), chance, 25)
    for player in range(seating.players):
        worlds = [state.resample_from_infostate(player, chance.random) for _ in range(3)]
        for world in worlds:
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.information_state_tensor(player) == state.information_state_tensor(player)
            assert world.observation_string(player) == state.observation_string(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            assert world.history() == [], "the true history would tell what is hidden"
            assert world.current_player() == state.current_player()
        if player == state.current_player():
            assert worlds[0].legal_actions() == state.legal_actions()
        go_on(worlds[0], chance, 5)


@every_seating
def test_copies_pickles_and_serialised_states_go_the_same_way(seating: Setting) -> None:
    spiel = game(seating)
    state = go_on(spiel.new_initial_state(), random.Random(4), 12)
    within = state.clone()
    while not within.is_chance_node() and not within.is_terminal():
        within.apply_action(within.legal_actions()[-1])
    for here in (state, within, state.resample_from_infostate(0, random.Random(1).random)):
        text = pyspiel.serialize_game_and_state(spiel, here)
        copies = [here.clone(), deepcopy(here), pickle.loads(pickle.dumps(here)), spiel.deserialize_state(here.serialize())]
        copies.append(pyspiel.deserialize_game_and_state(text)[1])
        expected = str(go_on(here.clone(), random.Random(5), 6))
        for copy in copies:
            assert str(copy) == str(here)
            assert copy.history() == here.history()
            assert str(go_on(copy, random.Random(5), 6)) == expected


def openspiel_kind(private: Any) -> Any:
    return pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=private)


@every_seating
def test_observers_give_the_named_parts(seating: Setting) -> None:
    spiel = game(seating)
    state = go_on(spiel.new_initial_state(), random.Random(6), 9)
    book, player = seating.book, state.current_player()
    seen = make_observation(spiel)
    seen.set_from(state, player)
    assert list(seen.dict) == [part.name for part in book.observed]
    assert [array.shape for array in seen.dict.values()] == [part.shape for part in book.observed]
    recall = make_observation(spiel, pyspiel.IIGObservationType(perfect_recall=True))
    recall.set_from(state, player)
    assert (
        list(recall.dict)
        == ["seat", *(field.name for field in book.State.fields)]
        == [part.name for part in information.parts(book)]
    )
    assert recall.dict["actor"] == player == recall.dict["seat"]
    known = information.known(book, seating.box, state.position(), player)
    assert np.array_equal(recall.tensor, np.array(information.numbers(book, known, player), np.float32))
    everybodys = make_observation(spiel, openspiel_kind(pyspiel.PrivateInfoType.NONE))
    assert everybodys.string_from(state, 0) == everybodys.string_from(state, 1)


def test_chance_shows_every_outcome() -> None:
    state = pyspiel.load_game("tablee_offline").new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(0, 0.5), (1, 0.5)], "who begins"
    starts = set()
    for outcome, _ in state.chance_outcomes():
        starts.add(go_on(state.child(outcome), random.Random(1), 0).current_player())
    assert starts == {0, 1}


def test_a_forbidden_action_is_refused_and_a_chance_node_deals_no_worlds() -> None:
    state = pyspiel.load_game("tablee_offline").new_initial_state()
    with pytest.raises(ValueError, match="where a player must decide"):
        state.resample_from_infostate(0, random.random)
    go_on(state, random.Random(1), 0)
    before = str(state)
    wrong = min(set(range(53)) - set(state.legal_actions()))
    with pytest.raises(Exception, match=r"\S"):
        state.apply_action_with_legality_check(wrong)
    assert str(state) == before


def test_options_of_words_and_numbers_keep_their_type() -> None:
    spiel = pyspiel.load_game("tablee_offensive(turn_limit=n3,army_size=n12)")
    assert dict(spiel.key[2])["turn_limit"] == 3
    assert pyspiel.load_game(str(spiel)).key == spiel.key
    with pytest.raises(ValueError, match="nothing else"):
        make_observation(spiel, openspiel_kind(pyspiel.PrivateInfoType.ALL_PLAYERS))
