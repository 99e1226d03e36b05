"""What whoever runs a house can do from the command line, on its database, while a server runs or not.

A running server notices at the next call of the person; at open sockets a closed table within some seconds, and somebody
shut out within ten.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from tablee.core.edition import Edition
from tablee.core.texts import Complaint
from tablee.server.accounts import ATTEMPTS, Passwords
from tablee.server.rest.problems import PACKAGE
from tablee.server.settings import Settings
from tablee.server.store import CannotOpen, Conflict, Person, Store
from tablee.server.store.boxes import MOST, KeptEdition
from tablee.server.store.database import Database, house_url
from tablee.tables.sheet import Change, Sheet

UNDER_WAY = ("open", "opening", "running")


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Store]:
    """The store, also beside a server that holds it."""
    try:
        store = await Store.open(settings)
    except CannotOpen as complaint:
        if complaint.key != "store-in-use":
            raise
        store = Store(Database(house_url(settings)), None)
    try:
        yield store
    finally:
        await store.close()


async def list_tables(store: Store, *, every: bool = False, limit: int = 100) -> list[Sheet]:
    """Tables under way, or all of them, the newest first."""
    return await store.list_tables(status=None if every else UNDER_WAY, limit=limit)


async def list_people(store: Store, search: str = "", limit: int = 100) -> list[Person]:
    """People whose name contains something, the newest first."""
    return await store.people(limit, search)


async def find(store: Store, who: str) -> Person:
    """An account by its name, or anybody by their id."""
    person = await store.person_by_name(who) or await store.person(who)
    if person is None or person.erased:
        raise Complaint("admin-no-account", package=PACKAGE, name=who[:60])
    return person


async def close_table(store: Store, table_id: str, *, attempts: int = 5) -> Sheet:
    """End a table without a result; a move that comes in between is tried after."""
    for attempt in range(attempts):
        stored = await store.load_table(table_id)
        if stored is None:
            raise Complaint("admin-no-table", package=PACKAGE, table=table_id[:60])
        sheet = stored.sheet
        if sheet.status not in UNDER_WAY:
            raise Complaint("admin-is-already", package=PACKAGE)
        sheet.status, sheet.ended, sheet.vote = "closed", time.time_ns() // 1_000_000, None
        try:
            await store.commit(Change(table_id, stored.revision, sheet), [])
        except Conflict:
            if attempt == attempts - 1:
                raise
        else:
            return sheet
    raise AssertionError("unreachable")


async def ban(store: Store, who: str, banned: bool = True) -> Person:
    """Shut somebody out, or let them in again."""
    return await _change(store, who, banned=banned)


async def promote(store: Store, who: str, *, to_admin: bool = True) -> Person:
    """Make somebody an administrator, or a player again."""
    person = await find(store, who)
    if person.password is None:
        raise Complaint("account-needed", package=PACKAGE)
    return await _change(store, who, role="admin" if to_admin else "player")


async def reset_password(store: Store, who: str) -> tuple[Person, str]:
    """A new password for somebody who has lost theirs; every device is signed out."""
    person = await find(store, who)
    if person.password is None:
        raise Complaint("account-needed", package=PACKAGE)
    password = "-".join(secrets.token_hex(3) for _ in range(4))
    passwords = Passwords()
    try:
        kept = await passwords.hash(password)
    finally:
        passwords.close()
    return await _change(store, who, password=kept, sessions=person.sessions + 1), password


async def list_editions(store: Store) -> list[KeptEdition]:
    """The editions on the house's shelf."""
    return await store.editions()


async def add_edition(store: Store, game: str, edition: Edition, now: int) -> None:
    """Put an edition that was checked on the shelf, in the name of the house."""
    await store.keep_edition(KeptEdition(edition.hash, game, edition.name, now), edition.source, MOST)


async def remove_edition(store: Store, which: str) -> KeptEdition:
    """Take an edition off the shelf, named by its hash, the beginning of that, or its name; it must be the only such."""
    shelf = await store.editions()
    found = [kept for kept in shelf if kept.name == which or (len(which) >= 8 and kept.hash.startswith(which))]
    if len(found) != 1:
        raise Complaint("admin-no-edition", package=PACKAGE, name=which[:64])
    await store.remove_edition(found[0].hash)
    return found[0]


async def _change(store: Store, who: str, **values: object) -> Person:
    for attempt in range(ATTEMPTS):
        person = await find(store, who)
        changed = msgspec.structs.replace(person, **values)
        if changed == person:
            raise Complaint("admin-is-already", package=PACKAGE)
        try:
            await store.update_person(changed, person)
        except Conflict:
            if attempt == ATTEMPTS - 1:
                raise
        else:
            break
    return changed
