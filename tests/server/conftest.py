"""Databases for the server's tests: a file of SQLite, and a PostgreSQL that the tests start."""

import asyncio

import pytest

from passgo.server.store import open_store
from passgo.server.store.schema import metadata
from tests.leaks import leaves_no_task, leaves_nothing
from tests.server.postgres import Postgres, name_of
from tests.waiting import HANG

__all__ = ["leaves_no_task", "leaves_nothing"]


@pytest.fixture(autouse=True)
def patient(monkeypatch):
    """A store that waits as long as a test; one about its patience or lease sets its own."""
    monkeypatch.setattr("passgo.server.store.connection.PATIENCE", float(HANG))
    monkeypatch.setattr("passgo.server.store.beating.PATIENCE", float(HANG))
    monkeypatch.setattr("passgo.server.store.leases.LEASE", 2.0 * HANG)


@pytest.fixture(scope="session")
def postgres():
    """A PostgreSQL for the whole run; a test that stops it starts it again."""
    with Postgres() as server:
        yield server


@pytest.fixture(scope="session")
def migrated(postgres):
    """A database that has its tables already: to empty it is quicker than to make it."""
    url = postgres.create()

    async def make():
        async with await open_store(url):
            pass

    asyncio.run(make())
    return url


@pytest.fixture
def postgres_url(postgres, migrated):
    """A database in PostgreSQL with empty tables; there are no other connections."""
    names = ", ".join(table.name for table in metadata.sorted_tables)
    postgres.disconnect(migrated)
    postgres.execute(f"TRUNCATE {names}", database=name_of(migrated))
    return migrated


@pytest.fixture(params=["sqlite", "postgresql"])
def store_url(request, tmp_path):
    """A fresh database of either kind, as `open_store` takes it."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"
    return request.getfixturevalue("postgres_url")


@pytest.fixture
async def store(store_url):
    """A store on a fresh database of either kind."""
    async with await open_store(store_url, lease=2 * HANG) as opened:
        yield opened
