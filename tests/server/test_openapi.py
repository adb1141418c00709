"""Whatever fits the OpenAPI document, and much that does not, is answered; nothing of it is an error of the server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case

from stelae.server.openapi import document
from stelae.server.published import text
from tests.server.process import Process, process

schema = schemathesis.openapi.from_dict(document())
# As many as tell something in a few seconds; `make proof` tries many more.
SOME = settings(max_examples=12, suppress_health_check=list(HealthCheck))
MANY = settings(max_examples=300, suppress_health_check=list(HealthCheck))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One without limits: what is refused for being too much tells nothing."""
    limits = ("REQUESTS_PER_SECOND", "TABLES_PER_GUEST", "SIGN_INS_PER_HOUR")
    folder = tmp_path_factory.mktemp("openapi")
    with process(folder, **{f"STELAE_{name}": "1000000" for name in limits}) as running:
        yield running
    said = running.lines()
    assert not [line for line in said if '"level":"error"' in line or "Traceback" in line]


def answered(case: Case[Any], server: Process) -> None:
    """An answer that the document knows, of the form that it says."""
    response = case.call(base_url=server.url, timeout=60)
    assert response.status_code < 500, f"{case.method} {case.path}: {response.text}"
    case.operation.validate_response(response)


@schema.parametrize()
@SOME
def test_every_operation_answers_whatever_it_is_sent(case: Case[Any], server: Process) -> None:
    answered(case, server)


@pytest.mark.long
@schema.parametrize()
@MANY
def test_every_operation_answers_whatever_it_is_sent_many_times(case: Case[Any], server: Process) -> None:
    answered(case, server)


def test_the_document_is_served(server: Process) -> None:
    assert httpx.get(f"{server.url}/api/openapi.json").json() == json.loads(text("openapi.json"))
