"""The reference of the Python API, from signatures and docstrings."""

from __future__ import annotations

import inspect
import re
from importlib import import_module
from types import ModuleType
from typing import Any

ROOMS = {
    "tablee": "The front door: start, resume and look through games.",
    "tablee.game": "A game behind one object.",
    "tablee.games": "The games of the house and how others join them.",
    "tablee.core.rulebook": "What a game is.",
    "tablee.core.decision": "Decisions, choices, refusals.",
    "tablee.core.view": "What a seat may see.",
    "tablee.core.events": "What happened, and who may know.",
    "tablee.core.chance": "Dice and draws.",
    "tablee.core.fairness": "Sealed dice.",
    "tablee.core.record": "Games as files.",
    "tablee.core.edition": "Boxes as files.",
    "tablee.core.provenance": "What in a box is known.",
    "tablee.core.options": "What a table can agree on.",
    "tablee.core.layout": "States and boxes, declared once.",
    "tablee.core.rule": "Rules that run interpreted and compiled.",
    "tablee.core.compiled": "The compiled form.",
    "tablee.core.texts": "Texts and complaints in three languages.",
    "tablee.bots": "Players that only see what their seat may know.",
    "tablee.coach": "Hints, chances and reviews.",
    "tablee.env": "Games as environments.",
    "tablee.env.vectorised": "Thousands of games stepped at once.",
    "tablee.env.pettingzoo": "PettingZoo's door.",
    "tablee.env.gymnasium": "Gymnasium's door.",
    "tablee.env.openspiel": "OpenSpiel's door.",
    "tablee.client": "A client for programs.",
}


def pages() -> dict[str, str]:
    """Every page of the reference by its path."""
    listed = ["# Python API", "Every public name with its contract. Runnable examples are run by the tests.", ""]
    listed += [f"- [`{name}`]({name}.md): {said}" for name, said in ROOMS.items()]
    made = {"api/index.md": "\n".join(listed) + "\n"}
    for name, said in ROOMS.items():
        made[f"api/{name}.md"] = module_page(import_module(name), said)
    return made


def module_page(module: ModuleType, said: str) -> str:
    """One module: what it is for, its classes and functions."""
    parts = [f"# `{module.__name__}`", said, _doc(module)]
    for name, found in _public(module):
        if inspect.isclass(found):
            parts += _class(name, found)
        elif inspect.isfunction(found):
            parts += [f"## `{name}` {{ #{name} }}", _signature(name, found), _doc(found)]
    return "\n\n".join(part for part in parts if part) + "\n"


def _public(module: ModuleType) -> list[tuple[str, Any]]:
    listed = getattr(module, "__all__", None)
    if listed is not None:
        return [(name, getattr(module, name)) for name in listed]
    own = [(name, found) for name, found in vars(module).items() if getattr(found, "__module__", None) == module.__name__]
    return [(name, found) for name, found in own if not name.startswith("_")]


def _class(name: str, found: type) -> list[str]:
    parts = [f"## `{name}` {{ #{name} }}", _signature(name, found), _doc(found)]
    for member, value in vars(found).items():
        if member.startswith("_"):
            continue
        plain = value.__func__ if isinstance(value, classmethod | staticmethod) else value
        if inspect.isfunction(plain):
            parts += [f"### `{name}.{member}` {{ #{name}.{member} }}", _signature(member, plain), _doc(plain)]
        elif isinstance(value, property):
            parts += [f"### `{name}.{member}` {{ #{name}.{member} }}", _doc(value)]
    return parts


def _signature(name: str, found: Any) -> str:
    try:
        written = str(inspect.signature(found))
    except (TypeError, ValueError):
        return ""
    written = re.sub(r" at 0x[0-9a-f]+", "", written).replace("'", "")
    return f"```python\n{name}{written}\n```"


def _doc(found: Any) -> str:
    """A docstring as Markdown: examples become code, everything else stays."""
    written = found.__doc__ if isinstance(found, ModuleType) or inspect.isclass(found) else inspect.getdoc(found)
    if not written or (inspect.isclass(found) and written.startswith(f"{found.__name__}(")):
        return ""
    parts = []
    for block in inspect.cleandoc(written).split("\n\n"):
        if block.lstrip().startswith(">>>"):
            parts.append(f"```pycon\n{block}\n```")
        elif block.startswith("    "):
            parts.append(f"```text\n{inspect.cleandoc(block)}\n```")
        else:
            parts.append(re.sub(r"([<>])", r"\\\1", block))
    return "\n\n".join(parts)
