"""Two servers on one PostgreSQL: one leads, and a suspended one cannot write."""

import asyncio
import threading

import pytest

from passgo.server.store import Batch, Fenced, Posted, Snapshot, StoreDown, Taken, Wake, open_store
from tests.server.store.making import add, age, entries, let_lapse, row
from tests.waiting import HANG, until


@pytest.fixture
async def two(postgres_url, monkeypatch):
    """Two servers on one database, whose leases lapse only where a test lets them."""
    monkeypatch.setattr("passgo.server.store.beating.BEAT", 0.05)
    async with (
        await open_store(postgres_url, server="first", lease=600) as first,
        await open_store(postgres_url, server="second", lease=600) as second,
    ):
        yield first, second


async def test_a_living_leader_keeps_its_table(two):
    first, second = two
    assert first.server.startswith("first-")
    await add(first, "AAAAAAA")
    assert await second.lead("AAAAAAA") is None
    assert await second.leader_of(["AAAAAAA"]) == {"AAAAAAA": (first.server, True)}
    with pytest.raises(Fenced):
        await second.append(Batch("AAAAAAA", 1, 1, entries(2)))
    assert await first.lead("AAAAAAA") == 2
    with pytest.raises(Fenced):
        await first.append(Batch("AAAAAAA", 1, 1, entries(2)))
    await first.append(Batch("AAAAAAA", 2, 1, entries(2)))


async def test_a_lead_is_handed_over(two):
    first, second = two
    await add(first, "AAAAAAA")
    await first.release("AAAAAAA", 7)
    assert await second.lead("AAAAAAA") is None
    await first.release("AAAAAAA", 1)
    assert await second.lead("AAAAAAA") == 2
    with pytest.raises(Fenced):
        await first.append(Batch("AAAAAAA", 1, 1, entries(2)))
    await second.append(Batch("AAAAAAA", 2, 1, entries(2)))


async def test_only_one_of_many_takes_a_free_table(two):
    first, second = two
    await add(first, "AAAAAAA")
    await first.release("AAAAAAA", 1)
    terms = await asyncio.gather(first.lead("AAAAAAA"), second.lead("AAAAAAA"))
    assert sorted(terms, key=str) == [2, None]


async def test_a_lapsed_server_writes_nothing(two):
    first, second = two
    await add(first, "AAAAAAA")
    await let_lapse(first)
    with pytest.raises(Fenced):
        await first.append(Batch("AAAAAAA", 1, 1, entries(2)))
    with pytest.raises(Fenced):
        await first.put_snapshot("AAAAAAA", Snapshot(1, "x", 0), 1)
    with pytest.raises(Fenced):
        await first.lead("AAAAAAA")
    with pytest.raises(Fenced):
        await first.add_table(row("BBBBBBB"))
    assert await first.leader_of(["AAAAAAA"]) == {"AAAAAAA": (first.server, False)}
    assert await second.lead("AAAAAAA") == 2
    with pytest.raises(Fenced):
        await first.append(Batch("AAAAAAA", 2, 1, entries(2)))
    await second.append(Batch("AAAAAAA", 2, 1, entries(2)))
    assert await second.entries("AAAAAAA") == entries(1, 2)


async def test_a_lapsed_lease_is_never_renewed(two):
    first, second = two
    await add(first, "AAAAAAA")
    old, lapsed = first.server, []
    first.on_lapse(lapsed.append)
    await first.change(lambda connection: age(connection, old, 1000))
    await until(lambda: first.server != old and first.is_alive)
    assert lapsed == [old]
    assert await first.living_servers() == {first.server, second.server}
    # It lives again, but leads nothing.
    with pytest.raises(Fenced):
        await first.append(Batch("AAAAAAA", 1, 1, entries(2)))
    assert await second.lead("AAAAAAA") == 2


async def test_who_resigns_frees_every_table_and_others_hear_it(two):
    first, second = two
    for code in ("AAAAAAA", "BBBBBBB"):
        await add(first, code)
    wakes = []
    second.listen(wakes.append)
    await first.resign()
    assert [await second.lead(code) for code in ("AAAAAAA", "BBBBBBB")] == [2, 2]
    await until(lambda: Wake("free") in wakes)


async def test_a_follower_hears_of_every_entry_once_it_can_read_it(two):
    first, second = two
    codes = [f"TABLE{n:03}" for n in range(40)]
    await asyncio.gather(*(add(first, code) for code in codes))
    wakes = set()
    second.listen(wakes.add)
    await asyncio.gather(*(first.append(Batch(code, 1, 1, entries(2))) for code in codes))
    await until(lambda: {Wake("table", code, 2) for code in codes} <= wakes)
    assert await second.entries("TABLE039", after=1) == entries(2)


async def test_a_request_reaches_the_leader_and_after_its_death_the_next(two):
    first, second = two
    await add(first, "AAAAAAA")
    await second.post_request(Posted("w1", "AAAAAAA", "ana", "{}"))
    with pytest.raises(Taken):
        await second.post_request(Posted("w1", "AAAAAAA", "ana", "{}"))
    assert await second.take_requests() == []
    assert [one.id for one in await first.take_requests()] == ["w1"]
    await let_lapse(first)
    assert await second.lead("AAAAAAA") == 2
    assert [one.id for one in await second.take_requests()] == ["w1"]


async def test_a_leader_stopped_in_a_transaction_holds_its_table_for_seconds_only(two):
    """The database drops a silent server, so that another can lead."""
    first, second = two
    await add(first, "AAAAAAA")
    await let_lapse(first)
    limits, stopped, go_on = [], threading.Event(), threading.Event()

    def stop(connection):
        asked = connection.exec_driver_sql("SHOW idle_in_transaction_session_timeout")
        limits.append(asked.scalar_one())
        connection.exec_driver_sql("UPDATE tables SET number = 9")
        connection.exec_driver_sql("SET idle_in_transaction_session_timeout = 100")
        stopped.set()
        assert go_on.wait(HANG)
        connection.exec_driver_sql("SELECT 1")

    changing = asyncio.create_task(first.change(stop))
    assert await asyncio.to_thread(stopped.wait, HANG)
    assert limits == ["2s"]
    assert await second.lead("AAAAAAA") == 2
    go_on.set()
    with pytest.raises(StoreDown, match="idle-in-transaction"):
        await changing
    assert (await second.load_table("AAAAAAA")).number == 1
