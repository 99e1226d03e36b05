"""People and what they said: statements of the store."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, and_, delete, exists, func, insert, select, update

from tablee.server.store import notices
from tablee.server.store.models import ChatLine, Conflict, NameTaken, Person, folded
from tablee.server.store.schema import AT_ONCE, chat, people, table_people

_COLUMNS = [people.c[name] for name in Person.__struct_fields__]
_LINE = (chat.c.id, chat.c.table_id, chat.c.person, chat.c.seat, chat.c.at, chat.c.text, chat.c.phrase)


def _from_row(row: Row[Any]) -> Person:
    values = row._asdict()
    return Person(**{**values, "muted": msgspec.json.decode(values["muted"])})


def _to_row(person: Person) -> dict[str, Any]:
    compared = folded(person.name)
    return {
        **msgspec.structs.asdict(person),
        "muted": msgspec.json.encode(person.muted).decode(),
        "folded": compared,
        "account": None if person.password is None else compared,
    }


def packed(person: Person) -> Person:
    """A copy for the writer: the caller's person may change again before the writer gets to it."""
    return msgspec.structs.replace(person, muted=list(person.muted))


def _check_name(connection: Connection, person: Person) -> None:
    if person.password is not None:
        others = select(people.c.id).where(people.c.account == folded(person.name), people.c.id != person.id)
        if connection.execute(others).first():
            raise NameTaken(person.name)


def add(connection: Connection, person: Person) -> None:
    """A new guest or account."""
    _check_name(connection, person)
    connection.execute(insert(people).values(_to_row(person)))


def change(connection: Connection, person: Person, before: Person) -> None:
    """What is known of somebody now, if nobody else has changed it; an erased person stays erased."""
    present = select(*_COLUMNS).where(people.c.id == person.id, people.c.erased.is_(False)).with_for_update()
    row = connection.execute(present).first()
    if row is None:
        raise Conflict("store-no-person")
    if _from_row(row) != before:
        raise Conflict()
    _check_name(connection, person)
    connection.execute(update(people).where(people.c.id == person.id).values(_to_row(person)))


def saw(connection: Connection, person_id: str, now: int) -> None:
    """Somebody is here."""
    connection.execute(update(people).where(people.c.id == person_id, people.c.seen < now).values(seen=now))


def _is_idle_guest(before: int) -> ColumnElement[bool]:
    """A guest whom nothing refers to; who was shut out stays so."""
    return and_(
        people.c.account.is_(None),
        people.c.erased.is_(False),
        people.c.banned.is_(False),
        people.c.seen < before,
        ~exists().where(table_people.c.person == people.c.id),
        ~exists().where(chat.c.person == people.c.id),
    )


def idle_guests(connection: Connection, before: int) -> list[str]:
    """Some guests who may be forgotten."""
    return list(connection.execute(select(people.c.id).where(_is_idle_guest(before)).limit(AT_ONCE)).scalars())


def forget(connection: Connection, ids: Sequence[str], before: int) -> int:
    """Throw away those of these guests who have not come back meanwhile."""
    return connection.execute(delete(people).where(people.c.id.in_(ids), _is_idle_guest(before))).rowcount


def erase(connection: Connection, person_id: str) -> None:
    """Leave nothing of somebody but the id that logs and seats refer to."""
    nobody = _to_row(Person(person_id, name="", created=0, erased=True))
    del nobody["created"]
    sessions = people.c.sessions + 1  # cookies that are out there end too
    connection.execute(update(people).where(people.c.id == person_id).values({**nobody, "sessions": sessions}))
    connection.execute(update(chat).where(chat.c.person == person_id).values(text=None))
    notices.erase(connection, person_id)


def by_id(connection: Connection, person_id: str) -> Person | None:
    """Somebody, erased or not."""
    row = connection.execute(select(*_COLUMNS).where(people.c.id == person_id)).first()
    return None if row is None else _from_row(row)


def by_ids(connection: Connection, ids: Sequence[str]) -> list[Person]:
    """Everybody with one of these ids."""
    found: list[Person] = []
    for first in range(0, len(ids), AT_ONCE):
        some = select(*_COLUMNS).where(people.c.id.in_(ids[first : first + AT_ONCE]))
        found += [_from_row(row) for row in connection.execute(some)]
    return found


def by_name(connection: Connection, name: str) -> Person | None:
    """The account of this name."""
    row = connection.execute(select(*_COLUMNS).where(people.c.account == folded(name))).first()
    return None if row is None else _from_row(row)


def found(connection: Connection, limit: int, search: str) -> list[Person]:
    """The newest people, or those whose name contains something."""
    wanted = select(*_COLUMNS).where(people.c.erased.is_(False)).order_by(people.c.created.desc(), people.c.id).limit(limit)
    if search:
        wanted = wanted.where(people.c.folded.contains(folded(search), autoescape=True))
    return [_from_row(row) for row in connection.execute(wanted)]


def counts(connection: Connection) -> dict[str, int]:
    """How many people, and how many of them have accounts."""
    everybody = select(func.count(), func.count(people.c.account)).select_from(people).where(people.c.erased.is_(False))
    number, accounts = connection.execute(everybody).one()
    return {"people": number, "accounts": accounts}


def add_line(connection: Connection, line: dict[str, Any]) -> int:
    """Something said; its number."""
    (number,) = connection.execute(insert(chat).values(line)).inserted_primary_key or (0,)
    return int(number)


def lines(connection: Connection, table: str, limit: int) -> list[ChatLine]:
    """What was said last at a table, in the order it was said."""
    last = select(*_LINE).where(chat.c.table_id == table).order_by(chat.c.id.desc()).limit(limit)
    return [ChatLine(*row) for row in connection.execute(last)][::-1]


def lines_after(connection: Connection, number: int, limit: int) -> list[ChatLine]:
    """What was said anywhere after a line, in the order of their numbers."""
    later = select(*_LINE).where(chat.c.id > number).order_by(chat.c.id).limit(limit)
    return [ChatLine(*row) for row in connection.execute(later)]


def last_line(connection: Connection) -> int:
    """The number of the line said last, 0 if nothing was said yet."""
    return int(connection.execute(select(func.max(chat.c.id))).scalar() or 0)


def lines_of(connection: Connection, person_id: str) -> list[ChatLine]:
    """Everything that somebody has said, anywhere."""
    return [ChatLine(*row) for row in connection.execute(select(*_LINE).where(chat.c.person == person_id).order_by(chat.c.id))]
