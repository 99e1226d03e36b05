"""Game files that people name: read, and complained about by their names."""

from __future__ import annotations

from pathlib import Path

from tablee.cli.voice import InFile
from tablee.core import record, sight
from tablee.core.record import Record
from tablee.core.sight import Sight
from tablee.core.texts import Complaint
from tablee.game import Game, load, read_bytes, read_file


def loaded(path: Path) -> Game:
    """The game in a file, verified and ready to go on."""
    try:
        return load(path)
    except Complaint as complaint:
        raise about(path, complaint) from None


def recorded(path: Path) -> Record:
    """The record in a file."""
    try:
        return read_file(path)
    except Complaint as complaint:
        raise about(path, complaint) from None


def read(path: Path) -> Record | Sight:
    """The record in a file, or what one viewer saw of a game."""
    try:
        data = read_bytes(path)
        return sight.read(data) if sight.is_sight(data) else record.read(data)
    except Complaint as complaint:
        raise about(path, complaint) from None


def about(path: Path, complaint: Complaint) -> Complaint:
    """The complaint with the file's name before it, unless it names the file by itself."""
    return complaint if "file" in complaint.values else InFile(str(path), complaint)
