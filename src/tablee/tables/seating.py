"""Before the start: who sits where, and how a game is opened so that nobody can bend its dice.

A table is *open* while people sit down, each with a promise (the hash of 32 random bytes), on sitting down or later. When
every seat is taken and everybody is ready it is *opening*: header (with the promises) and secret are fixed and the host's
commitment is published; only then do the clients open what they promised. When all have (or five seconds later, without
those who have not, which everybody can see) it is *running*.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping
from typing import Any

from tablee.core import fairness
from tablee.core.edition import Edition
from tablee.core.rulebook import Rulebook
from tablee.tables import clocks
from tablee.tables.kept import box_of, header_of, not_allowed
from tablee.tables.sheet import NO_CLOCK, Change, Pace, Seat, Sheet
from tablee.tables.table import Table

_HASH = re.compile(r"[0-9a-f]{64}")
LONGEST_MOVE = 14 * 24 * 3600


def new_sheet(
    book: Rulebook,
    edition: Edition,
    players: int,
    host: str,
    now: int,
    *,
    options: Mapping[str, Any] | None = None,
    pace: Pace = NO_CLOCK,
    public: bool = False,
    rated: bool = False,
    hot_seat: bool = False,
    coach: bool = False,
) -> Sheet:
    """A table with free seats; complains about anything that cannot be agreed on."""
    chosen = book.read_options(options or {})
    box_of(book, players, chosen, edition)
    check_pace(pace)
    if rated and hot_seat:
        raise not_allowed("rated-hot-seat")
    if rated and coach:
        raise not_allowed("rated-coach")
    return Sheet(
        id=secrets.token_urlsafe(16),
        game=book.id,
        rules=book.version,
        edition=edition.name,
        edition_hash=edition.hash,
        options=chosen,
        seats=[Seat() for _ in range(players)],
        pace=pace,
        host=host,
        created=now,
        public=public,
        rated=rated,
        hot_seat=hot_seat,
        coach=coach,
    )


def check_pace(pace: Pace) -> None:
    """Complain about clock rules that nobody can play under."""
    if pace.kind == "none":
        sound = pace.seconds == 0 and pace.increment == 0
    elif pace.kind == "move":
        sound = 5 <= pace.seconds <= LONGEST_MOVE and pace.increment == 0
    else:
        sound = 30 <= pace.seconds <= 24 * 3600 and 0 <= pace.increment <= 600
    if not sound:
        raise not_allowed("pace-unsound")


def sit(table: Table, person: str, number: int, promise: str | None, now: int) -> Change:
    """A person takes a free seat; a second one only where one device is shared (hot seat)."""
    sheet = _open_sheet(table)
    seat = _seat(sheet, number)
    if not seat.is_free:
        raise not_allowed("seat-taken")
    if sheet.seats_of(person) and not sheet.hot_seat:
        raise not_allowed("one-seat-each")
    sheet.seats[number] = Seat(person=person, promise=None if promise is None else _sound(promise))
    return table.changed(now, 0)


def promise(table: Table, person: str, hashed: str, now: int) -> Change:
    """A person's client promises its part of the dice for all their seats, in place of what it had promised before."""
    sheet = _open_sheet(table)
    mine = sheet.seats_of(person)
    if not mine:
        raise not_allowed("no-seat-of-yours")
    for number in mine:
        sheet.seats[number].promise = _sound(hashed)
    return table.changed(now, 0)


def stand_up(table: Table, person: str, now: int) -> Change:
    """A person gives up all seats; if it was the host, somebody else becomes host."""
    sheet = _open_sheet(table)
    for number in sheet.seats_of(person):
        sheet.seats[number] = Seat()
    if sheet.host == person:
        sheet.host = next(iter(sorted(sheet.people())), person)
    return table.changed(now, 0)


def seat_bot(table: Table, person: str, number: int, bot: str | None, now: int) -> Change:
    """The host seats a bot, or takes it away again."""
    sheet = _hosted_sheet(table, person)
    seat = _seat(sheet, number)
    if seat.person is not None:
        raise not_allowed("seat-taken")
    if bot is not None and sheet.rated:
        raise not_allowed("rated-bots")
    sheet.seats[number] = Seat(bot=bot, ready=bot is not None)
    return _open_when_ready(table, now)


def swap(table: Table, person: str, one: int, other: int, now: int) -> Change:
    """The host exchanges two seats; everybody must be ready again."""
    sheet = _hosted_sheet(table, person)
    if sheet.rated:
        raise not_allowed("rated-swap")
    _seat(sheet, one), _seat(sheet, other)
    sheet.seats[one], sheet.seats[other] = sheet.seats[other], sheet.seats[one]
    for seat in sheet.seats:
        if seat.person is not None:
            seat.ready = False
    return table.changed(now, 0)


def ready(table: Table, person: str, is_ready: bool, now: int) -> Change:
    """A person is ready to start, or not yet after all; the last one ready opens the game."""
    sheet = _open_sheet(table)
    mine = sheet.seats_of(person)
    if not mine:
        raise not_allowed("no-seat-of-yours")
    for number in mine:
        sheet.seats[number].ready = is_ready
    return _open_when_ready(table, now)


def _open_when_ready(table: Table, now: int) -> Change:
    sheet = table.sheet
    if sheet.people() and all(seat.ready for seat in sheet.seats):
        sheet.status = "opening"
        sheet.header = header_of(sheet)
        sheet.commitment = fairness.commitment(table.secret, fairness.header_hash(sheet.header)).hex()
        sheet.turn_since = now
        if all(seat.promise is None for seat in sheet.seats):
            return start(table, now)
    return table.changed(now, 0)


def open_entropy(table: Table, person: str, entropy: str, now: int) -> Change:
    """A client opens what it promised; with the last one the game starts."""
    sheet = table.sheet
    if sheet.status != "opening":
        raise not_allowed("not-opening")
    hashed = fairness.entropy_commitment(bytes.fromhex(_sound(entropy))).hex()
    kept = [number for number in sheet.seats_of(person) if sheet.seats[number].promise == hashed]
    if not kept:
        raise not_allowed("promise-broken")
    for number in kept:
        sheet.seats[number].entropy = entropy
    if all(seat.entropy or not seat.promise for seat in sheet.seats):
        return start(table, now)
    return table.changed(now, 0)


def start(table: Table, now: int) -> Change:
    """Start an opening game with the entropies that have come."""
    sheet = table.sheet
    if sheet.status != "opening":
        raise not_allowed("not-opening")
    sheet.status = "running"
    sheet.started = now
    sheet.turn_since = sheet.asked = now
    clocks.wind(sheet)
    table.begin(now)
    return table.changed(now, 0)


def rematch(table: Table, now: int) -> Sheet:
    """A new table under the same rules with the same company, seats rotated by one; everybody must be ready again.

    Who left for good is not asked again: a bot sits there, or at a rated table nobody yet.
    """
    old = table.sheet
    if old.status not in ("over", "closed"):
        raise not_allowed("not-over")
    sheet = new_sheet(
        table.book,
        table.edition,
        len(old.seats),
        old.host,
        now,
        options=old.options,
        pace=old.pace,
        public=old.public,
        rated=old.rated,
        hot_seat=old.hot_seat,
        coach=old.coach,
    )
    rotated = old.seats[-1:] + old.seats[:-1]
    for number, seat in enumerate(rotated):
        bot = seat.bot or ("greedy" if seat.resigned and not old.rated else None)
        if bot:
            sheet.seats[number] = Seat(bot=bot, ready=True)
        elif not seat.resigned:
            sheet.seats[number] = Seat(person=seat.person)
    if sheet.host not in sheet.people():
        sheet.host = next(iter(sorted(sheet.people())), sheet.host)
    return sheet


def _sound(given: str) -> str:
    if not _HASH.fullmatch(given):
        raise not_allowed("promise-unsound")
    return given


def _open_sheet(table: Table) -> Sheet:
    if table.sheet.status != "open":
        raise not_allowed("not-open")
    return table.sheet


def _hosted_sheet(table: Table, person: str) -> Sheet:
    sheet = _open_sheet(table)
    if sheet.host != person:
        raise not_allowed("host-only")
    return sheet


def _seat(sheet: Sheet, number: int) -> Seat:
    if not 0 <= number < len(sheet.seats):
        raise not_allowed("no-such-seat")
    return sheet.seats[number]
