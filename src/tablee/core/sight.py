"""A game as one viewer saw it, as a file (`.tablee`, JSON): what there is to export of a game that has not ended.

It holds what that viewer was sent, frame by frame, and beside each frame a *world*: a position in which everything hidden
from the viewer was dealt anew, so that the game can be played on from there. Nothing in the file depends on what the viewer
could not know: the dealing is seeded by the frame itself, and plies, which count the decisions of others, begin anew.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from tablee.core import fairness
from tablee.core import record as records
from tablee.core.chance import Fast
from tablee.core.edition import Edition
from tablee.core.record import FORMAT, LARGEST, BadRecord, Header
from tablee.core.rulebook import Rulebook
from tablee.core.texts import Complaint, shown
from tablee.core.view import Told, View


class Moment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One version of what the viewer saw, what had happened since the one before, and a world where it looks like that."""

    version: int
    view: msgspec.Raw
    events: tuple[Told, ...]
    world: str


class Sight(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a viewer (a seat, or SPECTATOR) saw of a game. The header names no position that the game started from."""

    tablee: int
    viewer: int
    header: Header
    moments: tuple[Moment, ...]
    edition: str | None = None


class _Kind(msgspec.Struct):
    """What tells the one kind of file from the other."""

    viewer: Any = msgspec.UNSET


def is_sight(data: bytes) -> bool:
    """Whether a file holds what one viewer saw, and not a whole game."""
    if len(data) > LARGEST:
        return False
    try:
        return msgspec.json.decode(data, type=_Kind).viewer is not msgspec.UNSET
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False


def world_of(book: Rulebook, box: Any, image: bytes, viewer: int, seed: int) -> Any:
    """A world that the viewer cannot tell from this position, whose plies begin anew."""
    world = book.State.from_bytes(image)
    book.redeal(box, world, viewer, Fast(seed))
    world.ply = 0
    return world


def moment(book: Rulebook, box: Any, image: bytes, viewer: int, version: int, view: bytes, events: tuple[Told, ...]) -> Moment:
    """A frame with a world beside it; equal frames have equal worlds."""
    seed = int.from_bytes(hashlib.sha256(b"%d %d " % (viewer, version) + view).digest()[:8], "big") >> 1
    world = world_of(book, box, image, viewer, seed)
    return Moment(version, msgspec.Raw(view), events, book.write_position(box, world))


def write(sight: Sight) -> bytes:
    """The file, one line for each part and each moment."""
    lines = [b'"tablee":%d,\n"viewer":%d,\n"header":%b' % (sight.tablee, sight.viewer, msgspec.json.encode(sight.header))]
    if sight.edition is not None:
        lines.append(b'"edition":' + msgspec.json.encode(sight.edition))
    lines.append(b'"moments":[\n' + b",\n".join(msgspec.json.encode(moment) for moment in sight.moments) + b"\n]")
    return b"{\n" + b",\n".join(lines) + b"\n}\n"


def read(data: bytes) -> Sight:
    """The sight in a file; complains about a broken, truncated or foreign one."""
    sight: Sight = records.decoded(data, Sight)
    if sight.tablee != FORMAT:
        raise BadRecord("record-format", given=str(sight.tablee)[:20], known=str(FORMAT))
    if not fairness.is_table_id(sight.header.table):
        raise BadRecord("record-field", field="header.table", reason=shown(sight.header.table))
    return sight


def check(sight: Sight, book: Rulebook) -> Edition:
    """Complain unless every world of the file looks to its viewer as the file says; the edition it was played with."""
    header = sight.header
    edition = records.agreed(header, sight.edition, book)
    box = book.box(len(header.seats), header.options, edition)
    if not -1 <= sight.viewer < len(header.seats) or header.start or not sight.moments:
        raise BadRecord("record-field", field="viewer", reason=str(sight.viewer)[:20])
    for number, one in enumerate(sight.moments, start=1):
        try:
            seen = book.view(box, book.read_position(box, one.world), sight.viewer)
        except Complaint as complaint:
            raise BadRecord("record-step", entry=str(number), reason=complaint) from None
        if one.version != number or not _same(seen, one.view) or not all(map(_is_plain, one.events)):
            raise BadRecord("record-digest", entry=str(number))
    return edition


def _same(seen: View, said: bytes) -> bool:
    try:
        return bool(msgspec.json.decode(msgspec.json.encode(seen)) == msgspec.json.decode(said))
    except (msgspec.DecodeError, RecursionError):
        return False


def _is_plain(told: Told) -> bool:
    """Whether an event is what games tell: a key and values that stand in a sentence."""
    plain = (str, int, float, type(None))
    return all(
        isinstance(value, plain) or (isinstance(value, list) and all(isinstance(one, plain) for one in value))
        for value in told.values.values()
    )
