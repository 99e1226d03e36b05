"""Settings: where they come from, which one holds, and what is said of those that do not fit."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from tablee.core.texts import LANGUAGES, Complaint
from tablee.server.settings import KINDS, Settings, load


def _refused(**given: object) -> Complaint:
    with pytest.raises(Complaint) as refused:
        load(**given)  # type: ignore[arg-type]
    for language in LANGUAGES:
        assert "\n" not in refused.value.say(language)
    return refused.value


def test_without_anything_the_defaults_hold() -> None:
    settings, warnings = load(environment={})
    assert settings == Settings()
    assert (settings.host, settings.port, settings.database_url) == ("127.0.0.1", 8000, "")
    assert settings.data.name == "tablee"
    assert settings.workers >= 1
    assert warnings == []


def test_the_file_yields_to_the_environment_and_that_to_the_command_line(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('host = "0.0.0.0"\nport = 1\nsweep_hours = 5\nlog = "debug"\n')
    environment = {"TABLEE_CONFIG": str(file), "TABLEE_PORT": "2", "TABLEE_LOG": "warning", "TABLEE_WORKERS": ""}
    settings, _ = load(environment=environment, options={"port": "3", "host": None})
    assert (settings.host, settings.port, settings.sweep_hours, settings.log) == ("0.0.0.0", 3, 5, "warning")
    other = tmp_path / "other.toml"
    other.write_text("sweep_hours = 6\n")
    settings, _ = load(config=other, environment=environment)
    assert (settings.sweep_hours, settings.host, settings.port) == (6, "127.0.0.1", 2)


def test_every_setting_can_be_written_in_the_file_and_in_the_environment(tmp_path: Path) -> None:
    written = {
        "host": ('"::1"', "::1", "::1"),
        "port": ("0", "65535", 65535),
        "data": (f'"{tmp_path}"', str(tmp_path), tmp_path),
        "database_url": ('"postgresql://host/a"', "sqlite:////tmp/x.db", "sqlite:////tmp/x.db"),
        "nats_url": ('"tls://host"', "nats://me:hush@one:4222, nats://two", "nats://me:hush@one:4222,nats://two"),
        "public_url": ('"http://box.local:8000"', "https://games.example/", "https://games.example"),
        "trusted_proxies": ('["10.0.0.0/8", "::1"]', "127.0.0.1, 10.1.2.3/16", ("127.0.0.1/32", "10.1.0.0/16")),
        "open_accounts": ("false", "Off", False),
        "smtp_host": ('"mail.example"', "127.0.0.1", "127.0.0.1"),
        "smtp_tls": ('"none"', "TLS", "tls"),
        "smtp_user": ('"tablee"', "me@mail.example", "me@mail.example"),
        "smtp_password": ('"p w"', "p=w #", "p=w #"),
        "mail_from": ('"a@b.example"', "tablee+x@games.example", "tablee+x@games.example"),
        "log": ('"error"', "DEBUG", "debug"),
        "log_format": ('"json"', "json", "json"),
    }
    for name in KINDS:
        in_file, in_environment, value = written.get(name, ("7", "8", 8))
        file = tmp_path / "house.toml"
        file.write_text(f"{name} = {in_file}\n")
        settings, warnings = load(config=file, environment={f"TABLEE_{name.upper()}": in_environment})
        assert getattr(settings, name) == value
        assert warnings == []
        assert load(config=file, environment={})[0] != Settings() or getattr(Settings(), name) == 7
    assert set(KINDS) == set(Settings.__struct_fields__)


def test_defaults_are_allowed_values() -> None:
    for name, kind in KINDS.items():
        default = getattr(Settings(), name)
        if default not in ("", ()):
            assert kind.from_text(str(default)) == default


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("TABLEE_PORT", "65536"),
        ("TABLEE_PORT", "-1"),
        ("TABLEE_PORT", "8000.0"),
        ("TABLEE_PORT", "٣"),
        ("TABLEE_WORKERS", "0"),
        ("TABLEE_OPEN_ACCOUNTS", "perhaps"),
        ("TABLEE_LOG", "loud"),
        ("TABLEE_HOST", "two words"),
        ("TABLEE_HOST", "256.1.1.1"),
        ("TABLEE_HOST", "http://host"),
        ("TABLEE_PUBLIC_URL", "games.example"),
        ("TABLEE_PUBLIC_URL", "https://games.example/path"),
        ("TABLEE_PUBLIC_URL", "https://me:pass@games.example"),
        ("TABLEE_PUBLIC_URL", "https://games.example:port"),
        ("TABLEE_TRUSTED_PROXIES", "10.0.0.0/8, proxy"),
        ("TABLEE_DATA", "a\0b"),
    ],
)
def test_a_wrong_variable_is_named_with_its_value_and_what_is_allowed(variable: str, value: str) -> None:
    said = _refused(environment={variable: value}).say("en")
    assert said.startswith(f'{variable} (environment): "{value}" does not fit. Allowed ')


def test_what_is_said_in_each_language() -> None:
    complaint = _refused(environment={"TABLEE_PORT": "zwölf"})
    assert [complaint.say(language) for language in LANGUAGES] == [
        "TABLEE_PORT (environnement) : « zwölf » ne convient pas. Il faut un nombre entier de 0 à 65535.",
        'TABLEE_PORT (environment): "zwölf" does not fit. Allowed is a whole number from 0 to 65535.',
        "TABLEE_PORT (Umgebung): „zwölf“ passt nicht. Erlaubt ist eine ganze Zahl von 0 bis 65535.",
    ]
    assert str(_refused(environment={}, options={"port": "x"})).startswith('--port (command line): "x" does not fit.')


@pytest.mark.parametrize(
    ("source", "line", "said"),
    [
        ("\n# a comment\nport = 70000\n", 3, 'port: "70000" does not fit. Allowed is a whole number from 0 to 65535.'),
        ('port = "8000"\n', 1, 'port: "8000" does not fit.'),
        ("port = true\n", 1, 'port: "True" does not fit.'),
        ('open_accounts = "yes"\n', 1, 'open_accounts: "yes" does not fit. Allowed is true or false.'),
        ('host = "a"\ntrusted_proxies = [\n  "10.0.0.0/8",\n  7,\n]\n', 2, "trusted_proxies: "),
        ("host = 7\n", 1, 'host: "7" does not fit.'),
        ('host = "a"\nprot = 8000\n', 2, "prot: there is no such setting; perhaps port is meant."),
        ('host = "a"\n\n[limits]\nchat = 3\n', 3, "limits: there is no such setting; there are: host, port, "),
        ('host = "a"\nport = = 3\n', 2, "this is not valid TOML: "),
        ("port = 1\nport = 2\n", 2, "this is not valid TOML: "),
    ],
)
def test_a_wrong_line_of_the_file_is_named(tmp_path: Path, source: str, line: int, said: str) -> None:
    file = tmp_path / "house.toml"
    file.write_text(source)
    assert _refused(config=file, environment={}).say("en").startswith(f"{file}:{line}: {said}")


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe")
    large = tmp_path / "large.toml"
    large.write_text("# " + "x" * 70_000)
    for file in (tmp_path / "missing.toml", tmp_path, binary, large):
        assert str(file) in _refused(config=file, environment={}).say("fr")
        assert str(file) in _refused(environment={"TABLEE_CONFIG": str(file)}).say("de")


def test_variables_that_are_no_settings_are_warned_about() -> None:
    environment = {
        "TABLEE_PROT": "1",
        "TABLEE_XYZZY": "1",
        "TABLEE_port": "3",
        "TABLEE_STATE": "x",
        "TABLEE_CACHE": "y",
        "PATH": "z",
    }
    settings, warnings = load(environment=environment)
    assert settings == Settings()
    said = [warning.say("en") for warning in warnings]
    assert said[0] == "TABLEE_PROT (environment): there is no such setting; perhaps TABLEE_PORT is meant."
    assert said[1].startswith("TABLEE_XYZZY (environment): there is no such setting")
    assert said[2] == "TABLEE_port (environment): there is no such setting; perhaps TABLEE_PORT is meant."
    assert len(said) == 3


def test_passwords_in_an_address_are_never_shown(tmp_path: Path) -> None:
    complaint = _refused(environment={"TABLEE_DATABASE_URL": "mysql://me:hush@host/db"})
    assert all("hush" not in complaint.say(language) for language in LANGUAGES)
    assert "hush" not in repr(load(environment={"TABLEE_DATABASE_URL": "postgresql://me:hush@host/db"})[0])
    assert "hush" not in repr(load(environment={"TABLEE_NATS_URL": "nats://me:hush@host"})[0])
    assert "hush" not in str(_refused(environment={"TABLEE_NATS_URL": "amqp://me:hush@host"}))
    assert "hush" not in repr(load(environment={"TABLEE_SMTP_PASSWORD": "hush"})[0])
    complaint = _refused(environment={"TABLEE_SMTP_PASSWORD": "hush\x00hush"})
    assert all("hush" not in complaint.say(language) for language in LANGUAGES)
    file = tmp_path / "house.toml"
    file.write_text('database_url = "oracle://me:hush@host/db"\n')
    assert "hush" not in str(_refused(config=file, environment={}))


def test_every_kind_says_what_it_allows_in_every_language() -> None:
    for kind in KINDS.values():
        for language in LANGUAGES:
            assert Complaint(kind.key, "tablee.server", **kind.limits).say(language).endswith(".")


def test_store_and_settings_say_the_same_things_in_every_language() -> None:
    folder = files("tablee.server") / "locale"
    keys = {}
    for language in LANGUAGES:
        written = re.findall(
            r"^((?:store|setting)-[a-z-]+) =(.*)$", (folder / f"{language}.ftl").read_text("utf-8"), re.MULTILINE
        )
        keys[language] = {key: sorted(re.findall(r"\$[a-z]+", said)) for key, said in written}
    assert len(keys["en"]) > 25
    assert keys["fr"] == keys["en"] == keys["de"]


def test_the_manual_names_every_setting_with_its_default() -> None:
    manual = (Path(__file__).parents[2] / "docs" / "operations.md").read_text("utf-8")
    rows = dict(re.findall(r"^\| `(\w+)` \| ([^|]*) \|", manual, re.MULTILINE))
    assert list(rows) == list(KINDS)
    for name, said in rows.items():
        default = getattr(Settings(), name)
        if name not in ("data", "workers", "trusted_proxies"):
            assert said == (str(default).lower() if isinstance(default, bool) else str(default) or "empty")
    assert rows["trusted_proxies"] == "none"
