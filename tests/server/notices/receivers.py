"""Real receivers on this machine: a mail server, an https server with a certificate, and the network that leads there."""

from __future__ import annotations

import datetime
import email
import email.policy
import ipaddress
import socket
import ssl
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, NamedTuple

from aiosmtpd.controller import Controller
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from tablee.server.notices.outside import Address, Outside

NAME = "hook.test"


def certificate(folder: Path) -> tuple[ssl.SSLContext, Path]:
    """A server's side of TLS for the name, and the certificate that clients must trust."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    today = datetime.datetime.now(datetime.UTC)
    names: list[x509.GeneralName] = [x509.DNSName(NAME), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(today - datetime.timedelta(days=1))
        .not_valid_after(today + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .sign(key, hashes.SHA256())
    )
    file = folder / "certificate.pem"
    private = key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    file.write_bytes(made.public_bytes(serialization.Encoding.PEM) + private)
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(file)
    return server, file


class Network:
    """The network that a house of these tests calls into: the name is this machine, and this machine may be called."""

    def __init__(self, trusted: Path, patience: float = 5.0) -> None:
        self.trusted = trusted
        self.patience = patience
        self.asked: list[str] = []
        self.answers: list[list[str]] = []
        """What the next questions are answered with, before the usual."""

    async def resolve(self, host: str, port: int) -> list[str]:
        self.asked.append(host)
        if self.answers:
            return self.answers.pop(0)
        if host != NAME:
            raise OSError("no such name")
        return ["127.0.0.1"]

    def __call__(self) -> Outside:
        def near(address: Address) -> bool:
            return address == ipaddress.ip_address("127.0.0.1")

        tls = ssl.create_default_context(cafile=str(self.trusted))
        return Outside(allowed=near, resolve=self.resolve, tls=tls, patience=self.patience)


class Call(NamedTuple):
    """What came in."""

    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """An https server that keeps every call; what it answers depends on the path."""

    def __init__(self, tls: ssl.SSLContext) -> None:
        self.calls: list[Call] = []
        self.answer = threading.Event()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                receiver.calls.append(Call(self.path, {name.lower(): said for name, said in self.headers.items()}, body))
                receiver.reply(self)

            def log_message(self, *args: Any) -> None:
                """Say nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.server.socket = tls.wrap_socket(self.server.socket, server_side=True)
        self.server.handle_error = lambda request, address: None  # type: ignore[method-assign]
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()

    def url(self, path: str = "/ok") -> str:
        return f"https://{NAME}:{self.port}{path}"

    def at(self, path: str) -> list[Call]:
        return [call for call in self.calls if call.path == path]

    def reply(self, handler: BaseHTTPRequestHandler) -> None:
        word = handler.path.strip("/").partition("/")[0]
        if word == "wait":
            self.answer.wait(20)
        status = {"redirect": 302, "gone": 410, "broken": 500}.get(word, 204)
        handler.send_response(200 if word in ("huge", "slow") else status)
        if word == "redirect":
            handler.send_header("Location", self.url("/elsewhere"))
        if word == "huge":
            handler.send_header("Content-Length", str(10_000_000))
            handler.end_headers()
            handler.wfile.write(bytes(10_000_000))
            return
        if word == "slow":
            for _ in range(100):
                handler.wfile.write(b"X-Slow: yes\r\n")
                handler.wfile.flush()
                time.sleep(0.1)
        handler.send_header("Content-Length", "0")
        handler.end_headers()

    def close(self) -> None:
        self.answer.set()
        self.server.shutdown()
        self.server.server_close()


@contextmanager
def receiving(tls: ssl.SSLContext) -> Iterator[Receiver]:
    receiver = Receiver(tls)
    try:
        yield receiver
    finally:
        receiver.close()


class Sink:
    """A mail server that keeps every letter."""

    def __init__(self) -> None:
        self.letters: list[tuple[str, EmailMessage]] = []
        self.refused: dict[str, str] = {}
        """Boxes that are not taken, with the answer."""
        self.port = _free_port()

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:  # noqa: N802
        if address in self.refused:
            return self.refused[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        letter = email.message_from_bytes(envelope.content, policy=email.policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append((envelope.rcpt_tos[0], letter))
        return "250 OK"

    def to(self, address: str) -> list[EmailMessage]:
        return [letter for box, letter in self.letters if box == address]


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def posting(**given: Any) -> Iterator[Sink]:
    """A mail server that runs."""
    sink = Sink()
    controller = Controller(sink, hostname="127.0.0.1", port=sink.port, **given)
    controller.start()
    try:
        yield sink
    finally:
        controller.stop()
