"""The task that drives a led table: bots, the bank, clocks, arrivals and departures."""

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from ...bots.player import Decision
from ...table import Thought
from ..store import StoreError
from .leading import Leading

if TYPE_CHECKING:
    from .room import Room

logger = logging.getLogger(__name__)
_LONGEST = 3600.0


class Driver:
    """The task of one led table; it ends when the table loses its leader or goes to sleep."""

    def __init__(self, room: "Room", leading: Leading) -> None:
        """Start the task at once."""
        self.room = room
        self.leading = leading
        self._stirred = asyncio.Event()
        self.is_waiting = False
        """Whether the last check found nothing to do."""
        self._until = 0.0
        """The time of the loop until which it waits."""
        self._task = asyncio.create_task(self._drive(), name=f"table {room.code}")

    def stir(self) -> None:
        """Wake the driver: something has changed."""
        self._stirred.set()

    def stir_for(self, thought: Thought | None, due: float | None) -> bool:
        """Wake the driver if there is something to do earlier than it waits for; say whether.

        After most actions of people there is nothing to do.
        """
        if self.is_waiting and thought is None and not self._is_late_for(due):
            return False
        self.stir()
        return True

    def _is_late_for(self, due: float | None) -> bool:
        return due is not None and asyncio.get_running_loop().time() + due < self._until

    def stop(self) -> None:
        """Stop the task."""
        if self._task is not asyncio.current_task():
            self._task.cancel()

    async def _drive(self) -> None:
        try:
            while self.room.leading is self.leading:
                self._stirred.clear()
                thought, due = await self._once()
                if thought is not None:
                    decision = await self.room.hall.thinkers.decide(thought)
                    await self._settle(thought, decision)
                elif self.room.leading is self.leading:
                    await self._wait(due)
        except StoreError as error:
            self.room.lose(self.leading, error)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            logger.exception("table %s cannot go on", self.room.code)
            self.room.lose(self.leading, error)

    async def _once(self) -> tuple[Thought | None, float | None]:
        """Do what is due and needs no thinking; return the next thought, or how long to wait."""
        leading = self.leading
        async with self.room.lock:
            if self.room.leading is not leading:
                return None, None
            ready = leading.take_next()
            if ready is None:
                leading.mind_presence()
                leading.advance()
                await leading.commit()
                ready = leading.take_next()
            return ready or (None, 0.0)

    async def _settle(self, thought: Thought, decision: Decision | None) -> None:
        async with self.room.lock:
            if self.room.leading is self.leading and self.leading.table is not None:
                self.leading.table.settle(thought, decision)
                if thought.is_reported:
                    logger.warning(
                        "table %s, seat %s: player %s forfeited a decision: %s",
                        self.room.code,
                        thought.seat,
                        thought.bot,
                        thought.forfeit and thought.forfeit.detail,
                    )
                self.leading.advance()
                await self.leading.commit()

    async def _wait(self, due: float | None) -> None:
        """Sleep until something is due or ``stir`` is called."""
        self._until = asyncio.get_running_loop().time() + (_LONGEST if due is None else due)
        self.is_waiting = True
        with suppress(TimeoutError):
            async with asyncio.timeout_at(self._until):
                await self._stirred.wait()
        self.is_waiting = False
