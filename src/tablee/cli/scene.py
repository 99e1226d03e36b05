"""What one viewer sees at one moment, with all that is needed to draw it and to speak of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from tablee.cli.voice import PACKAGE
from tablee.core.edition import Edition
from tablee.core.events import SPECTATOR
from tablee.core.rulebook import Rulebook
from tablee.core.texts import MissingText, has_text, text
from tablee.core.view import View

Layout = Literal["drawn", "rows", "tight"]


@dataclass(frozen=True)
class Scene:
    """A view and its surroundings. Everything shown to a player is drawn from this, never from the position itself."""

    book: Rulebook
    edition: Edition
    options: dict[str, Any]
    names: tuple[str, ...]
    language: str
    view: View
    width: int = 80
    layout: Layout = "drawn"
    unicode: bool = True

    @property
    def is_seated(self) -> bool:
        """Whether the viewer plays."""
        return self.view.seat != SPECTATOR

    def say(self, key: str, /, **values: Any) -> str:
        """One of the game's texts."""
        return self.book.text(self.language, key, **values)

    def say_or(self, otherwise: str, key: str, /, **values: Any) -> str:
        """One of the game's texts, or something else where the game does not say it with these values."""
        try:
            return self.say(key, **values)
        except MissingText:
            return otherwise

    def doing(self, kind: str, /, **values: Any) -> str:
        """A choice in words; one that comes later in a turn, where only the view is known, in those that fit there."""
        key = f"then-{kind}"
        later = self.view.decision is None and has_text(self.book.package, self.language, key)
        return self.say(key if later else f"do-{kind}", **values)

    def label(self, key: str, /, **values: Any) -> str:
        """One of the command line's texts."""
        return text(PACKAGE, self.language, key, **values)

    def result(self) -> str:
        """Who won, in words."""
        view = self.view
        if not view.winners or view.scores is None:
            return self.say_or("-", "result-void")
        points = view.scores[view.winners[0]]
        names = [self.names[seat] for seat in view.winners]
        players = self.joined(names)
        key = "result-winner" if len(names) == 1 else "result-shared"
        return self.say_or(self.pair(players, str(points)), key, player=players, players=players, points=points)

    def pair(self, name: str, value: str) -> str:
        """A name and what belongs to it."""
        return self.label("pair", name=name, value=value)

    def joined(self, words: list[str]) -> str:
        """Several words as a list: "a, b and c"."""
        return self.label("list", first=", ".join(words[:-1]), last=words[-1]) if len(words) > 1 else words[0]
