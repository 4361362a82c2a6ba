"""Who is called: people whom a table waits for while they are not there, once in a turn."""

from contextlib import asynccontextmanager

import pytest

from passgo.server.hall.limits import HallLimits
from tests.server.hall.conftest import hall_on
from tests.server.hall.guests import Guest, request, setup
from tests.waiting import until

QUICK = HallLimits(grace=0.05, presence_delay=0.01, watch=0.1)
ALWAYS_THERE = {"pace": 0, "absence": None}


@asynccontextmanager
async def calling(store, clock):
    """A hall that notes whom it calls."""
    async with hall_on(store, QUICK, clock=clock) as hall:
        hall.calls = []
        hall.call_guest = lambda guest, code: hall.calls.append((guest, code))
        yield hall


@pytest.fixture
async def hall(store, clock):
    async with calling(store, clock) as opened:
        yield opened


async def begun(hall, **kw):
    """A game of Ana, who is there, and Bob, who has left before it begins."""
    code = await hall.create("g-ana", setup(customs=ALWAYS_THERE, **kw), "Ana", "")
    ana = await Guest(hall, code, "g-ana").come()
    bob = await Guest(hall, code, "g-bob").come()
    await bob.request("sit", name="Bob")
    await bob.go()
    assert (await ana.request("start"))["type"] == "done"
    return ana, bob


async def play(guest, seat):
    """Do what Enter would for a seat."""
    choices = [choice for own, choice in guest.choices() if own == seat]
    choice = next((each for each in choices if each["main"]), choices[0])
    return await guest.request("act", seat=seat, action=choice["action"])


async def play_to(hall, clock, ana, seat):
    """Ana plays until the table waits for a seat."""
    await ana.until(lambda g: g.face["waiting"])
    while seat not in ana.hear().face["waiting"]:
        assert (await play(ana, "Ana"))["type"] == "done"


async def settled(hall, clock):
    """Let the tables look at their people long after everybody who is gone has gone."""
    for _ in range(3):
        clock.now += 1
        for room in hall.rooms.values():
            room.stir()
            await until(lambda room=room: room.driver is None or room.driver.is_waiting)


async def act_for_bob(hall, code, action="roll"):
    """Bob acts without a socket."""
    return await hall.request(code, "g-bob", request("act", seat="Bob", action=action))


async def test_a_person_who_is_not_there_is_called_once_in_a_turn(hall, clock):
    ana, _ = await begun(hall)
    await settled(hall, clock)
    await play_to(hall, clock, ana, "Bob")
    await clock.run_until(hall, lambda: hall.calls)
    await settled(hall, clock)
    assert hall.calls == [("g-bob", ana.code)]
    # The order of the seats is thrown for, and is no turn of the game.
    assert (await act_for_bob(hall, ana.code))["type"] == "done"
    for _ in range(40):
        if len(hall.calls) > 1:
            break
        ana.hear()
        if "Ana" in ana.face["waiting"]:
            await play(ana, "Ana")
        else:
            bob = await Guest(hall, ana.code, "g-bob").come()
            await play(bob, "Bob")
            await bob.go()
        await settled(hall, clock)
    assert hall.calls == [("g-bob", ana.code)] * 2


async def test_nobody_is_called_who_is_there(hall, clock):
    ana, _ = await begun(hall)
    bob = await Guest(hall, ana.code, "g-bob").come()
    await play_to(hall, clock, ana, "Bob")
    await settled(hall, clock)
    # Who has seen a decision, and has answered it, knows of the next.
    assert (await play(bob, "Bob"))["type"] == "done"
    assert hall.calls == []


async def test_who_is_lost_before_an_answer_is_called_and_who_has_answered_is_not(hall, clock):
    ana, _ = await begun(hall)
    bob = await Guest(hall, ana.code, "g-bob").come()
    await play_to(hall, clock, ana, "Bob")
    await settled(hall, clock)
    assert hall.calls == []
    await bob.go()
    await clock.run_until(hall, lambda: hall.calls)
    assert hall.calls == [("g-bob", ana.code)]


async def test_who_has_done_something_and_leaves_is_not_called(hall, clock):
    ana, _ = await begun(hall)
    bob = await Guest(hall, ana.code, "g-bob").come()
    await play_to(hall, clock, ana, "Bob")
    await bob.request("say", seat="Bob", phrase="one_moment")
    await bob.go()
    await settled(hall, clock)
    assert "Bob" in ana.hear().face["waiting"]
    assert hall.calls == []


async def test_another_leader_does_not_call_again(hall, store, clock):
    ana, _ = await begun(hall)
    await settled(hall, clock)
    await play_to(hall, clock, ana, "Bob")
    await clock.run_until(hall, lambda: hall.calls)
    code = ana.code
    await ana.go()
    await hall.rooms[code].sleep()
    again = await Guest(hall, code, "g-ana").come()
    await settled(hall, clock)
    assert "Bob" in again.hear().face["waiting"]
    assert hall.calls == [("g-bob", code)]


def deal(guest):
    """An offer of one lot for a little cash, if there is a lot to give."""
    for _, choice in guest.choices():
        if choice["group"] == "offer" and choice["limits"]["give"]["lots"]:
            lot = choice["limits"]["give"]["lots"][0]
            return {"offer": {"to": "Bob", "give": {"lots": [lot]}, "get": {"cash": 10}}}
    return None


async def test_an_offer_calls_too(hall, clock):
    ana, _ = await begun(hall)
    bob = await Guest(hall, ana.code, "g-bob").come()
    both = {"Ana": ana, "Bob": bob}
    while ana.hear().face["waiting"] != ["Ana"] or deal(ana) is None:
        seat = ana.face["waiting"][0]
        bob.hear()
        assert (await play(both[seat], seat))["type"] == "done"
    await bob.go()
    await settled(hall, clock)
    assert hall.calls == []
    assert (await ana.request("act", seat="Ana", action=deal(ana)))["type"] == "done"
    await clock.run_until(hall, lambda: hall.calls)
    await settled(hall, clock)
    assert hall.calls == [("g-bob", ana.code)]
