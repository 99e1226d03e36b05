"""A decision as data: it drives mouse, keyboard, screen reader, terminal, bots and masks alike."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.core.texts import Complaint, text


class Choice(msgspec.Struct, frozen=True):
    """One allowed action, in its three forms."""

    action: int
    do: dict[str, Any]
    text: str


class Decision(msgspec.Struct, frozen=True):
    """What one seat must decide now."""

    seat: int
    point: str
    prompt: str
    choices: tuple[Choice, ...]
    automatic: bool


class Reason(msgspec.Struct, frozen=True):
    """Why an action can be refused: the clause that forbids it and the key of its text."""

    clause: str
    key: str


class Refused(Complaint):
    """A refused attempt: the clause, the numbers of the case, and a text in each language."""

    def __init__(self, package: str, reason: Reason, **values: Any) -> None:
        super().__init__(f"refused-{reason.key}", package=package, **values)
        self.reason = reason

    @property
    def clause(self) -> str:
        """The clause that forbids it, empty where no rule of the game is concerned."""
        return self.reason.clause

    def say(self, language: str) -> str:
        said = super().say(language)
        return f"{said} ({self.clause})" if self.clause else said

    def clause_text(self, language: str) -> str:
        """The clause itself, in words."""
        return text(self.package, language, f"clause-{self.clause}") if self.clause else ""


class Unreadable(Complaint):
    """Text or data that names no action of the game."""
