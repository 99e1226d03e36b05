"""What people wish to be told and how, invitations, and tables that somebody has hushed: statements of the store."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, select, update

from tablee.server.store import letters as post
from tablee.server.store.models import Conflict, Device, Invitation, Wishes
from tablee.server.store.schema import devices, hushed, invitations, letters, people, tables, wishes
from tablee.tables.sheet import Sheet

MOST_DEVICES = 10
"""Devices that one person may be told on."""

MOST_INVITED = 30
"""People that may be invited to one table."""

AT_ONCE = 50
"""Digests written in one transaction."""

_read_sheet = msgspec.json.Decoder(Sheet).decode
_DEVICE = [devices.c[name] for name in Device.__struct_fields__]


def change_wishes(connection: Connection, person: str, change: Callable[[Wishes], Wishes]) -> Wishes:
    """Other wishes of somebody who is still there; letters in ways that are no longer wished go."""
    there = select(people.c.id).where(people.c.id == person, people.c.erased.is_(False)).with_for_update()
    if connection.execute(there).first() is None:
        raise Conflict("store-no-person")
    before = post.wishes_of(connection, person)
    after = change(before)
    row = msgspec.structs.asdict(after)
    if not connection.execute(update(wishes).where(wishes.c.person == person).values(row)).rowcount:
        connection.execute(post.insert_if_new(connection, wishes).values(person=person, **row))
    for way, kept in (("mail", after.mail == before.mail), ("hook", after.hook == before.hook)):
        if not kept:
            connection.execute(delete(letters).where(letters.c.person == person, letters.c.way == way))
    return after


def add_device(connection: Connection, person: str, endpoint: str, p256dh: str, auth: str, now: int) -> None:
    """A device to be told on; whoever used it before is told there no more. The oldest makes room."""
    known = select(devices.c.id).where(devices.c.person == person, devices.c.endpoint != endpoint)
    older = list(connection.execute(known.order_by(devices.c.added.desc(), devices.c.id.desc())).scalars())[MOST_DEVICES - 1 :]
    _drop(connection, older)
    _drop(connection, connection.execute(select(devices.c.id).where(devices.c.endpoint == endpoint)).scalars().all())
    row = {"person": person, "endpoint": endpoint, "p256dh": p256dh, "auth": auth, "added": now}
    connection.execute(post.insert_if_new(connection, devices).values(row))


def _drop(connection: Connection, ids: Any) -> None:
    if ids:
        connection.execute(delete(letters).where(letters.c.way == "push", letters.c.device.in_(ids)))
        connection.execute(delete(devices).where(devices.c.id.in_(ids)))


def drop_devices(connection: Connection, person: str, endpoint: str | None) -> None:
    """Forget a device of somebody, or all of them."""
    mine = select(devices.c.id).where(devices.c.person == person)
    if endpoint is not None:
        mine = mine.where(devices.c.endpoint == endpoint)
    _drop(connection, connection.execute(mine).scalars().all())


def drop_device(connection: Connection, number: int) -> None:
    """Forget a device that is no longer there."""
    _drop(connection, [number])


def device(connection: Connection, number: int) -> Device | None:
    """A device by its number."""
    row = connection.execute(select(*_DEVICE).where(devices.c.id == number)).first()
    return None if row is None else Device(*row)


def devices_of(connection: Connection, person: str) -> list[Device]:
    """The devices of somebody."""
    mine = select(*_DEVICE).where(devices.c.person == person).order_by(devices.c.id)
    return [Device(*row) for row in connection.execute(mine)]


def hush(connection: Connection, person: str, table: str, quiet: bool) -> None:
    """Tell somebody of a table no more, or again."""
    if quiet:
        connection.execute(post.insert_if_new(connection, hushed).values(person=person, table_id=table))
        connection.execute(delete(letters).where(letters.c.person == person, letters.c.table_id == table))
    else:
        connection.execute(delete(hushed).where(hushed.c.person == person, hushed.c.table_id == table))


def hushed_by(connection: Connection, person: str) -> list[str]:
    """The tables that somebody has hushed."""
    return list(connection.execute(select(hushed.c.table_id).where(hushed.c.person == person)).scalars())


def invite(connection: Connection, person: str, table: str, host: str, now: int, ready: int) -> None:
    """Invite somebody, once to each table, and write the letters that tell them."""
    counted = select(func.count()).select_from(invitations).where(invitations.c.table_id == table)
    if connection.execute(counted).scalar_one() >= MOST_INVITED:
        raise Conflict("invited-enough", most=MOST_INVITED)
    row = {"person": person, "table_id": table, "host": host, "at": now}
    if connection.execute(post.insert_if_new(connection, invitations).values(row)).rowcount:
        post.write(connection, "invitation", person, table, table, ready)


def decline(connection: Connection, person: str, table: str) -> None:
    """Somebody does not want to be asked to this table any more."""
    connection.execute(delete(invitations).where(invitations.c.person == person, invitations.c.table_id == table))
    mine = (letters.c.person == person, letters.c.table_id == table, letters.c.kind == "invitation")
    connection.execute(delete(letters).where(*mine))


def invitations_of(connection: Connection, person: str) -> list[Invitation]:
    """Where somebody is invited, with the tables as they stand, the latest first."""
    asked = (
        select(invitations.c.host, invitations.c.at, tables.c.sheet)
        .join(tables, tables.c.id == invitations.c.table_id)
        .where(invitations.c.person == person, tables.c.status == "open")
        .order_by(invitations.c.at.desc(), tables.c.id)
    )
    return [Invitation(host, at, _read_sheet(sheet)) for host, at, sheet in connection.execute(asked)]


def sheet_of(connection: Connection, table: str) -> Sheet | None:
    """A table's sheet, without its log."""
    found = connection.execute(select(tables.c.sheet).where(tables.c.id == table)).scalar()
    return None if found is None else _read_sheet(found)


def write_digests(connection: Connection, now: int, following: Callable[[Wishes, int], tuple[str, int]]) -> int:
    """Letters for every digest that is due, each with the moment of the next; how many people.

    `following` gives the day that a digest is for, and when the next is due.
    """
    due = select(wishes).where(wishes.c.next_digest <= now).limit(AT_ONCE).with_for_update(skip_locked=True)
    rows = connection.execute(due).all()
    for row in rows:
        values = row._asdict()
        person = values.pop("person")
        day, moment = following(Wishes(**values), now)
        post.write(connection, "digest", person, None, day, now)
        connection.execute(update(wishes).where(wishes.c.person == person).values(next_digest=moment))
    return len(rows)


def erase(connection: Connection, person: str) -> None:
    """Leave nothing of what somebody wished, nor of where they were asked to."""
    for table in (wishes, devices, hushed, invitations, letters):
        connection.execute(delete(table).where(table.c.person == person))
    connection.execute(delete(invitations).where(invitations.c.host == person))
