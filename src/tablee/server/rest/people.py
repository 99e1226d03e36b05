"""Calls about people: come in, sign in and out, change, be forgotten."""

from __future__ import annotations

from litestar import Controller, Response, delete, get, patch, post, put
from litestar.di import NamedDependency as Given
from litestar.params import FromQuery, JSONBody

from tablee.server.accounts import Accounts
from tablee.server.node import Node
from tablee.server.rest.answers import reading, writing
from tablee.server.rest.caller import Allowance, Caller, describe
from tablee.server.rest.models import (
    ChangeMe,
    ChangePassword,
    EraseMe,
    Me,
    MyData,
    MyLine,
    MyTable,
    NewAccount,
    NewGuest,
    SignIn,
    Unmute,
)
from tablee.server.rest.notices import describe_wishes
from tablee.server.rest.present import Present
from tablee.server.store import Person

MOST_TABLES = 100_000
"""Tables in the answer to what is held about somebody: all of them."""


async def _come_in(caller: Caller, accounts: Accounts, person: Person) -> Response[Me]:
    """Answer with who somebody is now, and the cookie that keeps them so."""
    return Response(await describe(accounts, person), cookies=[caller.cookie(person)])


class People(Controller):
    """Who I am."""

    tags = ("people",)

    @post("/guests", status_code=201, responses=writing())
    async def guest(
        self, data: JSONBody[NewGuest], caller: Given[Caller], accounts: Given[Accounts], allowance: Given[Allowance]
    ) -> Response[Me]:
        """Come in as a guest: a person without a password, known by the cookie of the answer alone.

        Whoever has come in already gets the same cookie afresh.
        """
        if caller.person is not None:
            return await _come_in(caller, accounts, caller.me)
        allowance.guest(caller.address)
        return await _come_in(caller, accounts, await accounts.guest(data.name, data.language or caller.accepts))

    @post("/accounts", status_code=201, responses=writing(409))
    async def register(
        self,
        data: JSONBody[NewAccount],
        caller: Given[Caller],
        accounts: Given[Accounts],
        allowance: Given[Allowance],
        node: Given[Node],
        present: Given[Present],
    ) -> Response[Me]:
        """Open an account. A guest becomes one and keeps seats and games; older cookies of the guest end."""
        allowance.account(caller.address)
        guest = caller.me if caller.person else None
        person = await accounts.register(guest, data.name, data.password, data.language or caller.language)
        await node.renamed(person)
        await present.changed(person)
        return await _come_in(caller, accounts, person)

    @post("/session", status_code=200, responses=writing(401))
    async def sign_in(self, data: JSONBody[SignIn], caller: Given[Caller], accounts: Given[Accounts]) -> Response[Me]:
        """Sign in to an account. Wrong names and wrong passwords get the same answer, and ever longer waits."""
        return await _come_in(caller, accounts, await accounts.sign_in(data.name, data.password, caller.address))

    @delete("/session", status_code=204, responses=writing())
    async def sign_out(
        self,
        caller: Given[Caller],
        accounts: Given[Accounts],
        node: Given[Node],
        present: Given[Present],
        everywhere: FromQuery[bool] = False,
    ) -> Response[None]:
        """Sign out here, or on every device. A guest who signs out cannot come back as the same person."""
        if caller.person is not None and everywhere:
            await present.changed(await accounts.sign_out_everywhere(caller.person))
            await node.store.drop_devices(caller.person.id)
        return Response(None, status_code=204, cookies=[caller.no_cookie()])

    @get("/me", responses=reading(401, 403))
    async def me(self, caller: Given[Caller], accounts: Given[Accounts]) -> Response[Me]:
        """Who I am."""
        cookies = [caller.cookie(caller.me)] if caller.fresh_cookie_due else []
        return Response(await describe(accounts, caller.me), cookies=cookies)

    @patch("/me", responses=writing(401, 409))
    async def change(
        self,
        data: JSONBody[ChangeMe],
        caller: Given[Caller],
        accounts: Given[Accounts],
        node: Given[Node],
        present: Given[Present],
    ) -> Me:
        """Take another name or language."""
        person = await accounts.change(caller.me, data.name, data.language)
        await node.renamed(person)
        await present.changed(person)
        return await describe(accounts, person)

    @put("/me/password", responses=writing(401, 409))
    async def change_password(
        self,
        data: JSONBody[ChangePassword],
        caller: Given[Caller],
        accounts: Given[Accounts],
        node: Given[Node],
        present: Given[Present],
    ) -> Response[Me]:
        """Take another password; every other device is signed out at once."""
        person = await accounts.change_password(caller.me, data.old, data.new, caller.address)
        await present.changed(person)
        await node.store.drop_devices(person.id)  # signed out there, so nothing is told there
        return await _come_in(caller, accounts, person)

    @post("/me/unmute", status_code=200, responses=writing(401))
    async def unmute(
        self, data: JSONBody[Unmute], caller: Given[Caller], accounts: Given[Accounts], present: Given[Present]
    ) -> Me:
        """Hear everybody of this name again."""
        person = await accounts.unmute(caller.me, data.name)
        await present.changed(person)
        return await describe(accounts, person)

    @get("/me/data", responses=reading(401))
    async def my_data(self, caller: Given[Caller], accounts: Given[Accounts], node: Given[Node]) -> MyData:
        """Everything personal that the server holds about me."""
        me = caller.known
        said = tuple(MyLine(line.table, line.at, line.text, line.phrase) for line in await node.store.lines_of(me.id))
        sheets = await node.store.list_tables(person=me.id, limit=MOST_TABLES)
        tables = tuple(MyTable(sheet.id, sheet.game, sheet.created, sheet.status, sheet.seats_of(me.id)) for sheet in sheets)
        wishes = await describe_wishes(node, me.id)
        devices = tuple(device.endpoint for device in await node.store.devices(me.id))
        invited = tuple(invitation.sheet.id for invitation in await node.store.invitations(me.id))
        hushed = tuple(await node.store.hushed(me.id))
        return MyData(await describe(accounts, me), tables, said, wishes, devices, hushed, invited)

    @post("/me/erase", status_code=204, responses=writing(401, 409))
    async def erase(
        self,
        data: JSONBody[EraseMe],
        caller: Given[Caller],
        accounts: Given[Accounts],
        node: Given[Node],
        present: Given[Present],
    ) -> Response[None]:
        """Erase my name, my password and everything I said, for good; games I played stay, without a name."""
        person = await accounts.erase(caller.known, data.password, caller.address)
        await node.renamed(person)
        await present.changed(person)
        return Response(None, status_code=204, cookies=[caller.no_cookie()])
