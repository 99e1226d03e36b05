"""The flea market where nobody notices a peek: a game with decisions that the others must not hear of."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from tablee.core.events import Events
from tablee.core.rulebook import Rulebook
from tests.games import toy
from tests.games.toy import actions, bot, box, coach, position, refusals, rules, state, view


def apply(box: Any, s: Any, action: int, chance: Any, events: Any) -> None:
    """Play an action; of a peek only the one who looks is told."""
    happened = Events()
    rules.apply(box, s, action, chance, happened)
    events.extend(event for event in happened if event.kind != rules.PEEKED or event.seen_by == 1 << event.a)


_quiet_rules = ModuleType("tests.tables.quiet_rules")
for _name in ("new", "legal", "refusal", "default", "outside", "redeal"):
    setattr(_quiet_rules, _name, getattr(rules, _name))
_quiet_rules.apply = apply  # type: ignore[attr-defined]

QUIET = Rulebook(
    toy.__name__,
    version=1,
    rooms={
        "state": state,
        "box": box,
        "rules": _quiet_rules,
        "refusals": refusals,
        "actions": actions,
        "position": position,
        "view": view,
        "bot": bot,
        "coach": coach,
    },
    most_choices=rules.ACTIONS,
    most_plies=toy.RULEBOOK.most_plies,
    automatic=frozenset(),
    turn_depth=4,
    reactions=toy.RULEBOOK.reactions,
    revealing=toy.RULEBOOK.revealing,
)
QUIET.id = "quiet"
RULEBOOK = QUIET
