"""Gymnasium: one seat is the learner's, bots hold the others.

>>> from tablee.env.gymnasium import Against
>>> game = Against("offline", bots=["random"])
>>> seen, info = game.reset(seed=7)
>>> seen, reward, ended, cut_off, info = game.step(seen["action_mask"].argmax())
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tablee import bots as house
from tablee.core.compiled import buffer
from tablee.core.compiled_chance import fast_record
from tablee.core.decision import Refused
from tablee.core.edition import Edition
from tablee.core.rulebook import Rulebook
from tablee.env.play import SEEDS, MissingExtra, Play

try:
    import gymnasium
except ImportError:
    raise MissingExtra("gymnasium") from None

from tablee.env.spaces import action_space, observation_space

REFUSED = -0.01
"""What an action costs that the rules forbid. Nothing else comes of it; `info["refused"]` says why."""


class Against(gymnasium.Env[Any, Any]):
    """One seat of a game against bots.

    `bots` names who holds the other seats, in the order of their turns after the learner's. `seat` is the learner's; None
    gives it another one in every game, as chance will have it. A game that took as many steps as its rules allow decisions
    is cut off, which happens only to a learner who keeps trying what is forbidden. With `complete`, the learner is given all
    that its seat knows instead of the game's observation.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str | Rulebook,
        bots: Sequence[str] = ("random",),
        *,
        seat: int | None = 0,
        options: Mapping[str, Any] | None = None,
        edition: Edition | None = None,
        render_mode: str | None = None,
        complete: bool = False,
    ) -> None:
        self.bots = tuple(house.bot(name).name for name in bots)
        self.game = Play(game, len(self.bots) + 1, options, edition, complete)
        if seat is not None and not 0 <= seat < self.game.players:
            raise ValueError(f"seats go from 0 to {self.game.players - 1}, not {seat}")
        self.render_mode = render_mode
        self.seat = seat or 0
        self._any_seat = seat is None
        self._steps = 0
        self._chance = buffer(fast_record(0))
        self.observation_space = observation_space(self.game)
        self.action_space = action_space(self.game)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a game; the bots play up to the learner's first decision."""
        super().reset(seed=seed)
        self._steps = 0
        if self._any_seat:
            self.seat = int(self.np_random.integers(self.game.players))
        self.game.reset(int(self.np_random.integers(SEEDS)))
        self._chance = buffer(fast_record(int(self.np_random.integers(SEEDS)), 1))
        self._bots_play()
        return self._seen(), {}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play the learner's choice, then the bots up to its next decision or the end."""
        self._steps += 1
        cut_off = self._steps >= self.game.book.most_plies
        try:
            self.game.play(action)
        except Refused as refused:
            return self._seen(), REFUSED, False, cut_off, {"refused": refused.say("en")}
        self._bots_play()
        over = self.game.is_over
        info = {"scores": [int(score) for score in self.game.position.score[: self.game.players]]} if over else {}
        return self._seen(), self.game.payoffs()[self.seat], over, cut_off and not over, info

    def action_masks(self) -> Any:
        """What the learner may choose now, under the name that maskable agents ask for."""
        return self.game.mask(self.seat).astype(bool)

    def _bots_play(self) -> None:
        while not self.game.is_over and self.game.actor != self.seat:
            name = self.bots[(self.game.actor - self.seat - 1) % self.game.players]
            self.game.play(self.game.bot_action(name, self._chance))

    def _seen(self) -> dict[str, Any]:
        return {"observation": self.game.observation(self.seat), "action_mask": self.game.mask(self.seat)}

    def save(self) -> dict[str, Any]:
        """The game as it stands, for `restore`: everything but what `reset` will bring."""
        return {"game": self.game.save(), "chance": self._chance.tobytes(), "seat": self.seat, "steps": self._steps}

    def restore(self, saved: Mapping[str, Any]) -> Any:
        """Go back to a saved game; tells what the learner sees."""
        self.game.restore(saved["game"])
        self._chance[:] = memoryview(saved["chance"])
        self.seat, self._steps = saved["seat"], saved["steps"]
        return self._seen()

    def render(self) -> Any:
        """The true position as text, in the mode `ansi`."""
        return str(self.game) if self.render_mode == "ansi" else None
