"""Halls on real stores, with compiled rules that are loaded once for all tests."""

import pytest

from passgo.game.rooms import FAMILIES, family_part
from passgo.server.hall.customary import Customary
from passgo.server.hall.hall import Hall
from passgo.server.hall.thinking import Thinkers
from passgo.server.store import open_store


class Ready(Thinkers):
    """Thinkers whose kernels are compiled; the tests' cache holds them."""

    def __init__(self):
        super().__init__(2, 3.0)
        self._warm = set(FAMILIES)


CUSTOMARY = Customary(presence_delay=0.01, watch=0.2)


def make_hall(store, customary=CUSTOMARY, **kw):
    hall = Hall(store, customary, thinkers=Ready(), **kw)
    hall.start()
    return hall


@pytest.fixture(scope="session", autouse=True)
def _loaded():
    """What is loaded at the first call would hold up a table, and its server's heartbeat."""
    for family in FAMILIES:
        family_part(family, "warming").warm_table()


@pytest.fixture
async def hall(store):
    """A hall on either store."""
    opened = make_hall(store)
    yield opened
    await opened.close()


@pytest.fixture
async def small_hall(tmp_path):
    """A hall on SQLite, where the kind of store is no matter."""
    store = await open_store(tmp_path / "tables.db", durability="normal")
    opened = make_hall(store)
    yield opened
    await opened.close()
    await store.close()
