"""What was said and is not answered yet, in the order in which it was said."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass

from ..protocol.parts import Part
from ..wire.plain import Plain
from .errors import ClientError, Troubled, WishRefused


@dataclass(frozen=True)
class Waiting:
    """A wish or a question and the answer it waits for."""

    id: str
    text: str
    answer: asyncio.Future[Plain]


class Unanswered:
    """Wishes and questions by their ids."""

    def __init__(self) -> None:
        """Begin with nothing said."""
        self._waiting: dict[str, Waiting] = {}

    def __iter__(self) -> Iterator[Waiting]:
        """All of them, oldest first; answers may come meanwhile."""
        return iter([*self._waiting.values()])

    def __len__(self) -> int:
        """How many there are."""
        return len(self._waiting)

    def add(self, said: Part) -> Waiting:
        """Keep what is about to be said."""
        own = str(said.model_dump()["id"])
        answer: asyncio.Future[Plain] = asyncio.get_running_loop().create_future()
        waiting = Waiting(own, said.model_dump_json(), answer)
        self._waiting[own] = waiting
        # Whoever gives up waiting does not want it said again.
        answer.add_done_callback(lambda _: self._waiting.pop(own, None))
        return waiting

    def take(self, said: Plain) -> None:
        """An answer has come; one that was heard before is of no interest."""
        waiting = self._waiting.get(said["id"])
        if waiting is None or waiting.answer.done():
            return
        if said["type"] == "refused":
            refusal = said["refusal"]
            error = WishRefused(refusal["code"], refusal["text"], refusal["args"])
            waiting.answer.set_exception(error)
        else:
            waiting.answer.set_result(said)

    def fail(self, trouble: Plain) -> None:
        """It is not done, and to ask again would not help."""
        waiting = self._waiting.get(trouble["id"])
        if waiting is not None and not waiting.answer.done():
            error = Troubled(trouble["code"], trouble["text"], trouble["args"])
            waiting.answer.set_exception(error)

    def end(self, error: ClientError) -> None:
        """No answer will come any more."""
        for waiting in self:
            if not waiting.answer.done():
                waiting.answer.set_exception(error)
