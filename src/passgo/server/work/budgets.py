"""Budgets for expensive questions: seconds of processor time, per guest and per address.

A question pays its minimum when it is asked, and the rest when it has been answered and its cost
is known. A guest in debt waits until the budget has refilled.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import monotonic, thread_time
from typing import Final

from ...protocol.errors import ProtocolError
from ..buckets import Buckets
from ..problems import Delayed
from ..settings import Settings

PREVIEW: Final = 0.005
HINT: Final = 0.01
BARGAIN: Final = 0.02
STORY: Final = 0.05
RECORD: Final = 0.2
"""Minimum seconds of a question: the server's own work for it. A cached result for a record costs
as much as a story: it only has to be sent."""


class Meter:
    """Adds up the processor seconds that this thread spends on one question."""

    def __init__(self) -> None:
        """Start at zero."""
        self.seconds = 0.0

    @contextmanager
    def running(self) -> Iterator[None]:
        """Count the time in this block, which must not await anything."""
        begun = thread_time()
        try:
            yield
        finally:
            self.seconds += thread_time() - begun


@dataclass(frozen=True)
class Asker:
    """The guest and address of a question; without either nothing is charged."""

    guest: str = ""
    address: str = ""

    @property
    def name(self) -> str:
        """The name for the queue."""
        return self.address or self.guest


NOBODY: Final = Asker()
"""An asker who is never charged."""


class Budgets:
    """How much guests and addresses may still ask."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = monotonic) -> None:
        """Use the budgets in the settings."""
        self._guests = Buckets(settings.guest_work_rate, settings.guest_work_at_once, clock)
        self._addresses = Buckets(settings.address_work_rate, settings.address_work_at_once, clock)

    def take(self, asker: Asker, cost: float) -> None:
        """Pay for a question; Delayed if the budget is too small."""
        if asker.guest and (wait := self._guests.take(asker.guest, cost)):
            raise _too_much(wait)
        if asker.address and (wait := self._addresses.take(asker.address, cost)):
            if asker.guest:
                self._guests.charge(asker.guest, -cost)
            raise _too_much(wait)

    def charge(self, asker: Asker, cost: float) -> None:
        """Charge the cost beyond what was paid; this may leave a debt."""
        if asker.guest:
            self._guests.charge(asker.guest, cost)
        if asker.address:
            self._addresses.charge(asker.address, cost)


def _too_much(wait: float) -> Delayed:
    return Delayed(ProtocolError("too_fast", seconds=max(1, round(wait + 0.5))), wait)
