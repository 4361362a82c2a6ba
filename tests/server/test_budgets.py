"""Costly questions: their cost, the workers that answer them, and the answer to too many."""

import asyncio
import json
import os
import signal

import pytest

from passgo.game import Game
from passgo.server.problems import Delayed
from passgo.server.settings import Settings
from passgo.server.work.budgets import Asker, Budgets
from tests.server.http.test_replays import finished, played
from tests.server.serving import serving
from tests.waiting import HANG

ANA = Asker("g-ana", "192.0.2.1")
BOB = Asker("g-bob", "192.0.2.1")
EVE = Asker("g-eve", "198.51.100.7")
GUARD = 60


class Clock:
    def __init__(self):
        self.now = 0.0

    def __call__(self):
        return self.now


def budgets(clock, **more):
    wanted = {"guest_work_rate": 0.5, "guest_work_at_once": 4, "address_work_rate": 1}
    return Budgets(Settings(**wanted, address_work_at_once=6, **more), clock)


def wait(found, asker, cost):
    """The seconds to wait from an answer; 0 if there is no need."""
    try:
        found.take(asker, cost)
    except Delayed as late:
        said = late
    else:
        return 0
    assert said.error.code == "too_fast"
    assert said.error.args_by_name["seconds"] >= said.retry
    return said.retry


def test_guests_have_budgets_of_their_own_within_that_of_their_address():
    clock = Clock()
    found = budgets(clock)
    assert wait(found, ANA, 4) == 0
    assert wait(found, ANA, 1) == 2, "half a second comes back in a second"
    assert wait(found, BOB, 2) == 0
    assert wait(found, BOB, 1) == 1, "the address has spent its six"
    assert wait(found, EVE, 4) == 0
    clock.now += 2
    assert wait(found, BOB, 2) == 0, "what an address refused has cost the guest nothing"


def test_what_a_question_has_cost_is_made_good_before_the_next():
    clock = Clock()
    found = budgets(clock)
    assert wait(found, ANA, 1) == 0
    found.charge(ANA, 5)
    assert wait(found, ANA, 1) == 6
    clock.now += 6
    assert wait(found, ANA, 1) == 0


@pytest.fixture
async def server(tmp_path):
    limits = {"guest_work_rate": 0.0001, "guest_work_at_once": 1}
    async with serving(tmp_path / "t.sqlite", **limits) as running:
        yield running


async def test_a_socket_that_asks_too_much_is_told_when_to_ask_again(server):
    ana = await server.guest()
    code = await ana.make(seats=[{"bot": "simple"}])
    async with ana.seat(code) as talk:
        await talk.request("start")
        answer = {"type": "previewed"}
        async with asyncio.timeout(HANG):
            while answer["type"] == "previewed":
                await talk.say(type="preview", id="q1", seat="Ana", action="roll")
                answer = await talk.hear("previewed", "trouble")
        assert (answer["code"], answer["id"]) == ("too_fast", "q1")
        assert 0 < answer["retry"] <= answer["args"]["seconds"]
        assert (await talk.request("say", seat="Ana", words="I may still speak."))["type"] == "done"
    await ana.close()


async def test_a_message_over_the_rate_is_named(tmp_path):
    limits = {"messages_per_second": 0.001, "messages_at_once": 2}
    async with serving(tmp_path / "t.sqlite", **limits) as running:
        ana = await running.guest()
        code = await ana.make()
        async with ana.seat(code) as talk:
            for _ in range(2):
                await talk.say(type="ping", id="p")
            await talk.say(type="ping", id="late-1")
            assert (await talk.hear("trouble"))["id"] == "late-1"
            await talk.socket.send("no message at all")
            assert (await talk.hear("trouble"))["id"] is None
        await ana.close()


async def test_over_http_a_costly_question_is_refused_with_a_time(server):
    ana = await server.guest()
    for number in range(20):
        record = Game.new("euro", seed=number).record()
        answer = await ana.http.post("/api/replay", json=record)
        if answer.status_code != 200:
            break
    assert (answer.status_code, answer.json()["code"]) == (429, "too_fast")
    assert int(answer.headers["retry-after"]) > 0
    await ana.close()


async def test_what_is_kept_costs_something_too(server):
    ana = await server.guest()
    worker = server.services.hall.work.records.worker
    for _ in range(20):
        answer = await ana.http.post("/api/replay", json=played("euro"))
        if answer.status_code != 200:
            break
    assert (answer.status_code, answer.json()["code"]) == (429, "too_fast")
    assert worker._done == 1
    await ana.close()


async def test_records_are_played_in_another_process_which_may_die(server):
    services = server.services
    worker = services.hall.work.records.worker
    assert worker.pid is None, "nobody has asked for anything"
    ana = await server.guest()
    answer = await ana.http.post("/api/replay", json=played("euro"))
    assert answer.status_code == 200, answer.text
    pid = worker.pid
    assert pid not in {None, os.getpid()}
    os.kill(pid, signal.SIGKILL)
    bob = await server.guest()
    answer = await bob.http.post("/api/replay", json=played("knockout"))
    assert answer.status_code == 200, answer.text
    assert worker.pid not in {None, pid}
    for each in (ana, bob):
        await each.close()


async def test_what_all_want_is_made_once_and_paid_for_once(tmp_path):
    async with serving(tmp_path / "t.sqlite") as running:
        ana = await running.guest()
        code = await finished(ana.http)
        before = running.services.hall.work.records.worker._done
        routes = [f"/api/tables/{code}/{what}" for what in ("story", "replay", "verification")]
        answers = await asyncio.gather(*(ana.http.get(route) for route in routes * 2))
        assert {answer.status_code for answer in answers} == {200}
        assert running.services.hall.work.records.worker._done == before + 1
        await ana.close()


async def test_the_past_of_a_long_game_is_played_again_elsewhere(tmp_path):
    async with serving(tmp_path / "t.sqlite") as running:
        ana = await running.guest()
        code = await ana.make(seats=[{"bot": "simple"}, {"bot": "simple"}])
        heard = []
        async with ana.seat(code) as talk:
            talk.listener = lambda message: heard.extend(message.get("entries", ()))
            await talk.request("start")
            await talk.request("lend", seat="Ana", bot="simple")
            async with asyncio.timeout(GUARD):
                while len(heard) < 80:
                    await talk.hear("update")
            await talk.say(type="story", id="q", after=0, upto=60)
            told = await talk.hear("told")
        known = {entry["number"]: entry for entry in heard}
        assert [entry["number"] for entry in told["entries"]] == list(range(1, 61))
        compared = [entry for entry in told["entries"] if entry["number"] in known]
        assert len(compared) > 50
        assert compared == [known[entry["number"]] for entry in compared]
        assert running.services.hall.work.questions.worker.pid is not None
        await ana.close()


async def test_a_server_that_ends_takes_its_workers_along(tmp_path):
    async with serving(tmp_path / "t.sqlite") as running:
        ana = await running.guest()
        await ana.http.post("/api/replay", content=json.dumps(played("euro")).encode())
        pid = running.services.hall.work.records.worker.pid
        await ana.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
