"""Letters that really arrive: at a mail server, at a webhook and in a browser; once, and only where they are wanted."""

from __future__ import annotations

import hashlib
import hmac
import json
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest

from tablee.client import Client
from tablee.server import protocol as say
from tablee.server.notices import postman, push
from tests.server.notices.conftest import PUBLIC, Post
from tests.server.notices.people import Browser, account, ask, letters, link, pass_on, rows, turn_comes, until, with_mail
from tests.server.running import House, acting_first, start_two, tell


async def everybody(stack: AsyncExitStack, post: Post, *names: str, language: str = "en") -> list[Client]:
    return [await stack.enter_async_context(account(post.house, name, language)) for name in names]


def quiet(post: Post) -> bool:
    """Whether nothing is left to be told or sent."""
    return letters(post) == 0 and rows(post, "select id from jobs where kind = 'notice'") == []


def test_who_is_away_is_told_once_in_every_way_they_asked_for_and_nothing_of_the_game(post: Post) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            people = await everybody(stack, post, "Odile", "Zoé", language="fr")
            browsers = [Browser(), Browser()]
            for number, (client, browser) in enumerate(zip(people, browsers, strict=True)):
                await with_mail(post, client, f"box{number}@mail.example")
                await ask(client, "PUT", "/me/hook", address=post.receiver.url(f"/ok/hook{number}"))
                await browser.subscribe(client, post.receiver.url(f"/ok/push{number}"))
            here, gone = await turn_comes(*people)
            number = people.index(gone)
            other = ("Odile", "Zoé")[1 - number]
            box = f"box{number}@mail.example"
            hook, pushed = f"/ok/hook{number}", f"/ok/push{number}"
            await until(lambda: len(post.sink.to(box)) == 2)
            await until(lambda: bool(post.receiver.at(hook)) and bool(post.receiver.at(pushed)))
            await until(lambda: quiet(post))

            mail = post.sink.to(box)[1]
            assert mail["Subject"] == f"À vous de jouer : Offline avec {other}"
            assert mail.get_content_type() == "text/plain"
            table = f"{PUBLIC}/t/{here.table.id}"
            assert table in mail.get_content()
            assert "Ne plus recevoir de courriels" in mail.get_content()
            assert mail["List-Unsubscribe"].startswith(f"<{PUBLIC}/letters/stop/")
            assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"

            (call,) = post.receiver.at(hook)
            told = json.loads(call.body)
            assert set(told) == {"kind", "title", "text", "url", "table", "game", "key"}
            assert (told["kind"], told["url"], told["game"]) == ("turn", table, "offline")
            assert call.headers["idempotency-key"] == told["key"]
            key = (await ask(gone, "GET", "/me/wishes"))["hook_key"]
            moment, signed = call.headers["tablee-signature"].removeprefix("t=").split(",v1=")
            right = hmac.new(key.encode(), f"{moment}.".encode() + call.body, hashlib.sha256).hexdigest()
            assert signed == right

            (call,) = post.receiver.at(pushed)
            shown = json.loads(browsers[number].read(call.body))
            assert shown["path"] == f"/t/{here.table.id}"
            assert shown["title"] == mail["Subject"]
            public = (await gone.house()).push_key
            assert verified(call.headers["authorization"], public)["aud"] == post.receiver.url("")

            # Whose turn it is and at which table; nothing of the decision or of what there is to choose.
            sentence = f"C'est à vous de jouer à Offline avec {other}."
            assert mail.get_content().replace("\r\n", "\n").startswith(f"{sentence}\n\n{table}\n\n-- \n")
            assert (told["text"], told["title"]) == (sentence, mail["Subject"])
            assert {**shown, "tag": ""} == {
                "title": mail["Subject"],
                "body": sentence,
                "path": f"/t/{here.table.id}",
                "tag": "",
            }

            # Somebody else comes and goes, which stores the table anew; the turn has been told.
            await here.close()
            async with await here.client.connect(here.table.id):
                await until(lambda: quiet(post))
            assert len(post.sink.to(box)) == 2
            assert (len(post.receiver.at(hook)), len(post.receiver.at(pushed))) == (1, 1)
            assert post.sink.to(f"box{1 - number}@mail.example")[1:] == []

    tell(story())


def verified(header: str, public: str) -> dict[str, Any]:
    """The claims of a push, if the house's key has signed them."""
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec, utils

    token, _, key = header.removeprefix("vapid t=").partition(", k=")
    assert key == public
    said, _, signature = token.rpartition(".")
    raw = push.bytes_of(signature)
    pair = utils.encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    known = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), push.bytes_of(public))
    known.verify(pair, said.encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = json.loads(push.bytes_of(said.partition(".")[2]))
    return claims


def test_a_push_is_sealed_as_the_standard_shows_it() -> None:
    # RFC 8291, appendix A
    sealed = push.encrypted(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        salt=push.bytes_of("DGv6ra1nlYgDCS1FRnbzlw"),
        once=push.bytes_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
    )
    assert push.text_of(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_who_looks_is_not_told_and_who_looks_away_is(post: Post) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            people = await everybody(stack, post, "Una", "Vera")
            for client in people:
                await ask(client, "PUT", "/me/hook", address=post.receiver.url(f"/ok/{(await client.me()).name}"))
            first, second = await start_two(*people)
            here, waits = acting_first(first, second)
            path = f"/ok/{(await waits.client.me()).name}"
            await pass_on(here)
            await until(lambda: waits.frame is not None and waits.frame.view.decision is not None)
            assert quiet(post)
            assert (await ask(waits.client, "GET", "/me/notices"))["notices"][0]["kind"] == "turn"
            await pass_on(waits)
            await waits.send(say.Watch("w1", False))
            await until(lambda: here.frame is not None and here.frame.view.decision is not None)
            await pass_on(here)
            await until(lambda: len(post.receiver.at(path)) == 1)
            await until(lambda: quiet(post))
            assert len(post.receiver.at(path)) == 1
            for seat in (first, second):
                await seat.close()

    tell(story())


@pytest.mark.parametrize("how", ["hushed", "unwished", "erased"])
def test_who_does_not_want_to_be_told_is_not(post: Post, how: str) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            people = await everybody(stack, post, f"Willa {how}", f"Xenia {how}")
            for client in people:
                await ask(client, "PUT", "/me/hook", address=post.receiver.url(f"/ok/{how}"))
            if how == "unwished":
                for client in people:
                    await ask(client, "PATCH", "/me/wishes", turn=False)
            first, second = await start_two(*people)
            for client in people:
                if how == "hushed":
                    await ask(client, "PUT", f"/tables/{first.table.id}/hush", hushed=True)
                    assert (await ask(client, "GET", f"/tables/{first.table.id}/hush"))["hushed"]
            here, gone = acting_first(first, second)
            await gone.close()
            if how == "erased":
                await gone.client.erase_me("very secret")
            await until(lambda: any(not seat.here for seat in here.table.seats))
            await pass_on(here)
            sheet = f"select sheet from tables where id = '{first.table.id}'"
            await until(lambda: "told" in json.loads(rows(post, sheet)[0][0]))
            await until(lambda: quiet(post))
            assert post.receiver.at(f"/ok/{how}") == []
            if how == "hushed":
                assert (await ask(gone.client, "GET", "/me/notices"))["notices"] == []
            await here.close()

    tell(story())


def test_nothing_goes_to_an_address_before_it_is_confirmed_nor_after_it_was_stopped(post: Post) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            people = await everybody(stack, post, "Yann", "Zita")
            for number, client in enumerate(people):
                assert (await ask(client, "PUT", "/me/mail", address=f"y{number}@mail.example"))["mail_state"] == "unconfirmed"
            await until(lambda: all(len(post.sink.to(f"y{number}@mail.example")) == 1 for number in (0, 1)))
            letter = post.sink.to("y0@mail.example")[0]
            assert letter["List-Unsubscribe"] is None
            here, gone = await turn_comes(*people)
            await until(lambda: quiet(post))
            assert [len(post.sink.to(f"y{number}@mail.example")) for number in (0, 1)] == [1, 1]

            # Somebody else's token, or one for another address, confirms nothing.
            for token in ("x", link(letter, "confirm")[:-2] + "AA", f"{'0' * 20}.0.abc"):
                answer = post.house.post("/api/v1/notices/confirm", json={"token": token})
                assert (answer.status_code, answer.json()["key"]) == (404, "link-stale")
            old = link(post.sink.to(f"y{people.index(gone)}@mail.example")[0], "confirm")
            box = f"again{people.index(gone)}@mail.example"
            await ask(gone, "PUT", "/me/mail", address=box)
            assert post.house.post("/api/v1/notices/confirm", json={"token": old}).status_code == 404
            await until(lambda: len(post.sink.to(box)) == 1)
            token = link(post.sink.to(box)[0], "confirm")
            assert post.house.post("/api/v1/notices/confirm", json={"token": token}).status_code == 204

            # The table is told of again when the turn comes again.
            await ask(gone, "PATCH", "/me/wishes", digest=True)
            due = post.house.app.state.node.now() + 25 * 3_600_000
            post.house.in_loop(lambda: digests(post, due))
            await until(lambda: len(post.sink.to(box)) == 2)
            one_click = post.sink.to(box)[1]["List-Unsubscribe"].strip("<>").removeprefix(PUBLIC)
            opened = post.house.get(one_click, follow_redirects=False)
            assert (opened.status_code, opened.headers["location"][:6]) == (303, "/stop/")
            assert (await ask(gone, "GET", "/me/wishes"))["mail_state"] == "confirmed"
            answer = post.house.post(one_click, data={"List-Unsubscribe": "One-Click"})
            assert answer.status_code == 200
            assert (await ask(gone, "GET", "/me/wishes"))["mail_state"] == "stopped"
            post.house.in_loop(lambda: digests(post, due + 25 * 3_600_000))
            await until(lambda: quiet(post))
            assert len(post.sink.to(box)) == 2
            await here.close()

    tell(story())


async def digests(post: Post, now: int) -> int:
    """Write the digests that are due at a moment to come."""
    from tablee.server.notices.digest import following

    node = post.house.app.state.node
    written: int = await node.store.write_digests(now, following)
    with_letters = "update letters set ready = 0 where lease is null"
    await node.store._write(lambda connection: connection.exec_driver_sql(with_letters))
    node.letters.set()
    return written


def test_a_digest_comes_once_a_day_and_only_if_something_waits(post: Post) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            people = await everybody(stack, post, "Dora", "Emil", language="de")
            for client in people:
                name = (await client.me()).name
                await ask(client, "PUT", "/me/hook", address=post.receiver.url(f"/ok/digest/{name}"))
                await ask(client, "PATCH", "/me/wishes", digest=True, digest_hour=7, zone="Europe/Berlin", turn=False)
            here, gone = await turn_comes(*people)
            path = f"/ok/digest/{(await gone.me()).name}"
            tomorrow = post.house.app.state.node.now() + 24 * 3_600_000
            assert post.house.in_loop(lambda: digests(post, tomorrow)) >= 2
            assert post.house.in_loop(lambda: digests(post, tomorrow)) == 0
            await until(lambda: quiet(post))
            (call,) = post.receiver.at(path)
            told = json.loads(call.body)
            assert told["title"] == "Tablée: Ein Tisch wartet auf dich"
            assert f"{PUBLIC}/t/{here.table.id}" in told["text"]
            assert post.receiver.at(f"/ok/digest/{(await here.client.me()).name}") == []
            assert post.house.in_loop(lambda: digests(post, tomorrow + 24 * 3_600_000)) >= 2
            await until(lambda: len(post.receiver.at(path)) == 2)
            first, second = (call.headers["idempotency-key"] for call in post.receiver.at(path))
            assert first != second
            await here.close()

    tell(story())


def test_invitations_by_name_and_to_a_rematch_are_told_shown_and_declined(post: Post) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            host, asked, deaf = await everybody(stack, post, "Hugo", "Ida", "Jo")
            for client, path in ((asked, "/ok/ida"), (deaf, "/ok/jo")):
                await ask(client, "PUT", "/me/hook", address=post.receiver.url(path))
            table = await host.create("offline", players=2)
            await host.sit(table, 0)
            await deaf.mute(table, 0)
            for name in ("ida", "Ida", "Jo"):
                await host.call(bytes, "POST", f"/tables/{table.id}/invite", {"name": name})
            with pytest.raises(Exception, match="Nobody at all"):
                await host.call(bytes, "POST", f"/tables/{table.id}/invite", {"name": "Nobody at all"})
            with pytest.raises(Exception, match="seat"):
                await deaf.call(bytes, "POST", f"/tables/{table.id}/invite", {"name": "Ida"})
            await until(lambda: len(post.receiver.at("/ok/ida")) == 1)
            assert json.loads(post.receiver.at("/ok/ida")[0].body)["title"] == "Hugo invites you to Offline"
            (notice,) = (await ask(asked, "GET", "/me/notices"))["notices"]
            assert (notice["kind"], notice["host"], notice["table"]) == ("invitation", "Hugo", table.id)
            await asked.call(bytes, "POST", f"/tables/{table.id}/decline")
            assert (await ask(asked, "GET", "/me/notices"))["notices"] == []
            assert (await ask(deaf, "GET", "/me/notices"))["notices"] == []

            first, second = await start_two(host, asked)
            await first.propose_end()
            await second.answer(True)
            await first.until("closed")
            again = await host.rematch(first.table)
            assert [one["table"] for one in (await ask(asked, "GET", "/me/notices"))["notices"]] == [again.id]
            await until(lambda: len(post.receiver.at("/ok/ida")) == 2)
            await until(lambda: quiet(post))
            assert post.receiver.at("/ok/jo") == []
            await asked.ready(again)
            assert (await ask(asked, "GET", "/me/notices"))["notices"] == []
            for seat in (first, second):
                await seat.close()

    tell(story())


def test_a_webhook_that_fails_is_tried_again_with_the_same_key_and_given_up_in_the_end(
    post: Post, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(postman, "PAUSES", (10, 20))

    async def story() -> None:
        async with AsyncExitStack() as stack:
            people = await everybody(stack, post, "Karl", "Lena")
            for client in people:
                await ask(client, "PUT", "/me/hook", address=post.receiver.url("/broken/hook"))
            here, _ = await turn_comes(*people)
            await until(lambda: len(post.receiver.at("/broken/hook")) == 3)
            await until(lambda: quiet(post))
            assert len({call.headers["idempotency-key"] for call in post.receiver.at("/broken/hook")}) == 1
            await here.close()

    with caplog.at_level("WARNING", logger="tablee"):
        tell(story())
    given_up = [record.getMessage() for record in caplog.records if "given up" in record.getMessage()]
    assert len(given_up) == 1
    assert "hook.test" not in given_up[0]


def test_a_browser_that_is_gone_is_forgotten_and_a_box_that_is_refused_is_not_tried_again(post: Post) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            people = await everybody(stack, post, "Mona", "Nils")
            for number, client in enumerate(people):
                await Browser().subscribe(client, post.receiver.url(f"/gone/{number}"))
                await with_mail(post, client, f"m{number}@mail.example")
                post.sink.refused[f"m{number}@mail.example"] = "550 no such box"
            here, gone = await turn_comes(*people)
            await until(lambda: len(post.receiver.at(f"/gone/{people.index(gone)}")) == 1)
            await until(lambda: quiet(post))
            assert [(await ask(client, "GET", "/me/wishes"))["devices"] for client in (gone, here.client)] == [0, 1]
            await here.close()

    tell(story())


def test_a_guest_is_told_in_the_page_and_by_push_alone(post: Post) -> None:
    with post.house.guest("Gast") as http:
        for path, body in (("/me/mail", {"address": "g@mail.example"}), ("/me/hook", {"address": "https://hook.test/"})):
            answer = http.put(path, json=body)
            assert (answer.status_code, answer.json()["key"]) == (409, "account-needed")
        keys = Browser()
        device = {"endpoint": post.receiver.url("/ok/g"), "p256dh": push.text_of(keys.point), "auth": push.text_of(keys.auth)}
        assert http.post("/me/devices", json=device).json()["devices"] == 1
        assert http.post("/me/devices", json={**device, "p256dh": "AAAA"}).status_code == 400
        assert http.post("/me/devices/forget", json={"endpoint": device["endpoint"]}).json()["devices"] == 0
        assert http.get("/me/notices").json() == {"notices": []}


def test_wishes_are_in_the_data_that_one_can_have_and_go_with_it(post: Post) -> None:
    async def story() -> None:
        async with account(post.house, "Petra") as client:
            await ask(client, "PUT", "/me/hook", address=post.receiver.url("/ok/petra"))
            await Browser().subscribe(client, post.receiver.url("/ok/petra-phone"))
            await ask(client, "PUT", "/me/mail", address="petra@mail.example")
            data = await client.my_data()
            assert (data.wishes.hook, data.wishes.mail) == (post.receiver.url("/ok/petra"), "petra@mail.example")
            assert data.devices == (post.receiver.url("/ok/petra-phone"),)
            me = rows(post, "select id from people where name = 'Petra'")[0][0]
            await client.erase_me("very secret")
            for table in ("wishes", "devices", "hushed", "invitations", "letters"):
                assert rows(post, f"select * from {table} where person = '{me}'") == []
            if not post.house.settings.database_url:
                file = (post.house.settings.data / "tablee.db").read_bytes()
                assert b"petra@mail.example" not in file
                assert b"petra-phone" not in file

    tell(story())


def test_a_changed_password_ends_push_on_every_device(post: Post) -> None:
    async def story() -> None:
        async with account(post.house, "Rolf") as client:
            await Browser().subscribe(client, post.receiver.url("/ok/rolf"))
            await client.change_password("very secret", "another secret")
            assert (await ask(client, "GET", "/me/wishes"))["devices"] == 0

    tell(story())


def test_without_what_it_takes_the_house_offers_neither_mail_nor_push(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(push, "is_possible", lambda: False)
    with House(tmp_path) as house, house.http() as http:
        told = msgspec.json.decode(http.get("/house").content)
        assert (told["mail"], told["push_key"]) == (False, "")
        http.post("/accounts", json={"name": "Anna", "password": "very secret"})
        assert http.put("/me/mail", json={"address": "a@mail.example"}).json()["key"] == "no-mail-here"
        device = {"endpoint": "https://push.example/x", "p256dh": "AAAA", "auth": "AAAA"}
        assert http.post("/me/devices", json=device).json()["key"] == "no-push-here"
