"""The calls of a client: who I am, tables, seats, files. Playing is in `seat`."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
import msgspec

from tablee import games
from tablee.client.seat import Seat
from tablee.core import record as records
from tablee.server.protocol import Advised, Frame, Lobby, Reviewed, Standing, TableInfo
from tablee.server.rest.models import House, Me, MyData
from tablee.server.rest.problems import Problem
from tablee.tables.sheet import Pace

T = TypeVar("T")

API = "/api/v1"


class NoAnswer(ConnectionError):
    """The server cannot be reached, or what answers is no Tablée server."""


class CallFailed(RuntimeError):
    """The server refused a call: its status, and the problem it names."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(problem.text)
        self.status = status
        self.problem = problem

    @property
    def key(self) -> str:
        """The key of the problem, such as "seat-taken"."""
        return self.problem.key


class _Frames(msgspec.Struct, frozen=True):
    frames: tuple[Frame, ...]


class Client:
    """One person at a server: a guest, unless an account is signed in. Use it with `async with`.

    On sitting down it promises 32 random bytes, and opens them when the server has published its own commitment.
    """

    def __init__(
        self,
        url: str,
        *,
        name: str | None = None,
        language: str = "en",
        cookie: str | None = None,
        timeout: float = 30.0,
    ) -> None:
        self.url = url.rstrip("/")
        self.name = name
        self.language = language
        self.entropies: dict[str, list[str]] = {}
        """What I promised at each table, in hexadecimal."""
        self.opened: dict[str, set[str]] = {}
        """What the server has confirmed to have taken of it: the dice must hold that."""
        self.commitments: dict[str, str] = {}
        """What the host had promised when I opened mine."""
        self._http = httpx.AsyncClient(
            base_url=self.url + API,
            headers={"Accept-Language": language},
            cookies={"tablee": cookie} if cookie else None,
            timeout=timeout,
            trust_env=False,
            verify=self.url.startswith("https:"),
        )

    async def __aenter__(self) -> Self:
        await self._http.__aenter__()
        try:
            if self.cookie is None:
                await self.call(Me, "POST", "/guests", {"name": self.name, "language": self.language})
        except BaseException:
            await self._http.aclose()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._http.aclose()

    @property
    def cookie(self) -> str | None:
        """The cookie that makes me who I am; keep it to come back as the same person."""
        return self._http.cookies.get("tablee")

    async def call(self, answer: type[T], method: str, path: str, body: Any = None, **query: Any) -> T:
        """Any call of the API, its answer read as a type; raises CallFailed if it is refused."""
        packed = None if body is None else body if isinstance(body, bytes) else msgspec.json.encode(body)
        headers = {} if packed is None else {"Content-Type": "application/json"}
        wanted = {name: value for name, value in query.items() if value is not None}
        try:
            got = await self._http.request(method, path, content=packed, headers=headers, params=wanted)
        except httpx.TransportError as error:
            raise NoAnswer(f"{self.url}: {error or type(error).__name__}") from error
        if got.status_code >= 400:
            raise CallFailed(got.status_code, _problem(got))
        if answer is bytes:
            return got.content  # type: ignore[return-value]
        return msgspec.json.decode(got.content or b"null", type=answer)

    # Me

    async def house(self) -> House:
        """What the server offers."""
        return await self.call(House, "GET", "/house")

    async def me(self) -> Me:
        """Who I am."""
        return await self.call(Me, "GET", "/me")

    async def rename(self, name: str) -> Me:
        """Take another name."""
        return await self.call(Me, "PATCH", "/me", {"name": name})

    async def register(self, name: str, password: str) -> Me:
        """Open an account; I stay who I am."""
        return await self.call(Me, "POST", "/accounts", {"name": name, "password": password})

    async def sign_in(self, name: str, password: str) -> Me:
        """Become the owner of an account."""
        return await self.call(Me, "POST", "/session", {"name": name, "password": password})

    async def sign_out(self, *, everywhere: bool = False) -> None:
        """Be nobody."""
        await self.call(type(None), "DELETE", "/session", everywhere="true" if everywhere else None)

    async def change_password(self, old: str, new: str) -> Me:
        """Take another password; other devices are signed out."""
        return await self.call(Me, "PUT", "/me/password", {"old": old, "new": new})

    async def my_data(self) -> MyData:
        """Everything personal that the server holds about me."""
        return await self.call(MyData, "GET", "/me/data")

    async def erase_me(self, password: str | None = None) -> None:
        """Erase everything personal, for good."""
        await self.call(type(None), "POST", "/me/erase", {"password": password})

    # Tables

    async def lobby(self) -> Lobby:
        """My tables, public ones with a free seat, public ones to watch."""
        return await self.call(Lobby, "GET", "/lobby")

    async def create(
        self,
        game: str,
        players: int = 2,
        *,
        options: Mapping[str, Any] | None = None,
        pace: Pace | None = None,
        public: bool = False,
        rated: bool = False,
        hot_seat: bool = False,
        coach: bool = False,
        edition: str | None = None,
    ) -> TableInfo:
        """Open a table."""
        body = {
            "game": game,
            "players": players,
            "options": dict(options or {}),
            "pace": pace or Pace(),
            "public": public,
            "rated": rated,
            "hot_seat": hot_seat,
            "coach": coach,
            "edition": edition,
        }
        return await self.call(TableInfo, "POST", "/tables", body)

    async def play_now(
        self, game: str, players: int = 2, *, bot: str = "greedy", options: Mapping[str, Any] | None = None
    ) -> TableInfo:
        """A game against bots, started at once."""
        entropy = secrets.token_hex(32)
        body = {"game": game, "players": players, "bot": bot, "options": dict(options or {}), "promise": hashed(entropy)}
        table = await self.call(TableInfo, "POST", "/play", body)
        self.entropies[table.id] = [entropy]
        return await self.keep_promise(table)

    async def info(self, table: TableInfo | str) -> TableInfo:
        """A table as it is now."""
        return await self.call(TableInfo, "GET", _path(table))

    async def sit(self, table: TableInfo | str, seat: int | None = None) -> TableInfo:
        """Take a seat, the first free one unless told which."""
        if seat is None:
            info = await self.info(table)
            seat = next((number for number, one in enumerate(info.seats) if one.kind == "free"), 0)
        entropy = secrets.token_hex(32)
        sat = await self.call(TableInfo, "POST", _path(table, "sit"), {"seat": seat, "promise": hashed(entropy)})
        self.entropies.setdefault(sat.id, []).append(entropy)
        return sat

    async def stand_up(self, table: TableInfo | str) -> TableInfo:
        """Give up my seats before the start."""
        stood = await self.call(TableInfo, "POST", _path(table, "stand-up"))
        self.entropies.pop(stood.id, None)
        return stood

    async def seat_bot(self, table: TableInfo | str, seat: int, bot: str | None = "greedy") -> TableInfo:
        """Seat a bot at my table, or take it away."""
        return await self.call(TableInfo, "POST", _path(table, "bot"), {"seat": seat, "bot": bot})

    async def swap(self, table: TableInfo | str, one: int, other: int) -> TableInfo:
        """Let the holders of two seats of my table change places."""
        return await self.call(TableInfo, "POST", _path(table, "swap"), {"one": one, "other": other})

    async def ready(self, table: TableInfo | str, ready: bool = True) -> TableInfo:
        """Be ready to start; if I am the last one I keep my promise at once."""
        return await self.keep_promise(await self.call(TableInfo, "POST", _path(table, "ready"), {"ready": ready}))

    async def keep_promise(self, table: TableInfo) -> TableInfo:
        """Open what I promised if it is time to; a connected seat does so by itself."""
        if table.status == "opening" and table.commitment:
            self.commitments.setdefault(table.id, table.commitment)
            for entropy in self.entropies.get(table.id, ()):
                table = await self.call(TableInfo, "POST", _path(table, "open"), {"entropy": entropy})
                self.opened.setdefault(table.id, set()).add(entropy)
        return table

    async def promise(self, table: TableInfo | str) -> TableInfo:
        """Promise a part of the dice for all my seats, where I have not on sitting down; a connected seat does so by itself."""
        entropy = secrets.token_hex(32)
        kept = await self.call(TableInfo, "POST", _path(table, "promise"), {"promise": hashed(entropy)})
        self.entropies[kept.id] = [entropy]
        return kept

    async def rematch(self, table: TableInfo | str) -> TableInfo:
        """The same company again; with a new promise."""
        again = await self.call(TableInfo, "POST", _path(table, "rematch"))
        return again if again.id in self.entropies or again.status != "open" else await self.promise(again)

    async def mute(self, table: TableInfo | str, seat: int, name: str | None = None) -> Me:
        """Do not hear the holder of a seat, or a watcher of this name, any more."""
        return await self.call(Me, "POST", _path(table, "mute"), {"seat": seat, "name": name})

    async def unmute(self, name: str) -> Me:
        """Hear somebody again."""
        return await self.call(Me, "POST", "/me/unmute", {"name": name})

    async def connect(self, table: TableInfo | str) -> Seat:
        """Play or watch: a seat that stays connected until it is closed."""
        seat = Seat(self, table if isinstance(table, str) else table.id)
        await seat.start()
        return seat

    # The coach

    async def hint(self, table: TableInfo | str) -> Advised:
        """What the coach advises me where I must decide."""
        return await self.call(Advised, "GET", _path(table, "hint"))

    async def chances(self, table: TableInfo | str) -> Standing:
        """Everybody's chance to win as I can judge it."""
        return await self.call(Standing, "GET", _path(table, "chances"))

    async def review(self, table: TableInfo | str, viewer: int | None = None) -> Reviewed:
        """The coach's review of a finished game, as far as it has come."""
        return await self.call(Reviewed, "GET", _path(table, "review"), viewer=viewer)

    # Looking back

    async def frames(self, table: TableInfo | str, viewer: int | None = None) -> tuple[Frame, ...]:
        """What I was sent; after the end, what any viewer was sent."""
        return (await self.call(_Frames, "GET", _path(table, "frames"), viewer=viewer)).frames

    async def export(self, table: TableInfo | str) -> bytes:
        """The game as a `.tablee` file."""
        return await self.call(bytes, "GET", _path(table, "record"))

    async def import_record(self, file: bytes) -> TableInfo:
        """Bring a `.tablee` file in."""
        return await self.call(TableInfo, "POST", "/records", file)

    async def fork(
        self, table: TableInfo | str, version: int, *, bot: str | None = None, viewer: int | None = None
    ) -> TableInfo:
        """Play on from a version of what I saw, against this bot or those that sat there."""
        entropy = secrets.token_hex(32)
        body = {"version": version, "bot": bot, "viewer": viewer, "promise": hashed(entropy)}
        forked = await self.call(TableInfo, "POST", _path(table, "fork"), body)
        self.entropies[forked.id] = [entropy]
        return await self.keep_promise(forked)

    async def check_dice(self, table: TableInfo | str) -> records.Record:
        """Recompute here every draw of a finished game, and that what I was promised and what I gave are in it.

        Raises BadRecord, naming what is wrong, if the host bent anything.
        """
        record = records.read(await self.export(table))
        records.verify(record, games.rulebook(record.header.game))
        promised = self.commitments.get(record.header.table, record.fairness.commitment)
        if promised != record.fairness.commitment:
            raise records.BadRecord("record-commitment")
        for entropy in self.entropies.get(record.header.table, []):
            if hashed(entropy) not in record.fairness.entropy_commitments:
                raise records.BadRecord("record-promises")
        if not self.opened.get(record.header.table, set()) <= set(record.fairness.entropies or ()):
            raise records.BadRecord("record-left-out")
        return record


def hashed(entropy: str) -> str:
    """What is promised of an entropy: its SHA-256, both in hexadecimal."""
    return hashlib.sha256(bytes.fromhex(entropy)).hexdigest()


def _path(table: TableInfo | str, what: str = "") -> str:
    name = table if isinstance(table, str) else table.id
    return f"/tables/{name}/{what}".rstrip("/")


def _problem(got: httpx.Response) -> Problem:
    try:
        return msgspec.json.decode(got.content, type=Problem)
    except msgspec.DecodeError:
        return Problem("no-answer", f"{got.status_code} {got.reason_phrase}")
