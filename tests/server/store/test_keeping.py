"""Tables taken out and put in again, pruning, and backups of both databases."""

import asyncio
import json
import sqlite3
import subprocess
from contextlib import closing

import pytest

from passgo.server.store import Batch, Missing, Snapshot, StoreError, Taken, open_store
from passgo.server.store.address import parse_address
from tests.server.postgres import name_of
from tests.server.store.making import add, entries, row
from tests.waiting import HANG, until

DAY = 86_400


@pytest.fixture
async def other(tmp_path):
    """A second store, for what is exported from the first."""
    async with await open_store(tmp_path / "other.db") as opened:
        yield opened


async def played(store):
    """A table with a game half played."""
    await store.add_guest("ana", "hash")
    await store.add_table(row("AAAAAAA", public=True), entries(1), [(0, "ana")])
    snapshot = Snapshot(2, "position\n", 1, "digest")
    batch = Batch(
        "AAAAAAA", 1, 1, entries(2, 3), phase="playing", memory={"m": 1}, snapshot=snapshot
    )
    await store.append(batch)


async def test_an_exported_table_is_the_same_elsewhere(store, other):
    await played(store)
    exported = json.loads(json.dumps(await store.export_table("AAAAAAA")))
    await other.import_table(exported)
    assert await other.export_table("AAAAAAA") == await store.export_table("AAAAAAA")
    assert await other.entries("AAAAAAA") == entries(1, 2, 3)
    assert await other.snapshot("AAAAAAA") == Snapshot(2, "position\n", 1, "digest")
    assert await other.find_guest("hash") == "ana"
    # It has no leader, so any server may continue it, with a later term.
    assert await other.leader_of(["AAAAAAA"]) == {"AAAAAAA": (None, False)}
    assert await other.lead("AAAAAAA") == 2
    with pytest.raises(Taken, match="AAAAAAA"):
        await other.import_table(exported)


async def test_what_is_not_there_cannot_be_exported(store):
    with pytest.raises(Missing):
        await store.export_table("AAAAAAA")


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"form": 9}, "form 1"),
        ({"code": "a'; --"}, "code"),
        ({"number": 7}, "log: found 3 entries, expected 7"),
        ({"face": "x"}, "face"),
        ({"log": [[1.5, "act"]]}, "log"),
        ({"snapshot": {"number": 9, "position": "", "actions": 0}}, "number 9"),
        ({"guests": [{"id": "ana"}]}, "guests"),
    ],
)
async def test_a_damaged_export_is_refused_and_changes_nothing(other, change, why):
    await played(other)
    exported = await other.export_table("AAAAAAA")
    with pytest.raises(StoreError, match=why):
        await other.import_table(exported | {"code": "BBBBBBB"} | change)
    assert [line.code for line in await other.list_tables()] == ["AAAAAAA"]


async def age(store, days):
    """Let every table and guest be older."""

    def work(connection):
        connection.exec_driver_sql(f"UPDATE tables SET changed = changed - {days * DAY}")
        connection.exec_driver_sql(f"UPDATE guests SET seen = seen - {days * DAY}")

    await store.change(work)


async def test_only_old_tables_that_nobody_leads_are_pruned(store, store_url):
    for code in ("LEADED1", "PLAYED1", "OVERED1", "OVERED2"):
        await store.add_table(row(code), entries(1), [(0, code)])
        await store.add_guest(code, code)
    for code, phase in (("LEADED1", "over"), ("OVERED1", "over"), ("OVERED2", "over")):
        await store.append(Batch(code, 1, 1, phase=phase))
    for code in ("PLAYED1", "OVERED1"):
        await store.release(code, 1)
    await age(store, 10)
    await store.append(Batch("OVERED2", 1, 1, face={}))
    await store.release("OVERED2", 1)
    async with await open_store(store_url, visiting=True) as visit:
        assert await visit.prune(5 * DAY, is_trial=True) == ["OVERED1"]
        assert len(await visit.list_tables()) == 4
        assert await visit.prune(5 * DAY) == ["OVERED1"]
        assert await visit.prune(5 * DAY) == []
    assert await store.entries("OVERED1") == []
    assert await store.find_guest("OVERED1") is None
    assert await store.find_guest("PLAYED1") == "PLAYED1"
    assert await store.prune(5 * DAY, ["playing", "gathering"]) == ["PLAYED1"]


async def test_a_backup_taken_while_people_play_is_whole(store, store_url, tmp_path, postgres):
    """The way docs/deploy.md says; what was acknowledged before it is in it."""
    await add(store, "AAAAAAA")
    number = 1

    async def play():
        nonlocal number
        while True:
            await store.append(Batch("AAAAAAA", 1, number, entries(number + 1)))
            number += 1

    playing = asyncio.create_task(play())
    await until(lambda: number >= 10 or playing.done())
    before = number
    back_up = back_up_file if store.address.is_sqlite else back_up_server
    restored_url = await asyncio.to_thread(back_up, store_url, tmp_path, postgres)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    async with await open_store(restored_url) as restored:
        found = await restored.entries("AAAAAAA")
        assert before <= len(found) <= number + 1
        assert found == entries(*range(1, len(found) + 1))
        assert (await restored.load_table("AAAAAAA")).number == len(found)


def back_up_file(url, folder, _postgres):
    copy = folder / "copy.db"
    with (
        closing(sqlite3.connect(parse_address(url).path)) as source,
        closing(sqlite3.connect(copy)) as target,
    ):
        source.backup(target)
    return copy


def back_up_server(url, folder, postgres):
    where = ["-h", str(postgres.data), "-U", "postgres"]
    dump = folder / "tables.dump"
    programs = postgres.programs
    subprocess.run(
        [programs / "pg_dump", *where, "-Fc", "-f", dump, name_of(url)], timeout=HANG, check=True
    )
    restored = postgres.create()
    subprocess.run(
        [programs / "pg_restore", *where, "-d", name_of(restored), dump], timeout=HANG, check=True
    )
    return restored
