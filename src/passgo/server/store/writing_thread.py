"""The thread that changes a SQLite file: calls go in, answers come back to the event loop.

A pool of one thread does the same, but handing a call over takes it several times as long.
"""

import asyncio
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import TypeAlias, TypeVar

Answer = TypeVar("Answer")
_Handed: TypeAlias = Callable[[], None]


class WritingThread:
    """Runs calls one after another; it starts with the first."""

    def __init__(self, name: str) -> None:
        """Start nothing yet."""
        self._name = name
        self._calls: SimpleQueue[_Handed | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._is_closed = False

    def do(self, call: Callable[[], Answer]) -> "asyncio.Future[Answer]":
        """Run a call; one whose future is cancelled before its turn is left out."""
        if self._is_closed:
            raise RuntimeError("the store is closed")
        if self._thread is None:
            # A daemon thread does not block the end of a process that forgot to close the store.
            self._thread = threading.Thread(target=self._run, name=self._name, daemon=True)
            self._thread.start()
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Answer] = loop.create_future()
        self._calls.put(lambda: _answer(loop, answer, call))
        return answer

    async def close(self) -> None:
        """Finish the calls that were handed over, and end the thread; can be called twice."""
        self._is_closed = True
        if self._thread is not None:
            self._calls.put(None)
            await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while (call := self._calls.get()) is not None:
            call()


def _answer(
    loop: asyncio.AbstractEventLoop,
    answer: "asyncio.Future[Answer]",
    call: Callable[[], Answer],
) -> None:
    """Run a call in this thread and give its result, or its error, to the loop."""
    if answer.cancelled():
        return
    try:
        result = call()
    except BaseException as error:
        told: tuple[object, ...] = (_fail, answer, error)
    else:
        told = (_succeed, answer, result)
    try:
        loop.call_soon_threadsafe(*told)  # type: ignore[arg-type]
    except RuntimeError:
        # The loop is closed: nobody waits for the answer.
        if not loop.is_closed():
            raise


def _succeed(answer: "asyncio.Future[Answer]", result: Answer) -> None:
    if not answer.done():
        answer.set_result(result)


def _fail(answer: "asyncio.Future[Answer]", error: BaseException) -> None:
    if not answer.done():
        answer.set_exception(error)
