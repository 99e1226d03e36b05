"""A game as a file (`.tablee`, JSON): header, fairness, log, result. The log is the game.

`read` and `write` turn files into records and back; `replay` folds the log into positions; `verify` recomputes every die
and draw from the opened secret. Whatever is wrong with a file is one complaint that names the entry.
"""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from tablee.core import fairness
from tablee.core.chance import Keyed, Scripted, ScriptError
from tablee.core.course import Course, Entry, WrongStep, left_out
from tablee.core.decision import Refused, Unreadable
from tablee.core.edition import Edition
from tablee.core.rulebook import Rulebook, winners
from tablee.core.texts import Complaint, shown

FORMAT = 1
LARGEST = 16 * 1024 * 1024
"""Bytes of the largest file that is read."""


T = TypeVar("T")


class BadRecord(Complaint):
    """What is wrong with a game file, and at which entry."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was agreed before the first move; its hash goes into the host's commitment.

    `start` is the position it starts from, as text, if not with the set-up; `origin` says where that comes from.
    `promises` are the hashes of the clients' entropies: the host is bound to them before he sees one, and cannot say later
    that a seat had promised nothing. A game without a host has none.
    """

    table: str
    game: str
    rules: int
    edition: str
    edition_hash: str
    options: dict[str, str | int | bool]
    seats: tuple[str, ...]
    clock: str = "none"
    start: str = ""
    origin: str = ""
    promises: tuple[str | None, ...] | msgspec.UnsetType = msgspec.UNSET


class Fairness(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The commitments, and what they commit to once it is opened; all in hexadecimal."""

    commitment: str
    entropy_commitments: tuple[str | None, ...]
    secret: str | None = None
    entropies: tuple[str | None, ...] | None = None


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the game ended."""

    over: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A whole game. `edition` carries the TOML text of an edition that does not come with the game."""

    tablee: int
    header: Header
    fairness: Fairness
    log: tuple[Entry, ...]
    result: Result | None = None
    edition: str | None = None


def write(record: Record) -> bytes:
    """The file: one line for each part and each entry, so that a person can read it and a diff shows what changed."""
    lines = [f'"tablee":{record.tablee}'.encode()]
    for name in ("header", "fairness"):
        lines.append(f'"{name}":'.encode() + msgspec.json.encode(getattr(record, name)))
    if record.edition is not None:
        lines.append(b'"edition":' + msgspec.json.encode(record.edition))
    lines.append(b'"log":[\n' + b",\n".join(msgspec.json.encode(entry) for entry in record.log) + b"\n]")
    if record.result is not None:
        lines.append(b'"result":' + msgspec.json.encode(record.result))
    return b"{\n" + b",\n".join(lines) + b"\n}\n"


def read(data: bytes) -> Record:
    """The record in a file; complains about a broken, truncated or foreign one."""
    record = decoded(data, Record)
    if record.tablee != FORMAT:
        raise BadRecord("record-format", given=shown(record.tablee, 20), known=str(FORMAT))
    if not fairness.is_table_id(record.header.table):
        raise BadRecord("record-field", field="header.table", reason=shown(record.header.table))
    for index, entry in enumerate(record.log, start=1):
        if entry.seq != index:
            raise BadRecord("record-sequence", entry=str(index), seq=shown(entry.seq, 20))
    if not record.log or record.log[0].kind != "new" or any(entry.kind == "new" for entry in record.log[1:]):
        raise BadRecord("record-start")
    return record


def decoded(data: bytes, kind: type[T]) -> T:
    """A file of this kind, as far as its form goes."""
    if len(data) > LARGEST:
        raise BadRecord("record-too-large", limit=str(LARGEST))
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as error:
        key, values = _where(str(error))
        raise BadRecord(key, **values) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadRecord("record-not-json") from None


def _where(error: str) -> tuple[str, dict[str, str]]:
    """msgspec's complaint as ours: the entry it names, if it names one."""
    said, _, path = error.partition(" - at `")
    path = path.rstrip("`").removeprefix("$.")
    if path.startswith("log["):
        index, _, rest = path[4:].partition("]")
        if index.isdigit():
            return "record-entry-field", {"entry": str(int(index) + 1), "field": rest.lstrip(".") or "-", "reason": said}
    return "record-field", {"field": path or "-", "reason": said}


class Replay:
    """A recorded game played again, entry by entry, and compared with what the record says."""

    def __init__(self, record: Record, book: Rulebook, *, keyed: bool) -> None:
        self.record = record
        header = record.header
        self.edition = agreed(header, record.edition, book)
        box = book.box(len(header.seats), header.options, self.edition)
        self._key = _opened_key(record) if keyed else None
        self.unopened = unopened(record)
        self._entry = record.log[0]
        self.course = Course(book, box, self._chance, header.start)
        self._left_out = left_out(record.log)
        try:
            for self._entry in record.log:
                self._take(self._entry)
        except BadRecord as bad:
            if header.rules == book.version:
                raise
            raise BadRecord("record-older-rules", given=str(header.rules), known=str(book.version), reason=bad) from None
        if record.result != result_of(book, box, self.course.state):
            raise BadRecord("record-result")

    def _chance(self, ply: int, epoch: int) -> Keyed | Scripted:
        if self._key is None:
            return Scripted(self._entry.draws)
        return Keyed(fairness.ply_seed(self._key, self.record.header.table, ply, epoch))

    def _pass_over(self, entry: Entry) -> None:
        """An entry of older rules that nothing came of; its dice can be recomputed all the same."""
        if self._key is not None:
            chance = Keyed(fairness.ply_seed(self._key, self.record.header.table, entry.ply, self.course.epoch))
            if any(not 0 < n <= 2**32 or chance.below(n) != result for n, result in entry.draws):
                raise BadRecord("record-draws", entry=str(entry.seq))
        self.course.pass_over(entry)

    def _take(self, entry: Entry) -> None:
        if entry.seq in self._left_out:
            self._pass_over(entry)
            return
        number = str(entry.seq)
        try:
            again = self.course.again(entry)
        except (Refused, Unreadable) as refusal:
            raise BadRecord("record-refused", entry=number, do=str(entry.do)[:60], reason=refusal) from None
        except WrongStep as wrong:
            raise BadRecord("record-step", entry=number, reason=wrong) from None
        except ScriptError:
            raise BadRecord("record-draws", entry=number) from None
        if again is None:
            raise BadRecord("record-outside", entry=number)
        for field in ("ply", "draws", "digest"):
            if getattr(again, field) != getattr(entry, field):
                raise BadRecord(f"record-{field}", entry=number)
        if again != msgspec.structs.replace(entry, by=None, at=None, id=None):
            raise BadRecord("record-entry", entry=number)


def unopened(record: Record) -> tuple[int, ...]:
    """The seats that promised entropy and have none in the opened record.

    Their clients were not there at the start, or the host left out what they had opened: he could choose so between dice.
    A file cannot tell the one from the other, so whoever verifies one must be told; the client itself knows.
    """
    pairs = zip(record.fairness.entropy_commitments, record.fairness.entropies or (), strict=False)
    return tuple(seat for seat, (promised, entropy) in enumerate(pairs) if promised is not None and entropy is None)


def agreed(header: Header, source: str | None, book: Rulebook) -> Edition:
    """The edition that was played with, given its text if it does not come with the game; complains about later rules.

    A game of older rules may well be the same under ours: its entries tell.
    """
    if header.game != book.id:
        raise BadRecord("record-game", given=header.game[:40], game=book.id)
    if header.rules > book.version:
        raise BadRecord("record-rules", given=shown(header.rules, 20), known=str(book.version))
    edition = book.edition if source is None else Edition(source, "edition")
    if edition.hash != header.edition_hash or edition.name != header.edition:
        raise BadRecord("record-edition", edition=header.edition[:48])
    return edition


def result_of(book: Rulebook, box: Any, state: Any) -> Result | None:
    """The result of a position, None while the game runs."""
    if not state.over:
        return None
    return Result(book.ends[state.over], tuple(state.score[: box.players]), winners(state))


def replay(record: Record, book: Rulebook) -> Replay:
    """Every position of the game, from the recorded draws; complains about the first entry that does not fit."""
    return Replay(record, book, keyed=False)


def verify(record: Record, book: Rulebook) -> Replay:
    """Like `replay`, but every die and draw is recomputed from the opened secret, and the commitments are checked."""
    return Replay(record, book, keyed=True)


def _opened_key(record: Record) -> bytes:
    """The table's key, after checking everything that was opened against what had been published."""
    kept = record.fairness
    if kept.secret is None or kept.entropies is None:
        raise BadRecord("record-not-opened")
    secret = _bytes(kept.secret)
    if fairness.commitment(secret, fairness.header_hash(record.header)).hex() != kept.commitment:
        raise BadRecord("record-commitment")
    seats = len(record.header.seats)
    if len(kept.entropies) != seats or len(kept.entropy_commitments) != seats:
        raise BadRecord("record-entropies")
    if record.header.promises not in (msgspec.UNSET, kept.entropy_commitments):
        raise BadRecord("record-promises")
    entropies = []
    for seat, (entropy, published) in enumerate(zip(kept.entropies, kept.entropy_commitments, strict=True)):
        opened = fairness.NO_ENTROPY if entropy is None else _bytes(entropy)
        if entropy is not None and fairness.entropy_commitment(opened).hex() != published:
            raise BadRecord("record-entropy", seat=str(seat + 1))
        entropies.append(opened)
    return fairness.table_key(secret, entropies)


def _bytes(text: str) -> bytes:
    try:
        value = bytes.fromhex(text)
    except ValueError:
        value = b""
    if len(value) != fairness.BYTES:
        raise BadRecord("record-hex")
    return value
