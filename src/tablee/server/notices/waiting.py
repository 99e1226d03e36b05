"""What waits for somebody: turns that others wait for, and invitations to tables that have not started."""

from __future__ import annotations

from typing import Literal

import msgspec

from tablee.server.store import Person, Store
from tablee.tables.sheet import Sheet

MOST = 200
"""Tables of one person that are looked through."""


class Waits(msgspec.Struct, frozen=True):
    """One thing that waits: a turn, or an invitation by `host`."""

    kind: Literal["turn", "invitation"]
    sheet: Sheet
    since: int
    host: str | None = None


def is_asked(sheet: Sheet, person: str) -> bool:
    """Whether an invitation still stands: there is a seat, or one was kept and its owner has not said that they are ready."""
    own = sheet.seats_of(person)
    if sheet.status != "open":
        return False
    return any(not sheet.seats[seat].ready for seat in own) if own else any(seat.is_free for seat in sheet.seats)


async def waiting_for(store: Store, person: Person) -> list[Waits]:
    """Everything that waits for somebody, longest first; nothing of tables they have hushed, nor by people they have muted."""
    quiet = set(await store.hushed(person.id))
    sheets = await store.list_tables(status=["running"], person=person.id, limit=MOST)
    turns = [Waits("turn", sheet, sheet.turn_since) for sheet in sheets if sheet.keeps_waiting(person.id)]
    asked = [
        Waits("invitation", invitation.sheet, invitation.at, invitation.host)
        for invitation in await store.invitations(person.id)
        if is_asked(invitation.sheet, person.id) and invitation.host not in person.muted
    ]
    found = [one for one in (*turns, *asked) if one.sheet.id not in quiet]
    return sorted(found, key=lambda one: (one.kind != "turn", one.since))
