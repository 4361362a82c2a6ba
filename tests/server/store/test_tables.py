"""Tables, entries and snapshots on both databases: they are read back as written."""

import asyncio
import sqlite3
from contextlib import closing

import pytest
from sqlalchemy import event

from passgo.server.store import Batch, Fenced, Missing, Snapshot, Taken, open_store
from passgo.server.store.beating import renewal
from passgo.server.store.schema import tables
from passgo.table import Entry
from tests.server.store.making import add, entries, row

AGE = tables.update().values(changed=tables.c.changed - 10)


async def test_a_new_table_comes_back_as_it_was(store):
    await store.add_table(row("AAAAAAA", public=True), entries(1, 2), [(0, "ana")])
    found = await store.load_table("AAAAAAA")
    assert (found.code, found.phase, found.number, found.term) == ("AAAAAAA", "gathering", 2, 1)
    assert found.leader == store.server
    assert found.body == {"seats": ["Zoë", "😀"], "a": 1}
    assert found.face == {"phase": "gathering"}
    assert found.memory is None
    assert found.public is True
    assert found.changed == pytest.approx(found.created, abs=1)
    assert await store.entries("AAAAAAA") == entries(1, 2)
    assert await store.holders("AAAAAAA") == [(0, "ana")]


async def test_a_code_is_given_once(store):
    await add(store, "AAAAAAA")
    with pytest.raises(Taken):
        await add(store, "AAAAAAA")


async def test_a_table_that_is_not_there_is_missing(store):
    with pytest.raises(Missing, match="AAAAAAA"):
        await store.load_table("AAAAAAA")
    with pytest.raises(Missing, match="AAAAAAA"):
        await store.lead("AAAAAAA")
    assert await store.entries("AAAAAAA") == []
    assert await store.snapshot("AAAAAAA") is None
    assert await store.leader_of(["AAAAAAA"]) == {}


async def test_a_batch_changes_what_it_says_and_nothing_else(store):
    await add(store, "AAAAAAA")
    before = await store.load_table("AAAAAAA")
    await store.append(Batch("AAAAAAA", 1, 1, entries(2, 3), phase="playing", memory={"x": [1]}))
    after = await store.load_table("AAAAAAA")
    assert (after.number, after.phase, after.memory) == (3, "playing", {"x": [1]})
    assert (after.body, after.face, after.secret) == (before.body, before.face, before.secret)
    assert after.changed >= before.changed
    assert await store.entries("AAAAAAA", after=1) == entries(2, 3)
    assert await store.entries("AAAAAAA", after=1, upto=2) == entries(2)


async def test_a_batch_without_entries_keeps_the_number(store):
    await add(store, "AAAAAAA")
    await store.append(
        Batch("AAAAAAA", 1, 1, face={"n": 2}, body={}, ended=5.5, public=True, holders=[(1, "bo")])
    )
    found = await store.load_table("AAAAAAA")
    assert (found.number, found.face, found.body) == (1, {"n": 2}, {})
    assert (found.ended, found.public) == (5.5, True)
    assert await store.holders("AAAAAAA") == [(1, "bo")]


@pytest.mark.parametrize(("term", "after"), [(2, 1), (1, 0), (1, 2)])
async def test_another_term_or_number_is_fenced_and_changes_nothing(store, term, after):
    await add(store, "AAAAAAA")
    before = await store.load_table("AAAAAAA")
    with pytest.raises(Fenced):
        await store.append(Batch("AAAAAAA", term, after, entries(after + 1), face={"bad": True}))
    assert await store.load_table("AAAAAAA") == before
    assert await store.entries("AAAAAAA") == entries(1)


async def test_entries_that_leave_a_gap_are_refused(store):
    await add(store, "AAAAAAA")
    with pytest.raises(ValueError, match=r"after 1 are numbered \[3\]"):
        await store.append(Batch("AAAAAAA", 1, 1, entries(3)))


async def test_many_tables_write_at_once_and_only_the_wrong_ones_fail(store):
    codes = [f"TABLE{n:02}" for n in range(40)]
    for code in codes:
        await add(store, code)
    batches = [Batch(code, 1 + (n % 10 == 0), 1, entries(2)) for n, code in enumerate(codes)]
    done = await asyncio.gather(*map(store.append, batches), return_exceptions=True)
    assert [isinstance(one, Fenced) for one in done] == [n % 10 == 0 for n in range(40)]
    numbers = [(await store.load_table(code)).number for code in codes]
    assert numbers == [1 if n % 10 == 0 else 2 for n in range(40)]


async def test_batches_of_one_table_are_written_in_their_order(store):
    await add(store, "AAAAAAA")
    batches = [Batch("AAAAAAA", 1, n, entries(n + 1)) for n in range(1, 30)]
    await asyncio.gather(*map(store.append, batches))
    assert await store.entries("AAAAAAA") == entries(*range(1, 31))


async def test_what_cannot_be_stored_hurts_nobody_else(store):
    """Seconds that are no number: the database refuses them, for that batch alone."""
    await add(store, "AAAAAAA")
    await add(store, "BBBBBBB")
    bad = Batch("AAAAAAA", 1, 1, [Entry("acted", number=2, at=None)], face={"bad": True})
    done = await asyncio.gather(
        store.append(bad), store.append(Batch("BBBBBBB", 1, 1, entries(2))), return_exceptions=True
    )
    assert isinstance(done[0], Taken)
    assert done[1] is None
    assert (await store.load_table("AAAAAAA")).face == {"phase": "gathering"}
    assert (await store.load_table("BBBBBBB")).number == 2


async def test_the_last_snapshot_stays(store):
    await add(store, "AAAAAAA")
    await store.put_snapshot("AAAAAAA", Snapshot(1, "first\nposition", 0), 1)
    assert await store.snapshot("AAAAAAA") == Snapshot(1, "first\nposition", 0)
    second = Snapshot(2, "second", 1)
    await store.append(Batch("AAAAAAA", 1, 1, entries(2), snapshot=second))
    assert await store.snapshot("AAAAAAA") == second


@pytest.mark.parametrize(("term", "number"), [(2, 1), (1, 2)])
async def test_a_snapshot_of_another_term_or_of_what_is_not_stored_is_fenced(store, term, number):
    await add(store, "AAAAAAA")
    with pytest.raises(Fenced):
        await store.put_snapshot("AAAAAAA", Snapshot(number, "x", 0), term)
    assert await store.snapshot("AAAAAAA") is None


async def test_lists_are_by_guest_by_phase_and_by_page(store):
    for n in range(6):
        code = f"TABLE{n:02}"
        await store.add_table(row(code, public=n % 2 == 0), [], [(0, "ana")] if n < 3 else [])
    # What changed within one tick of the database's clock has no order in time.
    await store.change(lambda connection: connection.execute(AGE))
    await store.append(Batch("TABLE04", 1, 0, phase="playing", face={"f": 4}))
    assert codes(await store.list_tables())[0] == "TABLE04"
    assert set(codes(await store.list_tables(guest="ana"))) == {"TABLE00", "TABLE01", "TABLE02"}
    assert set(codes(await store.list_tables(public=True))) == {"TABLE00", "TABLE02", "TABLE04"}
    [playing] = await store.list_tables(phase="playing")
    assert (playing.code, playing.face) == ("TABLE04", {"f": 4})
    seen, before = [], None
    while page := await store.list_tables(limit=4, before=before):
        seen += codes(page)
        before = page[-1].place
    assert len(seen) == 6
    assert set(seen) == {f"TABLE{n:02}" for n in range(6)}


def codes(lines):
    return [line.code for line in lines]


async def test_nothing_that_play_asks_looks_at_every_table(tmp_path):
    """Ten thousand resting tables cost their rows and nothing else."""
    async with await open_store(tmp_path / "tables.db") as store:
        await add(store, "AAAAAAA")
        statements = []

        def trace(connection, *_):
            connection.set_trace_callback(statements.append)

        trace(store._connections._kept.connection.driver_connection)
        event.listen(store._connections._readers.pool, "checkout", trace)
        await store.append(
            Batch("AAAAAAA", 1, 1, entries(2), holders=[], snapshot=Snapshot(2, "", 1))
        )
        await store.lead("AAAAAAA")
        await store.leader_of(["AAAAAAA"])
        await store.take_requests(["AAAAAAA"])
        await store.load_table("AAAAAAA")
        await store.entries("AAAAAAA")
        await store.list_tables(guest="ana")
        await store.list_tables(before=(1.0, "A"))
        beat = renewal(store.server, 60)
        await store.change(lambda connection: connection.execute(beat))
        await store.release("AAAAAAA", 2)
    plans = []
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
        for statement in statements:
            if not statement.startswith(("BEGIN", "COMMIT", "PRAGMA", "--")):
                found = connection.execute(f"EXPLAIN QUERY PLAN {statement}")
                plans += [(row[3], statement) for row in found]
    assert len(plans) > 12
    scans = [plan for plan in plans if "SCAN" in plan[0] and "USING INDEX" not in plan[0]]
    assert scans == []


async def test_a_long_log_comes_back_whole(store):
    await store.add_table(row("AAAAAAA"), entries(*range(1, 2501)))
    assert await store.entries("AAAAAAA", after=2400) == entries(*range(2401, 2501))
    assert len(await store.entries("AAAAAAA")) == 2500
