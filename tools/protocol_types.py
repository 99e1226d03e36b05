"""Write the page's types from the server's models; `--check` fails if the written ones are stale.

Nothing of the protocol is written twice: what the server sends is declared in `tablee.server.protocol`,
`tablee.server.rest.models` and each game's `view`, and comes out here as TypeScript.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from tablee import games
from tablee.server import protocol
from tablee.server.rest import models

TARGET = Path(__file__).parent.parent / "web" / "src" / "lib" / "protocol.ts"
HEAD = "// Written by tools/protocol_types.py from the server's models. Do not edit.\n"
_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def structs(module: Any) -> list[type]:
    """The models a module declares, in order."""
    declared = [
        value
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__
    ]
    return [value for value in declared if not value.__name__.startswith("_")]


def typescript() -> str:
    """Every model as a TypeScript interface."""
    parts = [HEAD]
    shared = [*structs(protocol), *structs(models)]
    parts.append(_interfaces(shared, ""))
    parts.append(_union("FromClient", protocol.FromClient))
    parts.append(_union("FromServer", protocol.FromServer))
    for name in games.HOUSE:
        view = import_module(f"{games.rulebook(name).package}.view")
        parts.append(_interfaces(_shown(view), name.capitalize()))
    return "\n".join(parts)


def _shown(view: Any) -> list[type]:
    """The models of a game: those of its view, and of its previews where these have a room of their own."""
    rooms = dict.fromkeys([view.__name__, getattr(view, "preview", view.board).__module__])
    return [model for room in rooms for model in structs(import_module(room))]


def _union(name: str, members: Any) -> str:
    return f"export type {name} = {' | '.join(member.__name__ for member in members.__args__)};\n"


def _interfaces(types: list[type], prefix: str) -> str:
    _, components = msgspec.json.schema_components(types, ref_template="#/{name}")
    return "\n".join(_interface(f"{prefix}{name}", schema, prefix) for name, schema in sorted(components.items()))


def _interface(name: str, schema: dict[str, Any], prefix: str) -> str:
    lines = [f"/** {schema['description'].strip()} */"] if "description" in schema else []
    if schema.get("type") != "object" or "properties" not in schema:
        return "\n".join([*lines, f"export type {name} = {_type(schema, prefix)};\n"])
    lines.append(f"export interface {name} {{")
    required = schema.get("required", [])
    for field, inner in schema["properties"].items():
        optional = "" if field in required else "?"
        lines.append(f"  {field}{optional}: {_type(inner, prefix)};")
    return "\n".join([*lines, "}\n"])


def _type(schema: dict[str, Any], prefix: str) -> str:
    if "$ref" in schema:
        return prefix + schema["$ref"].removeprefix("#/")
    if "const" in schema:
        return msgspec.json.encode(schema["const"]).decode()
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(inner, prefix) for inner in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array" and "prefixItems" in schema:
        return f"readonly [{', '.join(_type(inner, prefix) for inner in schema['prefixItems'])}]"
    if kind == "array":
        item = _type(schema["items"], prefix) if isinstance(schema.get("items"), dict) else "unknown"
        return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
    if kind == "object":
        inner = schema.get("additionalProperties")
        return f"Record<string, {_type(inner, prefix) if isinstance(inner, dict) else 'unknown'}>"
    return _PLAIN.get(str(kind), "unknown")


def main() -> int:
    """Write the file, or compare it."""
    text = typescript()
    if "--check" in sys.argv:
        if not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text:
            print(f"{TARGET.name} is stale: run python tools/protocol_types.py", file=sys.stderr)
            return 1
        return 0
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
