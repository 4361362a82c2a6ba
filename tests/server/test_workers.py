"""Worker processes: what they do, and what becomes of them when they take long, die or are left."""

import asyncio
import os
import signal
import threading
import time

import pytest

from passgo.protocol.errors import LobbyError, ProtocolError
from passgo.server.problems import Delayed
from passgo.server.work.waiting import Waiting
from passgo.server.work.worker import Overdue, Worker
from passgo.server.work.workplace import NOBODY, Asker, Workplace
from tests.server.jobs import break_down, chatter, die, fill, lament, refuse, wait_for

GUARD = 120
"""Seconds after which a test hangs."""


def is_gone(pid):
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


@pytest.fixture
def worker():
    worker = Worker(GUARD)
    yield worker
    worker.close()


@pytest.fixture
async def workplace():
    place = Workplace("test", GUARD)
    yield place
    place.close()


def test_a_worker_is_another_process_and_stays_for_the_next_job(worker):
    assert worker.pid is None
    pid = worker.do(os.getpid).value
    assert pid == worker.pid != os.getpid()
    assert worker.do(os.getpid).value == pid


def test_what_a_job_prints_is_no_answer(worker):
    assert worker.do(chatter).value == "an answer"


def test_what_a_worker_says_is_for_the_log_alone(worker, capfd, caplog):
    worker.do(chatter)
    assert "a worker said" not in caplog.text
    worker.rest()
    assert caplog.messages == ["a worker said: this is no answer"]
    with pytest.raises(ProtocolError, match="fault"):
        worker.do(lament)
    assert caplog.messages.count("a worker said: oh no") == 2, "it is tried twice"
    assert capfd.readouterr() == ("", "")


def test_a_worker_may_say_more_than_a_pipe_holds(worker, caplog):
    assert worker.do(chatter, 10**6).value == "an answer"
    worker.rest()
    [said] = caplog.messages
    assert said.endswith("no answer")
    assert len(said) < 3000


def test_a_refusal_comes_back_as_it_was(worker):
    answer = worker.do(refuse)
    assert answer.kind == "refused"
    assert answer.value.wire() == LobbyError("no_such_place", place=3, count=2).wire()


def test_a_job_that_breaks_down_is_told_and_the_worker_goes_on(worker):
    answer = worker.do(break_down)
    assert (answer.kind, "nowhere" in answer.value) == ("failed", True)
    pid = worker.pid
    assert worker.do(os.getpid).value == pid


def test_a_job_that_wants_too_much_memory_fails_alone(worker):
    pid = worker.do(os.getpid).value
    assert worker.do(fill).kind == "failed"
    assert worker.do(os.getpid).value == pid


def test_a_worker_that_has_died_is_started_again(worker):
    pid = worker.do(os.getpid).value
    os.kill(pid, signal.SIGKILL)
    assert worker.do(os.getpid).value != pid


def test_a_job_that_kills_every_worker_is_given_up(worker):
    with pytest.raises(ProtocolError, match="fault"):
        worker.do(die)
    assert worker.do(os.getpid).value != os.getpid()


def test_a_job_that_takes_too_long_is_killed():
    worker = Worker(0.2)
    try:
        with pytest.raises(Overdue):
            worker.do(time.sleep, GUARD)
        assert worker.pid is None
    finally:
        worker.close()


def test_a_worker_is_renewed_after_some_jobs_and_when_it_has_grown():
    for worker in (Worker(GUARD, jobs=2), Worker(GUARD, grown=-1)):
        try:
            pids = [worker.do(os.getpid).value for _ in range(3)]
            assert len(set(pids)) > 1
            assert all(is_gone(pid) for pid in pids[:1])
        finally:
            worker.close()


def test_closing_ends_a_worker_in_the_middle_of_a_job(worker):
    pid = worker.do(os.getpid).value
    caught = []

    def wait():
        try:
            worker.do(time.sleep, GUARD)
        except ProtocolError as error:
            caught.append(error.code)

    thread = threading.Thread(target=wait)
    thread.start()
    worker.close()
    thread.join(GUARD)
    assert caught == ["restarting"]
    assert is_gone(pid)
    with pytest.raises(ProtocolError, match="restarting"):
        worker.do(os.getpid)


async def test_a_workplace_has_no_process_until_it_is_asked_nor_when_it_is_left():
    place = Workplace("test", GUARD, idle=0)
    try:
        assert place.worker.pid is None
        async with place.place(NOBODY):
            pid = await place.do(NOBODY, os.getpid)
        async with asyncio.timeout(GUARD):
            while not is_gone(pid):
                await asyncio.sleep(0.01)
        assert place.worker.pid is None
    finally:
        place.close()


async def test_what_a_job_spends_is_charged_to_whoever_asked(workplace):
    charged = []
    workplace.charge = lambda asker, seconds: charged.append((asker, seconds))
    ana = Asker("g-ana", "192.0.2.1")
    async with workplace.place(ana):
        await workplace.do(ana, sum, range(10**6))
    ((asker, seconds),) = charged
    assert asker == ana
    assert seconds > 0


async def test_an_asker_who_leaves_pays_and_holds_the_place_until_the_job_is_done(
    workplace, tmp_path
):
    ana, bob, charged = Asker("g-ana", "192.0.2.1"), Asker("g-bob", "198.51.100.7"), []
    workplace.charge = lambda asker, seconds: charged.append((asker, seconds > 0))
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)

    async def ask(asker, function, *args):
        async with workplace.place(asker):
            return await workplace.do(asker, function, *args)

    leaving = asyncio.create_task(ask(ana, wait_for, str(pipe)))
    # It opens once the worker has opened the other end.
    words = await asyncio.wait_for(asyncio.to_thread(open, pipe, "w"), GUARD)
    leaving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await leaving
    assert (charged, workplace._waiting.is_idle) == ([], False), "the process still works"
    next_one = asyncio.create_task(ask(bob, sum, [1, 2]))
    words.close()
    assert await asyncio.wait_for(next_one, GUARD) == 3
    assert charged == [(ana, True), (bob, True)]


async def test_who_waits_when_the_server_ends_hears_that_it_restarts(workplace, tmp_path):
    pipe, fetched = tmp_path / "pipe", []
    os.mkfifo(pipe)

    async def ask(function, *args):
        async with workplace.place(NOBODY):
            fetched.append(function)
            return await workplace.do(NOBODY, function, *args)

    asking = [asyncio.create_task(ask(wait_for, str(pipe)))]
    words = await asyncio.wait_for(asyncio.to_thread(open, pipe, "w"), GUARD)
    asking += [asyncio.create_task(ask(sum, [1, 2])) for _ in range(3)]
    await asyncio.sleep(0)
    workplace.close()
    words.close()
    for each in asking:
        with pytest.raises(ProtocolError, match="restarting"):
            await asyncio.wait_for(each, GUARD)
    assert fetched == [wait_for], "the others need nothing of a store that closes"


async def test_who_has_the_place_when_the_server_ends_hears_that_it_restarts(workplace):
    async with workplace.place(NOBODY):
        workplace.close()
        with pytest.raises(ProtocolError, match="restarting"):
            await workplace.do(NOBODY, os.getpid)


async def test_refusals_and_faults_of_a_job_leave_by_an_error(workplace):
    async with workplace.place(NOBODY):
        with pytest.raises(LobbyError, match="no_such_place"):
            await workplace.do(NOBODY, refuse)
        with pytest.raises(ProtocolError, match="fault"):
            await workplace.do(NOBODY, break_down)


async def test_a_job_that_takes_too_long_is_paid_for_and_may_come_back_later():
    place, charged = Workplace("test", 0.2), []
    place.charge = lambda asker, seconds: charged.append(seconds)
    try:
        async with place.place(NOBODY):
            with pytest.raises(Delayed) as late:
                await place.do(NOBODY, time.sleep, GUARD)
        assert (late.value.error.code, late.value.retry > 0) == ("busy", True)
        assert charged == [0.2]
    finally:
        place.close()


class Clock:
    def __init__(self):
        self.now = 0.0

    def __call__(self):
        return self.now


async def take_turn(waiting, name, order):
    async with waiting.place(name):
        order.append(name)


async def begun(waiting, names, order):
    """Tasks that wait in this order for a place that is taken."""
    tasks = []
    for name in names:
        tasks.append(asyncio.create_task(take_turn(waiting, name, order)))
        await asyncio.sleep(0)
    return tasks


async def test_names_take_turns():
    waiting, order = Waiting(8), []
    async with waiting.place("greedy"):
        tasks = await begun(waiting, ["greedy"] * 4 + ["ana", "bob", "ana"], order)
    await asyncio.gather(*tasks)
    assert order == ["greedy", "ana", "bob", "greedy", "ana", "greedy", "greedy"]
    assert waiting.is_idle


async def test_of_one_name_only_so_many_wait_and_the_others_hear_when_to_come_back():
    clock, order = Clock(), []
    waiting = Waiting(2, clock=clock)
    async with waiting.place("ana"):
        clock.now += 10
    async with waiting.place("ana"):
        tasks = await begun(waiting, ["ana", "ana", "bob"], order)
        with pytest.raises(Delayed) as late:
            async with waiting.place("ana"):
                pass
        assert late.value.error.code == "busy"
        assert late.value.retry > 10
    await asyncio.gather(*tasks)
    assert sorted(order) == ["ana", "ana", "bob"]


async def test_whoever_goes_away_while_waiting_holds_up_nobody():
    waiting, order = Waiting(8), []
    async with waiting.place("ana"):
        tasks = await begun(waiting, ["bob", "cleo", "dan"], order)
        tasks[0].cancel()
    # The place has been given to Cleo, who goes away before she knows.
    tasks[1].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert order == ["dan"]
    assert waiting.is_idle
