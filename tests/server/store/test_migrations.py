"""The migrations make what the code writes, on both databases."""

import asyncio
from contextlib import contextmanager

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text

from passgo.server.store import Missing, Snapshot, StoreError, migrate, open_store
from passgo.server.store.address import parse_address
from passgo.server.store.errors import StoreVersion
from passgo.server.store.schema import metadata


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_url(request, tmp_path):
    """A database with nothing in it."""
    if request.param == "sqlite":
        yield str(tmp_path / "tables.db")
        return
    postgres = request.getfixturevalue("postgres")
    url = postgres.create()
    yield url
    postgres.drop(url)


@contextmanager
def connected(url):
    engine = migrate.plain_engine(parse_address(url))
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def test_migrations_make_exactly_what_the_schema_says(empty_url):
    migrate.migrate(parse_address(empty_url))
    with connected(empty_url) as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
        assert migrate.current(connection) == migrate.HEAD


def test_the_last_migration_is_the_one_that_is_asked_for():
    scripts = ScriptDirectory(str(migrate.SCRIPTS))
    assert scripts.get_heads() == [migrate.HEAD]
    forms = [script.revision for script in scripts.walk_revisions()]
    # They are compared as texts, so that they must sort as they follow each other.
    assert forms == sorted(forms, reverse=True)


def test_to_migrate_again_changes_nothing(empty_url):
    address = parse_address(empty_url)
    migrate.migrate(address)
    migrate.migrate(address)
    with connected(empty_url) as connection:
        assert migrate.current(connection) == migrate.HEAD


async def test_a_snapshot_written_without_a_digest_is_read(empty_url):
    with connected(empty_url) as connection:
        migrate.upgrade(connection, "0001")
        row = "'AAAAAAA', 'playing', '{}', '', '{}', 2, 1, 0, 0, true"
        names = "code, phase, body, secret, face, number, term, created, changed, public"
        connection.execute(text(f"INSERT INTO tables ({names}) VALUES ({row})"))
        connection.execute(text("INSERT INTO snapshots VALUES ('AAAAAAA', 2, 'position', 1)"))
    async with await open_store(empty_url) as store:
        assert await store.snapshot("AAAAAAA") == Snapshot(2, "position", 1, None)


async def test_many_servers_start_at_once_on_an_empty_database(postgres):
    url = postgres.create()

    async def start():
        async with await open_store(url) as store:
            return store.server

    assert len(set(await asyncio.gather(*(start() for _ in range(4))))) == 4
    postgres.drop(url)


async def test_a_database_of_a_later_program_is_left_alone(empty_url):
    async with await open_store(empty_url):
        pass
    with connected(empty_url) as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreVersion, match="needs an update"):
        await open_store(empty_url)


async def test_without_leave_to_migrate_nothing_is_made(empty_url):
    with pytest.raises((Missing, StoreVersion)):
        await open_store(empty_url, migrate=False)
    with pytest.raises(StoreError):
        await open_store(empty_url, visiting=True)
    with connected(empty_url) as connection:
        assert migrate.current(connection) is None
