"""Tables restored from the store: the same bytes, whatever happened to the process."""

import asyncio
import random
import re
import sqlite3
from contextlib import closing

import pytest

from passgo.editions import EDITIONS
from passgo.errors import PositionError
from passgo.families import find_family
from passgo.game import Game
from passgo.server.hall.limits import HallLimits
from passgo.server.hall.recovery import wake
from passgo.server.store import open_store
from passgo.table import Table
from tests.server.hall.conftest import hall_on
from tests.server.hall.guests import Guest, awaits_people, main_choice, setup
from tests.server.store.making import let_lapse
from tests.waiting import HANG

OFTEN = HallLimits(presence_delay=0.01, watch=0.2, snapshot_every=10)


async def play_some(hall, edition, count, seats=({}, {"bot": "simple"})):
    """A game in progress, and a guest at it."""
    rng = random.Random(edition)
    code = await hall.create("g-ana", setup(edition, seats=list(seats)), "Ana", "a1")
    ana = await Guest(hall, code, "g-ana", checked=False).come()
    await ana.request("sit", name="Ben")
    await ana.request("start")
    while ana.number < count and ana.face["phase"] == "playing":
        await ana.until(lambda g: g.face["waiting"] or g.face["phase"] == "over")
        if ana.face["phase"] == "over":
            break
        seat = ana.face["waiting"][0]
        choices = ana.document["you"][seat]["choices"]
        choice = main_choice(choices, rng)
        answer = await ana.request("act", seat=seat, action=choice["action"])
        if answer["type"] != "done":
            await ana.request("pass", seat=seat)
    return ana


@pytest.mark.parametrize("edition", EDITIONS())
async def test_a_table_wakes_from_its_snapshot_to_the_same_bytes(tmp_path, edition):
    async with (
        await open_store(tmp_path / "tables.db", durability="normal") as store,
        hall_on(store, OFTEN) as hall,
    ):
        ana = await play_some(hall, edition, 60)
        room = hall.rooms[ana.code]
        async with room.lock:
            # No bot may act between this look and the next.
            room.driver.stop()
            game = room.leading.state.game
            content, actions, marks = game.state_bytes(), list(game.actions), list(game.marks)
            memory = room.leading.table.memory()
        snapshot = await store.snapshot(ana.code)
        assert snapshot is not None
        assert snapshot.actions >= 10
        state, row, _ = await wake(store, ana.code, hall.target, 50)
        assert state.game.state_bytes() == content
        assert state.game.actions == actions
        assert state.game.marks == marks
        kept = ("sitters", "bank", "seating")
        again = Table(state.game, {}, hall.clock, memory=row.memory).memory()
        assert {key: again[key] for key in kept} == {key: memory[key] for key in kept}
        await room.sleep()
        await hall.open(ana.code)
        assert room.leading.state.game.actions[: len(actions)] == actions


async def test_nothing_acknowledged_is_lost_when_the_process_dies(store_url):
    """It is not closed: what was not stored would be gone."""
    async with (
        await open_store(store_url, lease=2 * HANG) as store,
        hall_on(store, OFTEN) as hall,
    ):
        ana = await play_some(hall, "euro", 40)
        said = [await ana.request("say", seat="Ana", words=f"word {n}") for n in range(5)]
        await ana.until(awaits_people)
        for task in list(hall._tasks):
            task.cancel()
        for room in hall.rooms.values():
            room.driver.stop()
        await let_lapse(store)
        # Only the lock on a file of SQLite must go with the process.
        if store._lock is not None:
            store._lock.release()
        async with await open_store(store_url) as other, hall_on(other, OFTEN) as after:
            await go_on(after, ana, said)


async def go_on(hall, ana, said):
    """Come back to a hall that finds the table in the store, and miss nothing."""
    back = Guest(hall, ana.code, "g-ana")
    async with asyncio.timeout(HANG):
        await back.come(last=ana.number)
    await back.until(lambda g: hall.rooms[g.code].leading is not None)
    assert back.whole["number"] >= said[-1]["number"]
    assert back.document["game"] == ana.document["game"]
    log = await hall.store.entries(ana.code)
    assert [entry.number for entry in log] == list(range(1, len(log) + 1))
    done = await back.request("say", seat="Ana", words="back")
    assert done["type"] == "done"


async def test_other_rules_go_on_from_the_last_position(tmp_path, monkeypatch):
    async with (
        await open_store(tmp_path / "tables.db", durability="normal") as store,
        hall_on(store, OFTEN) as hall,
    ):
        ana = await play_some(hall, "euro", 60)
        await play_past_the_snapshot(hall, ana)
        await ana.go()
        await hall.rooms[ana.code].sleep()
        snapshot = await store.snapshot(ana.code)
        family = find_family("estate")
        monkeypatch.setattr(family, "rules_version", family.rules_version + 1)
        # Rules that play the last action otherwise: it leaves another mark.
        log = await store.entries(ana.code)
        wrong = next(e for e in reversed(log) if e.name == "acted" and e.number > snapshot.number)
        play = "passgo.server.hall.recovery.play"
        monkeypatch.setattr(play, refusing(wrong.number))
        back = await Guest(hall, ana.code, "g-ana").come()
        await back.until(lambda g: any(e["name"] == "rules_changed" for e in g.entries))
        monkeypatch.undo()
        room = hall.rooms[ana.code]
        number = back.number
        assert room.leading.state.lobby.start == snapshot.position
        # From here on no bot acts, before or after the sleep: in an auction they may bid meanwhile.
        await back.until(awaits_people)
        await back.request("say", seat="Ana", words="on we go")
        await room.sleep()
        again = await Guest(hall, ana.code, "g-ana").come(last=number)
        assert room.leading.state.lobby.skipped <= number
        assert again.document["game"] == back.document["game"]
        assert sum(e.name == "rules_changed" for e in await store.entries(ana.code)) == 1


async def play_past_the_snapshot(hall, ana):
    """Let something happen that the last snapshot does not contain."""
    room = hall.rooms[ana.code]
    while True:
        await ana.until(lambda g: g.face["waiting"])
        last = await hall.store.snapshot(ana.code)
        if last.actions < len(room.leading.state.game.actions):
            return
        seat, number = ana.face["waiting"][0], ana.number
        choice = main_choice(ana.document["you"][seat]["choices"], random.Random(number))
        await ana.request("act", seat=seat, action=choice["action"])
        await ana.until(lambda g, number=number: g.number > number)


def refusing(number):
    """Play as the rules do, but for one entry."""
    from passgo.server.hall import recovery

    real = recovery.play

    def play(game, entry):
        if entry.number == number:
            raise recovery.Damaged("other rules")
        return real(game, entry)

    return play


def empty(_position):
    return ""


def cut_short(position):
    return position[: len(position) // 2]


def not_text_at_all(_position):
    return "\0\ufffd" * 50


def with_other_cash(position):
    """A position that reads well and is not this one."""
    return re.sub(r"^(seat Ana cash) \d+", r"\1 7", position, flags=re.MULTILINE)


def with_another_pack_order(position):
    """The cards of a pack the other way round, which no mark sees."""
    return re.sub(
        r"^(pack chance) (.+)$",
        lambda pack: f"{pack[1]} {' '.join(reversed(pack[2].split()))}",
        position,
        flags=re.MULTILINE,
    )


def with_other_stock(position):
    return re.sub(r"^bank houses \d+", "bank houses 5", position, flags=re.MULTILINE)


def of_another_table(_position):
    return Game.new("euro", ["Ana", "Ben", "Cid"], seed=5).position()


def of_rules_unknown(position):
    return position.replace("passgo position 2\n", "passgo position 99\n")


@pytest.mark.parametrize(
    "damage",
    [
        empty,
        cut_short,
        not_text_at_all,
        with_other_cash,
        with_another_pack_order,
        with_other_stock,
        of_another_table,
        of_rules_unknown,
    ],
    ids=lambda damage: damage.__name__,
)
async def test_a_damaged_snapshot_costs_no_table(tmp_path, damage):
    """Everything is in the log: the table wakes from there to the same bytes."""
    path = tmp_path / "tables.db"
    async with (
        await open_store(path, durability="normal") as store,
        hall_on(store, OFTEN) as hall,
    ):
        ana = await play_some(hall, "euro", 60)
        room = hall.rooms[ana.code]
        async with room.lock:
            room.driver.stop()
            game = room.leading.state.game
            content, actions, marks = game.state_bytes(), list(game.actions), list(game.marks)
        await room.sleep()
        kept = await store.snapshot(ana.code)
        damaged = damage(kept.position)
        assert damaged != kept.position
        with closing(sqlite3.connect(path)) as database, database:
            change = "UPDATE snapshots SET position = ? WHERE position = ?"
            assert database.execute(change, (damaged, kept.position)).rowcount == 1
        state, _, _ = await wake(store, ana.code, hall.target, 50)
        assert state.game.state_bytes() == content
        assert state.game.actions == actions
        assert state.game.marks == marks
        await hall.open(ana.code)
        assert room.leading.state.game.actions[: len(actions)] == actions


async def test_a_damaged_snapshot_under_other_rules_costs_the_end_alone(tmp_path, monkeypatch):
    """If the log differs from the rules too, the game continues from just before."""
    path = tmp_path / "tables.db"
    async with (
        await open_store(path, durability="normal") as store,
        hall_on(store, OFTEN) as hall,
    ):
        ana = await play_some(hall, "euro", 60)
        await play_past_the_snapshot(hall, ana)
        await ana.go()
        await hall.rooms[ana.code].sleep()
        with closing(sqlite3.connect(path)) as database, database:
            database.execute("UPDATE snapshots SET position = 'nothing'")
        family = find_family("estate")
        monkeypatch.setattr(family, "rules_version", family.rules_version + 1)
        acted = [entry for entry in await store.entries(ana.code) if entry.name == "acted"]
        monkeypatch.setattr("passgo.server.hall.recovery.play", refusing(acted[-1].number))
        state, _, _ = await wake(store, ana.code, hall.target, 50)
        assert state.lobby.start == state.game.position()
        assert state.game.state.number == len(acted) - 1
        assert state.game.mark() == acted[-2].mark


async def test_a_position_that_cannot_be_kept_costs_no_table(tmp_path, monkeypatch):
    """The log is written without a snapshot, and the table wakes from it."""
    async with (
        await open_store(tmp_path / "tables.db", durability="normal") as store,
        hall_on(store, OFTEN) as hall,
    ):

        def unreadable(self):
            raise PositionError("position: cannot be written: for this test")

        monkeypatch.setattr(Game, "position", unreadable)

        ana = await play_some(hall, "euro", 60)
        assert await store.snapshot(ana.code) is None
        room = hall.rooms[ana.code]
        async with room.lock:
            room.driver.stop()
            content = room.leading.state.game.state_bytes()
        await room.sleep()
        state, _, _ = await wake(store, ana.code, hall.target, 50)
        assert state.game.state_bytes() == content
