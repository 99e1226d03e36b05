"""OpenSpiel's own information-set tree search plays a game of the house against a random player.

    pip install 'tablee[openspiel]'
    python examples/openspiel_search.py --game tablee_offline --games 4 --simulations 40

The search deals itself worlds that its seat cannot rule out (`resample_from_infostate`), so it knows no more than a player
would. Leaves are judged by the game's own evaluation; OpenSpiel's random roll-outs work as well and take longer.
"""

from __future__ import annotations

import argparse
import math
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots.uniform_random import UniformRandomBot

from tablee.env import openspiel

SEARCHER = 0
"""The seat of the search; chance decides in every game who begins."""


class Judge(mcts.Evaluator):  # type: ignore[misc]
    """Judges a state by the game's own evaluation of each seat, as far as it stands out among them."""

    def evaluate(self, state: Any) -> Any:
        """What the state promises each seat, from -1 to 1."""
        if state.is_terminal():
            return np.array(state.returns())
        table = openspiel.table_of(state.get_game().key)
        values = [0.0] * table.players
        table.book.evaluate(table.box, state.position(), values)
        mean = sum(values) / table.players
        return np.array([math.tanh((value - mean) / 10) for value in values])

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """Every action is worth the same look."""
        actions = state.chance_outcomes() if state.is_chance_node() else [(action, 1.0) for action in state.legal_actions()]
        total = sum(weight for _, weight in actions)
        return [(action, weight / total) for action, weight in actions]


def play(name: str, simulations: int, seed: int) -> list[float]:
    """One game to the end: what it was worth to each seat."""
    game = pyspiel.load_game(name)
    chance = np.random.RandomState(seed)
    search = ismcts.ISMCTSBot(game, Judge(), uct_c=1.0, max_simulations=simulations, random_state=chance)
    players = [search, *(UniformRandomBot(seat, chance) for seat in range(1, game.num_players()))]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choice(outcomes, p=odds))
        else:
            state.apply_action(players[state.current_player()].step(state))
    return list(state.returns())


def main() -> None:
    """Play some games and tell how they went."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", default=openspiel.NAMES[0], help=f"one of {', '.join(openspiel.NAMES)}")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=40, help="looks ahead before each decision")
    given = parser.parse_args()
    results = [play(given.game, given.simulations, seed) for seed in range(given.games)]
    for seed, result in enumerate(results):
        print(f"game {seed}: {' '.join(f'{share:+.2f}' for share in result)}")
    won = sum(result[SEARCHER] > 0 for result in results)
    print(f"the search won {won} of {len(results)} games against random players")


if __name__ == "__main__":
    main()
