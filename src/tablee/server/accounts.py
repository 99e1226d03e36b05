"""Who somebody is: guests by a signed cookie, accounts by name and password.

A cookie names a person and that person's count of sessions, signed with a key of the house; changing a password raises the
count, so every other device is signed out. Passwords are kept as argon2id and checked in a few threads of their own. An
attempt to sign in takes the same time and gets the same answer whether or not there is such a name.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import secrets
import time
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from tablee.core.texts import text
from tablee.server.limits import Waits, crowd
from tablee.server.metrics import Metrics
from tablee.server.rest.problems import DEFAULT_LANGUAGE, PACKAGE, TurnedAway, too_often
from tablee.server.store import Conflict, NameTaken, Person, ReadOnly, Store
from tablee.server.store.models import folded

COOKIE = "tablee"
LIFETIME = 400 * 24 * 3600
"""Seconds that a cookie holds: what browsers keep at the longest."""

RENEWED = 30 * 24 * 3600
"""Age at which a cookie is replaced by a fresh one."""

SEEN = 12 * 3600 * 1000
"""Milliseconds after which it is noted again that somebody is here."""

ATTEMPTS = 10
"""How often a change of somebody is tried while others change them too."""

MOST_MUTED = 500
THREADS = 2
MOST_WAITING = 32
"""Passwords that may wait to be checked; beyond that callers are asked to come back."""

_FORBIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_LONGEST_NAME = 30


def clean_name(given: str) -> str:
    """A name as it is kept: composed letters, single spaces, nothing invisible.

    >>> clean_name("  Zoe\\u0308   B. ")
    'Zoë B.'
    """
    name = " ".join(unicodedata.normalize("NFC", given).split())
    if any(unicodedata.category(letter) in _FORBIDDEN for letter in given) or not 1 <= len(name) <= _LONGEST_NAME:
        raise TurnedAway(400, "name-unsound", most=_LONGEST_NAME)
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in name):
        raise TurnedAway(400, "name-unsound", most=_LONGEST_NAME)
    return name


class Cookies:
    """Makes and reads the cookies of this house."""

    def __init__(self, house_secret: bytes, clock: Callable[[], float] = time.time) -> None:
        self._key = hmac.digest(house_secret, b"tablee cookie 1", "sha256")
        self._clock = clock

    def make(self, person: Person) -> str:
        """The cookie of a person."""
        said = f"{person.id}.{person.sessions}.{int(self._clock())}"
        return f"{said}.{self._sign(said)}"

    def read(self, cookie: str) -> tuple[str, int, float] | None:
        """The id, the count of sessions and the age that a cookie names; None if it is not ours or too old."""
        said, _, signature = cookie[:300].rpartition(".")
        if not hmac.compare_digest(self._sign(said).encode(), signature.encode("utf-8", "replace")):
            return None
        person, sessions, issued = said.split(".")
        age = self._clock() - int(issued)
        return (person, int(sessions), age) if age <= LIFETIME else None

    def _sign(self, said: str) -> str:
        digest = hmac.digest(self._key, said.encode("utf-8", "replace"), "sha256")
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


class Passwords:
    """argon2id, in threads of its own and not too many at once."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="passwords")
        self._waiting = 0
        self._nobody = ""

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        kept: str = await self._run(self._hasher.hash, _bytes(password))
        return kept

    async def fits(self, password: str, kept: str | None) -> bool:
        """Whether a password is the one kept; takes as long where none is kept."""
        if not self._nobody:
            self._nobody = await self.hash(secrets.token_urlsafe(16))
        return await self._run(self._check, _bytes(password), kept or self._nobody) and kept is not None

    def is_dated(self, kept: str) -> bool:
        """Whether a password was kept in a weaker way than we keep them now."""
        return self._hasher.check_needs_rehash(kept)

    def _check(self, password: bytes, kept: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _run(self, work: Callable[..., Any], *given: Any) -> Any:
        if self._waiting >= MOST_WAITING:
            raise TurnedAway(503, "busy", headers={"Retry-After": "2"})
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work, *given)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Let the threads end."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _bytes(password: str) -> bytes:
    """One spelling for one password, whichever keyboard composed its letters."""
    return unicodedata.normalize("NFC", password).encode("utf-8", "replace")


class Accounts:
    """Everything people can do about themselves."""

    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        house_secret: bytes,
        *,
        open_accounts: bool = True,
        passwords: Passwords | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.metrics = metrics
        self.open_accounts = open_accounts
        self.cookies = Cookies(house_secret, clock)
        self.passwords = passwords or Passwords()
        self._clock = clock
        self._at_name_from_address = Waits(free=5, longest=900, first=10)
        self._from_address = Waits(free=30, longest=900, first=10)
        self._at_name = Waits(free=60, longest=60, first=10)

    def now(self) -> int:
        """The server's clock in milliseconds."""
        return int(self._clock() * 1000)

    def close(self) -> None:
        """Let the threads end."""
        self.passwords.close()

    # Cookies

    async def person_of(self, cookie: str) -> tuple[Person, bool] | None:
        """The person a cookie stands for, and whether it is time for a fresh one."""
        named = self.cookies.read(cookie)
        if named is None:
            return None
        person = await self.store.person(named[0])
        if person is None or person.erased or person.sessions != named[1]:
            return None
        if self.now() - person.seen > SEEN:
            with suppress(ReadOnly):
                await self.store.saw(person.id, self.now())
        return person, named[2] > RENEWED

    # Coming in

    async def guest(self, name: str | None, language: str) -> Person:
        """Somebody new, without an account."""
        if name is None:
            number = secrets.randbelow(9000) + 1000
            chosen = text(PACKAGE, language or DEFAULT_LANGUAGE, "guest-name", number=str(number))
        else:
            chosen = await self._free_name(name)
        person = Person(id=secrets.token_urlsafe(18), name=chosen, created=self.now(), language=language, seen=self.now())
        await self.store.add_person(person)
        return person

    async def register(self, person: Person | None, name: str, password: str, language: str) -> Person:
        """An account: a guest becomes one and keeps everything, or somebody new comes in."""
        if not self.open_accounts:
            raise TurnedAway(403, "accounts-closed")
        if person is not None and person.password is not None:
            raise TurnedAway(409, "account-already")
        chosen = clean_name(name)
        if await self.store.person_by_name(chosen) is not None:
            raise NameTaken(chosen)
        kept = await self.passwords.hash(password)
        if person is None:
            person = Person(id=secrets.token_urlsafe(18), name=chosen, created=self.now(), password=kept, language=language)
            person.seen = self.now()
            await self.store.add_person(person)
            return person

        def become(guest: Person) -> None:
            guest.name, guest.password, guest.sessions = chosen, kept, guest.sessions + 1
            guest.language = language or guest.language

        return await self._update(person, become)

    async def sign_in(self, name: str, password: str, address: str) -> Person:
        """The account of this name, if the password is its own; the same answer in the same time if anything is wrong."""
        key = hashlib.sha256(folded(name).encode("utf-8", "replace")).digest()
        place = crowd(address)
        limits = ((self._at_name_from_address, (key, place)), (self._from_address, place), (self._at_name, key))
        wait = max(waits.left(about) for waits, about in limits)
        if wait:
            self.metrics.sign_ins.labels("too-often").inc()
            raise too_often(wait)
        for waits, about in limits:
            waits.failed(about)
        person = await self.store.person_by_name(unicodedata.normalize("NFC", name).strip())
        kept = person.password if person is not None and not person.erased else None
        if not await self.passwords.fits(password, kept) or person is None:
            self.metrics.sign_ins.labels("failed").inc()
            raise TurnedAway(401, "sign-in-failed")
        self._at_name_from_address.succeeded((key, place))
        if person.banned:
            self.metrics.sign_ins.labels("banned").inc()
            raise TurnedAway(403, "banned")
        self.metrics.sign_ins.labels("done").inc()
        better = await self.passwords.hash(password) if kept and self.passwords.is_dated(kept) else kept

        def seen(account: Person) -> None:
            account.seen = self.now()
            if account.password == kept:
                account.password = better

        return await self._update(person, seen)

    # Changing oneself

    async def _free_name(self, given: str) -> str:
        """A name that no account has: nobody passes for somebody who can be known by theirs."""
        name = clean_name(given)
        if await self.store.person_by_name(name) is not None:
            raise NameTaken(name)
        return name

    async def change(self, person: Person, name: str | None, language: str | None) -> Person:
        """Another name or language."""
        chosen = clean_name(name) if name is not None else None
        if chosen is not None and (person.password is None or folded(chosen) != folded(person.name)):
            await self._free_name(chosen)

        def change(known: Person) -> None:
            known.name = chosen or known.name
            known.language = language or known.language

        return await self._update(person, change)

    async def change_password(self, person: Person, old: str, new: str, address: str) -> Person:
        """Another password; every other device is signed out."""
        await self._confirm(person, old, address)
        return await self.set_password(person, new)

    async def set_password(self, person: Person, new: str) -> Person:
        """Keep another password and end every session."""
        kept = await self.passwords.hash(new)

        def change(account: Person) -> None:
            account.password, account.sessions = kept, account.sessions + 1

        return await self._update(person, change)

    async def sign_out_everywhere(self, person: Person) -> Person:
        """End every session."""

        def change(known: Person) -> None:
            known.sessions += 1

        return await self._update(person, change)

    async def erase(self, person: Person, password: str | None, address: str) -> Person:
        """Erase everything personal, for good."""
        if person.password is not None:
            await self._confirm(person, password or "", address)
        await self.store.erase_person(person.id)
        return await self.store.person(person.id) or msgspec.structs.replace(person, name="", erased=True)

    async def _confirm(self, person: Person, password: str, address: str) -> None:
        """The password of somebody who is signed in, with the same waits as at the door."""
        if person.password is None:
            raise TurnedAway(409, "account-needed")
        about = (person.id, crowd(address))
        wait = self._at_name_from_address.left(about)
        if wait:
            raise too_often(wait)
        self._at_name_from_address.failed(about)
        if not await self.passwords.fits(password, person.password):
            raise TurnedAway(403, "password-wrong")
        self._at_name_from_address.succeeded(about)

    async def mute(self, person: Person, other: str) -> Person:
        """Do not hear somebody any more."""

        def change(known: Person) -> None:
            if other != known.id and other not in known.muted:
                known.muted = [*known.muted, other]
            if len(known.muted) > MOST_MUTED:
                raise TurnedAway(409, "muted-too-many", most=MOST_MUTED)

        return await self._update(person, change)

    async def unmute(self, person: Person, name: str) -> Person:
        """Hear everybody of this name again."""
        names = await self.muted_names(person)
        heard = {other for other, called in zip(person.muted, names, strict=True) if folded(called) == folded(name)}

        def change(known: Person) -> None:
            known.muted = [other for other in known.muted if other not in heard]

        return await self._update(person, change)

    async def muted_names(self, person: Person) -> list[str]:
        """What those are called whom somebody has muted."""
        found = [await self.store.person(other) for other in person.muted]
        return [other.name if other else "" for other in found]

    async def _update(self, person: Person, change: Callable[[Person], None]) -> Person:
        """Change somebody as they are in the store now, so that nothing that happened meanwhile (a ban, say) is undone."""
        for attempt in range(ATTEMPTS):
            fresh = await self.store.person(person.id)
            if fresh is None or fresh.erased:
                raise TurnedAway(401, "who-are-you")
            changed = msgspec.structs.replace(fresh)
            change(changed)
            try:
                if changed != fresh:
                    await self.store.update_person(changed, fresh)
            except NameTaken:
                raise
            except Conflict:
                if attempt == ATTEMPTS - 1:
                    raise
            else:
                break
        return changed
