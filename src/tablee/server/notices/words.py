"""The words of a letter, in its reader's language. They say whose turn it is and at which table, and nothing of the game."""

from __future__ import annotations

from typing import Literal

import msgspec

from tablee import games
from tablee.core.texts import LANGUAGES, text
from tablee.server.notices.waiting import Waits, is_asked, waiting_for
from tablee.server.rest.problems import DEFAULT_LANGUAGE, PACKAGE
from tablee.server.store import Person, Store, Wishes
from tablee.server.store.letters import Letter
from tablee.tables.sheet import Sheet


class Words(msgspec.Struct, frozen=True):
    """A letter as it is read: a title, one sentence or some lines, and where it leads."""

    kind: Literal["turn", "invitation", "digest", "confirm"]
    language: str
    title: str
    body: str
    path: str
    table: str | None = None
    game: str | None = None


def language_of(person: Person) -> str:
    """The language that somebody reads."""
    return person.language if person.language in LANGUAGES else DEFAULT_LANGUAGE


def listed(names: list[str], language: str) -> str:
    """Names in a sentence.

    >>> listed(["Anna", "Ben", "Chloé"], "fr")
    'Anna, Ben et Chloé'
    """
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} {text(PACKAGE, language, 'letter-and')} {names[-1]}"


class Writer:
    """Finds the words for letters; none if a letter is no longer true or no longer wanted."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def words(self, letter: Letter, person: Person, wishes: Wishes, base: str) -> Words | None:
        """What a letter says now; None if it must not be sent any more."""
        if person.erased or person.banned or not wishes.wants(letter.kind):
            return None
        language = language_of(person)
        if letter.kind == "confirm":
            return self._confirm(language, wishes)
        if letter.kind == "digest":
            return await self._digest(language, person, base)
        sheet = await self._store.sheet(letter.table or "")
        if sheet is None or sheet.id in await self._store.hushed(person.id):
            return None
        if letter.kind == "turn":
            still = sheet.unaware() == person.id and letter.key == f"{sheet.id} {sheet.turn_since}"
            return await self._turn(language, person, sheet) if still else None
        return await self._invitation(language, person, sheet)

    async def _names(self, ids: list[str]) -> list[str]:
        known = {one.id: one.name for one in await self._store.people_of(ids)}
        return [known[one] for one in ids if known.get(one)]

    async def _company(self, sheet: Sheet, person: Person, language: str) -> str:
        """The other people at a table, by name."""
        others = list(dict.fromkeys(seat.person for seat in sheet.seats if seat.person and seat.person != person.id))
        return listed(await self._names(others), language) or text(PACKAGE, language, "letter-somebody")

    def _game(self, sheet: Sheet, language: str) -> str:
        return text(games.rulebook(sheet.game).package, language, "game-title")

    async def _turn(self, language: str, person: Person, sheet: Sheet) -> Words:
        known = {"game": self._game(sheet, language), "players": await self._company(sheet, person, language)}
        title = text(PACKAGE, language, "letter-turn-title", **known)
        body = text(PACKAGE, language, "letter-turn", **known)
        return Words("turn", language, title, body, f"/t/{sheet.id}", sheet.id, sheet.game)

    async def _invitation(self, language: str, person: Person, sheet: Sheet) -> Words | None:
        asked = [one for one in await self._store.invitations(person.id) if one.sheet.id == sheet.id]
        if not asked or not is_asked(sheet, person.id) or asked[0].host in person.muted:
            return None
        host = (await self._names([asked[0].host]) or [text(PACKAGE, language, "letter-somebody")])[0]
        known = {"game": self._game(sheet, language), "player": host}
        title = text(PACKAGE, language, "letter-invitation-title", **known)
        body = text(PACKAGE, language, "letter-invitation", **known)
        return Words("invitation", language, title, body, f"/t/{sheet.id}", sheet.id, sheet.game)

    async def _digest(self, language: str, person: Person, base: str) -> Words | None:
        found = await waiting_for(self._store, person)
        if not found:
            return None
        title = text(PACKAGE, language, "letter-digest-title", count=len(found))
        lines = [await self._line(language, person, one, base) for one in found]
        return Words("digest", language, title, "\n\n".join(lines), "/")

    async def _line(self, language: str, person: Person, one: Waits, base: str) -> str:
        if one.kind == "turn":
            words = await self._turn(language, person, one.sheet)
        else:
            host = (await self._names([one.host or ""]) or [text(PACKAGE, language, "letter-somebody")])[0]
            said = text(PACKAGE, language, "letter-invitation", game=self._game(one.sheet, language), player=host)
            words = Words("invitation", language, "", said, f"/t/{one.sheet.id}")
        return f"{words.body}\n{base}{words.path}"

    def _confirm(self, language: str, wishes: Wishes) -> Words | None:
        if wishes.mail_state != "unconfirmed":
            return None
        title = text(PACKAGE, language, "letter-confirm-title")
        return Words("confirm", language, title, text(PACKAGE, language, "letter-confirm"), "/confirm/")
