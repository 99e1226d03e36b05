"""The description of the calls is complete, and every call keeps to it whatever is sent (schemathesis)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from unittest import SkipTest

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from hypothesis.strategies import SearchStrategy, booleans
from litestar.handlers import HTTPRouteHandler
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import (
    ensure_resource_availability,
    ignored_auth,
    positive_data_acceptance,
    unsupported_method,
    use_after_free,
)

from tests.server.running import House

PROBLEM = {"$ref": "#/components/schemas/Problem"}
NOT_HERE = [use_after_free, ensure_resource_availability, unsupported_method, ignored_auth, positive_data_acceptance]
"""Checks for other houses: nothing here is freed; what fits may still be against the rules; the rest is in test_rest."""

METHODS = ("get", "post", "put", "patch", "delete")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture(scope="module")
def described(house: House) -> dict[str, Any]:
    answer = house.get("/api/v1/openapi.json")
    assert answer.status_code == 200
    said: dict[str, Any] = answer.json()
    return said


def operations(described: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            yield path, method, operation


def test_every_call_is_described(house: House, described: dict[str, Any]) -> None:
    known = {
        (route.path_format, method.lower())
        for route in house.app.routes
        if route.path_format.startswith("/api/v1/") and "openapi" not in route.path_format
        for handler in getattr(route, "route_handlers", ())
        if isinstance(handler, HTTPRouteHandler)
        for method in handler.http_methods
        if method.lower() in METHODS
    }
    assert known == {(path, method) for path, method, _ in operations(described)}
    names = [operation["operationId"] for _, _, operation in operations(described)]
    assert len(set(names)) == len(names)
    for _, _, operation in operations(described):
        assert len(operation["description"]) > 5


def test_every_refusal_is_the_one_model(described: dict[str, Any]) -> None:
    for path, method, operation in operations(described):
        refusals = {status: answer for status, answer in operation["responses"].items() if int(status) >= 400}
        assert {"400", "429"} <= set(refusals), (path, method)
        assert method == "get" or {"403", "413", "415", "503"} <= set(refusals), (path, method)
        for answer in refusals.values():
            assert answer["content"]["application/json"]["schema"] == PROBLEM


def test_every_body_has_bounds_and_no_unknown_fields(described: dict[str, Any]) -> None:
    models = described["components"]["schemas"]
    bodies = [
        operation["requestBody"]["content"]["application/json"]["schema"]
        for _, _, operation in operations(described)
        if "requestBody" in operation and operation["operationId"] != "import_record"
    ]
    assert len(bodies) > 10
    for body in bodies:
        model = models[body["$ref"].rpartition("/")[2]]
        assert model["additionalProperties"] is False
        for name, field in model["properties"].items():
            for kind in field.get("anyOf", [field]):
                if kind.get("type") == "string" and "enum" not in kind:
                    assert "maxLength" in kind or "pattern" in kind, (model["title"], name)
                if kind.get("type") == "integer":
                    assert "maximum" in kind, (model["title"], name)


def test_the_sockets_messages_are_described_too(described: dict[str, Any]) -> None:
    models = described["components"]["schemas"]
    for side in ("FromClient", "FromServer"):
        for place in models[side]["discriminator"]["mapping"].values():
            assert place.rpartition("/")[2] in models


def test_calls_that_need_somebody_say_so(described: dict[str, Any]) -> None:
    secured = {operation["operationId"] for _, _, operation in operations(described) if operation.get("security")}
    assert {"create", "sit", "ready", "me", "erase"} <= secured
    assert not secured & {"guest", "sign_in", "house", "lobby", "info"}


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.name.lower())
def test_every_call_keeps_to_its_description(house: House, described: dict[str, Any], mode: GenerationMode) -> None:
    """Whatever fits the description is taken or refused as described; whatever does not fit is refused."""
    for found in schemathesis.openapi.from_dict(described).get_all_operations():
        operation = found.ok()
        try:
            cases = operation.as_strategy(generation_mode=mode)
            _try_out(house, cases)
        except (SkipTest, Unsatisfiable):
            assert mode is GenerationMode.NEGATIVE, "a call without parameters cannot be made wrongly"


def _try_out(house: House, cases: SearchStrategy[schemathesis.Case]) -> None:
    @given(case=cases, here=booleans())
    @settings(
        max_examples=6,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def keeps_to_its_description(case: schemathesis.Case, here: bool) -> None:
        with house.guest() as http:
            if here and case.path_parameters.get("table_id"):
                case.path_parameters["table_id"] = _table(http)
            case.cookies = {"tablee": http.cookies["tablee"]}
            answer = case.call(base_url=house.url, timeout=30)
            case.validate_response(answer, excluded_checks=NOT_HERE)

    keeps_to_its_description()


def _table(http: httpx.Client) -> str:
    return str(http.post("/tables", json={"game": "offline", "players": 2}).json()["id"])
