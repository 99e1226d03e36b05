"""Ways to run a game's rules, for tests that prove the same of each: interpreted light, interpreted checked, compiled."""

from __future__ import annotations

from typing import Any

from tablee.core.chance import Chance, Scripted
from tablee.core.events import Events
from tablee.core.rulebook import Rulebook


class Form:
    """A way to run the rules; this one is interpreted, on plain lists."""

    def __init__(self, book: Rulebook) -> None:
        self.book = book

    def of(self, record: Any) -> Any:
        """A box or state as this form wants it."""
        return record

    def legal(self, box: Any, state: Any) -> list[int]:
        """Every legal action."""
        return self.book.actions(box, state)

    def refusal(self, box: Any, state: Any, action: int) -> int:
        """Why an action is refused, 0 if it is not."""
        return int(self.book.refusal(box, state, action))

    def apply(self, box: Any, state: Any, action: int, chance: Chance) -> tuple[Any, Events]:
        """The position after an action, and what happened."""
        after, events = state.copy(), Events()
        self.book.apply(box, after, action, chance, events)
        return after, events


class Checked(Form):
    """Interpreted, on lists that know their limits."""

    def of(self, record: Any) -> Any:
        return type(record).checked().from_bytes(record.to_bytes())


class Compiled(Form):
    """Compiled by Numba, on bytes; scripted chance only."""

    def legal(self, box: Any, state: Any) -> list[int]:
        from tablee.core.compiled import buffer, compiled

        game = compiled(self.book)
        out = game.actions()
        return [int(action) for action in out[: game.legal(buffer(box), buffer(state), out)]]

    def refusal(self, box: Any, state: Any, action: int) -> int:
        from tablee.core.compiled import buffer, compiled

        return int(compiled(self.book).refusal(buffer(box), buffer(state), action))

    def apply(self, box: Any, state: Any, action: int, chance: Chance) -> tuple[Any, Events]:
        from tablee.core.compiled import buffer, compiled, drawn, happened
        from tablee.core.compiled_chance import scripted_record

        assert isinstance(chance, Scripted)
        game = compiled(self.book)
        outcomes = [outcome if isinstance(outcome, int) else outcome[1] for outcome in chance._script]
        image, dice, events = buffer(state), buffer(scripted_record(outcomes)), game.events()
        game.apply(buffer(box), image, action, dice, events)
        for n, _ in drawn(dice):
            chance.below(n)
        return self.book.State.from_bytes(image.tobytes()), happened(events)
