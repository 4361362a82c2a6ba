"""Two servers on one PostgreSQL: one leads, and whoever was only asleep cannot write."""

import asyncio

import pytest
from sqlalchemy.exc import DBAPIError

from passgo.server.store import Batch, Fenced, Posted, Snapshot, Taken, Wake, open_store
from tests.server.store.making import add, entries, row


@pytest.fixture
async def two(postgres_url):
    """Two servers on one database."""
    first = await open_store(postgres_url, server="first")
    second = await open_store(postgres_url, server="second")
    yield first, second
    await first.close()
    await second.close()


async def let_lapse(store):
    """Stop a server's heart and its lease, as a frozen process finds them when it wakes."""
    store._beating.cancel()
    lapsed = f"UPDATE servers SET alive_until = alive_until - 10 WHERE id = '{store.server}'"
    await store.change(lambda connection: connection.exec_driver_sql(lapsed))


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
    await let_lapse(first)
    old, lapsed = first.server, []
    first.on_lapse(lapsed.append)
    assert await first.heartbeat() is False
    assert first.is_alive is False
    first._beating = asyncio.create_task(first._beat())
    async with asyncio.timeout(5):
        while not first.is_alive:
            await asyncio.sleep(0.02)
    assert lapsed == [old]
    assert first.server != old
    # It lives again, but leads nothing.
    with pytest.raises(Fenced):
        await first.append(Batch("AAAAAAA", 1, 1, entries(2)))
    assert await second.lead("AAAAAAA") == 2


async def test_the_store_beats_by_itself(two):
    first, _ = two
    await add(first, "AAAAAAA")
    await asyncio.sleep(3.5)
    await first.append(Batch("AAAAAAA", 1, 1, entries(2)))
    assert await first.heartbeat() is True


async def test_who_resigns_frees_every_table_and_others_hear_it(two):
    first, second = two
    for code in ("AAAAAAA", "BBBBBBB"):
        await add(first, code)
    wakes = []
    second.listen(wakes.append)
    await first.resign()
    assert [await second.lead(code) for code in ("AAAAAAA", "BBBBBBB")] == [2, 2]
    async with asyncio.timeout(5):
        while Wake("free") not in wakes:
            await asyncio.sleep(0.01)


async def test_a_follower_hears_of_every_entry_once_it_can_read_it(two):
    first, second = two
    codes = [f"TABLE{n:03}" for n in range(40)]
    await asyncio.gather(*(add(first, code) for code in codes))
    wakes = set()
    second.listen(wakes.add)
    await asyncio.gather(*(first.append(Batch(code, 1, 1, entries(2))) for code in codes))
    async with asyncio.timeout(5):
        while not {Wake("table", code, 2) for code in codes} <= wakes:
            await asyncio.sleep(0.01)
    assert await second.entries("TABLE039", after=1) == entries(2)


async def test_a_wish_reaches_the_leader_and_after_its_death_the_next(two):
    first, second = two
    await add(first, "AAAAAAA")
    await second.post_wish(Posted("w1", "AAAAAAA", "ana", "{}"))
    with pytest.raises(Taken):
        await second.post_wish(Posted("w1", "AAAAAAA", "ana", "{}"))
    assert await second.take_wishes() == []
    assert [one.id for one in await first.take_wishes()] == ["w1"]
    await let_lapse(first)
    assert await second.lead("AAAAAAA") == 2
    assert [one.id for one in await second.take_wishes()] == ["w1"]


async def test_a_leader_stopped_in_a_transaction_holds_its_table_for_seconds_only(two):
    """The database gives up on whoever says nothing, so that another can lead."""
    first, second = two
    await add(first, "AAAAAAA")
    await let_lapse(first)
    async with first._doors.engine.connect() as connection:
        await connection.exec_driver_sql("UPDATE tables SET number = 9")
        assert await second.lead("AAAAAAA") == 2
        with pytest.raises(DBAPIError, match="idle-in-transaction"):
            await connection.exec_driver_sql("SELECT 1")
    assert (await second.load_table("AAAAAAA")).number == 1
