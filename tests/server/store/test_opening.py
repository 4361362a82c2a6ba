"""Addresses, the lock of a SQLite file, and what a visit may do."""

import os
import subprocess
import sys

import pytest

from passgo.server.store import Fenced, StoreDown, StoreError, StoreInUse, open_store
from passgo.server.store.address import parse_address
from passgo.server.store.errors import StoreAddress
from tests.server.store.making import add, row
from tests.waiting import HANG


@pytest.mark.parametrize("form", ["{}", "sqlite:///{}", "sqlite+aiosqlite:///{}"])
def test_a_file_has_many_addresses(tmp_path, form):
    path = tmp_path / "tables.db"
    assert parse_address(form.format(path)).path == path


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+psycopg"])
def test_a_password_is_used_and_never_shown(scheme):
    address = parse_address(f"{scheme}://ana:hidden@db.example/tables")
    assert address.url.drivername == "postgresql+psycopg"
    assert address.url.password == "hidden"
    assert str(address) == "postgresql+psycopg://ana:***@db.example/tables"


@pytest.mark.parametrize(
    "text", ["", "sqlite://", "sqlite:///:memory:", "mysql://a:hidden@b/c", "://hidden", "x://y:z"]
)
def test_what_names_no_store_is_refused_without_repeating_a_password(text):
    with pytest.raises(StoreAddress) as refused:
        parse_address(text)
    assert "hidden" not in str(refused.value)
    assert "expected" in str(refused.value)


async def test_a_sqlite_file_has_one_server(tmp_path):
    path = tmp_path / "tables.db"
    async with await open_store(path):
        with pytest.raises(StoreInUse, match=rf"tables\.db is open in process {os.getpid()}"):
            await open_store(path)
    async with await open_store(path):
        pass


async def test_a_killed_process_leaves_neither_lock_nor_lead(tmp_path):
    path = tmp_path / "tables.db"
    code = (
        "import asyncio, os, sys\n"
        "from passgo.server.store import TableRow, open_store\n"
        "async def main():\n"
        "    store = await open_store(sys.argv[1])\n"
        "    await store.add_table(TableRow('AAAAAAA', 'gathering', {}, '', {}))\n"
        "    os.kill(os.getpid(), 9)\n"
        "asyncio.run(main())\n"
    )
    done = subprocess.run([sys.executable, "-c", code, str(path)], timeout=HANG, check=False)
    assert done.returncode == -9
    async with await open_store(path) as store:
        assert await store.lead("AAAAAAA") == 2


async def test_a_folder_that_cannot_be_written_is_named(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises((StoreDown, StoreError), match="file"):
        await open_store(tmp_path / "file" / "tables.db")


async def test_a_file_that_is_no_database_is_left_alone(tmp_path):
    path = tmp_path / "tables.db"
    path.write_text("a letter to grandmother, " * 100)
    with pytest.raises(StoreError, match="not a database"):
        await open_store(path)
    assert path.read_text().startswith("a letter")


async def test_a_visit_reads_beside_a_server_and_leads_nothing(store, store_url):
    await add(store, "AAAAAAA")
    async with await open_store(store_url, visiting=True) as visit:
        assert (await visit.load_table("AAAAAAA")).number == 1
        with pytest.raises(Fenced):
            await visit.lead("AAAAAAA")
        with pytest.raises(Fenced):
            await visit.add_table(row("BBBBBBB"))
    assert await store.leader_of(["AAAAAAA"]) == {"AAAAAAA": (store.server, True)}


@pytest.mark.parametrize(("durability", "number"), [("full", 2), ("normal", 1)])
async def test_the_file_is_as_durable_as_asked(tmp_path, durability, number):
    async with await open_store(tmp_path / "tables.db", durability=durability) as store:
        found = await store.change(
            lambda connection: [
                connection.exec_driver_sql(f"PRAGMA {name}").scalar()
                for name in ("synchronous", "journal_mode", "foreign_keys")
            ]
        )
    assert found == [number, "wal", 1]
