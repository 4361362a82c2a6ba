"""Replays of records, made in a worker process and cached for a while.

Players who read the story mostly watch the replay next, and several ask for the same game.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from hashlib import sha256
from typing import Final

from ..families import FAMILIES
from .hall.hall import Hall
from .hall.record import past_of, seconds_of
from .retold import Retold, retell_table, retell_text
from .work.budgets import RECORD, STORY, Budgets
from .work.workplace import Asker

KEPT_BYTES: Final = 8 * 2**20
"""Most bytes of compressed answers in memory."""


class Retelling:
    """Has records replayed in a worker process, and caches the latest results."""

    def __init__(self, hall: Hall, budgets: Budgets) -> None:
        """Start with an empty cache."""
        self._hall = hall
        self._place = hall.work.records
        self._budgets = budgets
        self._kept: OrderedDict[str, Retold] = OrderedDict()
        self._made: dict[str, asyncio.Task[Retold]] = {}
        """Results in progress, shared by all who ask for the same one."""

    async def text(self, asker: Asker, body: bytes) -> Retold:
        """The result for a record that a client sends."""
        key = sha256(body).hexdigest()
        return await self._get(asker, key, lambda: self._make_text(asker, body))

    async def table(self, asker: Asker, code: str) -> Retold:
        """The result for a table's game."""
        return await self._get(asker, code, lambda: self._make_table(asker, code))

    async def _make_text(self, asker: Asker, body: bytes) -> Retold:
        async with self._place.place(asker):
            targets = {family: self._hall.target(family) for family in FAMILIES}
            editions = self._hall.editions
            return await self._place.do(asker, retell_text, body, targets, editions)

    async def _make_table(self, asker: Asker, code: str) -> Retold:
        async with self._place.place(asker):
            row, entries, target = await self._hall.stored(code)
            past = past_of(row, entries, self._hall.editions)
            seconds = seconds_of(entries)
            return await self._place.do(asker, retell_table, past, target, seconds)

    async def _get(
        self, asker: Asker, key: str, make: Callable[[], Coroutine[object, object, Retold]]
    ) -> Retold:
        """The cached result, or a new one, which costs more."""
        task = self._made.get(key)
        is_there = key in self._kept or task is not None
        self._budgets.take(asker, STORY if is_there else RECORD)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if task is None:
            # All callers share the task: one that is cancelled does not cancel it for the others.
            task = self._made[key] = asyncio.create_task(self._make(key, make()))
            # If all callers have left, read the error so that asyncio does not log it.
            task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(task)

    async def _make(self, key: str, making: Coroutine[object, object, Retold]) -> Retold:
        try:
            made = await making
        finally:
            del self._made[key]
        self._keep(key, made)
        return made

    def _keep(self, key: str, made: Retold) -> None:
        self._kept[key] = made
        size = sum(each.size for each in self._kept.values())
        while size > KEPT_BYTES and len(self._kept) > 1:
            _, gone = self._kept.popitem(last=False)
            size -= gone.size
