"""A hostile caller at the door: foreign pages, forged addresses, huge bodies, floods, paths, headers, sockets."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import logging
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar import get
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tablee.client import SeatRefused
from tablee.server import logs
from tablee.server.limits import Buckets, Waits
from tablee.server.security import HEADERS, POLICY
from tests.server.running import House, acting_first, eventually, start_two, tell

JSON = {"Content-Type": "application/json"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("house")
    page = folder / "web"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>built</title>", encoding="utf-8")
    (page / "assets" / "app-1a2b.js").write_text("export {}", encoding="utf-8")
    (folder / "secret.txt").write_text("not for you", encoding="utf-8")
    with House(folder / "data", page_folder=page) as house:
        yield house


def raw(house: House, request: bytes) -> bytes:
    """What the server answers to bytes that no HTTP library would send."""
    with contextlib.closing(socket.create_connection(("127.0.0.1", house.port), 10)) as plain:
        plain.sendall(request)
        plain.settimeout(10)
        answer = b""
        while chunk := plain.recv(65_536):
            answer += chunk
        return answer


def key(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["key"]


# Headers


@pytest.mark.parametrize(
    "path", ["/", "/assets/app-1a2b.js", "/t/abc", "/nothing", "/health", "/api/v1/house", "/api/v1/nothing"]
)
def test_every_answer_carries_the_headers_that_guard_a_page(house: House, path: str) -> None:
    answer = house.get(path)
    for name, value in HEADERS:
        assert answer.headers.get_list(name.decode()) == [value.decode()]
    assert "server" not in answer.headers
    if path.startswith("/api/"):
        assert answer.headers["cache-control"] == "no-store"


def test_the_policy_allows_no_inline_script_and_no_frame() -> None:
    assert "unsafe" not in POLICY
    assert "default-src 'none'" in POLICY
    assert "frame-ancestors 'none'" in POLICY


def test_answers_given_at_the_door_are_guarded_too(house: House) -> None:
    answer = house.post("/api/v1/guests", headers={"Origin": "https://evil.example", **JSON}, content=b"{}")
    assert key(answer) == (403, "foreign-page")
    assert answer.headers["content-security-policy"] == POLICY


def test_an_error_of_ours_tells_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    @get("/broken")
    async def broken() -> None:
        raise RuntimeError("/secret/path and the password")

    house = House(tmp_path)
    house.app.register(broken)
    with house, caplog.at_level(logging.ERROR, "tablee"):
        answer = house.get("/broken", headers={"Accept-Language": "fr"})
        assert key(answer) == (500, "our-error")
        assert "secret" not in answer.text
        assert "Traceback" not in answer.text
        assert answer.headers["content-security-policy"] == POLICY
        assert b"tablee_errors_total 1.0" in house.get("/metrics").content
    assert "/secret/path" in caplog.text, "whoever runs the house finds it in the log"


# Foreign pages


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": ""},
        {"Origin": "http://127.0.0.1:1"},
        {"Origin": "http://127.0.0.1.evil.example"},
        {"Origin": "http://user@127.0.0.1:{port}"},
        {"Origin": "file://127.0.0.1:{port}"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": "http://127.0.0.1:{port}", "Sec-Fetch-Site": "cross-site"},
    ],
)
def test_a_foreign_page_cannot_call_nor_open_a_socket(house: House, headers: dict[str, str]) -> None:
    headers = {name: value.replace("{port}", str(house.port)) for name, value in headers.items()}
    with house.guest() as http:
        table = http.post("/tables", json={"game": "offline", "players": 2}).json()["id"]
        for method, path in (
            ("POST", "/tables"),
            ("PATCH", "/me"),
            ("DELETE", "/session"),
            ("POST", f"/tables/{table}/stand-up"),
        ):
            assert key(http.request(method, path, headers=headers)) == (403, "foreign-page")
        assert http.get("/me").status_code == 200
        assert handshake(house, table, http.cookies["tablee"], headers) == (403, "foreign-page")


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"Origin": "http://127.0.0.1:{port}"},
        {"Origin": "https://127.0.0.1:{port}"},
        {"Origin": "http://127.0.0.1:{port}", "Sec-Fetch-Site": "same-origin"},
        {"Sec-Fetch-Site": "none"},
    ],
)
def test_the_own_page_and_programs_can(house: House, headers: dict[str, str]) -> None:
    headers = {name: value.replace("{port}", str(house.port)) for name, value in headers.items()}
    with house.guest() as http:
        new = {"game": "offline", "players": 2}
        table = http.post(f"{house.api}/tables", json=new, headers=headers).json()["id"]
        assert handshake(house, table, http.cookies["tablee"], headers) == (101, "")


def test_the_published_address_is_ours_too(tmp_path: Path) -> None:
    with House(tmp_path, public_url="https://games.example") as house:
        for origin, status in (
            ("https://games.example", 201),
            ("http://games.example", 403),
            ("https://games.example:8443", 403),
        ):
            assert house.post("/api/v1/guests", json={}, headers={"Origin": origin}).status_code == status
        for host, secure in (("games.example", True), ("games.example:443", True), ("192.168.1.20", False)):
            answer = house.post("/api/v1/guests", json={}, headers={"Host": host})
            assert ("Secure" in answer.headers["set-cookie"]) is secure


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/jsonp", ""]
)
def test_a_form_cannot_pass_for_json(house: House, kind: str) -> None:
    answer = house.post("/api/v1/guests", content=b'{"name":"x"}', headers={"Content-Type": kind})
    assert key(answer) == (415, "json-only")


def handshake(house: House, table: str, cookie: str | None, headers: dict[str, str] | None = None) -> tuple[int, str]:
    """The status of a socket's handshake, and the key of the problem."""
    sent = {**(headers or {}), **({"Cookie": f"tablee={cookie}"} if cookie else {})}

    async def attempt() -> tuple[int, str]:
        url = house.api.replace("http", "ws", 1) + f"/tables/{table}/socket"
        try:
            async with connect(url, additional_headers=sent, proxy=None):
                return 101, ""
        except InvalidStatus as refusal:
            return refusal.response.status_code, json.loads(refusal.response.body or b"{}").get("key", "")

    return tell(attempt())


# Sockets


def plain_socket(house: House, table: str, http: httpx.Client) -> connect:
    """A socket without the client's manners."""
    url = house.api.replace("http", "ws", 1) + f"/tables/{table}/socket"
    headers = {"Cookie": f"tablee={http.cookies['tablee']}"}
    return connect(url, additional_headers=headers, proxy=None, compression=None, max_queue=None, close_timeout=2)


async def next_of(plain: ClientConnection, *kinds: str) -> dict[str, Any]:
    """The next message of one of these types."""
    async with asyncio.timeout(10):
        while True:
            said: dict[str, Any] = json.loads(await plain.recv())
            if said["type"] in kinds:
                return said


def test_nobody_gets_a_socket_and_nobody_gets_one_to_nowhere(house: House) -> None:
    with house.guest() as http:
        table = http.post("/tables", json={"game": "offline", "players": 2}).json()["id"]
        cookie = http.cookies["tablee"]
        assert handshake(house, table, None) == (401, "who-are-you")
        assert handshake(house, table, cookie[:-2]) == (401, "who-are-you")
        assert handshake(house, "nowhere", cookie) == (404, "no-such-table")
        assert handshake(house, "..%2f..%2fme", cookie)[0] in (403, 404)


def test_sockets_are_bounded_by_person_and_by_address(tmp_path: Path) -> None:
    with House(tmp_path, sockets_per_address=25) as house, house.guest() as one, house.guest() as other:
        table = one.post("/tables", json={"game": "offline", "players": 2}).json()["id"]

        async def story() -> None:
            held = [await plain_socket(house, table, one) for _ in range(20)]
            with pytest.raises(InvalidStatus) as refusal:
                await plain_socket(house, table, one)
            assert refusal.value.response.status_code == 429
            held += [await plain_socket(house, table, other) for _ in range(5)]
            with pytest.raises(InvalidStatus):
                await plain_socket(house, table, other)
            for connection in held:
                await connection.close()

        tell(story())
        eventually(lambda: b"tablee_sockets 0.0" in house.get("/metrics").content)
        assert handshake(house, table, one.cookies["tablee"])[0] == 101


def test_only_the_seat_that_must_decide_decides(house: House) -> None:
    async def story() -> None:
        async with house.client("Anna") as anna, house.client("Ben") as ben, house.client("Cy") as cy:
            mine, theirs = await start_two(anna, ben)
            watching = await cy.connect(mine.table)
            acting, waiting = acting_first(mine, theirs)
            assert acting.frame is not None
            assert acting.frame.view.decision is not None
            choice = acting.frame.view.decision.choices[0]
            for intruder, expected in ((waiting, "not-your-turn"), (watching, "no-seat-of-yours")):
                with pytest.raises(SeatRefused) as refusal:
                    await intruder.play(choice.text)
                assert refusal.value.key == expected
            for wish in (watching.undo(), watching.resign(), watching.propose_end(), watching.answer(True), watching.ready()):
                with pytest.raises(SeatRefused):
                    await wish
            assert watching.frame is not None
            assert watching.frame.view.decision is None
            assert waiting.frame is not None
            assert waiting.frame.view.decision is None
            await acting.play(choice.text)
            for seat in (mine, theirs, watching):
                await seat.close()

    tell(story())


BROKEN = [
    "",
    "x",
    "{}",
    "[]",
    "null",
    '{"type":"play"}',
    '{"type":"fly","id":"1"}',
    '{"type":"undo","id":""}',
    '{"type":"undo","id":"1","x":1}',
    '{"type":"undo","id":"' + "x" * 41 + '"}',
    '{"type":"say","id":"1","text":"' + "x" * 301 + '"}',
    '{"type":"say","id":"1","text":"\\ud800"}',
    '{"type":"play","id":"1","version":1e400,"do":"x"}',
    '{"type":"play","id":"1","version":"1","do":"x"}',
    "[" * 5_000,
    b"\x00\xff\xfe",
]


@pytest.mark.parametrize("message", BROKEN, ids=range(len(BROKEN)))
def test_broken_messages_are_refused_and_the_socket_stays_open(house: House, message: str | bytes) -> None:
    async def story(table: str, http: httpx.Client) -> None:
        async with plain_socket(house, table, http) as plain:
            await next_of(plain, "welcome")
            await plain.send(message)
            refusal = await next_of(plain, "refused", "done")
            assert (refusal["type"], refusal["key"]) == ("refused", "message-unreadable")
            await plain.send('{"type":"ping","version":0}')
            await next_of(plain, "pong")

    with house.guest() as http:
        table = http.post("/tables", json={"game": "offline", "players": 2}).json()["id"]
        tell(story(table, http))


def test_a_message_that_is_too_large_ends_the_socket(house: House) -> None:
    async def story(table: str, http: httpx.Client) -> int | None:
        async with plain_socket(house, table, http) as plain:
            await plain.send("x" * 70_000)
            with pytest.raises(ConnectionClosed) as closed:
                await next_of(plain, "never")
            return closed.value.rcvd.code if closed.value.rcvd else None

    with house.guest() as http:
        table = http.post("/tables", json={"game": "offline", "players": 2}).json()["id"]
        assert tell(story(table, http)) == 1009


def test_a_flood_of_messages_is_slowed_down(tmp_path: Path) -> None:
    async def story(house: House, table: str, http: httpx.Client) -> tuple[int, float]:
        async with plain_socket(house, table, http) as plain:
            began = time.monotonic()
            for _ in range(60):
                await plain.send('{"type":"ping","version":0}')
            answered = 0
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(4):
                    while True:
                        await next_of(plain, "pong")
                        answered += 1
            return answered, time.monotonic() - began

    with House(tmp_path, messages_per_second=5) as house, house.guest() as http:
        table = http.post("/tables", json={"game": "offline", "players": 2}).json()["id"]
        answered, seconds = tell(story(house, table, http))
        assert 20 <= answered <= 25 + 5 * seconds  # twenty at once, then five a second
        assert http.get("/me").status_code == 200


def test_html_stays_text(house: House) -> None:
    evil = "<script>alert(1)</script>"

    async def story() -> None:
        async with house.client(evil) as anna, house.client("<img src=x>") as ben:
            mine, theirs = await start_two(anna, ben)
            await mine.say(evil)
            async with asyncio.timeout(10):
                while not theirs.chat:
                    await asyncio.sleep(0.01)
            assert (theirs.chat[0].text, theirs.chat[0].name) == (evil, evil)
            answer = house.get(f"/api/v1/tables/{mine.table.id}")
            assert answer.headers["content-type"] == "application/json"
            assert answer.headers["x-content-type-options"] == "nosniff"
            await mine.close()
            await theirs.close()

    tell(story())


# Bodies and bytes


def test_huge_bodies_are_refused_whether_announced_or_not(house: House) -> None:
    def pieces() -> Iterator[bytes]:
        for _ in range(40):
            yield b" " * 4096

    with house.guest() as http:
        assert key(http.post("/guests", content=b" " * 70_000, headers=JSON)) == (413, "too-large")
        assert key(http.post("/guests", content=pieces(), headers=JSON)) == (413, "too-large")
        large = b'{"x":"' + b"x" * (16 * 1024 * 1024) + b'"}'
        assert key(http.post("/records", content=large, headers=JSON)) == (413, "too-large")
        small = b'{"x":"' + b"x" * (1024 * 1024) + b'"}'
        assert http.post("/records", content=small, headers=JSON).status_code == 400, "a file may be larger than a call"


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/../../../../../../etc/passwd",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets/../../secret.txt",
        "/assets/..%5c..%5csecret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "//etc/passwd",
        "/./../secret.txt",
        "/t/../../secret.txt",
        "/%00/etc/passwd",
        "/assets/app-1a2b.js%00.html",
        "/\\..\\secret.txt",
        "/data/tablee.db",
    ],
)
def test_no_path_leads_out_of_the_page(house: House, path: str) -> None:
    answer = raw(house, f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
    assert b"not for you" not in answer
    assert b"root:" not in answer
    assert b"SQLite" not in answer
    status = int(answer.split(b" ", 2)[1])
    assert status in (400, 404) or b"<title>built</title>" in answer


def test_the_page_is_served_with_its_caching(house: House) -> None:
    front = house.get("/")
    assert "built" in front.text
    assert front.headers["content-type"] == "text/html; charset=utf-8"
    assert front.headers["cache-control"] == "no-cache"
    assert house.get("/t/some-table").content == front.content
    assert house.get("/", headers={"If-None-Match": front.headers["etag"]}).status_code == 304
    asset = house.get("/assets/app-1a2b.js")
    assert "immutable" in asset.headers["cache-control"]
    assert asset.headers["content-type"].startswith("text/javascript")
    assert key(house.get("/assets/other.js")) == (404, "not-found")


def test_without_a_page_the_front_says_so_in_three_languages(tmp_path: Path) -> None:
    with House(tmp_path, page_folder=tmp_path / "none") as house:
        said = house.get("/", headers={"Accept-Language": "de"}).text
        assert [said.index(f'<section lang="{language}">') for language in ("de", "fr", "en")] == sorted(
            said.index(f'<section lang="{language}">') for language in ("de", "fr", "en")
        )
        assert "/api/v1/openapi.json" in said
        assert "<script" not in said
        assert "style=" not in said


def test_header_injection_and_smuggled_headers_get_nowhere(house: House) -> None:
    two_hosts = b"GET /api/v1/house HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n"
    assert raw(house, two_hosts).split(b" ", 2)[1] == b"400"
    path = b"GET /api/v1/tables/x%0d%0aSet-Cookie:%20evil=1/record HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
    answer = raw(house, path)
    assert b"evil" not in answer.split(b"\r\n\r\n")[0]
    bad = b"POST /api/v1/guests HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\nConnection: close\r\n\r\n{}"
    assert raw(house, bad).split(b" ", 2)[1] == b"400"


# Limits


def test_calls_are_limited_by_address_and_health_is_not(tmp_path: Path) -> None:
    with House(tmp_path, calls_per_second=1, trusted_proxies=("127.0.0.0/8",)) as house:
        url = "/api/v1/house"

        def status(address: str) -> int:
            return house.get(url, headers={"X-Forwarded-For": address}).status_code

        statuses = [status("192.0.2.1") for _ in range(30)]
        assert statuses[:10] == [200] * 10
        assert statuses[-1] == 429
        refusal = house.get(url, headers={"X-Forwarded-For": "6.6.6.6, 192.0.2.1"})
        assert key(refusal) == (429, "too-often"), "what a caller writes before the proxy's word does not count"
        assert int(refusal.headers["retry-after"]) >= 1
        assert status("192.0.2.2") == 200
        assert [status(f"2001:db8::{n:x}") for n in range(30)][-1] == 429, "a household has one prefix, not many addresses"
        assert house.get("/health", headers={"X-Forwarded-For": "192.0.2.1"}).status_code == 200


def test_files_of_the_page_do_not_count_as_calls(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Tablée</title>")
    (page / "assets" / "a.js").write_text("1")
    with House(tmp_path / "data", page_folder=page, calls_per_second=1) as house:
        for path in ("/", "/assets/a.js", "/t/some-table"):
            assert [house.get(path).status_code for _ in range(30)] == [200] * 30
        assert [house.get("/api/v1/house").status_code for _ in range(12)][:10] == [200] * 10
        assert house.get("/api/v1/house").status_code == 429
        assert house.get("/nothing-here").status_code == 429
        assert house.post("/assets/a.js").status_code == 429
        assert house.get("/").status_code == 200


def test_nobody_believes_an_untrusted_proxy(tmp_path: Path) -> None:
    with House(tmp_path, calls_per_second=1) as house:
        statuses = [house.get("/api/v1/house", headers={"X-Forwarded-For": f"192.0.2.{n}"}).status_code for n in range(30)]
        assert statuses[-1] == 429
    with House(tmp_path) as house:
        answer = house.post("/api/v1/guests", json={}, headers={"X-Forwarded-Proto": "https"})
        assert "Secure" not in answer.headers["set-cookie"]


def test_newcomers_and_tables_are_limited(tmp_path: Path) -> None:
    limits = {"guests_per_hour": 3, "accounts_per_hour": 2, "tables_per_minute": 2}
    with House(tmp_path, **limits) as house:
        statuses = [house.post("/api/v1/guests", json={}).status_code for _ in range(4)]
        assert statuses == [201, 201, 201, 429]
        with house.http() as http:
            body = {"name": "Anna", "password": "long enough 1"}
            assert http.post("/accounts", json=body).status_code == 201
            statuses = [http.post("/tables", json={"game": "offline", "players": 2}).status_code for _ in range(3)]
            assert statuses == [201, 201, 429]


def test_limits_stay_small_however_many_call() -> None:
    moment = 0.0
    buckets = Buckets(1, 2, most=100, clock=lambda: moment)
    waits = Waits(1, 60, most=100, clock=lambda: moment)
    for number in range(1_000):
        buckets.take(f"address {number}")
        waits.failed(f"address {number}")
    assert len(buckets) == len(waits) == 100


# What operators see


def test_health_readiness_and_figures(house: House) -> None:
    assert house.get("/health").json() == {"status": "ok"}
    assert house.get("/ready").json() == {"status": "ok"}
    text = house.get("/metrics").text
    for name in (
        "tablee_request_seconds_bucket",
        "tablee_sockets",
        "tablee_turned_away_total",
        "tablee_people",
        "tablee_read_only",
        "tablee_nats",
    ):
        assert name in text


def test_figures_are_not_for_the_world(tmp_path: Path) -> None:
    with House(tmp_path, trusted_proxies=("127.0.0.1",)) as house:
        assert house.get("/metrics", headers={"X-Forwarded-For": "8.8.8.8"}).status_code == 404
        assert house.get("/metrics", headers={"X-Forwarded-For": "192.168.1.5"}).status_code == 200
    with House(tmp_path) as house:
        assert house.get("/metrics", headers={"X-Forwarded-For": "127.0.0.1"}).status_code == 404


def test_logs_hold_no_secrets(house: House, caplog: pytest.LogCaptureFixture) -> None:
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(logs.JsonLines())
    logger = logging.getLogger("tablee")
    logger.addHandler(handler)
    try:
        with caplog.at_level(logging.DEBUG, "tablee"), house.http() as http:
            http.post("/accounts", json={"name": "Discreet", "password": "my-own-password"})
            table = http.post("/tables", json={"game": "offline", "players": 2}).json()["id"]
            http.get(f"/tables/{table}")
            http.post("/session", json={"name": "Discreet", "password": "my-wrong-password"})
            cookie = http.cookies["tablee"]
    finally:
        logger.removeHandler(handler)
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    assert {"at", "level", "event", "method", "path", "status", "ms", "address"} <= set(lines[0])
    for secret in ("my-own-password", "my-wrong-password", cookie, table, "Discreet"):
        assert secret not in written.getvalue()


@pytest.mark.parametrize("formatter", [logs.TextLines(), logs.JsonLines()])
def test_nothing_logged_can_begin_a_line_of_its_own(formatter: logging.Formatter) -> None:
    record = logging.LogRecord("tablee", logging.INFO, "", 0, "event\nforged", (), None)
    record.values = {"path": "x\r\n2026 info forged", "password": "hunter2", "note": "a b", "long": "y" * 1_000}
    line = formatter.format(record)
    assert len(line.splitlines()) == 1
    assert "hunter2" not in line
    assert len(line) < 600
    if isinstance(formatter, logs.JsonLines):
        assert msgspec.json.decode(line)["path"] == "x\r\n2026 info forged"
