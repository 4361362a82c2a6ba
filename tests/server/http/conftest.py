"""An application without a network, and who asks it."""

import pytest

from passgo.server.app import create_app
from passgo.server.push.keys import new_key
from passgo.server.settings import Settings
from tests.server.http.test_routes import client_of
from tests.server.serving import FREE


@pytest.fixture
async def app(tmp_path):
    calling = {"push_key": new_key(), "push_contact": "mailto:ana@example.org"}
    made = create_app(Settings(database=str(tmp_path / "t.sqlite"), **calling, **FREE))
    async with made.router.lifespan_context(made):
        yield made


@pytest.fixture
async def stranger(app):
    async with client_of(app) as client:
        yield client


@pytest.fixture
async def ana(app):
    async with client_of(app) as client:
        await client.post("/api/me")
        yield client
