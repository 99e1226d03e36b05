"""PettingZoo: every seat is an agent, one acts at a time (AEC), and observations carry an action mask.

>>> from tablee.env import pettingzoo
>>> game = pettingzoo.env("offline", players=3)
>>> game.reset(seed=7)
>>> seen, reward, ended, cut_off, info = game.last()
>>> game.step(int(seen["action_mask"].argmax()))
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from tablee.core.edition import Edition
from tablee.env.play import SEEDS, MissingExtra, Play

try:
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError:
    raise MissingExtra("pettingzoo") from None

from tablee.env.spaces import action_space, observation_space

REFUSED = -1.0
"""What an agent is paid for an action that the rules forbid; it ends the game, as in PettingZoo's own board games."""


def env(
    game: str,
    players: int = 2,
    options: Mapping[str, Any] | None = None,
    edition: Edition | None = None,
    render_mode: str | None = None,
    complete: bool = False,
) -> AECEnv[str, Any, Any]:
    """A game behind PettingZoo's usual guards: an illegal action ends it and costs its agent REFUSED."""
    raw = raw_env(game, players, options, edition, render_mode, complete)
    guarded: Any = wrappers.TerminateIllegalWrapper(raw, illegal_reward=REFUSED)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


class raw_env(AECEnv[str, Any, Any]):  # noqa: N801 - the name that PettingZoo gives the environment without guards
    """A game whose seats are the agents player_0, player_1 …; `step` raises Refused for what the rules forbid.

    All are paid at the end: 1 for the only winner, the same in all taken from the others. With `complete`, agents are given all
    that their seat knows instead of the game's observation.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012 - as PettingZoo has it

    def __init__(
        self,
        game: str,
        players: int = 2,
        options: Mapping[str, Any] | None = None,
        edition: Edition | None = None,
        render_mode: str | None = None,
        complete: bool = False,
    ) -> None:
        super().__init__()
        self.game = Play(game, players, options, edition, complete)
        self.metadata = {**type(self).metadata, "name": f"tablee_{self.game.book.id}_v{self.game.book.version}"}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents = list(self.possible_agents)
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(self.game) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.game) for agent in self.possible_agents}
        self._next_seed = secrets.randbelow(SEEDS)

    def observation_space(self, agent: str) -> Any:
        """What an agent is given: `observation` as `game.layout` names it, and `action_mask`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Every action number of the game; the mask says which are legal."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin anew; without a seed, with the next one after the last."""
        if seed is not None:
            self._next_seed = seed % SEEDS
        self.game.reset(self._next_seed)
        self._next_seed = (self._next_seed + 1) % SEEDS
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.actor]

    def observe(self, agent: str) -> Any:
        """What the agent's seat sees, and what it may choose if it must act."""
        seat = self._seat[agent]
        return {"observation": self.game.observation(seat), "action_mask": self.game.mask(seat)}

    def step(self, action: Any) -> None:
        """Play the acting agent's choice; after the end agents leave with None."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.game.play(action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        for agent, payoff in zip(self.possible_agents, self.game.payoffs(), strict=True):
            self.rewards[agent] = payoff
        self._accumulate_rewards()
        if self.game.is_over:
            scores = self.game.position.score
            for agent in self.agents:
                self.terminations[agent] = True
                self.infos[agent] = {"score": int(scores[self._seat[agent]])}
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.game.actor]

    def save(self) -> bytes:
        """The game as it stands, for `restore`."""
        return self.game.save()

    def restore(self, saved: bytes) -> None:
        """Go back to a game that has not ended."""
        self.reset()
        self.game.restore(saved)
        self.agent_selection = self.possible_agents[self.game.actor]

    def render(self) -> str | None:
        """The true position as text, in the mode `ansi`."""
        return str(self.game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])
