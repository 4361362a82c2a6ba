"""Whether anything can be stored, on databases that are full or may only be read."""

import asyncio

import pytest
from sqlalchemy import text

from passgo.server.store import StoreDown, open_store
from tests.server.postgres import name_of
from tests.server.store.making import add

FULL = "PRAGMA max_page_count = 1"
ROOM = "PRAGMA max_page_count = 1000000"
"""SQLite counts a file as full that has so many pages; fewer than there are it takes for those."""


async def fill(store):
    """Add tables until there is no room: what has been freed before is filled first."""
    for number in range(10_000):
        await add(store, f"A{number}")


async def test_a_full_disk_is_told_and_so_is_its_end(tmp_path, caplog):
    store = await open_store(tmp_path / "t.db")
    store.trial.every = 0
    assert await store.trial.trouble() is None
    await store.change(lambda connection: connection.exec_driver_sql(FULL))
    with pytest.raises(StoreDown, match="full"):
        await fill(store)
    for _ in range(3):
        assert await store.trial.trouble() == "database or disk is full (SQLITE_FULL)"
    await store.change(lambda connection: connection.exec_driver_sql(ROOM))
    assert await store.trial.trouble() is None
    await add(store, "BBBBBBB")
    await store.close()
    said = [record.getMessage() for record in caplog.records]
    assert said == [
        "nothing can be stored: database or disk is full (SQLITE_FULL)",
        "storing works again",
    ]


async def test_a_database_that_may_only_be_read_is_told(postgres):
    url = postgres.create()
    name = name_of(url)
    async with asyncio.timeout(60):
        store = await open_store(url)
        store.trial.every = 0
        assert await store.trial.trouble() is None
        # New connections are read-only from now on.
        postgres.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        postgres.disconnect(url)
        while "read-only" not in (await store.trial.trouble() or ""):
            pass
        postgres.execute(f"ALTER DATABASE {name} RESET default_transaction_read_only")
        postgres.disconnect(url)
        while await store.trial.trouble() is not None:
            pass
        await store.close()
    postgres.drop(url)


async def test_a_thousand_who_ask_have_one_thing_written(tmp_path):
    store = await open_store(tmp_path / "t.db")
    store.trial.every = 3600
    count = text("SELECT count(*), max(id) FROM wishes")
    await asyncio.gather(*(store.trial.trouble() for _ in range(1000)))
    first = await store.ask(lambda connection: connection.execute(count).one())
    await store.trial.trouble()
    assert await store.ask(lambda connection: connection.execute(count).one()) == first
    store.trial.every = 0
    await store.trial.trouble()
    again = await store.ask(lambda connection: connection.execute(count).one())
    assert (first[0], again[0]) == (1, 1), "one is there, and another takes its place"
    assert first[1] != again[1]
    await store.close()
