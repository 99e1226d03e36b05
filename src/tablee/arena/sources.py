"""What results are made of: two places, or two days, give the same ones only with the same code and data."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

import tablee

ROOMS = ("core", "games", "bots", "coach", "arena")
"""Packages that results depend on."""


@cache
def made_of() -> str:
    """A digest of the code and data that results depend on."""
    home = Path(tablee.__file__).parent
    digest = hashlib.sha256()
    for path in sorted(path for room in ROOMS for path in (home / room).rglob("*") if path.is_file()):
        if "__pycache__" not in path.parts:
            digest.update(path.relative_to(home).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()
