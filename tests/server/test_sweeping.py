import gc
import weakref

import pytest

from passgo.server.sweeping import Sweeper
from tests.waiting import until


class Knot:
    """An object that only refers to itself."""

    def __init__(self):
        self.me = self


@pytest.fixture
async def sweeper():
    sweeper = Sweeper(often=0.01, rarely=3600)
    sweeper.start()
    yield sweeper
    sweeper.stop()
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0


async def test_what_is_new_is_swept_soon(sweeper):
    assert not gc.isenabled()
    gone = weakref.ref(Knot())
    await until(lambda: gone() is None)


async def test_what_is_old_waits_for_a_look_at_everything(sweeper):
    knot = Knot()
    gone = weakref.ref(knot)
    sweeper.sweep()
    del knot
    sweeper.sweep()
    assert gone() is not None
    sweeper.sweep_all()
    assert gone() is None


async def test_everything_is_looked_at_now_and_then():
    sweeper = Sweeper(often=0.01, rarely=0.05)
    sweeper.start()
    try:
        knot = Knot()
        gone = weakref.ref(knot)
        sweeper.sweep()
        del knot
        await until(lambda: gone() is None)
    finally:
        sweeper.stop()


async def test_everything_is_looked_at_early_where_much_has_come():
    sweeper = Sweeper(often=0.01, rarely=3600, much=0)
    sweeper.start()
    try:
        alive = gc.get_freeze_count()
        knots = [Knot() for _ in range(alive)]
        gone = weakref.ref(knots[0])
        sweeper.sweep()
        knots.clear()
        await until(lambda: gone() is None)
    finally:
        sweeper.stop()
