"""Letters by mail: plain text through the operator's mail server, each with links to stop them."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from email import policy
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime

from tablee.core.texts import text
from tablee.server.notices.outside import TryAgain, Undeliverable
from tablee.server.notices.words import Words
from tablee.server.rest.problems import PACKAGE
from tablee.server.settings import Settings

PATIENCE = 15.0
"""Seconds that any answer of the mail server may take."""

THREADS = 2


class Mail:
    """Sends through the mail server of the settings, in threads of its own."""

    def __init__(self, settings: Settings, tls: Callable[[], ssl.SSLContext]) -> None:
        self._settings = settings
        self._tls = tls
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="tablee-mail")

    @property
    def is_set_up(self) -> bool:
        """Whether the house can send mail at all."""
        return bool(self._settings.smtp_host and self._settings.mail_from)

    def close(self) -> None:
        """Begin no more letters."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def send(self, to: str, message: EmailMessage) -> None:
        """Hand a letter to the mail server; complains if it did not take it."""
        await asyncio.get_running_loop().run_in_executor(self._threads, self._hand_over, to, message)

    def message(self, words: Words, to: str, key: str, link: str, stop: str, one_click: str) -> EmailMessage:
        """The letter. The same key makes the same Message-ID, by which mail programs know a letter that comes again."""
        sender = self._settings.mail_from
        made = EmailMessage(policy=policy.SMTP)
        made["From"] = Address("Tablée", addr_spec=sender)
        made["To"] = Address(addr_spec=to)
        made["Subject"] = words.title
        made["Date"] = format_datetime(datetime.now(UTC))
        made["Message-ID"] = f"<{key}@{sender.rpartition('@')[2]}>"
        made["Content-Language"] = words.language
        made["Auto-Submitted"] = "auto-generated"
        body = f"{words.body}\n\n{link}\n"
        if stop:
            made["List-Unsubscribe"] = f"<{one_click}>"
            made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
            body += f"\n-- \n{text(PACKAGE, words.language, 'letter-stop')}\n{stop}\n"
        made.set_content(body, cte="quoted-printable")
        return made

    def _hand_over(self, to: str, message: EmailMessage) -> None:
        settings = self._settings
        try:
            if settings.smtp_tls == "tls":
                server: smtplib.SMTP = smtplib.SMTP_SSL(
                    settings.smtp_host, settings.smtp_port, timeout=PATIENCE, context=self._tls()
                )
            else:
                server = smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=PATIENCE)
            with server:
                if settings.smtp_tls == "starttls":
                    server.starttls(context=self._tls())
                if settings.smtp_user:
                    server.login(settings.smtp_user, settings.smtp_password)
                server.send_message(message, settings.mail_from, [to])
        except smtplib.SMTPRecipientsRefused as refused:
            code = next(iter(refused.recipients.values()))[0]
            raise (Undeliverable if code >= 500 else TryAgain)(f"refused {code}") from None
        except smtplib.SMTPResponseException as error:
            raise TryAgain(f"{type(error).__name__} {error.smtp_code}") from None
        except (smtplib.SMTPException, OSError) as error:
            raise TryAgain(type(error).__name__) from None
