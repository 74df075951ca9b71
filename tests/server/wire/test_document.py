"""The OpenAPI document is true: schemathesis finds no fault with the service."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.core.result import Ok

from tests.patience import PATIENCE

from .serving import served

EXAMPLES = 3
"""Requests that are made up for each route, so many right and so many wrong: the same ones every time."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    generous = {"requests_per_second": 10**6, "requests_per_address": 10**6, "tables_per_person": 10**6}
    generous["bytes_per_day"] = 0
    with served(tmp_path_factory.mktemp("service"), **generous) as address:
        yield address


def asked(address: str) -> httpx.Response:
    return httpx.get(address, timeout=PATIENCE, trust_env=False)


def named(address: str) -> httpx.Response:
    return httpx.put(address, json={"name": "Ada"}, timeout=PATIENCE, trust_env=False)


def test_schemathesis_finds_no_fault(address: str) -> None:
    cookie = named(f"{address}/api/me").headers["set-cookie"].partition(";")[0]
    config = schemathesis.Config.from_dict(
        {
            "checks": {"positive_data_acceptance": {"expected-statuses": ["2xx", "4xx"]}},
            "request-timeout": PATIENCE,
        }
    )
    schema = schemathesis.openapi.from_url(f"{address}/api/openapi.json", config=config)
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) > 20
    for operation, mode in itertools.product(operations, GenerationMode):

        @settings(
            max_examples=EXAMPLES,
            derandomize=True,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(generation_mode=mode))
        def ask(case: Any) -> None:
            case.call_and_validate(headers={"cookie": cookie})

        try:
            ask()
        except Unsatisfiable:
            assert mode is GenerationMode.NEGATIVE  # nothing can be wrong where nothing is asked


def test_the_events_are_among_the_components(address: str) -> None:
    document = asked(f"{address}/api/openapi.json").json()
    assert document["openapi"].startswith("3.1")
    schemas = document["components"]["schemas"]
    assert {"FromPage", "ToPage", "Watch", "TableEvent", "TurnEvent", "Trouble", "Table", "Scene"} <= set(
        schemas
    )
    assert {each["$ref"].rpartition("/")[2] for each in schemas["ToPage"]["anyOf"]} == {
        "TableEvent",
        "PresenceEvent",
        "TalkEvent",
        "TurnEvent",
        "WaitingEvent",
        "InvitedEvent",
        "TroubleEvent",
        "Pong",
    }
    named = {
        operation["operationId"]
        for operations in document["paths"].values()
        for operation in operations.values()
    }
    assert len(named) == sum(len(operations) for operations in document["paths"].values())
    for operations in document["paths"].values():
        for operation in operations.values():
            assert operation["description"]
