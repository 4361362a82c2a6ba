"""What happens at a table while a game is on: people come, go, rest and are stood in for."""

import pytest

from passgo.server.hall.limits import HallLimits
from passgo.server.store import open_store
from tests.server.hall.conftest import hall_on
from tests.server.hall.guests import Guest, awaits_people, request, setup, signs
from tests.waiting import until

QUICK = HallLimits(grace=0.05, presence_delay=0.01, watch=0.1, idle=0.2, host_patience=0.1)


@pytest.fixture
async def quick(tmp_path, clock):
    """A hall on SQLite whose time a test lets go by."""
    async with (
        await open_store(tmp_path / "tables.db", durability="normal") as store,
        hall_on(store, QUICK, clock=clock) as opened,
    ):
        yield opened


async def two_at_a_table(hall, edition="euro", customs=None, **kw):
    """A game of two people, begun."""
    customs = {"pace": 0, **(customs or {})}
    code = await hall.create("g-ana", setup(edition, customs=customs, **kw), "Ana", "")
    ana = await Guest(hall, code, "g-ana").come()
    bob = await Guest(hall, code, "g-bob").come()
    await bob.request("sit", name="Bob")
    done = await ana.request("start")
    assert done["type"] == "done", done
    bob.hear()
    return ana, bob


def names(guest):
    return [entry["name"] for entry in guest.hear().entries]


async def test_an_action_is_stored_before_it_is_told(hall):
    ana, bob = await two_at_a_table(hall)
    told = []
    append = hall.store.append

    async def slow(batch):
        before = ana.hear().number, bob.hear().number
        await append(batch)
        stored = await hall.store.entries(ana.code, batch.after)
        assert len(stored) == len(batch.entries)
        told.append(before == (ana.hear().number, bob.hear().number))

    hall.store.append = slow
    for _ in range(6):
        one = ana if "Ana" in ana.face["waiting"] else bob
        seat, choice = next(c for c in one.choices() if c[1]["main"])
        assert (await one.request("act", seat=seat, action=choice["action"]))["type"] == "done"
        ana.hear(), bob.hear()
    assert len(told) >= 6
    assert all(told)


async def test_rules_and_forms_refuse(hall):
    ana, bob = await two_at_a_table(hall)
    number = ana.hear().number
    other = bob if "Ana" in ana.face["waiting"] else ana
    mover = ana if other is bob else bob
    seat = other.whole["mine"][0]
    refusal = (await other.request("act", seat=seat, action={"bid": 5}))["refusal"]
    assert refusal["text"].startswith("refusal-")
    refusal = (await mover.request("act", seat=mover.whole["mine"][0], action="fly"))["refusal"]
    assert refusal["code"] == "bad_action"
    assert (await mover.request("throw", dice=[1, 2]))["refusal"]["code"] == "nobody_to_throw_for"
    for one in (mover, other):
        # One owes a decision, the other is not waited for.
        refusal = (await one.request("pass", seat=one.whole["mine"][0]))["refusal"]
        assert refusal["code"] == "nobody_waits_for"
    assert ana.hear().number == number
    assert other.hear().number == number


async def test_several_actions_are_one_request_and_stop_at_a_refusal(hall):
    ana, bob = await two_at_a_table(hall)
    one = ana if "Ana" in ana.face["waiting"] else bob
    seat, number = one.whole["mine"][0], one.hear().number
    answer = await one.request("act_all", seat=seat, actions=["roll", "end"])
    assert answer["refusal"]["text"].startswith("refusal-")
    log = await hall.store.entries(one.code)
    assert [(e.by, e.action) for e in log if e.number > number] == [("plan", "roll")]
    assert one.hear().number == number + 1


async def test_a_replayed_action_is_done_once(hall):
    ana, bob = await two_at_a_table(hall)
    one = ana if "Ana" in ana.face["waiting"] else bob
    roll = request("act", seat=one.whole["mine"][0], action="roll")
    first = await one.send(roll)
    number = one.number
    assert await one.send(roll) == first
    room = hall.rooms[one.code]
    await room.sleep()
    # From the log too, when the table has left memory.
    assert await one.send(roll) == first
    assert one.hear().number == number
    log = await hall.store.entries(one.code)
    assert sum(signs(entry, roll) for entry in log) == 1


async def test_quiet_requests_are_remembered_too(hall):
    ana, _ = await two_at_a_table(hall)
    on, off = (request("habits", seat="Ana", rolls=value) for value in (True, False))
    await ana.send(off)
    await ana.send(on)
    await hall.rooms[ana.code].sleep()
    assert (await ana.send(off))["type"] == "done"
    await ana.until(lambda g: g.face["seats"][0]["habits"]["rolls"])


async def test_a_break_by_agreement(hall):
    ana, bob = await two_at_a_table(hall)
    await ana.request("pause", seat="Ana")
    await bob.request("pause", seat="Bob")
    assert bob.face["paused"]
    refused = await ana.request("act", seat="Ana", action="roll")
    assert refused["refusal"]["code"] == "paused"
    await ana.request("resume", seat="Ana")
    assert not ana.face["paused"]


async def test_a_seat_lent_and_taken_back(hall):
    ana, bob = await two_at_a_table(hall)
    assert (await ana.request("lend", seat="Ana", bot="nobody"))["refusal"]["code"] == "option"
    await ana.request("lend", seat="Ana", bot="novice")
    assert ana.face["seats"][0]["bot"] == "novice"
    await ana.until(lambda g: "Bob" in g.face["waiting"])
    await ana.request("take_back", seat="Ana")
    assert ana.face["seats"][0]["bot"] is None
    assert {"left_to", "taken_back"} <= set(names(bob))


async def test_somebody_away_is_stood_in_for_and_has_the_seat_back_at_once(quick, clock):
    ana, bob = await two_at_a_table(quick, customs={"absence": 0.1})
    await bob.go()
    await clock.run_until(quick, lambda: "stood_in" in names(ana))
    assert ana.face["seats"][1]["bot"] == "regular"
    assert ana.face["seats"][1]["away"]
    back = await Guest(quick, bob.code, "g-bob").come()
    await back.until(lambda g: not g.face["seats"][1]["away"])
    assert back.face["seats"][1]["bot"] is None
    assert "came_back" in names(ana)


async def test_a_table_that_everybody_has_left_sleeps_and_wakes_as_it_was(quick, clock):
    ana, bob = await two_at_a_table(quick, customs={"absence": 0.1}, seats=[{}, {"bot": "regular"}])
    for _ in range(3):
        await ana.until(lambda g: g.face["waiting"])
        one = ana if "Ana" in ana.face["waiting"] else bob
        seat, choice = next(c for c in one.hear().choices() if c[1]["main"])
        await one.request("act", seat=seat, action=choice["action"])
    await ana.until(awaits_people)
    game = ana.document["game"]
    await ana.go()
    await bob.go()
    await clock.run_until(quick, lambda: not quick.rooms)
    row = await quick.store.load_table(ana.code)
    assert row.leader is None
    assert row.face["held"] == "away"
    again = await Guest(quick, ana.code, "g-ana").come(last=ana.number)
    assert again.document["game"] == game
    assert not again.whole["gap"]
    assert [e["number"] for e in again.whole["recent"]][:1] == [ana.number + 1]
    await again.until(lambda g: g.face["held"] is None)


@pytest.mark.parametrize("name", ["Ana", None])
async def test_the_host_is_somebody_who_is_there(quick, clock, name):
    code = await quick.create("g-ana", setup(seats=[{}, {}]), name, "")
    ana = await Guest(quick, code, "g-ana").come()
    bob = await Guest(quick, code, "g-bob").come()
    await bob.request("sit", name="Bob")
    await ana.go()
    await clock.run_until(quick, lambda: bob.hear().whole["host"])
    assert (await bob.request("start"))["type"] == "done"


async def test_a_seat_left_in_a_game_is_kept_by_a_bot_and_may_be_taken(hall):
    ana, bob = await two_at_a_table(hall)
    luck = ana.face["fair"]["luck"]
    await bob.request("stand", place=1)
    assert bob.whole["mine"] == []
    assert bob.document["you"] == {}
    assert ana.hear().face["seats"][1]["open"]
    eve = await Guest(hall, ana.code, "g-eve").come()
    assert (await eve.request("sit", name="Eve"))["refusal"]["code"] == "name_kept"
    assert (await eve.request("sit"))["answer"] == {"place": 1, "seat": "Bob"}
    assert list(eve.document["you"]) == ["Bob"]
    refused = await bob.request("act", seat="Bob", action="roll")
    assert refused["refusal"]["code"] == "not_your_seat"
    assert ana.hear().face["fair"]["luck"] == luck


async def test_nobody_watches_where_nobody_is_to(hall):
    code = await hall.create("g-ana", setup(watch=False), "Ana", "")
    ana = await Guest(hall, code, "g-ana").come()
    eve = await Guest(hall, code, "g-eve").come()
    await ana.request("start")
    eve.hear()
    assert eve.messages[-1]["name"] == "no_watching"
    assert eve.outlet.closed == 4410
    assert eve.document["game"] is None
    told = await eve.ask("story")
    assert told["refusal"]["code"] == "no_watching"


async def test_a_slow_client_is_dropped_and_hurts_nobody(hall):
    ana, bob = await two_at_a_table(hall)
    slow = Guest(hall, ana.code, "g-slow")
    slow.outlet._most = 3
    await hall.attach(ana.code, "g-slow", slow.outlet)
    for word in ("one", "two", "three", "four"):
        assert (await ana.request("say", seat="Ana", words=word))["type"] == "done"
    assert slow.outlet.closed == 4430
    assert bob.hear().entries[-1]["said"]["words"] == "four"


async def test_questions(hall):
    ana, bob = await two_at_a_table(hall)
    one = ana if "Ana" in ana.face["waiting"] else bob
    seat = one.whole["mine"][0]
    hint = await one.ask("hint", seat=seat)
    assert hint["action"] == "roll"
    assert (await one.ask("preview", seat=seat, action="roll"))["preview"]["refusal"] is None
    other = ana if one is bob else bob
    assert (await other.ask("hint", seat=seat))["refusal"]["code"] == "not_your_seat"
    assert (await other.ask("preview", seat=seat, action="roll"))["type"] == "refused"
    await one.request("act", seat=seat, action="roll")
    story = await bob.ask("story")
    assert story["entries"] == bob.hear().entries
    assert (await bob.ask("story", after=2, upto=3))["entries"] == bob.entries[2:3]
    assert (await bob.ask("ping"))["type"] == "pong"


async def test_a_bots_thought_is_no_entry_and_clocks_are_deadlines(store, clock):
    async with hall_on(store, clock=clock) as hall:
        ana, bob = await two_at_a_table(hall, customs={"decision": 3600, "bank": 60})
        clocks = ana.face["clocks"]["decisions"]
        assert set(clocks.values()) == {clock.now + 3660}
        clock.now += 100
        await ana.request("say", seat="Ana", words="hm")
        assert ana.face["clocks"]["decisions"] == clocks
        assert bob.face["banks"] == {"Ana": 60, "Bob": 60}


async def test_time_runs_out_by_the_halls_own_clock(tmp_path, clock):
    limits = HallLimits(presence_delay=0.01, watch=3600)
    async with (
        await open_store(tmp_path / "tables.db", durability="normal") as store,
        hall_on(store, limits, clock=clock) as hall,
    ):
        ana, bob = await two_at_a_table(hall, customs={"decision": 30, "bank": 10})
        room = hall.rooms[ana.code]
        (seat,) = ana.face["waiting"][:1]
        assert ana.face["clocks"]["decisions"][seat] == clock.now + 40
        clock.now += 39
        room.stir()
        await ana.request("say", seat="Ana", words="tick")
        assert "time_out" not in names(ana)
        clock.now += 2
        room.stir()
        await ana.until(lambda g: any(entry["by"] == "clock" for entry in g.entries))
        assert "time_out" in names(ana)
        assert ana.face["banks"][seat] == 0
        acted = next(entry for entry in ana.entries if entry["name"] == "acted")
        assert (acted["seat"], acted["by"]) == (seat, "clock")
        await ana.go()
        await bob.go()

        async def is_held():
            return (await store.load_table(ana.code)).face["held"] == "away"

        async def is_asleep():
            await hall.look_around()
            return ana.code not in hall.rooms

        clock.now += 60
        room.stir()
        await until(is_held)
        await hall.look_around()
        assert ana.code in hall.rooms
        clock.now += 1000
        room.stir()
        await until(is_asleep)
        assert (await store.load_table(ana.code)).leader is None
