"""How the house is set up: defaults, then a TOML file, then the environment, then the command line; the last one holds.

Every setting has one name: `port` in the file is `TABLEE_PORT` in the environment. What is wrong is said in one line that
names the setting, where it stands and what is allowed.
"""

from __future__ import annotations

import difflib
import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

import msgspec

from tablee.core.texts import Complaint, text
from tablee.core.toml_lines import toml_lines
from tablee.server.setting_kinds import (
    Flag,
    Host,
    Kind,
    Mailbox,
    NatsUrl,
    Number,
    One,
    Place,
    Proxies,
    PublicUrl,
    Unfit,
    Url,
    Word,
)
from tablee.tables.sheet import TEMPO

PACKAGE = "tablee.server"
PREFIX = "TABLEE_"
CONFIG = "TABLEE_CONFIG"
OTHERS = (CONFIG, "TABLEE_CACHE", "TABLEE_STATE")
"""Variables of ours that are no settings of the server."""

_HIDDEN = ("database_url", "nats_url", "smtp_password")

LARGEST = 65_536
"""Bytes of the largest settings file that is read."""


def _data() -> Path:
    from platformdirs import user_data_path

    return user_data_path("tablee", appauthor=False)


def _workers() -> int:
    return max(1, min(4, (os.cpu_count() or 2) - 1))


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that whoever runs a house can choose."""

    host: str = "127.0.0.1"
    port: int = 8000
    """The port to listen on; 0 takes any that is free."""
    data: Path = msgspec.field(default_factory=_data)
    """The directory of the database."""
    database_url: str = ""
    """Another database than the SQLite file in the data directory."""
    nats_url: str = ""
    """The NATS by which several nodes on one database tell each other what is new; several addresses with commas."""
    public_url: str = ""
    """The address under which people reach the house, for links; empty if it is the one they called."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks whose word on the caller's address is taken."""
    workers: int = msgspec.field(default_factory=_workers)
    """Processes in which bots think."""
    open_accounts: bool = True
    """Whether anybody may make an account."""
    tables_per_person: int = 20
    """Tables that one person may have open or running."""
    calls_per_second: int = 20
    """Calls that one address may make, over a longer time."""
    messages_per_second: int = 20
    """Messages that one connection may send, over a longer time."""
    chat_per_minute: int = 20
    """Lines of chat that one person may write."""
    tables_per_minute: int = 10
    """Tables that one person may open."""
    accounts_per_hour: int = 10
    """Accounts that may be made from one address."""
    guests_per_hour: int = 120
    """Guests that may come in from one address."""
    sockets_per_address: int = 200
    """Connections that one address may hold open."""
    reaction_pause: int = TEMPO.reaction
    """Milliseconds before any answer to a reaction is shown. Shorter than a person thinks, it tells who has no choice."""
    bot_pause: int = TEMPO.bot
    """Milliseconds before any other decision of a bot, so that people can follow."""
    sweep_hours: int = 24
    """Hours after which a table that never started is removed."""
    guest_days: int = 90
    """Days after which a game that guests have left unfinished is removed, and a guest who has not come back forgotten."""
    smtp_host: str = ""
    """The mail server that takes our letters; empty sends none."""
    smtp_port: int = 587
    smtp_tls: Literal["starttls", "tls", "none"] = "starttls"
    smtp_user: str = ""
    smtp_password: str = ""
    mail_from: str = ""
    """The address that letters come from."""
    notice_live: int = 20
    """Seconds of a turn after which somebody who does not look is told of it."""
    notice_slow: int = 120
    """The same at tables by correspondence."""
    log: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["text", "json"] = "text"

    def __repr__(self) -> str:
        shown = {name: getattr(self, name) for name in self.__struct_fields__ if name not in _HIDDEN}
        return f"Settings({', '.join(f'{name}={value!r}' for name, value in shown.items())})"


KINDS: Mapping[str, Kind] = {
    "host": Host(),
    "port": Number(0, 65_535),
    "data": Place(),
    "database_url": Url(),
    "nats_url": NatsUrl(),
    "public_url": PublicUrl(),
    "trusted_proxies": Proxies(),
    "workers": Number(1, 64),
    "open_accounts": Flag(),
    "tables_per_person": Number(1, 10_000),
    "calls_per_second": Number(1, 100_000),
    "messages_per_second": Number(1, 10_000),
    "chat_per_minute": Number(1, 600),
    "tables_per_minute": Number(1, 10_000),
    "accounts_per_hour": Number(1, 100_000),
    "guests_per_hour": Number(1, 1_000_000),
    "sockets_per_address": Number(1, 100_000),
    "reaction_pause": Number(0, 60_000),
    "bot_pause": Number(0, 60_000),
    "sweep_hours": Number(1, 8_760),
    "guest_days": Number(1, 3_650),
    "smtp_host": Host(),
    "smtp_port": Number(1, 65_535),
    "smtp_tls": One("starttls", "tls", "none"),
    "smtp_user": Word(),
    "smtp_password": Word(),
    "mail_from": Mailbox(),
    "notice_live": Number(0, 86_400),
    "notice_slow": Number(0, 86_400),
    "log": One("debug", "info", "warning", "error"),
    "log_format": One("text", "json"),
}


class BadSetting(Complaint):
    """A setting that cannot be used: where it stands, what it says, what is allowed."""

    def __init__(self, kind: Kind, value: Any, where: str, /, **place: str) -> None:
        super().__init__("setting-wrong" if kind.shown else "setting-wrong-hidden", package=PACKAGE, value=str(value)[:80])
        self.kind = kind
        self.where = where
        self.place = place

    def say(self, language: str) -> str:
        where = text(PACKAGE, language, self.where, **self.place)
        allowed = text(PACKAGE, language, self.kind.key, **self.kind.limits)
        return text(PACKAGE, language, self.key, where=where, allowed=allowed, **self.values)


class UnknownSetting(Complaint):
    """A name that is no setting's, with the nearest one that is."""

    def __init__(self, name: str, where: str, /, **place: str) -> None:
        near = difflib.get_close_matches(name.removeprefix(PREFIX).lower(), KINDS, n=1)
        known = near or list(KINDS)
        if where == "setting-in-environment":
            known = [PREFIX + one.upper() for one in known]
        super().__init__("setting-unknown-near" if near else "setting-unknown", package=PACKAGE, known=", ".join(known))
        self.where = where
        self.place = place

    def say(self, language: str) -> str:
        return text(PACKAGE, language, self.key, where=text(PACKAGE, language, self.where, **self.place), **self.values)


def load(
    config: str | Path | None = None,
    environment: Mapping[str, str] | None = None,
    options: Mapping[str, str | None] | None = None,
) -> tuple[Settings, list[Complaint]]:
    """The settings, and warnings about variables that look like ours but are not.

    `config` is the file given on the command line (else the one in `TABLEE_CONFIG`), `options` are settings given there.
    """
    environment = os.environ if environment is None else environment
    values: dict[str, Any] = {}
    path = config or environment.get(CONFIG)
    if path:
        values.update(_from_file(Path(path)))
    warnings: list[Complaint] = []
    for variable in sorted(name for name in environment if name.startswith(PREFIX) and name not in OTHERS):
        name = variable.removeprefix(PREFIX).lower()
        if name not in KINDS or variable != variable.upper():
            warnings.append(UnknownSetting(variable, "setting-in-environment", name=variable))
        elif environment[variable].strip():
            values[name] = _from_text(name, environment[variable], "setting-in-environment", variable)
    for name, given in (options or {}).items():
        if given is not None:
            values[name] = _from_text(name, given, "setting-in-option", f"--{name.replace('_', '-')}")
    return Settings(**values), warnings


def _from_text(name: str, given: str, where: str, called: str) -> Any:
    kind = KINDS[name]
    try:
        return kind.from_text(given.strip())
    except Unfit:
        raise BadSetting(kind, given, where, name=called) from None


def _from_file(path: Path) -> dict[str, Any]:
    source = _read(path)
    try:
        data = tomllib.loads(source)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        place = re.search(r"line (\d+)", str(error))
        line = place.group(1) if place else str(source.count("\n") + 1)
        reason = re.sub(r"\s*\(at .*\)$", "", str(error))
        raise Complaint("setting-not-toml", PACKAGE, file=str(path), line=line, reason=reason) from None
    lines = toml_lines(source)
    values: dict[str, Any] = {}
    for name, given in data.items():
        place_of = {"file": str(path), "line": str(lines.get((name,), 1)), "name": name}
        if name not in KINDS:
            raise UnknownSetting(name, "setting-in-file", **place_of)
        try:
            values[name] = KINDS[name].from_toml(given)
        except Unfit:
            raise BadSetting(KINDS[name], given, "setting-in-file", **place_of) from None
    return values


def _read(path: Path) -> str:
    try:
        with path.open("rb") as file:
            source = file.read(LARGEST + 1)
        if len(source) > LARGEST:
            raise Complaint("setting-file-too-large", PACKAGE, file=str(path), limit=str(LARGEST))
        return source.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise Complaint("setting-file-not-text", PACKAGE, file=str(path)) from None
    except OSError as error:
        raise Complaint("file-not-read", file=str(path), reason=error.strerror or str(error)) from None
