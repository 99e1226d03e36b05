"""What the files in deploy/ name exists: settings, services, variables, figures."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from tablee.server.settings import KINDS, OTHERS, PREFIX, load
from tests.server.running import House

DEPLOY = Path(__file__).parents[1] / "deploy"
SETTINGS = {PREFIX + name.upper() for name in KINDS} | set(OTHERS)
VARIABLE = re.compile(r"\$\{(\w+)(?::[?-]([^}]*))?\}")


def compose() -> dict[str, Any]:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text())


def example() -> dict[str, str]:
    """What `example.env` asks the reader of the guide for."""
    return dict(re.findall(r"^([A-Z_]+)=(.*)$", (DEPLOY / "example.env").read_text(), re.MULTILINE))


def filled_in(value: str) -> str:
    """A value of the compose file with what a reader of the guide puts into `.env`."""
    given = example()
    return VARIABLE.sub(lambda found: given[found[1]] or "0123456789abcdef", value)


@pytest.mark.parametrize("file", sorted(path.name for path in DEPLOY.iterdir()))
def test_every_setting_that_is_named_exists(file: str) -> None:
    named = set(re.findall(r"TABLEE_[A-Z_]+", (DEPLOY / file).read_text()))
    assert named <= SETTINGS


@pytest.mark.parametrize("node", ["node1", "node2"])
def test_the_nodes_of_the_compose_file_can_be_set_up(node: str) -> None:
    settings, warnings = load(environment={name: filled_in(value) for name, value in environment(node).items()})
    assert not warnings
    assert settings.public_url == "https://games.example"
    assert settings.database_url.startswith("postgresql://tablee:")


def environment(service: str) -> dict[str, str]:
    return {name: str(value) for name, value in compose()["services"][service]["environment"].items()}


@pytest.mark.parametrize("nodes", ["one node", "several nodes"])
def test_the_settings_of_the_unit_can_be_read(nodes: str, tmp_path: Path) -> None:
    source = (DEPLOY / "tablee.toml").read_text()
    file = tmp_path / "tablee.toml"
    file.write_text(source if nodes == "one node" else re.sub(r"^#(\w+ = )", r"\1", source, flags=re.MULTILINE))
    settings, _ = load(file, environment={})
    assert settings.data == Path("/var/lib/tablee")
    assert settings.trusted_proxies == ("127.0.0.1/32",)
    assert bool(settings.database_url) == (nodes == "several nodes")
    unit = (DEPLOY / "tablee.service").read_text()
    assert f"TABLEE_CONFIG={source.splitlines()[0].split()[1].rstrip(',')} " in unit


def test_every_variable_of_the_compose_file_is_in_the_example() -> None:
    used = {found[0] for found in VARIABLE.findall((DEPLOY / "compose.yaml").read_text())}
    assert used == set(example())
    passed_on = set(re.findall(r"\{\$(\w+)\}", (DEPLOY / "Caddyfile").read_text()))
    assert passed_on == environment("caddy").keys()


def test_services_networks_and_volumes_fit_together() -> None:
    plan = compose()
    services = plan["services"]
    for name, service in services.items():
        assert set(service.get("depends_on", {})) <= services.keys(), name
        assert set(service["networks"]) <= plan["networks"].keys(), name
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith(".") else source in plan["volumes"], volume
    asked = [line.split()[1:-1] for line in (DEPLOY / "Caddyfile").read_text().splitlines() if "reverse_proxy" in line]
    watched = yaml.safe_load((DEPLOY / "prometheus.yml").read_text())["scrape_configs"][0]["static_configs"][0]["targets"]
    assert asked == [watched] == [["node1:8000", "node2:8000"]]
    assert environment("node1")["TABLEE_TRUSTED_PROXIES"] == services["caddy"]["networks"]["outside"]["ipv4_address"]


# Figures


def expressions(node: Any) -> list[str]:
    """Every expression in a dashboard or a file of alerts, however deep."""
    if isinstance(node, dict):
        own = [value for key, value in node.items() if key in ("expr", "definition") and isinstance(value, str)]
        return own + [found for value in node.values() for found in expressions(value)]
    if isinstance(node, list):
        return [found for value in node for found in expressions(value)]
    return []


def asked_for(expression: str) -> set[str]:
    """The figures that an expression asks for: names that are no function, label or range."""
    bare = re.sub(r'"[^"]*"|\[[^\]]*\]|\b(by|without)\s*\([^)]*\)', " ", expression)
    return {name for name in re.findall(r"\b[a-z_]{3,}\b(?!\s*[(=])", bare) if "_" in name} - {"label_values"}


def test_every_figure_that_is_asked_for_is_exported(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        text = house.get("/metrics").text
    exported = set()
    for name, kind in re.findall(r"^# TYPE (\S+) (\w+)$", text, re.MULTILINE):
        exported |= {f"{name}_{part}" for part in ("bucket", "sum", "count")} if kind == "histogram" else {name}
    dashboard = expressions(json.loads((DEPLOY / "grafana.json").read_text()))
    alerts = expressions(yaml.safe_load((DEPLOY / "alerts.yml").read_text()))
    asked = [asked_for(expression) for expression in dashboard + alerts]
    assert len(dashboard) >= 15
    assert set().union(*asked) <= exported
    assert all(asked[: len(dashboard)]), "an expression without a figure"
