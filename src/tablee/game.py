"""A game being played: the public door to the house.

>>> import tablee
>>> game = tablee.new("offline", players=2, seed=7, variant="expert")
>>> game.actor, game.point
(0, 'TURN')
>>> [choice.text for choice in game.choices][:2]
['take RFC', 'take YFC']
>>> game.play("take RFC").play("put A1").actor
1
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from contextlib import suppress
from copy import copy as shallow_copy
from os import fsync
from pathlib import Path
from typing import Any, Self

from tablee import games
from tablee.core import fairness
from tablee.core import record as records
from tablee.core.chance import Keyed
from tablee.core.course import Course, Entry
from tablee.core.decision import Choice, Decision, Refused
from tablee.core.edition import Edition
from tablee.core.events import SPECTATOR, Events
from tablee.core.record import BadRecord, Fairness, Header, Record
from tablee.core.rulebook import Rulebook, winners
from tablee.core.sight import is_sight
from tablee.core.texts import Complaint, shown
from tablee.core.view import View


class CannotUndo(Complaint):
    """There is nothing to take back, or something was revealed since."""


class Game:
    """One game from set-up to score. `new`, `load` and `copy` make one."""

    def __init__(self, book: Rulebook, edition: Edition, header: Header, secret: bytes, entropies: tuple[bytes, ...]) -> None:
        self.book = book
        self.edition = edition
        self.header = header
        self.box = book.box(len(header.seats), header.options, edition)
        self.course = Course(book, self.box, self._chance, header.start)
        self._secret = secret
        self._entropies = entropies
        self._key = fairness.table_key(secret, entropies)

    # Looking

    @property
    def state(self) -> Any:
        """The present position, true in all it holds; show players `view(seat)` instead."""
        return self.course.state

    @property
    def log(self) -> list[Entry]:
        """Every step of the game."""
        return self.course.log

    @property
    def events(self) -> Sequence[Events]:
        """What happened at each step of the log."""
        return self.course.events

    @property
    def actor(self) -> int | None:
        """The seat that must decide, None once the game is over."""
        return None if self.is_over else int(self.state.actor)

    @property
    def point(self) -> str | None:
        """The decision point that is open, such as "TURN"."""
        return self.book.points.get(self.state.point)

    @property
    def decision(self) -> Decision | None:
        """What must be decided, with every choice; None once the game is over."""
        return self.book.decision(self.box, self.state)

    @property
    def choices(self) -> tuple[Choice, ...]:
        """Every legal choice, each as number, object and text."""
        decision = self.decision
        return decision.choices if decision else ()

    @property
    def legal(self) -> list[int]:
        """Every legal action number."""
        return self.book.actions(self.box, self.state)

    def why_not(self, action: int | str | Mapping[str, Any]) -> Refused | None:
        """Why an action is refused now, with clause and numbers; None if it is legal."""
        try:
            self.book.read_action(self.box, self.state, action)
        except Refused as refusal:
            return refusal
        return None

    def view(self, seat: int = SPECTATOR) -> View:
        """The position as `seat` (or a spectator) may see it, as plain data."""
        return self.book.view(self.box, self.state, seat)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.over)

    @property
    def end(self) -> str | None:
        """Why the game ended."""
        return self.book.ends.get(self.state.over)

    @property
    def scores(self) -> tuple[int, ...]:
        """Points of each seat, once they are public."""
        return tuple(self.state.score[: self.box.players])

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won."""
        return winners(self.state)

    def __str__(self) -> str:
        return self.book.write_position(self.box, self.state)

    def __repr__(self) -> str:
        return f"<Game {self.book.id} {self.header.table}: ply {self.state.ply}, {self.end or self.point}>"

    # Playing

    def play(self, action: int | str | Mapping[str, Any]) -> Self:
        """Play an action given as number, object or text; raises Refused or Unreadable and then changes nothing."""
        self.course.move(self.book.read_action(self.box, self.state, action))
        return self

    def resign(self, seat: int) -> bool:
        """A player leaves; whether the rules of the game take it up (else the table seats a bot)."""
        return self.course.outside("resign", seat) is not None

    def undo(self, *, agreed: bool = False) -> Self:
        """Take back the last decision.

        Free inside one's own turn; once a die, a draw or another player's turn lies between, only if all have
        `agreed`, and then new dice are thrown.
        """
        course = self.course
        before = len(course.past) - 2
        if before < 0:
            raise CannotUndo("undo-nothing")
        crossing = course.crosses(before)
        if crossing and not agreed:
            raise CannotUndo("undo-revealed")
        course.undo(before, crossing=crossing)
        return self

    def _chance(self, ply: int, epoch: int) -> Keyed:
        return Keyed(fairness.ply_seed(self._key, self.header.table, ply, epoch))

    # Keeping

    def copy(self) -> Game:
        """An independent copy, which goes on with the same dice."""
        twin = shallow_copy(self)
        twin._follow(self.course)
        return twin

    def _follow(self, course: Course) -> None:
        """Go on from where another course stands."""
        self.course = course.copy()
        self.course.chance = self._chance

    @property
    def record(self) -> Record:
        """The game as a record, its secret opened (this is a local game, nobody is cheated)."""
        opened = tuple(entropy.hex() for entropy in self._entropies)
        commitment = fairness.commitment(self._secret, fairness.header_hash(self.header))
        promised = tuple(fairness.entropy_commitment(entropy).hex() for entropy in self._entropies)
        return Record(
            tablee=records.FORMAT,
            header=self.header,
            fairness=Fairness(commitment.hex(), promised, self._secret.hex(), opened),
            log=tuple(self.log),
            result=records.result_of(self.book, self.box, self.state),
            edition=None if self.edition.hash == self.book.edition.hash else self.edition.source,
        )

    def save(self, path: str | Path) -> Path:
        """Write the game to a `.tablee` file, whole or not at all."""
        target = Path(path)
        partial = target.parent / f"{target.name}.part"
        try:
            if target.exists() and not target.is_file():
                raise OSError("not a file")  # renaming over a device would replace it
            with partial.open("wb") as file:
                file.write(records.write(self.record))
                file.flush()
                fsync(file.fileno())
            partial.replace(target)
        except (OSError, ValueError) as error:  # ValueError: a path with a zero byte
            with suppress(OSError, ValueError):
                partial.unlink()
            raise Complaint("file-not-written", file=shown(path, 200), reason=_reason(error)) from None
        return target


def new(
    game: str | Rulebook,
    players: int = 2,
    *,
    seed: int | None = None,
    edition: Edition | None = None,
    names: tuple[str, ...] = (),
    **options: Any,
) -> Game:
    """Start a game, named or given as its rule book. A `seed` makes it repeatable; else the operating system has a secret.

    >>> new("offline", seed=1).state == new("offline", seed=1).state
    True
    """
    from secrets import token_bytes

    book = game if isinstance(game, Rulebook) else games.rulebook(game)
    box_edition = edition or book.edition
    chosen = book.read_options(options)
    book.box(players, chosen, box_edition)
    seats = tuple(names[seat] if seat < len(names) else f"player {seat + 1}" for seat in range(players))
    secret = token_bytes(fairness.BYTES) if seed is None else hashlib.sha256(f"seed {seed}".encode()).digest()
    table = token_bytes(8).hex() if seed is None else f"seed-{seed}"
    header = Header(
        table=table,
        game=book.id,
        rules=book.version,
        edition=box_edition.name,
        edition_hash=box_edition.hash,
        options=chosen,
        seats=seats,
    )
    made = Game(book, box_edition, header, secret, (fairness.NO_ENTROPY,) * players)
    made.course.begin()
    return made


def load(path: str | Path, book: Rulebook | None = None) -> Game:
    """Read a game from a `.tablee` file, verify it and go on from there; `book` for a game that is not of the house."""
    record = read_file(path)
    book = book or games.rulebook(record.header.game)
    replayed = records.verify(record, book)
    secret = bytes.fromhex(record.fairness.secret or "")
    entropies = tuple(bytes.fromhex(entropy) if entropy else fairness.NO_ENTROPY for entropy in record.fairness.entropies or ())
    made = Game(book, replayed.edition, record.header, secret, entropies)
    made._follow(replayed.course)
    return made


def read_file(path: str | Path) -> Record:
    """The record in a `.tablee` file; one clear complaint if there is none."""
    data = read_bytes(path)
    if is_sight(data):
        raise BadRecord("record-is-sight")
    return records.read(data)


def read_bytes(path: str | Path) -> bytes:
    """A file, as far as one is read at all; one clear complaint if it cannot be."""
    try:
        with Path(path).open("rb") as file:
            return file.read(records.LARGEST + 1)
    except (OSError, ValueError) as error:
        raise Complaint("file-not-read", file=shown(path, 200), reason=_reason(error)) from None


def _reason(error: OSError | ValueError) -> str:
    return (isinstance(error, OSError) and error.strerror) or str(error)
