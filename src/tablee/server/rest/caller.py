"""Who makes a call: found once, before a handler runs."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from tablee.core.texts import LANGUAGES
from tablee.server.accounts import COOKIE, LIFETIME, Accounts
from tablee.server.limits import Buckets, crowd
from tablee.server.rest.models import Language, Me
from tablee.server.rest.problems import TurnedAway, preferred_language, too_often
from tablee.server.security import SAFE
from tablee.server.settings import Settings
from tablee.server.store import Person, Store

_LANGUAGE: dict[str, Language] = {"fr": "fr", "en": "en", "de": "de"}
Connection = ASGIConnection[Any, Any, Any, Any]


class Caller:
    """Somebody who calls: from where, in which language, and who it is if the cookie says so."""

    def __init__(self, accounts: Accounts, connection: Connection) -> None:
        self.accounts = accounts
        self.address: str = connection.scope["state"]["address"]
        self.https: bool = connection.scope["state"]["https"]
        self.accepts = preferred_language(connection.headers.get("accept-language"))
        self.person: Person | None = None
        self.fresh_cookie_due = False

    @property
    def language(self) -> str:
        """The language to answer in: the person's own choice, else what the browser asks for."""
        chosen = self.person.language if self.person else ""
        return chosen if chosen in LANGUAGES else self.accepts

    @property
    def known(self) -> Person:
        """The person, banned or not; complains if nobody has come in."""
        if self.person is None:
            raise TurnedAway(401, "who-are-you")
        return self.person

    @property
    def me(self) -> Person:
        """The person; complains if nobody has come in, or somebody who may not."""
        if self.known.banned:
            raise TurnedAway(403, "banned")
        return self.known

    def cookie(self, person: Person) -> Cookie:
        """The cookie that makes the next call this person's."""
        return self._cookie(self.accounts.cookies.make(person), LIFETIME)

    def no_cookie(self) -> Cookie:
        """The cookie that makes the next call nobody's."""
        return self._cookie("", 0)

    def _cookie(self, value: str, seconds: int) -> Cookie:
        return Cookie(key=COOKIE, value=value, max_age=seconds, path="/", httponly=True, samesite="lax", secure=self.https)


async def find_caller(connection: Connection) -> Caller:
    """Who makes this call, or opens this socket."""
    accounts: Accounts = connection.app.state.accounts
    caller = Caller(accounts, connection)
    connection.scope["state"]["caller"] = caller
    cookie = connection.cookies.get(COOKIE)
    found = await accounts.person_of(cookie) if cookie else None
    if found is not None:
        caller.person, caller.fresh_cookie_due = found
    return caller


async def provide_caller(request: Request[Any, Any, Any]) -> Caller:
    """The caller, as handlers ask for it; what changes something is counted for each person."""
    caller = await find_caller(request)
    if caller.person is not None and request.method not in SAFE:
        _take(request.app.state.by_person, caller.person.id)
    return caller


class Allowance:
    """How much of the costly things somebody may do: coming in as somebody new, having tables, importing files."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._tables = settings.tables_per_person
        self._guests = Buckets(settings.guests_per_hour / 3600, settings.guests_per_hour)
        self._accounts = Buckets(settings.accounts_per_hour / 3600, settings.accounts_per_hour)
        self._openings = Buckets(settings.tables_per_minute / 60, settings.tables_per_minute)
        self._imports = Buckets(0.1, 10)
        self._editions = Buckets(0.5, 30)
        self._letters = Buckets(5 / 3600, 5)
        self._boxes = Buckets(3 / 86_400, 3)
        self._letters_from = Buckets(20 / 3600, 20)
        self._addresses = Buckets(0.1, 10)
        self._invitations = Buckets(30 / 3600, 30)

    def guest(self, address: str) -> None:
        """Complain if too many guests have come in from one place."""
        _take(self._guests, crowd(address))

    def account(self, address: str) -> None:
        """Complain if too many accounts were made from one place."""
        _take(self._accounts, crowd(address))

    async def table(self, person: Person) -> None:
        """Complain if somebody has too many tables under way, or has opened too many in a short time."""
        _take(self._openings, person.id)
        kept = await self._store.list_tables(status=("open", "opening", "running"), person=person.id, limit=self._tables)
        if len(kept) >= self._tables:
            raise TurnedAway(409, "tables-too-many", most=self._tables)

    def examine(self, person: Person) -> None:
        """Complain if somebody has had too many editions checked in a short time."""
        _take(self._editions, person.id)

    def mail(self, person: Person, mailbox: str, address: str) -> None:
        """Complain if too many letters were asked for that nobody has confirmed: by one person, to one box, from one place."""
        _take(self._letters, person.id)
        _take(self._letters_from, crowd(address))
        _take(self._boxes, mailbox.casefold())

    def address(self, person: Person) -> None:
        """Complain if somebody has had too many addresses checked in a short time."""
        _take(self._addresses, person.id)

    def invite(self, person: Person) -> None:
        """Complain if somebody has invited too many people in a short time."""
        _take(self._invitations, person.id)

    async def import_file(self, person: Person) -> None:
        """Complain if somebody has imported too many files in a short time."""
        _take(self._imports, person.id)
        await self.table(person)


def _take(buckets: Buckets, key: str) -> None:
    wait = buckets.take(key)
    if wait:
        raise too_often(wait)


async def describe(accounts: Accounts, person: Person) -> Me:
    """A person as that person sees themselves."""
    return Me(
        name=person.name,
        account=person.password is not None,
        language=_LANGUAGE.get(person.language),
        role=person.role,
        created=person.created,
        muted=tuple(await accounts.muted_names(person)),
    )
