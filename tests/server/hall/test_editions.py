"""A table keeps the edition that it was started with, whatever happens to its folder."""

import asyncio
import shutil
from dataclasses import replace

import pytest

from passgo.editions import PACKAGED, load_edition
from passgo.protocol.errors import ProtocolError
from passgo.server.hall.lobby import Lobby
from passgo.server.store import open_store
from tests.editions.copies import copy_of, put
from tests.server.hall.conftest import LIMITS, Ready, hall_on
from tests.server.hall.guests import Guest, setup


@pytest.fixture
def folder(tmp_path):
    """The folder of an edition."""
    return copy_of("euro", tmp_path).rename(tmp_path / "mybox")


def registry(folder):
    return replace(PACKAGED.with_folder(folder), private=True)


async def begun(hall, edition="mybox"):
    """A table of two people whose game has begun."""
    code = await hall.create("g-ana", setup(edition, seats=[{}]), "Ana", "a1")
    ana = await Guest(hall, code, "g-ana", checked=False).come()
    await ana.request("sit", name="Ben")
    await ana.request("start")
    await ana.until(lambda g: g.face["waiting"])
    await ana.request("act", seat=ana.face["waiting"][0], action="roll")
    return ana


async def woken(path, editions, code):
    """The table as another process has it, from what was stored."""
    async with (
        await open_store(path, durability="normal") as store,
        hall_on(store, LIMITS, editions=editions) as hall,
    ):
        return (await hall.open(code)).part.state


async def stored(path, editions, edition="mybox"):
    """A table that rests, and its state."""
    async with (
        await open_store(path, durability="normal") as store,
        hall_on(store, LIMITS, editions=editions) as hall,
    ):
        ana = await begun(hall, edition)
        table = (await hall.open(ana.code)).part.state
        assert table.lobby.digest == table.game.edition.digest
        return ana.code, table.game.state_bytes()


async def test_a_table_of_an_added_edition_wakes_with_it(tmp_path, folder):
    path, editions = tmp_path / "t.db", registry(folder)
    code, state = await stored(path, editions)
    table = await woken(path, editions, code)
    assert table.game.state_bytes() == state
    assert table.game.setting()["edition_digest"] == load_edition(folder).digest
    # Elsewhere the same edition may be in another folder.
    moved = shutil.move(folder, tmp_path / "moved" / "mybox")
    assert (await woken(path, registry(moved), code)).game.state_bytes() == state


@pytest.mark.parametrize("change", ["gone", "changed", "broken", "forbidden"])
async def test_a_table_whose_edition_is_not_here_says_so_and_is_not_lost(tmp_path, folder, change):
    path, editions = tmp_path / "t.db", registry(folder)
    code, state = await stored(path, editions)
    kept = shutil.copytree(folder, tmp_path / "kept" / "mybox")
    if change == "gone":
        shutil.rmtree(folder)
    if change == "changed":
        put(folder, "rules.toml", "salary = 200", "salary = 300")
    if change == "broken":
        (folder / "box.toml").write_text("[")
    now = PACKAGED if change == "forbidden" else editions
    async with (
        await open_store(path, durability="normal") as store,
        hall_on(store, LIMITS, editions=now) as hall,
    ):
        with pytest.raises(ProtocolError) as refused:
            await hall.open(code)
        # Another server, which has it, may lead.
        assert (await store.load_table(code)).leader is None
    assert (refused.value.code, refused.value.args_by_name) == ("no_edition", {"edition": "mybox"})
    assert (await woken(path, registry(kept), code)).game.state_bytes() == state


async def test_a_corrected_edition_goes_on_with_its_tables(tmp_path, folder):
    path, editions = tmp_path / "t.db", registry(folder)
    old = load_edition(folder).digest
    code, state = await stored(path, editions)
    put(folder, "rules.toml", "salary = 200", "salary = 300")
    put(folder, "box.toml", "order = ", f'supersedes = ["{old}"]\norder = ')
    table = await woken(path, editions, code)
    assert table.game.state_bytes() == state
    assert table.game.edition.digest != old


async def test_a_table_of_before_digests_is_of_a_packaged_edition(tmp_path):
    path = tmp_path / "t.db"
    code, state = await stored(path, PACKAGED, "euro")
    async with await open_store(path, durability="normal") as store:
        data = await store.export_table(code)
    assert data["body"]["digest"] == load_edition("euro").digest
    assert "editions" not in data["body"]
    del data["body"]["digest"]
    data["snapshot"] = None
    async with await open_store(tmp_path / "other.db", durability="normal") as store:
        await store.import_table(data)
    table = await woken(tmp_path / "other.db", PACKAGED, code)
    assert table.game.state_bytes() == state


async def test_an_exported_table_is_played_on_where_its_edition_is(tmp_path, folder):
    code, state = await stored(tmp_path / "t.db", registry(folder))
    async with await open_store(tmp_path / "t.db", durability="normal") as store:
        data = await store.export_table(code)
    async with await open_store(tmp_path / "other.db", durability="normal") as store:
        await store.import_table(data)
    with pytest.raises(ProtocolError, match="no_edition"):
        await woken(tmp_path / "other.db", PACKAGED, code)
    table = await woken(tmp_path / "other.db", registry(folder), code)
    assert table.game.state_bytes() == state


class Held(Ready):
    """Thinkers that begin to learn a board when they are let."""

    def __init__(self):
        super().__init__()
        self.may_learn = asyncio.Event()
        self.asked = 0

    async def learn(self, family):
        self.asked += 1
        await self.may_learn.wait()
        await super().learn(family)


async def test_bots_learn_an_unknown_board_while_people_play_on(tmp_path, folder):
    """Its cards lead to other squares; what measures its board is compiled during the games."""
    put(folder, "decks.toml", "target = 39", "target = 37")
    thinkers = Held()
    async with (
        await open_store(tmp_path / "t.db", durability="normal") as store,
        hall_on(store, LIMITS, editions=registry(folder), thinkers=thinkers) as hall,
    ):
        wanted = setup("mybox", seats=[{"bot": "shrewd"}, {"bot": "regular"}])
        code = await hall.create("g-ana", wanted, "Ana", "a1")
        ana = await Guest(hall, code, "g-ana", checked=False).come()
        await ana.request("start")
        await ana.request("act", seat="Ana", action="roll")
        table = (await hall.open(code)).part.state
        assert thinkers.asked == 1
        refused = await ana.ask("hint", seat="Ana", bot="shrewd")
        assert refused["refusal"]["code"] == "no_hint"
        assert {seat for seat, _ in table.game.actions} <= {0}
        thinkers.may_learn.set()
        await ana.until(lambda g: {seat for seat, _ in table.game.actions} >= {1, 2})
        assert thinkers.asked == 1


async def test_a_gathering_table_takes_its_edition_as_it_is_at_the_start(tmp_path, folder):
    async with (
        await open_store(tmp_path / "t.db", durability="normal") as store,
        hall_on(store, LIMITS, editions=registry(folder)) as hall,
    ):
        code = await hall.create("g-ana", setup("mybox", seats=[{"bot": "simple"}]), "Ana", "a1")
        ana = await Guest(hall, code, "g-ana", checked=False).come()
        put(folder, "rules.toml", "salary = 200", "salary = 300")
        await ana.request("start")
        table = (await hall.open(code)).part.state
        assert table.lobby.digest == load_edition(folder).digest
        assert table.game.edition.rules["standard"]["salary"] == 300
        again = table.lobby.again("0" * 64)
        assert again.digest == ""
        assert Lobby.from_body(again.body(), hall.editions) == again
