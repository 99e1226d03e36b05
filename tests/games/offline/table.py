"""A table of Offline for tests: a position in words, played in words.

>>> table = Table(G="YEC RDM BFT", display="YEM RFB BSB GDM GSC", bag="BDC RST")
>>> table.play("take YEM", "x G2").offers("x")
['G3']
>>> table.play("offline")["G"], table["display"], table.actor
('YEC YEM BFT ---', 'BDC RFB BSB GDM GSC', 1)

The lines of a position are named as in `games/offline/position.py`; a network's free sites at its end may be left out.
`bag` is written in the order in which the ads are drawn: the bag is filled backwards and every draw is scripted to take
its last ad.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from tablee.core.chance import Chance, Scripted
from tablee.core.decision import Refused
from tablee.core.events import Events
from tablee.core.rulebook import winners
from tablee.games import rulebook
from tablee.games.offline import rules
from tablee.games.offline.box import LETTERS, NETWORK_NAMES, ad_number, site_number
from tests.games.ways import Checked, Compiled, Form

BOOK = rulebook("offline")
CARDS = [f"{group}:{letter}" for group, letters in zip(("co", "la", "pr"), LETTERS, strict=True) for letter in letters]
"""The twelve preference cards, as the contract writes them."""

_OPTIONS = {option.name for option in BOOK.options}

LIGHT, CHECKED, COMPILED = Form(BOOK), Checked(BOOK), Compiled(BOOK)


class Table:
    """A position with its box. Table options and `players` are named beside the lines of the position."""

    def __init__(self, form: Form = CHECKED, players: int = 2, **given: Any) -> None:
        options = {name: given.pop(name) for name in _OPTIONS & set(given)}
        self.form = form
        self.box = _box(form, players, tuple(sorted(options.items())))
        self.state = form.of(BOOK.read_position(self.box, position(self.box, given)))
        self.events = Events()

    # Doing

    def play(self, *said: str, chance: Chance | None = None) -> Table:
        """Play actions in text notation; draws come from `chance`, or from the bag in the order it was written."""
        for text in said:
            action = BOOK.read_action(self.box, self.state, text)
            assert action in self.form.legal(self.box, self.state), f"{text} is not listed as legal"
            drawn = chance or Scripted(range(self.state.bag_count - 1, -1, -1))
            self.state, self.events = self.form.apply(self.box, self.state, action, drawn)
        return self

    def finish(self, spare: str = "") -> Table:
        """End the round without touching a network: display and bag empty, one spare ad is thrown out of the offline sector."""
        assert not self.state.bag_count
        self.state.display = [rules.NO_AD] * rules.DISPLAY_SLOTS
        if not self.state.offline_count:
            self.state.offline[0] = ad_number(spare or self.unused()[0])
            self.state.offline_count = 1
        return self.play("empty", "none")

    def refused(self, said: str | int | Mapping[str, Any]) -> Refused:
        """The refusal of an action, which must leave the position as it was."""
        before = self.state.to_bytes()
        try:
            action = BOOK.read_action(self.box, self.state, said)
        except Refused as refusal:
            assert self.state.to_bytes() == before
            return refusal
        raise AssertionError(f"{said} is allowed: action {action}")

    # Looking

    def __getitem__(self, line: str) -> str:
        """A line of the position as text, such as a network, `display` or `goals`."""
        return lines(self.box, self.state)[line]

    def offers(self, verb: str = "") -> list[str]:
        """The legal choices in words; of one verb, what it can be done with."""
        said = [BOOK.to_text(self.box, self.state, action) for action in self.form.legal(self.box, self.state)]
        return [text.removeprefix(f"{verb} ") for text in said if text.startswith(f"{verb} ")] if verb else said

    def value(self, ad: str, site: str) -> int:
        """The value of an ad, there or not, on a site."""
        return int(rules.value_at(self.box, self.state, ad_number(ad), site_number(self.box, site)))

    def points(self) -> list[int]:
        """What each player would score now."""
        return [int(rules.points_of(self.box, self.state, seat)) for seat in range(self.box.players)]

    def card_points(self) -> dict[str, int]:
        """What each preference card would score now; cards without points are left out."""
        scored = {card: self._card_points(card) for card in CARDS}
        return {card: points for card, points in scored.items() if points}

    def _card_points(self, card: str) -> int:
        category = ("co", "la", "pr").index(card[:2])
        return int(rules.card_points(self.box, self.state, category, LETTERS[category].index(card[3])))

    def bonus(self, seat: int = 0) -> int:
        """The market-analysis bonus a player would get now."""
        return int(rules.analysis_bonus(self.box, self.state, seat))

    def unused(self) -> list[str]:
        """Every ad that lies nowhere in this position."""
        lying = " ".join(value for name, value in lines(self.box, self.state).items() if name != "goals")
        return [name for name in ALL_ADS if name not in lying.replace("-", " ").split()]

    @property
    def actor(self) -> int:
        return int(self.state.actor)

    @property
    def point(self) -> str:
        return BOOK.points.get(self.state.point, "")

    @property
    def over(self) -> str:
        """Why the game ended, empty while it runs."""
        return BOOK.ends.get(self.state.over, "")

    @property
    def scores(self) -> list[int]:
        return list(self.state.score[: self.box.players])

    @property
    def winners(self) -> list[int]:
        return list(winners(self.state))


@cache
def _box(form: Form, players: int, options: tuple[tuple[str, Any], ...]) -> Any:
    """A box is never changed, so tables with the same options share one."""
    return form.of(BOOK.box(players, dict(options)))


ALL_ADS = [company + language + product for company in LETTERS[0] for language in LETTERS[1] for product in LETTERS[2]]


def position(box: Any, given: Mapping[str, Any]) -> str:
    """The text of a position: networks filled up with free sites, the bag turned round so that the next ad is its last."""
    said = {}
    for name, value in given.items():
        words = str(value).split()
        if name in NETWORK_NAMES:
            words += ["---"] * (box.network_sites[NETWORK_NAMES.index(name)] - len(words))
        said[name] = " ".join(reversed(words) if name == "bag" else words)
    return "".join(f"{name}: {value}\n" for name, value in said.items())


def lines(box: Any, state: Any) -> dict[str, str]:
    """The lines of a position by their names."""
    split = (line.partition(":") for line in BOOK.write_position(box, state).splitlines())
    return {name: value.strip() for name, _, value in split}
