"""Calls about tables: the lobby, sitting down, looking back, files; and the socket to play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from litestar import Controller, Request, Response, WebSocket, delete, get, post, websocket
from litestar.di import NamedDependency as Given
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from tablee.core.record import LARGEST
from tablee.core.texts import Complaint
from tablee.server.accounts import Accounts
from tablee.server.node import Node
from tablee.server.protocol import Advised, Lobby, Reviewed, Standing, TableInfo, Verification
from tablee.server.rest.answers import reading, writing
from tablee.server.rest.caller import Allowance, Caller, describe, find_caller
from tablee.server.rest.description import Frames
from tablee.server.rest.editions import LARGEST_CALL, describe_edition, edition_file, wanted_edition
from tablee.server.rest.models import (
    EditionInfo,
    Fork,
    MakePromise,
    Me,
    Mute,
    NewTable,
    OpenEntropy,
    PlayNow,
    ReadyOrNot,
    SeatBot,
    Sit,
    Swap,
)
from tablee.server.rest.present import Present
from tablee.server.rest.problems import TurnedAway, preferred_language
from tablee.server.security import JSON, turn_away
from tablee.tables.kept import not_allowed

TableId = Annotated[str, PathParameter(description="The table's id, as in its link", min_length=1, max_length=64)]
Viewer = Annotated[
    int | None, QueryParameter(description="Whose eyes: a seat, or -1 for a watcher; without it one's own", ge=-1, le=15)
]


@dataclass
class RecordUpload(Operation):
    """Says in the OpenAPI description that the body is a game file, which is read by the core and not as a model."""

    def __post_init__(self) -> None:
        schema = Schema(type=OpenAPIType.OBJECT, description="A `.tablee` file")
        self.request_body = RequestBody(content={JSON: OpenAPIMediaType(schema=schema)}, required=True)


class Tables(Controller):
    """Tables, their seats and their past."""

    tags = ("tables",)

    # The lobby

    @get("/lobby", responses=reading())
    async def lobby(self, caller: Given[Caller], node: Given[Node]) -> Lobby:
        """My tables, public ones with a free seat, public ones to watch."""
        return await node.lobby(caller.person.id if caller.person else None)

    @post("/tables", status_code=201, request_max_body_size=LARGEST_CALL, responses=writing(401, 404, 409))
    async def create(
        self, data: JSONBody[NewTable], caller: Given[Caller], node: Given[Node], allowance: Given[Allowance]
    ) -> TableInfo:
        """Open a table. Nobody sits there yet, not even its host."""
        me = caller.me
        if data.rated and me.password is None:
            raise not_allowed("accounts-only")
        await allowance.table(me)
        source = await wanted_edition(data.game, data.edition, data.edition_hash, node)
        return await node.create(
            me,
            data.game,
            data.players,
            options=data.options,
            pace=data.pace,
            public=data.public,
            rated=data.rated,
            hot_seat=data.hot_seat,
            coach=data.coach,
            edition_source=source,
        )

    @post("/play", status_code=201, request_max_body_size=LARGEST_CALL, responses=writing(401, 404, 409))
    async def play_now(
        self, data: JSONBody[PlayNow], caller: Given[Caller], node: Given[Node], allowance: Given[Allowance]
    ) -> TableInfo:
        """A game against bots, at once. With a promise it starts when that is opened, five seconds later at the latest."""
        me = caller.me
        await allowance.table(me)
        source = await wanted_edition(data.game, data.edition, data.edition_hash, node)
        return await node.play_now(me, data.game, data.players, data.bot, data.options, data.promise, data.coach, source)

    @get("/tables/{table_id:str}", responses=reading(404))
    async def info(self, table_id: TableId, caller: Given[Caller], node: Given[Node]) -> TableInfo:
        """A table as everybody sees it who has its link."""
        return await node.info(table_id, caller.person.id if caller.person else None)

    @get("/tables/{table_id:str}/edition", responses=reading(404))
    async def table_edition(self, table_id: TableId, node: Given[Node]) -> EditionInfo:
        """The box that this table plays with."""
        live = await node.live(table_id)
        edition = live.table.edition
        return describe_edition(live.table.book.id, edition)

    @get("/tables/{table_id:str}/edition/file", responses=reading(404), media_type="application/toml")
    async def table_edition_file(self, table_id: TableId, node: Given[Node]) -> Response[str]:
        """The same as a file, to share or to go on from."""
        live = await node.live(table_id)
        return edition_file(live.table.book.id, live.table.edition)

    # Seats

    @post("/tables/{table_id:str}/sit", status_code=200, responses=writing(401, 404, 409))
    async def sit(self, table_id: TableId, data: JSONBody[Sit], caller: Given[Caller], node: Given[Node]) -> TableInfo:
        """Take a free seat, with the promise of one's part of the dice."""
        return await node.sit(table_id, caller.me, data.seat, data.promise)

    @post("/tables/{table_id:str}/stand-up", status_code=200, responses=writing(401, 404, 409))
    async def stand_up(self, table_id: TableId, caller: Given[Caller], node: Given[Node]) -> TableInfo:
        """Give up one's seats before the start."""
        return await node.stand_up(table_id, caller.me)

    @post("/tables/{table_id:str}/bot", status_code=200, responses=writing(401, 404, 409))
    async def seat_bot(self, table_id: TableId, data: JSONBody[SeatBot], caller: Given[Caller], node: Given[Node]) -> TableInfo:
        """The host seats a bot, or takes it away."""
        return await node.seat_bot(table_id, caller.me, data.seat, data.bot)

    @post("/tables/{table_id:str}/swap", status_code=200, responses=writing(401, 404, 409))
    async def swap(self, table_id: TableId, data: JSONBody[Swap], caller: Given[Caller], node: Given[Node]) -> TableInfo:
        """The host lets the holders of two seats change places."""
        return await node.swap(table_id, caller.me, data.one, data.other)

    @post("/tables/{table_id:str}/ready", status_code=200, responses=writing(401, 404, 409))
    async def ready(self, table_id: TableId, data: JSONBody[ReadyOrNot], caller: Given[Caller], node: Given[Node]) -> TableInfo:
        """Be ready to start, or not; the last one ready opens the game."""
        return await node.ready(table_id, caller.me, data.ready)

    @post("/tables/{table_id:str}/promise", status_code=200, responses=writing(401, 404, 409))
    async def promise(
        self, table_id: TableId, data: JSONBody[MakePromise], caller: Given[Caller], node: Given[Node]
    ) -> TableInfo:
        """Promise one's part of the dice for all one's seats, at any time before the start."""
        return await node.promise(table_id, caller.me, data.promise)

    @post("/tables/{table_id:str}/open", status_code=200, responses=writing(401, 404, 409))
    async def open_entropy(
        self, table_id: TableId, data: JSONBody[OpenEntropy], caller: Given[Caller], node: Given[Node]
    ) -> TableInfo:
        """Open what was promised, once the host's commitment is published."""
        return await node.open_entropy(table_id, caller.me, data.entropy)

    @post("/tables/{table_id:str}/rematch", status_code=200, responses=writing(401, 404, 409))
    async def rematch(
        self, table_id: TableId, caller: Given[Caller], node: Given[Node], allowance: Given[Allowance]
    ) -> TableInfo:
        """The same company again, seats rotated; everybody who asks gets the same new table."""
        await allowance.table(caller.me)
        return await node.rematch(table_id, caller.me)

    @post("/tables/{table_id:str}/mute", status_code=200, responses=writing(401, 404, 409))
    async def mute(
        self,
        table_id: TableId,
        data: JSONBody[Mute],
        caller: Given[Caller],
        node: Given[Node],
        accounts: Given[Accounts],
        present: Given[Present],
    ) -> Me:
        """Do not hear somebody any more, at any table: the holder of a seat, or a watcher who has said something."""
        me = caller.me
        live = await node.live(table_id)
        if data.seat >= len(live.table.sheet.seats):
            raise not_allowed("no-such-seat")
        if data.seat >= 0:
            other = live.table.sheet.seats[data.seat].person
        else:
            lines = reversed((await node.chat.stored(table_id)).values())
            said = (author for author, line in lines if line.seat == data.seat and line.name == data.name)
            other = next(said, None)
        if other is None:
            raise TurnedAway(404, "nobody-there")
        person = await accounts.mute(me, other)
        await present.changed(person)
        return await describe(accounts, person)

    # The coach

    @get("/tables/{table_id:str}/hint", responses=reading(401, 404, 409))
    async def hint(self, table_id: TableId, caller: Given[Caller], node: Given[Node]) -> Advised:
        """What the coach advises me where I must decide, at a table that allows it; judged by what I may know."""
        return await node.hint(table_id, caller.me)

    @get("/tables/{table_id:str}/chances", responses=reading(404, 409))
    async def chances(self, table_id: TableId, caller: Given[Caller], node: Given[Node]) -> Standing:
        """Everybody's chance to win as I can judge it, at a table that allows it."""
        return await node.chances(table_id, caller.person.id if caller.person else None)

    @get("/tables/{table_id:str}/review", responses=reading(403, 404, 409))
    async def review(self, table_id: TableId, caller: Given[Caller], node: Given[Node], viewer: Viewer = None) -> Reviewed:
        """The coach's review of a finished game; the first who asks begins it, and whoever asks again sees how far it is."""
        return await node.review(table_id, caller.person.id if caller.person else None, viewer)

    # Looking back

    @get("/tables/{table_id:str}/frames", responses=reading(403, 404, 409))
    async def frames(
        self, table_id: TableId, caller: Given[Caller], node: Given[Node], viewer: Viewer = None
    ) -> Response[Frames]:
        """What a viewer was sent since the start: one's own eyes while the game runs, anybody's after its end."""
        found = await node.frames(table_id, caller.person.id if caller.person else None, viewer)
        packed: Any = b'{"frames":[' + b",".join(frame.message() for frame in found) + b"]}"
        return Response(packed, media_type=JSON)

    @get("/tables/{table_id:str}/record", responses=reading(403, 404, 409))
    async def export(self, table_id: TableId, caller: Given[Caller], node: Given[Node]) -> Response[dict[str, Any]]:
        """The game as a `.tablee` file, to keep, verify or import elsewhere."""
        packed: Any = await node.export(table_id, caller.person.id if caller.person else None)
        game = (await node.info(table_id)).game
        name = f'attachment; filename="{game}-{table_id}.tablee"'
        return Response(packed, media_type=JSON, headers={"Content-Disposition": name})

    @post(
        "/records",
        status_code=201,
        request_max_body_size=LARGEST,
        operation_class=RecordUpload,
        responses=writing(401, 404, 409),
    )
    async def import_record(
        self, request: Request[Any, Any, Any], caller: Given[Caller], node: Given[Node], allowance: Given[Allowance]
    ) -> TableInfo:
        """Bring a `.tablee` file in: a finished game to look at, an unfinished one to play on against bots."""
        me = caller.me
        await allowance.import_file(me)
        return await node.import_record(me, await request.body())

    @post("/tables/{table_id:str}/fork", status_code=201, responses=writing(401, 404, 409))
    async def fork(
        self, table_id: TableId, data: JSONBody[Fork], caller: Given[Caller], node: Given[Node], allowance: Given[Allowance]
    ) -> TableInfo:
        """Play on from a position against bots; of a running game from a world redealt for the asking seat."""
        me = caller.me
        await allowance.table(me)
        return await node.fork(table_id, me, data.version, data.bot, data.viewer, data.promise)

    @get("/tables/{table_id:str}/verification", responses=reading(404, 409))
    async def verify(self, table_id: TableId, node: Given[Node]) -> Verification:
        """Recompute every die and draw of a finished game from what was promised before it."""
        return await node.verify(table_id)

    @delete("/tables/{table_id:str}", status_code=204, responses=writing(401, 404, 409))
    async def close(self, table_id: TableId, caller: Given[Caller], node: Given[Node]) -> None:
        """An administrator closes a table."""
        if caller.me.role != "admin":
            raise TurnedAway(403, "admins-only")
        await node.close_table(table_id)


@websocket("/tables/{table_id:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], table_id: FromPath[str], node: Given[Node], present: Given[Present]
) -> None:
    """Play or watch at a table; what is said here is the protocol of `tablee.server.protocol`."""
    language = preferred_language(socket.headers.get("accept-language"))
    try:
        caller = await find_caller(socket)
        language = caller.language
        me = caller.me
        await node.live(table_id)
        opened = present.enter(socket, me, caller.address)
    except Complaint as complaint:
        await turn_away(socket.scope, socket.send, complaint, language)
        return
    try:
        await socket.accept()
        await node.presence.connect(opened, table_id, me, caller.language)
    finally:
        present.leave(opened)
