"""Offline with a corrected rule: after an exchange the first two ads of the display change places. Version 2."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from tablee.core.rulebook import Rulebook
from tablee.games import offline
from tablee.games.offline import actions, bot, box, coach, observed, position, refusals, rules, state, view


def apply(box: Any, s: Any, action: int, chance: Any, events: Any) -> None:
    """Play an action by the corrected rule."""
    exchanges = s.point != state.ANALYSE and action < box.sites and s.site_ad[action] != state.NO_AD
    rules.apply(box, s, action, chance, events)
    if exchanges:
        s.display[0], s.display[1] = s.display[1], s.display[0]


def new(box: Any, s: Any, chance: Any, events: Any) -> None:
    """Another set-up: two ads of the display have changed places."""
    rules.new(box, s, chance, events)
    s.display[0], s.display[1] = s.display[1], s.display[0]


def _corrected(**changed: Any) -> Rulebook:
    room = ModuleType("tests.tables.corrected_rules")
    for name, value in {**vars(rules), **changed}.items():
        if not name.startswith("__"):
            setattr(room, name, value)
    book = Rulebook(
        offline.__name__,
        version=2,
        rooms={
            "state": state,
            "box": box,
            "rules": room,
            "refusals": refusals,
            "actions": actions,
            "position": position,
            "view": view,
            "bot": bot,
            "coach": coach,
            "observed": observed,
        },
        most_choices=offline.RULEBOOK.most_choices,
        most_plies=offline.RULEBOOK.most_plies,
        automatic=offline.RULEBOOK.automatic,
        turn_depth=offline.RULEBOOK.turn_depth,
        revealing=offline.RULEBOOK.revealing,
    )
    assert book.id == "offline"
    return book


CORRECTED = _corrected(apply=apply)
SET_UP_ANEW = _corrected(new=new)
