"""The thread that changes a SQLite file: calls in order, their errors, and its end."""

import asyncio
import threading

import pytest

from passgo.server.store.writing_thread import WritingThread


@pytest.fixture
async def thread():
    thread = WritingThread("trial")
    yield thread
    await thread.close()


async def test_calls_are_made_in_order_elsewhere(thread):
    made = []
    answers = [thread.do(lambda number=number: made.append(number)) for number in range(20)]
    where = await thread.do(threading.current_thread)
    assert made == list(range(20))
    assert all(answer.done() for answer in answers)
    assert where.name == "trial"


async def test_an_error_reaches_the_one_who_asked_and_nobody_else(thread):
    with pytest.raises(ZeroDivisionError):
        await thread.do(lambda: 1 // 0)
    assert await thread.do(lambda: 7) == 7


async def test_a_call_given_up_before_its_turn_is_not_made(thread):
    may_go, made = threading.Event(), []
    first = thread.do(may_go.wait)
    given_up = thread.do(lambda: made.append("given up"))
    given_up.cancel()
    may_go.set()
    await first
    await thread.do(lambda: made.append("last"))
    assert made == ["last"]


async def test_closing_finishes_what_was_handed_over():
    thread, made = WritingThread("trial"), []
    answer = thread.do(lambda: made.append(1))
    await thread.close()
    await asyncio.wait_for(answer, None)
    assert made == [1]
    with pytest.raises(RuntimeError, match="closed"):
        thread.do(lambda: None)
    await thread.close()
