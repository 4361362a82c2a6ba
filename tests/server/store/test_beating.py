"""The beats of a lease: a server that is busy keeps its tables, one that hangs loses them."""

import asyncio
import threading

import pytest

from passgo.server.app import create_app
from passgo.server.settings import Settings
from passgo.server.store import Batch, Fenced, StoreDown, open_store
from passgo.server.store.beating import BEAT
from passgo.server.store.leases import ALONE, LEASE
from tests.server.serving import FREE
from tests.server.store.making import add, age, entries
from tests.waiting import HANG, until

LONG = 60.0
"""Seconds of a lease that no stall of the machine outlasts; tests let them go by by hand."""


@pytest.fixture
def often(monkeypatch):
    """Hearts that beat as often as they can."""
    monkeypatch.setattr("passgo.server.store.beating.BEAT", 0.01)


@pytest.fixture
async def store(store_url, often):
    """A store on either database, under a long lease."""
    async with await open_store(store_url, lease=LONG) as opened:
        yield opened


class Beats:
    """Counts the beats of a store, and lets time go by before each."""

    def __init__(self, store, monkeypatch, seconds=0.0):
        self.count = 0
        self.results = []
        self._wanted = (0, threading.Event())
        heart, renew = store.heart, store.heart.renew

        def counted():
            if seconds:
                with heart._engine.connect() as connection:
                    age(connection, heart.server, seconds)
            self.results.append(renew())
            self.count += 1
            wanted, reached = self._wanted
            if self.count >= wanted:
                reached.set()
            return self.results[-1]

        monkeypatch.setattr(heart, "renew", counted)

    def block(self, count):
        """Let nothing else run on the event loop until there were so many beats more."""
        self._wanted = (self.count + count, reached := threading.Event())
        assert reached.wait(HANG), "the heart does not beat while the event loop stands still"


async def test_a_loop_that_stands_still_longer_than_the_lease_keeps_its_tables(store, monkeypatch):
    await add(store, "AAAAAAA")
    server, lapsed = store.server, []
    store.on_lapse(lapsed.append)
    beats = Beats(store, monkeypatch, seconds=LONG / 2)
    # Five times half a lease go by before the loop runs again.
    beats.block(5)
    await store.append(Batch("AAAAAAA", 1, 1, entries(2)))
    assert store.server == server
    assert store.is_alive
    assert all(beats.results)
    assert lapsed == []
    assert await store.leader_of(["AAAAAAA"]) == {"AAAAAAA": (server, True)}


async def test_a_lease_lost_while_the_loop_stands_still_lets_nothing_be_written(store, monkeypatch):
    await add(store, "AAAAAAA")
    server, lapsed = store.server, []
    store.on_lapse(lambda old: lapsed.append((old, threading.current_thread())))
    beats = Beats(store, monkeypatch, seconds=2 * LONG)
    # It is already on its way when the loop stops.
    late = asyncio.create_task(store.append(Batch("AAAAAAA", 1, 1, entries(2))))
    beats.block(1)
    with pytest.raises(Fenced):
        await late
    await until(lambda: store.server != server and store.is_alive)
    assert beats.results == [False]
    # What hears of it may touch tables: it runs where they do.
    assert lapsed == [(server, threading.main_thread())]
    with pytest.raises(Fenced):
        await store.append(Batch("AAAAAAA", 1, 1, entries(2)))
    assert await store.entries("AAAAAAA") == entries(1)
    # There was no other server to take it.
    assert await store.lead("AAAAAAA") == 2
    await store.append(Batch("AAAAAAA", 2, 1, entries(2)))


async def test_a_loop_that_hangs_for_good_lets_its_lease_lapse(store, monkeypatch):
    server, heart = store.server, store.heart
    beats = Beats(store, monkeypatch)
    heart.stall = -1.0
    stalled = threading.Event()
    monkeypatch.setattr("passgo.server.store.beating.logger.error", lambda *said: stalled.set())
    assert stalled.wait(HANG)
    await store.change(lambda connection: age(connection, server, 2 * LONG))
    renewed = beats.count
    assert await store.living_servers() == set()
    # The loop runs again: what has expired stays so.
    heart.stall = HANG
    await until(lambda: store.server != server and store.is_alive)
    assert beats.results[renewed:] == [False]


async def test_beats_that_fail_are_tried_again(store, monkeypatch):
    heart, renew, failures = store.heart, store.heart.renew, [StoreDown("once"), OSError("twice")]
    done = threading.Event()

    def fail_first():
        if failures:
            raise failures.pop()
        done.set()
        return renew()

    monkeypatch.setattr(heart, "renew", fail_first)
    assert await asyncio.to_thread(done.wait, HANG)
    assert store.heart is heart
    assert store.is_alive


async def test_a_lease_is_tried_for_under_a_new_id_each_time(store, monkeypatch):
    change, refused = store.change, []

    async def refuse_twice(work):
        if len(refused) < 2:
            refused.append(store.server)
            raise StoreDown("whether it was stored is unknown")
        return await change(work)

    server = store.server
    # The heart may notice before the change returns here.
    monkeypatch.setattr(store, "change", refuse_twice)
    await change(lambda connection: age(connection, server, 2 * LONG))
    await until(lambda: len(refused) == 2 and store.is_alive)
    assert len({server, *refused, store.server}) == 4


async def test_a_beat_under_way_when_it_is_told_to_stop_is_waited_for(store, monkeypatch):
    begun, go_on, ended = threading.Event(), threading.Event(), []
    renew = store.heart.renew

    def slow():
        begun.set()
        assert go_on.wait(HANG)
        ended.append(renew())
        return True

    monkeypatch.setattr(store.heart, "renew", slow)
    assert await asyncio.to_thread(begun.wait, HANG)
    closing = asyncio.create_task(store.close())
    await until(lambda: store.heart.is_stopped)
    assert not closing.done()
    go_on.set()
    await closing
    assert ended == [True]
    assert not any(thread.name == "store heartbeat" for thread in threading.enumerate())


async def test_a_lapse_heard_of_after_the_end_changes_nothing(store):
    server, heart = store.server, store.heart
    await store.resign()
    store._lapsed(heart)
    assert store.server == server
    assert not store.is_alive
    assert await store.living_servers() == set()


def test_a_loop_that_is_closed_has_no_heart(tmp_path, often):
    """A store that is not closed leaves no thread that beats for ever."""

    async def forget():
        store = await open_store(tmp_path / "tables.db")
        await store.disconnect()
        store._lock.release()
        return store.heart

    heart = asyncio.run(forget())
    heart._thread.join(HANG)
    assert not heart._thread.is_alive()


@pytest.mark.parametrize(("lease", "beat"), [(LEASE, BEAT), (ALONE, BEAT), (1.5, 0.5)])
async def test_three_beats_fit_into_a_lease(tmp_path, lease, beat):
    async with await open_store(tmp_path / "tables.db", lease=lease) as store:
        assert store.heart.beat == beat
        assert store.heart.alive_until > 0


async def test_the_setting_is_the_lease_of_a_shared_database(store_url):
    app = create_app(Settings(database=store_url, lease_seconds=17, **FREE))
    async with app.router.lifespan_context(app):
        store = app.state.services.store
        # A file has one server, and no other can take over.
        assert store.heart.lease == (ALONE if store.address.is_sqlite else 17)
