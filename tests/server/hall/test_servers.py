"""Several servers on one PostgreSQL: one leads, the others follow, and take over from the dead."""

import asyncio
import json

import pytest

from passgo.server.hall.limits import HallLimits
from passgo.server.store import Fenced, open_store
from tests.server.hall.conftest import hall_on
from tests.server.hall.guests import Guest, request, setup, signs
from tests.server.store.making import let_lapse
from tests.waiting import HANG, until

BRISK = HallLimits(presence_delay=0.01, watch=0.2, patience=HANG)


LEASE = 600.0
"""Seconds after which no test waits any more: a lease lapses by hand."""


@pytest.fixture
async def servers(postgres_url):
    """Two halls on one database."""
    async with (
        await open_store(postgres_url, server="one", lease=LEASE) as one,
        await open_store(postgres_url, server="two", lease=LEASE) as two,
        hall_on(one, BRISK) as first,
        hall_on(two, BRISK) as second,
    ):
        yield [first, second]


async def split_table(servers, **kw):
    """A game whose two people are at different servers; the first leads."""
    one, two = servers
    code = await one.create("g-ana", setup(**kw), "Ana", "a1")
    ana = await Guest(one, code, "g-ana").come()
    bob = await Guest(two, code, "g-bob").come()
    assert one.rooms[code].leading
    assert two.rooms[code].following
    assert (await bob.request("sit", name="Bob"))["answer"] == {"place": 1, "seat": "Bob"}
    await ana.request("start")
    await bob.until(lambda g: g.whole["mine"] == ["Bob"] and g.face["phase"] == "playing")
    return ana, bob


async def take_turns(ana, bob, count):
    """Let both do what Enter would, wherever they are."""
    for _ in range(count):
        await ana.until(lambda g: g.face["waiting"])
        seat = ana.face["waiting"][0]
        one = ana if seat == "Ana" else bob
        await one.until(lambda g: g.number >= ana.number)
        if one.face["waiting"][:1] != [seat]:
            continue
        choices = one.document["you"][seat]["choices"]
        choice = next((c for c in choices if c["main"]), choices[0])
        answer = await one.request("act", seat=seat, action=choice["action"])
        assert answer["type"] == "done", answer
        await ana.until(lambda g, number=answer["number"]: g.number >= number)


def same(ana, bob):
    assert ana.document["game"] == bob.document["game"]
    assert ana.entries == bob.entries
    mine = {key: value for key, value in ana.face.items() if key != "seats"}
    assert mine == {key: value for key, value in bob.face.items() if key != "seats"}


async def test_who_is_at_another_server_is_told_as_the_version_before_reads_it(servers):
    """Servers that share a database are renewed one after another."""
    two = servers[1]
    told, post = [], two.store.post_request

    async def heard(posted):
        told.append(json.loads(posted.body))
        await post(posted)

    two.store.post_request = heard
    ana, _ = await split_table(servers)
    await Guest(two, ana.code, "g-eve").come()
    here = {"kind": "presence", "guests": ["g-bob", "g-eve"], "watchers": 1}
    await until(lambda: here in told)
    await ana.until(lambda g: g.face["watchers"] == 1)


async def test_both_see_the_same_and_both_act(servers):
    ana, bob = await split_table(servers)
    await take_turns(ana, bob, 30)
    await ana.until(lambda g: g.face["seats"][1]["connected"])
    await bob.until(lambda g: g.number == ana.number and g.face == ana.face)
    same(ana, bob)
    watcher = await Guest(servers[1], ana.code, "g-eve").come()
    assert watcher.document["game"] == ana.document["game"]
    await ana.until(lambda g: g.face["watchers"] == 1)


async def test_whoever_was_there_by_way_of_a_dead_server_is_gone(servers):
    ana, _ = await split_table(servers)
    await ana.until(lambda g: g.face["seats"][1]["connected"])
    await let_lapse(servers[1].store)
    await ana.until(lambda g: not g.face["seats"][1]["connected"])


async def test_a_leader_that_closes_hands_over_at_once(servers):
    ana, bob = await split_table(servers)
    await take_turns(ana, bob, 6)
    await bob.until(lambda g: g.number == ana.number)
    await servers[0].close()
    assert ana.outlet.closed == 1012
    assert ana.hear().messages[-1]["code"] == "restarting"
    # Its lease would have lasted for longer than this waits.
    await until(lambda: servers[1].rooms[ana.code].leading)
    moved = await Guest(servers[1], ana.code, "g-ana").come(last=ana.number)
    assert not moved.whole["gap"]
    moved.entries = [*ana.entries, *moved.entries]
    await take_turns(moved, bob, 6)
    await bob.until(lambda g: g.number == moved.number)
    same(moved, bob)


async def test_a_leader_that_dies_is_followed_by_another(servers):
    ana, bob = await split_table(servers)
    await take_turns(ana, bob, 4)
    followed = servers[1].rooms[ana.code].following.state
    number = ana.number
    # It dies: it writes nothing more and notifies nobody.
    store = servers[0].store
    store.append = asyncio.Event().wait
    await let_lapse(store)
    await until(lambda: servers[1].rooms[ana.code].leading)
    await bob.until(lambda g: g.number >= number)
    assert (await bob.request("say", seat="Bob", words="still here"))["type"] == "done"
    assert [entry["number"] for entry in bob.entries] == list(range(1, bob.number + 1))
    # The game was here already: nothing of it is played again.
    assert servers[1].rooms[ana.code].leading.state is followed


async def test_a_leader_that_was_only_asleep_writes_nothing(servers):
    ana, bob = await split_table(servers)
    one, two = servers
    # It may notice by itself that another leads now; what it was doing is fenced all the same.
    old = one.rooms[ana.code].leading
    assert old is not None
    await let_lapse(one.store)
    await until(lambda: two.rooms[ana.code].leading)
    before = await two.store.entries(ana.code)
    with pytest.raises(Fenced):
        await old.request("g-ana", request("say", seat="Ana", words="from the grave"))
    after = await two.store.entries(ana.code)
    assert [entry.number for entry in before] == [entry.number for entry in after][: len(before)]
    assert not any(entry.said for entry in after)
    await bob.until(lambda g: g.number == after[-1].number)


async def test_a_request_reaches_the_next_leader_once(servers):
    _, bob = await split_table(servers)
    one, two = servers
    said = request("say", seat="Bob", words="once")
    await bob.send(said)
    await one.close()
    await bob.until(lambda g: two.rooms[g.code].leading is not None)
    assert (await bob.send(said))["type"] == "done"
    log = await two.store.entries(bob.code)
    assert sum(signs(entry, said) for entry in log) == 1


@pytest.fixture
async def hall(postgres_url):
    """One hall on a database that stops."""
    async with (
        await open_store(postgres_url, lease=LEASE) as store,
        hall_on(store, BRISK) as opened,
    ):
        yield opened


async def send_until_done(guest, wanted):
    """Send a request again and again, as a client does; the answer in the end."""
    answers = []

    async def is_done():
        answers.append(await guest.send(wanted))
        assert answers[-1]["type"] in {"done", "trouble"}
        return answers[-1]["type"] == "done"

    await until(is_done)
    return answers[-1]


async def test_a_storage_that_stands_still_is_told_and_play_goes_on(postgres, hall):
    code = await hall.create("g-ana", setup(), "Ana", "")
    ana = await Guest(hall, code, "g-ana").come()
    said = request("say", seat="Ana", words="hello?")
    postgres.freeze()
    try:
        hall.store.patience = 0.5
        answer = await ana.send(said)
        assert (answer["type"], answer["code"]) == ("trouble", "storage")
    finally:
        postgres.resume()
    hall.store.patience = HANG
    await send_until_done(ana, said)
    # What stood still may have been written after all: it is there once.
    log = await hall.store.entries(code)
    assert sum(signs(entry, said) for entry in log) == 1


async def test_a_storage_that_is_down_is_told_and_play_goes_on(postgres, hall):
    code = await hall.create("g-ana", setup(), "Ana", "")
    ana = await Guest(hall, code, "g-ana").come()
    bob = await Guest(hall, code, "g-bob").come()
    await bob.request("sit", name="Bob")
    await ana.request("start")
    await take_turns(ana, bob, 4)
    number = ana.hear().number
    postgres.stop(kill=True)
    said = request("say", seat="Ana", words="is anybody there?")
    answer = await ana.send(said)
    assert (answer["type"], answer["code"]) == ("trouble", "storage")
    assert answer["retry"]
    assert any(m["type"] == "trouble" for m in bob.hear().messages)
    postgres.start()
    answer = await send_until_done(ana, said)
    await bob.until(lambda g: g.number >= answer["number"])
    assert bob.number > number
    log = await hall.store.entries(code)
    assert sum(signs(entry, said) for entry in log) == 1
    await take_turns(ana, bob, 4)
    assert [entry["number"] for entry in bob.entries] == list(range(1, bob.number + 1))
