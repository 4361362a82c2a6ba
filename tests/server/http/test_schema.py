"""Schemathesis over the description of the routes: nothing that fits it, or does not, breaks them.

``PASSGO_EXAMPLES`` says how many requests are made of each route.
"""

import os

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

from passgo.server.app import create_app
from passgo.server.settings import Settings
from tests.server.serving import FREE

EXAMPLES = int(os.environ.get("PASSGO_EXAMPLES", "6"))


@pytest.fixture
def app(tmp_path):
    made = create_app(Settings(database=str(tmp_path / "t.sqlite"), **FREE))
    with TestClient(made, base_url="http://127.0.0.1:8420") as client:
        made.state.client = client
        yield made


SCHEMA = schemathesis.openapi.from_dict(create_app(Settings()).openapi())
OPERATIONS = [found.ok() for found in SCHEMA.get_all_operations()]


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_every_route_answers_as_described(app, operation):
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=st.one_of(as_it_should(operation), as_it_should_not(operation)))
    def ask(case):
        hold_to(app, operation, case)

    ask()


def as_it_should(operation):
    return operation.as_strategy()


def as_it_should_not(operation):
    return operation.as_strategy(generation_mode=schemathesis.GenerationMode.NEGATIVE)


def hold_to(app, operation, case):
    """Send a request and compare the answer with the description."""
    client = app.state.client
    if "passgo" not in client.cookies:
        client.post("/api/me")
    key = client.cookies["passgo"]
    sent = case.as_transport_kwargs(base_url="http://127.0.0.1:8420")
    sent["headers"] = {**(sent.get("headers") or {}), "Authorization": f"Bearer {key}"}
    if "data" in sent:
        sent["content"] = sent.pop("data")
    answer = client.request(**{name: sent[name] for name in sent if name != "cookies"})
    assert answer.status_code < 500, answer.text
    described = operation.definition.raw["responses"]
    assert str(answer.status_code) in described or answer.status_code in {404, 405}, answer.text
    if answer.status_code >= 400:
        assert answer.headers["content-type"] == "application/problem+json"
        assert set(answer.json()) >= {"type", "title", "status", "detail", "code", "text", "args"}
