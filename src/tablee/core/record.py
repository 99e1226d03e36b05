"""A game as a file (`.tablee`, JSON): header, fairness, log, result. The log is the game.

`read` and `write` turn files into records and back; `replay` folds the log into positions; `verify` recomputes every die
and draw from the opened secret. Whatever is wrong with a file is one complaint that names the entry.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tablee.core import fairness
from tablee.core.chance import Chance, Keyed, Scripted, ScriptError
from tablee.core.decision import Refused, Unreadable
from tablee.core.edition import Edition
from tablee.core.events import Events
from tablee.core.position import CLOCK_RAN_OUT, LEFT_TO_THE_TABLE, NOBODY, RESIGNED
from tablee.core.rulebook import Rulebook, winners
from tablee.core.texts import Complaint

FORMAT = 1
LARGEST = 16 * 1024 * 1024
"""Bytes of the largest file that is read."""

Kind = Literal["new", "move", "undo", "resign", "clock", "bot"]


class BadRecord(Complaint):
    """What is wrong with a game file, and at which entry."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was agreed before the first move; its hash goes into the host's commitment."""

    table: str
    game: str
    rules: int
    edition: str
    edition_hash: str
    options: dict[str, str | int | bool]
    seats: tuple[str, ...]
    clock: str = "none"


class Fairness(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The commitments, and what they commit to once it is opened; all in hexadecimal."""

    commitment: str
    entropy_commitments: tuple[str | None, ...]
    secret: str | None = None
    entropies: tuple[str | None, ...] | None = None


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One step of the log; `digest` is that of the position after it.

    `ply` counts the entries that changed the position, set-up first (0), and goes back with an undo; `seq` counts all.
    `undo` goes back to the position after ply `to`; if that crossed a revelation (`crossing`) new dice follow.
    `bot` seats a bot of the given name, or the owner again if the name is empty.
    """

    seq: int
    kind: Kind
    ply: int
    digest: str
    seat: int | None = None
    do: str | None = None
    to: int | None = None
    crossing: bool = False
    name: str | None = None
    draws: tuple[tuple[int, int], ...] = ()


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
    if len(data) > LARGEST:
        raise BadRecord("record-too-large", limit=str(LARGEST))
    try:
        record = msgspec.json.decode(data, type=Record)
    except msgspec.ValidationError as error:
        key, values = _where(str(error))
        raise BadRecord(key, **values) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadRecord("record-not-json") from None
    if record.tablee != FORMAT:
        raise BadRecord("record-format", given=str(record.tablee)[:20], known=str(FORMAT))
    for index, entry in enumerate(record.log, start=1):
        if entry.seq != index:
            raise BadRecord("record-sequence", entry=str(index), seq=str(entry.seq)[:20])
    if not record.log or record.log[0].kind != "new" or any(entry.kind == "new" for entry in record.log[1:]):
        raise BadRecord("record-start")
    return record


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
    """The positions of a recorded game, entry by entry."""

    def __init__(self, record: Record, book: Rulebook, *, keyed: bool) -> None:
        self.record = record
        self.book = book
        self.keyed = keyed
        header = record.header
        if header.game != book.id:
            raise BadRecord("record-game", given=header.game[:40], game=book.id)
        if header.rules != book.version:
            raise BadRecord("record-rules", given=str(header.rules)[:20], known=str(book.version))
        self.edition = edition_of(record, book)
        self.box = book.box(len(header.seats), header.options, self.edition)
        self.key = _opened_key(record) if keyed else b""
        self.epoch = 0
        self.past: list[Any] = []
        """The position after each ply, up to the present one."""
        self.causes: list[Entry] = []
        """The entry that led to each of these positions."""
        self.events: list[Events] = []
        """What happened at each entry."""
        for entry in record.log:
            self._take(entry)
        self._check_result()

    @property
    def state(self) -> Any:
        """The present position."""
        return self.past[-1]

    def _take(self, entry: Entry) -> None:
        try:
            state, draws, events = self._played(entry)
        except (Refused, Unreadable) as refusal:
            raise BadRecord("record-refused", entry=str(entry.seq), do=str(entry.do)[:60], reason=str(refusal)) from None
        except ScriptError:
            raise BadRecord("record-draws", entry=str(entry.seq)) from None
        if draws != list(entry.draws):
            raise BadRecord("record-draws", entry=str(entry.seq))
        if state.digest() != entry.digest:
            raise BadRecord("record-digest", entry=str(entry.seq))
        self.events.append(events)

    def _played(self, entry: Entry) -> tuple[Any, list[tuple[int, int]], Events]:
        """The position after an entry, the draws it made and what happened."""
        if entry.kind == "undo":
            return self._undone(entry), [], Events()
        if entry.ply != len(self.past) - (entry.kind == "bot"):
            raise BadRecord("record-ply", entry=str(entry.seq), ply=str(entry.ply)[:20])
        if entry.kind == "bot":
            self._seat(entry)
            return self.state, [], Events()
        chance = self._chance(entry)
        if entry.kind == "new":
            state, events = self.book.start(self.box, chance)
        elif entry.kind == "move":
            state = self.state.copy()
            if entry.seat != state.actor or entry.do is None:
                raise BadRecord("record-seat", entry=str(entry.seq))
            action = self.book.read_action(self.box, state, entry.do)
            events = self.book.step(self.box, state, action, chance)
        else:
            state = self.state.copy()
            events = self._from_outside(entry, state, chance)
        if isinstance(chance, Scripted):
            chance.finish()
        self.past.append(state)
        self.causes.append(entry)
        return state, chance.draws, events

    def _from_outside(self, entry: Entry, state: Any, chance: Chance) -> Events:
        events = Events()
        if entry.kind == "resign":
            taken_up = self.book.outside(self.box, state, self._seat(entry), RESIGNED, chance, events)
        else:
            taken_up = self.book.outside(self.box, state, NOBODY, CLOCK_RAN_OUT, chance, events)
        if taken_up == LEFT_TO_THE_TABLE:
            raise BadRecord("record-outside", entry=str(entry.seq))
        return events

    def _seat(self, entry: Entry) -> int:
        if entry.seat is None or not 0 <= entry.seat < len(self.record.header.seats):
            raise BadRecord("record-seat", entry=str(entry.seq))
        return entry.seat

    def _undone(self, entry: Entry) -> Any:
        if entry.to is None or not 0 <= entry.to < len(self.past) - 1 or entry.ply != entry.to:
            raise BadRecord("record-undo", entry=str(entry.seq))
        del self.past[entry.to + 1 :]
        del self.causes[entry.to + 1 :]
        self.epoch += entry.crossing
        return self.state

    def _chance(self, entry: Entry) -> Keyed | Scripted:
        if not self.keyed:
            return Scripted(entry.draws)
        return Keyed(fairness.ply_seed(self.key, self.record.header.table, entry.ply, self.epoch))

    def _check_result(self) -> None:
        state, result = self.state, self.record.result
        found = result_of(self.book, self.box, state)
        if result != found:
            raise BadRecord("record-result")


def edition_of(record: Record, book: Rulebook) -> Edition:
    """The edition a record was played with."""
    edition = book.edition if record.edition is None else Edition(record.edition, "edition")
    if edition.hash != record.header.edition_hash:
        raise BadRecord("record-edition", edition=record.header.edition[:48])
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
