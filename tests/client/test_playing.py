"""The client at a real server: whole games, resumed visits, requests done once."""

import asyncio
import time
from collections import Counter
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from passgo.client import Client, Gone, RequestRefused, Visit
from passgo.editions import EDITIONS
from passgo.game.verifying import verify
from tests.server.players import Scripted
from tests.waiting import HANG

QUICK = {"pace": 0.0}
LONG = 10 * HANG
"""A whole game, on a slow machine too."""


def guest_of(server):
    """A client that waits as long as a test does."""
    return Client(server.url, timeout=LONG)


@asynccontextmanager
async def seat_three(server, edition, **fields):
    """Three guests at their own table, and their visits; every message is checked."""
    names = ("ana", "bob", "cid")
    async with asyncio.timeout(LONG), AsyncExitStack() as leaving:
        clients = [
            await leaving.enter_async_context(Client(server.url, timeout=LONG)) for _ in names
        ]
        code = await clients[0].create(
            edition=edition, name=names[0], luck="1f", seats=[{}, {}], customs=QUICK, **fields
        )
        for client, name in zip(clients[1:], names[1:], strict=True):
            await client.join(code, name)
        visits = [
            await leaving.enter_async_context(await client.connect(code, is_checked=True))
            for client in clients
        ]
        yield code, clients, visits


@pytest.mark.parametrize("edition", EDITIONS())
async def test_a_whole_game_of_every_edition(server, edition):
    async with seat_three(server, edition) as (code, clients, visits):
        assert [visit.mine for visit in visits] == [("ana",), ("bob",), ("cid",)]
        assert [visit.is_host for visit in visits] == [True, False, False]
        commitment = visits[1].face["fair"]["commitment"]
        assert visits[1].face["fair"]["secret"] is None
        await visits[0].start()
        heard = visits[2].entries()
        players = [
            Scripted(visit, visit.mine[0], way, seed=number, resign_after=6 + 3 * number)
            for number, (visit, way) in enumerate(
                zip(visits, ("main", "random", "main"), strict=True)
            )
        ]
        counts = await asyncio.gather(*(player.play() for player in players))
        assert min(counts) > 0
        assert all(visit.is_over for visit in visits)
        assert {visit.number for visit in visits} == {visits[0].number}
        assert visits[0].document["table"] == visits[1].document["table"]
        record = await clients[1].record(code)
        verdict = verify(record, commitment)
        assert verdict.is_proved, [check.wire() for check in verdict.checks]
        await visits[2].close()
        numbers = [entry["number"] async for entry in heard]
        assert numbers == list(range(numbers[0], visits[2].number + 1))
        done = sorted(number for player in players for number in player.done)
        assert len(set(done)) == len(done)


async def test_a_visit_goes_on_over_restarts(server):
    """Nothing acknowledged is lost, nothing is done twice, and entries come without a gap."""
    async with seat_three(server, "euro") as (code, clients, visits):
        await visits[0].start()
        heard = visits[0].entries()
        players = [Scripted(visit, visit.mine[0], seed=4, resign_after=25) for visit in visits]
        playing = asyncio.gather(*(player.play() for player in players))
        for _ in range(3):
            number = visits[0].number
            await visits[0].until(lambda number=number: visits[0].number > number + 5)
            await server.restart()
        await playing
        assert all(visit.is_over for visit in visits)
        assert min(visit.sockets for visit in visits) >= 2
        await visits[0].close()
        entries = [entry async for entry in heard]
        numbers = [entry["number"] for entry in entries]
        assert numbers == list(range(numbers[0], numbers[-1] + 1))
        assert numbers[-1] == visits[0].number
        acted = [entry for entry in entries if entry["name"] == "acted"]
        done = [number for player in players for number in player.done]
        assert len(done) == len(set(done))
        assert set(done) <= set(numbers)
        by_people = Counter(entry["seat"] for entry in acted if entry["by"] == "person")
        assert by_people == {player.seat: len(player.done) for player in players}
        record = await clients[0].record(code)
        assert len(record["actions"]) == len(acted)


async def test_a_refusal_is_an_error_and_changes_nothing(server):
    async with seat_three(server, "euro") as (code, clients, visits):
        with pytest.raises(RequestRefused) as caught:
            await visits[1].start()
        assert caught.value.code == "not_host"
        with pytest.raises(RequestRefused):
            await clients[1].start(code)
        await visits[0].start()
        await asyncio.gather(*(visit.until(lambda visit=visit: visit.game) for visit in visits))
        mover = visits[0].game["to_act"][0]
        mine = next(visit for visit in visits if visit.mine == (mover,))
        other = next(visit for visit in visits if visit.mine != (mover,))
        number, game = mine.number, mine.game
        for visit, seat, action in (
            (mine, mover, "buy"),
            (mine, mover, "dance"),
            (other, mover, "roll"),
            (mine, "nobody", "roll"),
        ):
            with pytest.raises(RequestRefused):
                await visit.act(seat, action)
        await mine.ping()
        assert mine.game == game
        assert not [entry for entry in await mine.story(number) if entry["name"] == "acted"]


async def test_questions_are_answered(server):
    begun = time.time()
    async with seat_three(server, "euro") as (code, clients, visits):
        await visits[0].start()
        await visits[0].until(lambda: visits[0].game is not None)
        mover = visits[0].game["to_act"][0]
        mine = next(visit for visit in visits if visit.mine == (mover,))
        await mine.until(lambda: bool(mine.choices(mover)))
        asked = time.time()
        assert asked - 0.001 <= await mine.ping() <= time.time() + 0.001
        # It is one clock; what was said of it has been on its way since.
        assert begun - time.time() <= mine.clock_ahead <= 0.001
        assert "refusal" in await mine.preview(mover, "roll")
        assert (await mine.hint(mover, "simple"))["bot"] == "simple"
        told = await mine.story()
        assert [entry["number"] for entry in told] == list(range(1, mine.number + 1))
        shown = await clients[0].table(code)
        assert shown["face"]["phase"] == "playing"
        assert [each["code"] for each in await clients[2].tables()] == [code]


async def test_who_is_not_let_in_is_told_why(server):
    async with guest_of(server) as client:
        with pytest.raises(Gone) as caught:
            await client.connect("BBBBBBB")
        assert caught.value.code == "no_such_table"
    async with Client(server.url, key="x" * 43, timeout=LONG) as stranger:
        with pytest.raises(Gone) as caught:
            await Visit(stranger, "BBBBBBB").open()
        assert caught.value.code == "no_key"


async def test_a_spectator_sees_no_choices(server):
    async with seat_three(server, "deska") as (code, _, visits):
        await visits[0].start()
        async with (
            guest_of(server) as watcher,
            await watcher.connect(code) as visit,
        ):
            await visit.until(lambda: visit.game is not None)
            assert visit.mine == ()
            assert visit.document["you"] == {}
            assert visit.choices("ana") == []
