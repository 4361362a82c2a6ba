"""A store closes everything even after failures: a test that left something would fail."""

import asyncio

import pytest

from passgo.server.app import create_app
from passgo.server.hall.hall import Hall
from passgo.server.hall.limits import HallLimits
from passgo.server.settings import Settings
from passgo.server.store import StoreDown, open_store
from passgo.server.store.store import Store
from tests.server.serving import FREE
from tests.server.store.making import add
from tests.waiting import HANG, until


class Broken(Exception):
    """What no part of a store expects."""


def broken(function):
    """A step that does what it does, and fails."""

    async def fail(*given):
        await function(*given)
        raise Broken

    return fail


@pytest.mark.parametrize("step", ["stop_writing", "resign", "stop_listening", "disconnect"])
async def test_a_step_that_fails_holds_up_no_other(store_url, monkeypatch, step):
    store = await open_store(store_url)
    await add(store, "AAAAAAA")
    monkeypatch.setattr(store, step, broken(getattr(store, step)))
    with pytest.raises(Broken):
        await store.close()
    async with await open_store(store_url) as other:
        assert await other.lead("AAAAAAA") == 2


async def test_a_close_that_is_cancelled_closes_all_the_same(store_url, monkeypatch):
    store = await open_store(store_url)
    await add(store, "AAAAAAA")
    waiting = asyncio.Event()

    async def stand_still():
        waiting.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(store, "resign", stand_still)
    closing = asyncio.create_task(store.close())
    async with asyncio.timeout(HANG):
        await waiting.wait()
    closing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await closing
    async with await open_store(store_url) as other:
        assert (await other.load_table("AAAAAAA")).leader == store.server


@pytest.mark.parametrize("step", ["enlist", "start_listening"])
@pytest.mark.parametrize("failure", [StoreDown("it has gone"), asyncio.CancelledError()])
async def test_a_store_that_cannot_be_opened_leaves_nothing(store_url, monkeypatch, step, failure):
    begin = getattr(Store, step)

    async def fail(*given):
        await begin(*given)
        raise failure

    with monkeypatch.context() as patch:
        patch.setattr(Store, step, fail)
        with pytest.raises(type(failure)):
            await open_store(store_url)
    async with await open_store(store_url) as store:
        assert await store.living_servers() == {store.server}


async def test_a_context_closes_its_store_when_its_body_fails(store_url):
    async def fail():
        async with await open_store(store_url) as store:
            await add(store, "AAAAAAA")
            raise Broken

    with pytest.raises(Broken):
        await fail()
    async with await open_store(store_url) as other:
        assert await other.lead("AAAAAAA") == 2


async def test_a_hall_that_is_cut_short_while_it_closes_ends_what_it_began(store_url):
    async with await open_store(store_url) as store:
        hall = Hall(store, HallLimits())
        hall.start()
        store.resign, resign = asyncio.Event().wait, store.resign
        closing = asyncio.create_task(hall.close())
        await until(lambda: hall.is_closing)
        closing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await closing
        store.resign = resign
        assert all(task.done() for task in hall._tasks)
        assert hall.thinkers._pool._shutdown


@pytest.mark.parametrize("part", ["HallLimits", "Keys", "Retelling", "Hall.start"])
async def test_a_server_that_cannot_be_set_up_leaves_nothing(store_url, monkeypatch, part):
    def fail(*given, **named):
        raise Broken

    app = create_app(Settings(database=store_url, **FREE))
    with monkeypatch.context() as patch:
        patch.setattr(f"passgo.server.app.{part}", fail)
        with pytest.raises(Broken):
            async with app.router.lifespan_context(app):
                pass
    async with await open_store(store_url) as store:
        assert await store.living_servers() == {store.server}
