"""Calls about notices: what waits for me, what I wish to be told and how, and the links in letters."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, delete, get, patch, post, put
from litestar.di import NamedDependency as Given
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody, PathParameter

from tablee.server.node import Node
from tablee.server.notices import push
from tablee.server.notices.digest import next_moment
from tablee.server.notices.outside import TryAgain, Undeliverable
from tablee.server.notices.postman import Postman
from tablee.server.notices.tokens import For
from tablee.server.notices.waiting import Waits, waiting_for
from tablee.server.rest.answers import reading, writing
from tablee.server.rest.caller import Allowance, Caller
from tablee.server.rest.models import (
    AddDevice,
    ChangeWishes,
    DropDevice,
    FromLetter,
    Hush,
    Invite,
    MyNotice,
    MyNotices,
    NoticeWishes,
    SetHook,
    SetMail,
)
from tablee.server.rest.problems import TurnedAway
from tablee.server.security import FORMS
from tablee.server.setting_kinds import LONGEST_MAILBOX, MAILBOX
from tablee.server.store import Conflict, Person, Wishes

TableId = Annotated[str, PathParameter(description="The table's id, as in its link", min_length=1, max_length=64)]


async def describe_wishes(node: Node, person: str, wishes: Wishes | None = None) -> NoticeWishes:
    """Somebody's wishes as they see them."""
    known = wishes or await node.store.wishes(person)
    values = {name: getattr(known, name) for name in NoticeWishes.__struct_fields__ if name != "devices"}
    return NoticeWishes(**values, devices=len(await node.store.devices(person)))


async def _described(node: Node, person: Person, one: Waits) -> MyNotice:
    others = sorted(one.sheet.people() - {person.id})
    for other in (*others, one.host or ""):
        await node.learn_name(other)
    names = tuple(node.name_of(other) for other in others)
    return MyNotice(one.kind, one.sheet.id, one.sheet.game, names, node.name_of(one.host or ""), one.since)


async def my_notices(node: Node, person: Person) -> MyNotices:
    """Everything that waits for somebody."""
    return MyNotices(tuple([await _described(node, person, one) for one in await waiting_for(node.store, person)]))


async def _change(node: Node, person: Person, change: Callable[[Wishes], Wishes]) -> NoticeWishes:
    """Change wishes, and when the next digest is due with them."""

    def changed(before: Wishes) -> Wishes:
        after = change(before)
        due = next_moment(after, node.now()) if after.digest else None
        same = (before.digest, before.digest_hour, before.zone) == (after.digest, after.digest_hour, after.zone)
        return msgspec.structs.replace(after, next_digest=before.next_digest if same else due)

    return await describe_wishes(node, person.id, await node.store.change_wishes(person.id, changed))


def _account(caller: Caller) -> Person:
    """Somebody with an account: guests are told in the page and on their devices alone."""
    if caller.me.password is None:
        raise TurnedAway(409, "account-needed")
    return caller.me


async def _check_address(postman: Postman, address: str) -> None:
    """The same answer for every address that is not public, so that nobody learns the names of our network from it."""
    try:
        await postman.outside.check(address)
    except (Undeliverable, TryAgain, TimeoutError):
        raise TurnedAway(400, "not-public") from None


async def _follow(node: Node, postman: Postman, what: For, token: str) -> None:
    """Do what a link in a letter asks for; complains if it is no link of ours, or stale."""
    person, now = postman.tokens.person(token), node.now()
    wishes = await node.store.wishes(person)
    if wishes.mail is None or not postman.tokens.fits(what, token, wishes.mail, now):
        raise TurnedAway(404, "link-stale")
    mail = wishes.mail

    def follow(known: Wishes) -> Wishes:
        if known.mail != mail or (what == "confirm" and known.mail_state != "unconfirmed"):
            return known
        return msgspec.structs.replace(known, mail_state="confirmed" if what == "confirm" else "stopped")

    try:
        await node.store.change_wishes(person, follow)
    except Conflict:
        raise TurnedAway(404, "link-stale") from None


class Notices(Controller):
    """What waits for me, and how I am told of it."""

    tags = ("notices",)

    @get("/me/notices", responses=reading(401, 403))
    async def notices(self, caller: Given[Caller], node: Given[Node]) -> MyNotices:
        """Everything that waits for me: turns that others wait for, and invitations."""
        return await my_notices(node, caller.me)

    @get("/me/wishes", responses=reading(401, 403))
    async def wishes(self, caller: Given[Caller], node: Given[Node]) -> NoticeWishes:
        """What I am told when I am not here, and how."""
        return await describe_wishes(node, caller.me.id)

    @patch("/me/wishes", responses=writing(401, 409))
    async def change_wishes(self, data: JSONBody[ChangeWishes], caller: Given[Caller], node: Given[Node]) -> NoticeWishes:
        """Wish to be told of other things, or at another hour."""
        given = {name: value for name, value in msgspec.structs.asdict(data).items() if value is not None}
        return await _change(node, caller.me, lambda before: msgspec.structs.replace(before, **given))

    @put("/me/mail", responses=writing(401, 409))
    async def set_mail(
        self,
        data: JSONBody[SetMail],
        caller: Given[Caller],
        node: Given[Node],
        postman: Given[Postman],
        allowance: Given[Allowance],
    ) -> NoticeWishes:
        """Be told by mail. Nothing but a letter with a link is sent there until that link is followed."""
        me, address = _account(caller), data.address.strip()
        if not postman.mail.is_set_up:
            raise TurnedAway(409, "no-mail-here")
        if not MAILBOX.fullmatch(address) or len(address) > LONGEST_MAILBOX:
            raise TurnedAway(400, "not-a-mailbox")
        known = await node.store.wishes(me.id)
        if (known.mail, known.mail_state) == (address, "confirmed"):
            return await describe_wishes(node, me.id, known)
        allowance.mail(me, address, caller.address)
        changed = await _change(
            node, me, lambda before: msgspec.structs.replace(before, mail=address, mail_state="unconfirmed")
        )
        await node.store.put_letter(me.id, "confirm", "mail", secrets.token_hex(8), node.now())
        node.letters.set()
        return changed

    @delete("/me/mail", status_code=200, responses=writing(401, 409))
    async def drop_mail(self, caller: Given[Caller], node: Given[Node]) -> NoticeWishes:
        """Be told by mail no more; the address is forgotten."""
        return await _change(node, caller.me, lambda before: msgspec.structs.replace(before, mail=None, mail_state=""))

    @put("/me/hook", responses=writing(401, 409))
    async def set_hook(
        self,
        data: JSONBody[SetHook],
        caller: Given[Caller],
        node: Given[Node],
        postman: Given[Postman],
        allowance: Given[Allowance],
    ) -> NoticeWishes:
        """Have a public https address called. Every new address gets a key of its own that signs the calls."""
        me = _account(caller)
        allowance.address(me)
        await _check_address(postman, data.address)
        key = secrets.token_urlsafe(24)
        return await _change(node, me, lambda before: msgspec.structs.replace(before, hook=data.address, hook_key=key))

    @delete("/me/hook", status_code=200, responses=writing(401, 409))
    async def drop_hook(self, caller: Given[Caller], node: Given[Node]) -> NoticeWishes:
        """Have nothing called any more."""
        return await _change(node, caller.me, lambda before: msgspec.structs.replace(before, hook=None, hook_key=""))

    @post("/me/devices", status_code=200, responses=writing(401, 409))
    async def add_device(
        self,
        data: JSONBody[AddDevice],
        caller: Given[Caller],
        node: Given[Node],
        postman: Given[Postman],
        allowance: Given[Allowance],
    ) -> NoticeWishes:
        """Be told on this browser by push; guests too."""
        if postman.push_key is None:
            raise TurnedAway(409, "no-push-here")
        if not push.is_sound(data.p256dh, data.auth):
            raise TurnedAway(400, "bad-request", field="p256dh", reason="no keys of a browser")
        allowance.address(caller.me)
        await _check_address(postman, data.endpoint)
        await node.store.add_device(caller.me.id, data.endpoint, data.p256dh, data.auth, node.now())
        return await describe_wishes(node, caller.me.id)

    @post("/me/devices/forget", status_code=200, responses=writing(401, 409))
    async def drop_device(self, data: JSONBody[DropDevice], caller: Given[Caller], node: Given[Node]) -> NoticeWishes:
        """Be told on this browser no more."""
        await node.store.drop_devices(caller.me.id, data.endpoint)
        return await describe_wishes(node, caller.me.id)

    @post("/notices/confirm", status_code=204, responses=writing(404))
    async def confirm(self, data: JSONBody[FromLetter], node: Given[Node], postman: Given[Postman]) -> None:
        """Confirm an address for mail, with what the link in the letter ends with."""
        await _follow(node, postman, "confirm", data.token)

    @post("/notices/stop", status_code=204, responses=writing(404))
    async def stop(self, data: JSONBody[FromLetter], node: Given[Node], postman: Given[Postman]) -> None:
        """Send no more mail to the address that a letter went to."""
        await _follow(node, postman, "stop", data.token)

    # Tables

    @get("/tables/{table_id:str}/hush", responses=reading(401, 403))
    async def is_hushed(self, table_id: TableId, caller: Given[Caller], node: Given[Node]) -> Hush:
        """Whether I have hushed a table."""
        return Hush(table_id in await node.store.hushed(caller.me.id))

    @put("/tables/{table_id:str}/hush", responses=writing(401, 404, 409))
    async def hush(self, table_id: TableId, data: JSONBody[Hush], caller: Given[Caller], node: Given[Node]) -> Hush:
        """Be told nothing of a table, in no way, or be told again."""
        await node.live(table_id)
        await node.store.hush(caller.me.id, table_id, data.hushed)
        return data

    @post("/tables/{table_id:str}/invite", status_code=204, responses=writing(401, 404, 409))
    async def invite(
        self,
        table_id: TableId,
        data: JSONBody[Invite],
        caller: Given[Caller],
        node: Given[Node],
        allowance: Given[Allowance],
    ) -> None:
        """Ask somebody who has an account to a table where I sit, or which I opened."""
        allowance.invite(caller.me)
        await node.invite(table_id, caller.me, data.name)

    @post("/tables/{table_id:str}/decline", status_code=204, responses=writing(401))
    async def decline(self, table_id: TableId, caller: Given[Caller], node: Given[Node]) -> None:
        """Do not be asked to this table any more."""
        await node.store.decline(caller.me.id, table_id)


def one_click() -> list[HTTPRouteHandler]:
    """What the header of a letter names: a mail program posts there; a person who opens it gets to the page that asks."""

    @post(FORMS + "{token:str}", status_code=200, include_in_schema=False)
    async def stop_at_once(token: FromPath[str], node: Given[Node], postman: Given[Postman]) -> Response[dict[str, Any]]:
        await _follow(node, postman, "stop", token)
        return Response({})

    @get(FORMS + "{token:str}", include_in_schema=False)
    async def ask_first(token: FromPath[str]) -> Response[None]:
        return Response(None, status_code=303, headers={"Location": f"/stop/{token}"})

    return [stop_at_once, ask_first]
