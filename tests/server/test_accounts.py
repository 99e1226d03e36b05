"""Guests, accounts, cookies, names and passwords, over real sockets; and what operators can do about people."""

from __future__ import annotations

import asyncio
import string
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from argon2 import PasswordHasher

from tablee.client import Seat, SeatLost
from tablee.core.texts import Complaint
from tablee.server import admin
from tablee.server.accounts import LIFETIME, Accounts, Cookies, Passwords, clean_name
from tablee.server.metrics import Metrics
from tablee.server.rest.problems import TurnedAway
from tablee.server.store import Person, Store
from tests.server.running import NO_TLS, House, eventually, start_two, tell

PASSWORD = "correct horse 1"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Calls come through a trusted proxy on this machine, so that a test can call from any address."""
    with House(tmp_path_factory.mktemp("house"), trusted_proxies=("127.0.0.1",)) as house:
        yield house


@contextmanager
def account(house: House, name: str) -> Iterator[httpx.Client]:
    with house.http() as http:
        answer = http.post("/accounts", json={"name": name, "password": PASSWORD})
        assert answer.status_code == 201, answer.text
        yield http


def make_account(house: House, name: str) -> None:
    with account(house, name):
        pass


def sign_in(house: House, name: str, password: str = PASSWORD, address: str = "198.51.100.1") -> httpx.Response:
    """Always at the same node: each counts failures for itself."""
    given = {"name": name, "password": password}
    return house.post("/api/v1/session", headers={"X-Forwarded-For": address}, json=given)


# Cookies


def test_a_guest_is_known_by_a_cookie_that_scripts_and_other_sites_do_not_get(house: House) -> None:
    with house.http() as http:
        answer = http.post("/guests", json={"name": "Anna"})
        said = answer.headers["set-cookie"]
        assert "HttpOnly" in said
        assert "SameSite=lax" in said
        assert "Path=/" in said
        assert "Secure" not in said
        assert http.get("/me").json()["name"] == "Anna"
    with house.http(headers={"X-Forwarded-Proto": "https"}) as http:
        assert "Secure" in http.post("/guests", json={}).headers["set-cookie"]


def test_the_cookie_names_at_least_128_random_bits(house: House) -> None:
    with house.guest() as one, house.guest() as other:
        ids = [http.cookies["tablee"].split(".")[0] for http in (one, other)]
    assert ids[0] != ids[1]
    assert all(len(name) * 6 >= 128 for name in ids)


def test_coming_in_twice_is_the_same_person(house: House) -> None:
    with house.guest("Twice") as http:
        created = http.get("/me").json()["created"]
        assert http.post("/guests", json={"name": "Else"}).json()["name"] == "Twice"
        assert http.get("/me").json()["created"] == created


def test_a_guest_without_a_name_gets_one_in_their_language(house: House) -> None:
    with house.guest(headers={"Accept-Language": "de-AT, en;q=0.5"}) as http:
        assert http.get("/me").json()["name"].startswith("Gast ")


def test_no_changed_cookie_is_anybody(house: House) -> None:
    with house.guest() as http, house.guest() as other:
        cookie, foreign = http.cookies["tablee"], other.cookies["tablee"]
        person, sessions, issued, signature = cookie.split(".")
        stranger = foreign.split(".")[0]
        changed = [
            "",
            ".",
            "....",
            "x",
            cookie[:-1],
            cookie + "A",
            cookie.upper(),
            f"{stranger}.{sessions}.{issued}.{signature}",
            f"{person}.{int(sessions) + 1}.{issued}.{signature}",
            f"{person}.{sessions}.{int(issued) + 1}.{signature}",
            f"{person}.{sessions}.{issued}.",
            f"{person}.{sessions}..{signature}",
            "é" * 50,
            "A" * 4000,
        ]
        letters = string.ascii_letters + string.digits
        for place in range(0, len(cookie), 5):
            changed.append(cookie[:place] + next(one for one in letters if one != cookie[place]) + cookie[place + 1 :])
    for one in changed:
        answer = house.get("/api/v1/me", headers={b"Cookie": b"tablee=" + one.encode()})
        assert answer.status_code == 401, one
        assert answer.json()["key"] == "who-are-you"


def test_a_cookie_of_another_house_or_of_last_year_is_nobodys() -> None:
    person = Person("p" * 24, "Anna", created=0)
    now = 1_800_000_000.0
    house, other = Cookies(b"1" * 32, lambda: now), Cookies(b"2" * 32, lambda: now)
    assert house.read(house.make(person)) == ("p" * 24, 0, 0.0)
    assert house.read(other.make(person)) is None
    later = Cookies(b"1" * 32, lambda: now + LIFETIME + 1)
    assert later.read(house.make(person)) is None


# Names


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Élodie", "Élodie"),
        ("E\u0301lodie", "Élodie"),
        ("  Jean  Paul ", "Jean Paul"),
        ("Robert'); DROP TABLE people;--", "Robert'); DROP TABLE people;--"),
        ("<b>bold</b>", "<b>bold</b>"),
        ('"%_\\', '"%_\\'),
        ("李小龍", "李小龍"),
        ("🦊", "🦊"),
        ("x" * 30, "x" * 30),
    ],
)
def test_names_are_kept_as_people_write_them(house: House, given: str, kept: str) -> None:
    with house.guest(given) as http:
        assert http.get("/me").json()["name"] == kept


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "\u00a0",
        "a\nb",
        "a\r\nSet-Cookie: x=y",
        "a\tb",
        "a\x00b",
        "\u202eevil",
        "a\u200bb",
        "\ufeffa",
        "x" * 31,
        "\u0301",
    ],
)
def test_unsound_names_are_refused(house: House, name: str) -> None:
    with house.http() as http:
        answer = http.post("/guests", json={"name": name})
        assert answer.status_code == 400
        assert answer.json()["key"] in ("name-unsound", "bad-request")
    with pytest.raises(TurnedAway):
        clean_name(name)


def test_lone_surrogates_are_refused(house: House) -> None:
    for path, body in (("/guests", rb'{"name":"a\ud800"}'), ("/session", rb'{"name":"a\ud800","password":"\udfff1234567"}')):
        answer = house.post("/api/v1" + path, content=body, headers={"Content-Type": "application/json"})
        assert 400 <= answer.status_code < 500, answer.text


def test_an_accounts_name_is_nobody_elses_however_it_is_written(house: House) -> None:
    make_account(house, "Zoë")
    with house.guest("Someone") as guest:
        for twin in ("Zoë", "ZOË", "zoe\u0308"):
            assert guest.post("/accounts", json={"name": twin, "password": PASSWORD}).status_code == 409
            answer = guest.patch("/me", json={"name": twin})
            assert (answer.status_code, answer.json()["key"]) == (409, "store-name-taken")
        assert guest.get("/me").json()["name"] == "Someone"
    with house.http() as http:
        assert http.post("/guests", json={"name": "zoë"}).status_code == 409


def test_two_who_ask_for_one_name_at_once_do_not_both_get_it(house: House) -> None:
    async def ask() -> int:
        async with httpx.AsyncClient(base_url=house.api, trust_env=False, timeout=30, verify=NO_TLS) as http:
            return (await http.post("/accounts", json={"name": "Gemini", "password": PASSWORD})).status_code

    async def all_at_once() -> list[int]:
        return await asyncio.gather(*(ask() for _ in range(4)))

    statuses = tell(all_at_once())
    assert statuses.count(201) == 1
    assert statuses.count(409) == 3


# Accounts


def test_a_guest_becomes_an_account_and_keeps_the_seat(house: House) -> None:
    with house.guest("Before") as http:
        table = http.post("/tables", json={"game": "offline", "players": 2}).json()["id"]
        http.post(f"/tables/{table}/sit", json={"seat": 1})
        old = http.cookies["tablee"]
        me = http.post("/accounts", json={"name": "After", "password": PASSWORD}).json()
        assert (me["name"], me["account"]) == ("After", True)
        assert http.get(f"/tables/{table}").json()["seats"][1]["name"] == "After"
        assert [one["id"] for one in http.get("/lobby").json()["mine"]] == [table]
        assert http.post("/accounts", json={"name": "Third", "password": PASSWORD}).json()["key"] == "account-already"
    assert house.get("/api/v1/me", cookies={"tablee": old}).status_code == 401
    assert sign_in(house, "after").json()["name"] == "After"


def test_short_passwords_are_refused_and_long_ones_bounded(house: House) -> None:
    with house.http() as http:
        for password in ("", "1234567", "x" * 201):
            assert http.post("/accounts", json={"name": "Short", "password": password}).status_code == 400


def test_wrong_names_and_wrong_passwords_get_the_same_answer(house: House) -> None:
    make_account(house, "Known")
    wrong = sign_in(house, "Known", "not the password", "198.51.100.2")
    unknown = sign_in(house, "Unknown", "not the password", "198.51.100.2")
    guest = sign_in(house, "Anna", "not the password", "198.51.100.2")
    assert wrong.status_code == unknown.status_code == guest.status_code == 401
    assert wrong.content == unknown.content == guest.content
    varying = {"date"}
    assert {k: v for k, v in wrong.headers.items() if k not in varying} == {
        k: v for k, v in unknown.headers.items() if k not in varying
    }


def test_an_unknown_name_costs_as_much_hashing_as_a_known_one() -> None:
    checked: list[str] = []

    class Counting(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> bool:  # noqa: A002
            checked.append(str(hash))
            return super().verify(hash, password)

    async def compare() -> None:
        passwords = Passwords(Counting(time_cost=1, memory_cost=64))
        kept = await passwords.hash(PASSWORD)
        assert await passwords.fits(PASSWORD, kept)
        assert not await passwords.fits("wrong", kept)
        assert not await passwords.fits("wrong", None)
        assert not await passwords.fits("", None)
        passwords.close()

    tell(compare())
    assert len(checked) == 4
    assert len({one.rsplit("$", 2)[0] for one in checked}) == 1, "the parameters of every check are the same"


def test_passwords_are_kept_as_argon2id_and_weak_ones_are_kept_anew(tmp_path: Path) -> None:
    async def story() -> None:
        house = House(tmp_path)
        store = await Store.open(house.settings)
        weak = Passwords(PasswordHasher(time_cost=1, memory_cost=64, parallelism=1))
        accounts = Accounts(store, Metrics(), bytes(32), passwords=weak)
        await accounts.register(None, "Old", PASSWORD, "en")
        accounts = Accounts(store, Metrics(), bytes(32))
        before = await store.person_by_name("Old")
        await accounts.sign_in("old", PASSWORD, "192.0.2.1")
        after = await store.person_by_name("OLD")
        assert before is not None
        assert after is not None
        assert str(before.password).startswith("$argon2id$")
        assert "m=65536" in str(after.password)
        assert after.sessions == before.sessions
        accounts.close()
        weak.close()
        await store.close()

    tell(story())


def test_guessing_a_password_soon_takes_long(house: House) -> None:
    make_account(house, "Target")
    statuses = [sign_in(house, "Target", f"guess number {n}", "203.0.113.7").status_code for n in range(8)]
    assert statuses[:5] == [401] * 5
    assert statuses[-1] == 429
    waiting = sign_in(house, "tARGET", PASSWORD, "203.0.113.7")
    assert waiting.status_code == 429, "not even the right password helps, in whatever case the name is written"
    assert int(waiting.headers["retry-after"]) >= 1
    assert sign_in(house, "Target", PASSWORD, "203.0.113.8").status_code == 200, "elsewhere the owner still comes in"
    unknown = [sign_in(house, "No Such Target", f"guess number {n}", "203.0.113.9").status_code for n in range(8)]
    assert unknown == statuses, "the waits tell nothing about which names exist"


def test_many_guesses_at_once_gain_nothing(tmp_path: Path) -> None:
    async def tried(accounts: Accounts, name: str, address: str) -> str:
        with pytest.raises(TurnedAway) as refusal:
            await accounts.sign_in(name, "a wrong guess", address)
        return refusal.value.key

    async def story() -> None:
        store = await Store.open(House(tmp_path).settings)
        cheap = Passwords(PasswordHasher(time_cost=1, memory_cost=64, parallelism=1))
        accounts = Accounts(store, Metrics(), bytes(32), passwords=cheap)
        await accounts.register(None, "Crowded", PASSWORD, "en")
        answers = await asyncio.gather(*(tried(accounts, "Crowded", "203.0.113.20") for _ in range(30)))
        assert answers.count("sign-in-failed") == 5
        assert answers.count("too-often") == 25
        names = [await tried(accounts, f"name {number}", "203.0.113.30") for number in range(40)]
        assert names.count("sign-in-failed") == 30, "nor can one address try many names"
        places = [await tried(accounts, "Crowded", f"2001:db8:{number:x}::1") for number in range(70)]
        assert places.count("sign-in-failed") < 60, "nor many addresses one name"
        assert await tried(accounts, "Crowded", "2001:db8:ffff::1") == "too-often"
        accounts.close()
        await store.close()

    tell(story())


def test_another_password_signs_every_other_device_out(house: House) -> None:
    with account(house, "Mover") as here, house.http() as there:
        there.post("/session", json={"name": "Mover", "password": PASSWORD})
        assert there.get("/me").status_code == 200
        assert here.put("/me/password", json={"old": "wrong", "new": "another one 2"}).json()["key"] == "password-wrong"
        assert here.put("/me/password", json={"old": PASSWORD, "new": "another one 2"}).status_code == 200
        assert here.get("/me").status_code == 200
        assert there.get("/me").status_code == 401
    assert sign_in(house, "Mover").status_code == 401
    assert sign_in(house, "Mover", "another one 2").status_code == 200


def test_a_guest_has_no_password_to_change(house: House) -> None:
    with house.guest() as http:
        assert http.put("/me/password", json={"old": "x", "new": PASSWORD}).json()["key"] == "account-needed"


def test_signing_out_here_or_everywhere(house: House) -> None:
    with account(house, "Leaver") as here, house.http() as there:
        there.post("/session", json={"name": "Leaver", "password": PASSWORD})
        assert here.delete("/session").status_code == 204
        assert here.get("/me").status_code == 401
        assert there.get("/me").status_code == 200
        kept = there.cookies["tablee"]
        assert there.delete("/session", params={"everywhere": True}).status_code == 204
    assert house.get("/api/v1/me", cookies={"tablee": kept}).status_code == 401


def test_a_house_can_do_without_accounts(tmp_path: Path) -> None:
    with House(tmp_path, open_accounts=False) as house, house.guest() as http:
        answer = http.post("/accounts", json={"name": "Anna", "password": PASSWORD})
        assert (answer.status_code, answer.json()["key"]) == (403, "accounts-closed")
        assert not http.get("/house").json()["accounts"]


# Sockets follow what happens to their people


def test_open_sockets_end_with_their_session(house: House) -> None:
    async def story() -> None:
        async with house.client("Sock") as me:
            await me.register("Socket owner", PASSWORD)
            table = await me.create("offline")
            async with house.client() as elsewhere:
                await elsewhere.sign_in("Socket owner", PASSWORD)
                seat = await elsewhere.connect(table)
                mine = await me.connect(table)
                await me.change_password(PASSWORD, "the next one 3")
                with pytest.raises(SeatLost):
                    await asyncio.wait_for(seat.until("running"), 10)
                await mine.close()
                assert (await me.me()).name == "Socket owner"

    tell(story())


async def heard(seat: Seat, last: str) -> list[str | None]:
    """What a seat has heard when a certain line has come."""
    async with asyncio.timeout(10):
        while not seat.chat or seat.chat[-1].text != last:
            await asyncio.sleep(0.01)
    return [line.text for line in seat.chat]


def test_muting_works_at_once_and_by_name_is_undone(house: House) -> None:
    async def story() -> None:
        async with house.client("Anna") as anna, house.client("Noisy") as noisy:
            mine, theirs = await start_two(anna, noisy)
            await theirs.say("one")
            assert (await anna.mute(mine.table, 1)).muted == ("Noisy",)
            await theirs.say("two")
            await mine.say("three")
            assert await heard(mine, "three") == ["one", "three"]
            assert await heard(theirs, "three") == ["one", "two", "three"]
            assert (await anna.unmute("nOISY")).muted == ()
            await theirs.say("four")
            await mine.say("five")
            assert (await heard(mine, "five"))[-2:] == ["four", "five"]
            async with house.client("Watcher") as watcher:
                watching = await watcher.connect(mine.table)
                await watching.say("psst")
                assert (await anna.mute(mine.table, -1, "Watcher")).muted == ("Watcher",)
                await watching.say("psst again")
                await mine.say("six")
                assert (await heard(mine, "six"))[-2:] == ["psst", "six"]
                await watching.close()
            await mine.close()
            await theirs.close()

    tell(story())


def test_another_name_shows_at_the_table_at_once(house: House) -> None:
    async def story() -> None:
        async with house.client("Anna") as anna, house.client("Ben") as ben:
            mine, theirs = await start_two(anna, ben)
            await anna.rename("Annabel")
            async with asyncio.timeout(10):
                while theirs.table.seats[0].name != "Annabel":
                    await asyncio.sleep(0.01)
            await mine.close()
            await theirs.close()

    tell(story())


# One's own data


def test_everything_personal_can_be_had_and_erased(house: House) -> None:
    async def story() -> None:
        async with house.client("Anna") as anna, house.client("Ben") as ben:
            await anna.register("Anna Conda", PASSWORD)
            mine, theirs = await start_two(anna, ben)
            await mine.say("my secret recipe")
            data = await anna.my_data()
            assert [line.text for line in data.lines] == ["my secret recipe"]
            assert [(table.table, table.seats) for table in data.tables] == [(mine.table.id, [0])]
            assert "recipe" not in (await ben.call(bytes, "GET", "/me/data")).decode()
            with pytest.raises(RuntimeError, match="password"):
                await anna.erase_me("not the one")
            cookie = anna.cookie
            await anna.erase_me(PASSWORD)
            with pytest.raises(SeatLost):
                await asyncio.wait_for(mine.until("over"), 10)
            await mine.close()
            assert house.get("/api/v1/me", cookies={"tablee": cookie or ""}).status_code == 401
            assert (await ben.info(mine.table)).seats[0].name != "Anna Conda"
            await theirs.close()
            again = await ben.connect(mine.table)
            assert "recipe" not in str(again.chat)
            await again.close()

    tell(story())
    assert sign_in(house, "Anna Conda").status_code == 401
    make_account(house, "anna conda")


def test_errors_speak_the_callers_language(house: House) -> None:
    french = {"Accept-Language": "fr-CA, en;q=0.3"}
    with house.http(headers=french) as http:
        assert http.get("/me").json()["text"].startswith("Personne n'est encore entré")
    with house.guest(headers=french) as http:
        http.patch("/me", json={"language": "de"})
        assert "Tisch" in http.get("/tables/nowhere").json()["text"], "the person's own choice goes first"


# Operators


def test_operators_work_beside_a_running_server(house: House) -> None:
    async def story() -> None:
        async with house.client("Op") as me, admin.opened(house.settings) as store:
            await me.register("Operated", PASSWORD)
            assert "Operated" in [person.name for person in await admin.list_people(store, "OPERAT")]
            table = await me.create("offline", public=True)
            assert table.id in [sheet.id for sheet in await admin.list_tables(store)]
            with pytest.raises(RuntimeError, match="administrator"):
                await me.call(type(None), "DELETE", f"/tables/{table.id}")
            await admin.promote(store, "operated")
            await me.call(type(None), "DELETE", f"/tables/{table.id}")
            assert (await me.info(table)).status == "closed"
            await admin.ban(store, "Operated")
            with pytest.raises(Complaint):
                await admin.ban(store, "Operated")
            assert house.get("/api/v1/me", cookies={"tablee": me.cookie or ""}).json()["key"] == "banned"
            assert sign_in(house, "Operated").json()["key"] == "banned"
            with pytest.raises(SeatLost):
                await me.connect(table)
            await me.my_data()
            await admin.ban(store, "Operated", banned=False)
            assert (await me.me()).role == "admin"
            _, password = await admin.reset_password(store, "Operated")
            assert sign_in(house, "Operated").status_code == 401
            assert sign_in(house, "Operated", password).status_code == 200
            with pytest.raises(Complaint, match="nobody at all"):
                await admin.ban(store, "nobody at all")

    tell(story())


def test_operators_work_without_a_server(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        make_account(house, "Sleeper")
        with house.guest() as http:
            table = http.post("/tables", json={"game": "offline", "players": 2}).json()["id"]

    async def story() -> str:
        async with admin.opened(house.settings) as store:
            assert (await admin.close_table(store, table)).status == "closed"
            with pytest.raises(Complaint):
                await admin.close_table(store, table)
            with pytest.raises(Complaint):
                await admin.close_table(store, "nowhere")
            return (await admin.reset_password(store, "sleeper"))[1]

    password = tell(story())
    with House(tmp_path) as house, house.http() as http:
        assert http.get(f"/tables/{table}").json()["status"] == "closed"
        assert sign_in(house, "Sleeper", password).status_code == 200


def test_people_at_a_table_hear_within_seconds_that_an_operator_has_closed_it(house: House) -> None:
    async def story() -> None:
        async with house.client("Anna") as anna, house.client("Bert") as bert, admin.opened(house.settings) as store:
            table = await anna.create("offline")
            await anna.sit(table)
            await bert.sit(table)
            async with await anna.connect(table) as one, await bert.connect(table) as other:
                await one.ready()
                await other.ready()
                await asyncio.gather(one.until("running"), other.until("running"))
                await admin.close_table(store, table.id)
                await asyncio.wait_for(asyncio.gather(one.until("closed"), other.until("closed")), 5)

    tell(story())


def test_a_ban_by_another_process_ends_open_sockets(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.server.lookout.EVERY", 0.1)

    async def story() -> None:
        async with house.client("Villain") as me, admin.opened(house.settings) as store:
            await me.register("Villain", PASSWORD)
            seat = await me.connect(await me.create("offline"))
            await admin.ban(store, "Villain")
            with pytest.raises(SeatLost):
                await asyncio.wait_for(seat.until("running"), 10)
            await seat.close()

    tell(story())
    eventually(lambda: b"tablee_sockets 0.0" in house.get("/metrics", headers={"X-Forwarded-For": "::1"}).content)
