"""Mail goes out as the operator says: encrypted, with a password, and never where the certificate is wrong."""

from __future__ import annotations

import asyncio
import ssl
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.smtp import AuthResult, LoginPassword

from tablee.server.notices.mail import Mail
from tablee.server.notices.outside import TryAgain
from tablee.server.notices.words import Words
from tablee.server.settings import Settings
from tests.server.notices.receivers import Sink, posting

WORDS = Words("turn", "de", "Du bist am Zug: Offline mit Zoë", "Du bist am Zug bei Offline mit Zoë.", "/t/x")


def send(sink: Sink, trusted: Path | None, **given: Any) -> None:
    settings = Settings(smtp_host="127.0.0.1", smtp_port=sink.port, mail_from="tablee@games.example", **given)
    mail = Mail(settings, lambda: ssl.create_default_context(cafile=trusted and str(trusted)))
    assert mail.is_set_up
    links = ("https://games.example/t/x", "https://games.example/stop/y", "https://games.example/letters/stop/y")
    try:
        asyncio.run(mail.send("me@mail.example", mail.message(WORDS, "me@mail.example", "key", *links)))
    finally:
        mail.close()


def knows(server: Any, session: Any, envelope: Any, mechanism: str, data: Any) -> AuthResult:
    right = isinstance(data, LoginPassword) and (data.login, data.password) == (b"tablee", b"hush hush")
    return AuthResult(success=right, handled=False)


def test_a_letter_is_encrypted_and_comes_with_the_password_and_reads_as_it_was_written(
    tls: tuple[ssl.SSLContext, Path],
) -> None:
    context, trusted = tls
    with posting(tls_context=context, require_starttls=True, authenticator=knows, auth_required=True) as sink:
        send(sink, trusted, smtp_user="tablee", smtp_password="hush hush")
        (letter,) = sink.to("me@mail.example")
        assert letter["Message-ID"] == "<key@games.example>"
        assert letter["Subject"] == WORDS.title
        assert str(letter["From"]) == "Tablée <tablee@games.example>"
        assert letter.get_content().startswith("Du bist am Zug bei Offline mit Zoë.")
        with pytest.raises(TryAgain, match="535"):
            send(sink, trusted, smtp_user="tablee", smtp_password="wrong")
        with pytest.raises(TryAgain):
            send(sink, trusted, smtp_tls="none", smtp_user="tablee", smtp_password="hush hush")
        with pytest.raises(TryAgain, match="SSL"):
            send(sink, None, smtp_user="tablee", smtp_password="hush hush")
        assert len(sink.letters) == 1


def test_tls_from_the_first_byte(tls: tuple[ssl.SSLContext, Path]) -> None:
    context, trusted = tls
    with posting(ssl_context=context) as sink:
        send(sink, trusted, smtp_tls="tls")
        assert len(sink.letters) == 1


def test_a_mail_server_that_is_not_there_is_tried_again_later() -> None:
    with pytest.raises(TryAgain):
        send(Sink(), None, smtp_tls="none")
