"""Halls on real stores, with compiled rules that are loaded once for all tests."""

from contextlib import asynccontextmanager

import pytest

from passgo.families import FAMILIES, find_family
from passgo.server.hall.hall import Hall
from passgo.server.hall.limits import HallLimits
from passgo.server.hall.thinking import Thinkers
from passgo.server.store import open_store
from tests.waiting import until


class Ready(Thinkers):
    """Thinkers with compiled kernels, from the tests' cache."""

    def __init__(self):
        super().__init__(2, 3.0)
        self._warm = set(FAMILIES)


LIMITS = HallLimits(presence_delay=0.01, watch=0.2)


def make_hall(store, limits=LIMITS, **kw):
    hall = Hall(store, limits, **{"thinkers": Ready(), **kw})
    hall.start()
    return hall


@asynccontextmanager
async def hall_on(store, limits=LIMITS, **kw):
    """A hall that is always closed."""
    hall = make_hall(store, limits, **kw)
    try:
        yield hall
    finally:
        if not hall.is_closing:
            await hall.close()


class Clock:
    """A hall's time, which stands still until a test advances it."""

    def __init__(self):
        self.now = 1_000_000.0

    def __call__(self):
        return self.now

    async def run_until(self, hall, is_so):
        """Let time go by, and the tables look at it, until something is so."""

        def later():
            self.now += 0.05
            for room in hall.rooms.values():
                room.stir()
            return is_so()

        await until(later)


@pytest.fixture
def clock():
    """The time of a hall."""
    return Clock()


@pytest.fixture(scope="session", autouse=True)
def _loaded():
    """Loading it at the first call would delay a table."""
    for family in FAMILIES:
        find_family(family).warming.warm_table()


@pytest.fixture
async def hall(store):
    """A hall on either store."""
    async with hall_on(store) as opened:
        yield opened


@pytest.fixture
async def small_hall(tmp_path):
    """A hall on SQLite, for tests that do not depend on the store."""
    async with (
        await open_store(tmp_path / "tables.db", durability="normal") as store,
        hall_on(store) as opened,
    ):
        yield opened
