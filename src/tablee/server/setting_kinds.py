"""Kinds of settings: each reads a value from text (environment, command line) or TOML, and says what it allows."""

from __future__ import annotations

import ipaddress
import re
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any, ClassVar
from urllib.parse import urlsplit

LONGEST_MAILBOX = 254
MAILBOX = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@(?=.{1,189}$)[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")
"""Addresses for mail, as people have them; the finer points the mail server knows."""


class Unfit(ValueError):
    """A value that the setting does not allow."""


class Kind(ABC):
    """One kind: `key` and `limits` name the text that says what is allowed."""

    key: ClassVar[str] = ""
    shown: ClassVar[bool] = True
    """Whether a wrong value may be repeated: not where it may hold a password."""

    def __init__(self, **limits: str) -> None:
        self.limits = limits

    @abstractmethod
    def from_text(self, given: str) -> Any:
        """The value that a text stands for."""

    def from_toml(self, given: Any) -> Any:
        """The value that a TOML value stands for; a text unless a kind says otherwise."""
        if not isinstance(given, str):
            raise Unfit
        return self.from_text(given)


class Number(Kind):
    """A whole number within limits.

    >>> Number(0, 9).from_text("7")
    7
    """

    key = "setting-number"

    def __init__(self, low: int, high: int) -> None:
        super().__init__(low=str(low), high=str(high))
        self.low = low
        self.high = high

    def from_text(self, given: str) -> int:
        if not re.fullmatch(r"[0-9]{1,12}", given):
            raise Unfit
        return self.from_toml(int(given))

    def from_toml(self, given: Any) -> int:
        if not isinstance(given, int) or isinstance(given, bool) or not self.low <= given <= self.high:
            raise Unfit
        return given


class Flag(Kind):
    """Yes or no."""

    key = "setting-flag"
    _WORDS: ClassVar[dict[str, bool]] = {
        **dict.fromkeys(("1", "true", "yes", "on"), True),
        **dict.fromkeys(("0", "false", "no", "off"), False),
    }

    def from_text(self, given: str) -> bool:
        if given.lower() not in self._WORDS:
            raise Unfit
        return self._WORDS[given.lower()]

    def from_toml(self, given: Any) -> bool:
        if not isinstance(given, bool):
            raise Unfit
        return given


class One(Kind):
    """One of a few words."""

    key = "setting-one"

    def __init__(self, *words: str) -> None:
        super().__init__(known=", ".join(words))
        self.words = words

    def from_text(self, given: str) -> str:
        if given.lower() not in self.words:
            raise Unfit
        return given.lower()


class Host(Kind):
    """An address or a name to listen on."""

    key = "setting-host"

    def from_text(self, given: str) -> str:
        try:
            return str(ipaddress.ip_address(given.strip("[]")))
        except ValueError:
            if (
                len(given) > 253
                or not re.fullmatch(r"[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*\.?", given)
                or re.fullmatch(r"[0-9.]+", given)
            ):
                raise Unfit from None
            return given


class Place(Kind):
    """A directory; `~` is the user's home."""

    key = "setting-place"

    def from_text(self, given: str) -> Path:
        if not given or "\0" in given:
            raise Unfit
        try:
            return Path(given).expanduser().absolute()
        except RuntimeError:
            raise Unfit from None


class Url(Kind):
    """The address of a database; whether it can be used, the store finds out."""

    key = "setting-database"
    shown = False

    def from_text(self, given: str) -> str:
        if not re.match(r"(sqlite|postgres|postgresql)(\+[a-z0-9]+)?://", given):
            raise Unfit
        return given


class NatsUrl(Kind):
    """Addresses of NATS servers, with commas between them.

    >>> NatsUrl().from_text("nats://one:4222, nats://two:4222")
    'nats://one:4222,nats://two:4222'
    """

    key = "setting-nats"
    shown = False

    def from_text(self, given: str) -> str:
        servers = [one.strip() for one in given.split(",")]
        if not all(re.match(r"(nats|tls)://[^\s/]+$", one) for one in servers):
            raise Unfit
        return ",".join(servers)


class PublicUrl(Kind):
    """The address of a site, without a path.

    >>> PublicUrl().from_text("https://games.example/")
    'https://games.example'
    """

    key = "setting-public-url"

    def from_text(self, given: str) -> str:
        try:
            parts = urlsplit(given)
            named = bool(parts.hostname) and (parts.port is None or parts.port > 0)
        except ValueError:
            raise Unfit from None
        bare = parts.path in ("", "/") and not (parts.query or parts.fragment or parts.username is not None)
        if parts.scheme not in ("http", "https") or not named or not bare or not given.isprintable() or " " in given:
            raise Unfit
        return f"{parts.scheme}://{parts.netloc}"


class Word(Kind):
    """A name or a password."""

    key = "setting-word"
    shown = False

    def from_text(self, given: str) -> str:
        if not given.isprintable() or len(given) > 200:
            raise Unfit
        return given


class Mailbox(Kind):
    """An address that mail can come from.

    >>> Mailbox().from_text("tablee@games.example")
    'tablee@games.example'
    """

    key = "setting-mailbox"

    def from_text(self, given: str) -> str:
        if not MAILBOX.fullmatch(given) or len(given) > LONGEST_MAILBOX:
            raise Unfit
        return given


class Proxies(Kind):
    """Addresses and networks: a list in TOML, with commas in a text.

    >>> Proxies().from_text("127.0.0.1, 10.0.0.0/8")
    ('127.0.0.1/32', '10.0.0.0/8')
    """

    key = "setting-proxies"

    def from_text(self, given: str) -> tuple[str, ...]:
        return self.from_toml([one.strip() for one in given.split(",") if one.strip()])

    def from_toml(self, given: Any) -> tuple[str, ...]:
        if not isinstance(given, list) or not all(isinstance(one, str) for one in given):
            raise Unfit
        try:
            return tuple(str(ipaddress.ip_network(one, strict=False)) for one in given)
        except ValueError:
            raise Unfit from None
