"""Requests without an answer, in the order in which they were sent."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass

from ..protocol.parts import Part
from ..wire.plain import Plain
from .errors import ClientError, RequestRefused, Troubled


@dataclass(frozen=True)
class Waiting:
    """A request or a question and the future of its answer."""

    id: str
    text: str
    answer: asyncio.Future[Plain]


class Unanswered:
    """Requests and questions by id."""

    def __init__(self) -> None:
        """Start empty."""
        self._waiting: dict[str, Waiting] = {}

    def __iter__(self) -> Iterator[Waiting]:
        """All of them, oldest first; answers may arrive during the iteration."""
        return iter([*self._waiting.values()])

    def __len__(self) -> int:
        """The number of unanswered requests."""
        return len(self._waiting)

    def add(self, said: Part) -> Waiting:
        """Add a request before it is sent."""
        own = str(said.model_dump()["id"])
        answer: asyncio.Future[Plain] = asyncio.get_running_loop().create_future()
        waiting = Waiting(own, said.model_dump_json(), answer)
        self._waiting[own] = waiting
        # A request that its caller has cancelled must not be sent again.
        answer.add_done_callback(lambda _: self._waiting.pop(own, None))
        return waiting

    def take(self, said: Plain) -> None:
        """Store an answer; a repeated answer is ignored."""
        waiting = self._waiting.get(said["id"])
        if waiting is None or waiting.answer.done():
            return
        if said["type"] == "refused":
            refusal = said["refusal"]
            error = RequestRefused(refusal["code"], refusal["text"], refusal["args"])
            waiting.answer.set_exception(error)
        else:
            waiting.answer.set_result(said)

    def fail(self, trouble: Plain) -> None:
        """Fail a request that was not done and would fail again."""
        waiting = self._waiting.get(trouble["id"])
        if waiting is not None and not waiting.answer.done():
            error = Troubled(trouble["code"], trouble["text"], trouble["args"])
            waiting.answer.set_exception(error)

    def end(self, error: ClientError) -> None:
        """Fail all requests: no more answers will come."""
        for waiting in self:
            if not waiting.answer.done():
                waiting.answer.set_exception(error)
