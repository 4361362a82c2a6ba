"""What costly questions may cost: seconds of the processor, for each guest and for each address.

A question is paid for when it is asked, by what it costs at the least, and again when it has been
answered and its cost is known; whoever owes something waits until it has been made good.
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
STORY: Final = 0.05
RECORD: Final = 0.2
"""Seconds that a question costs at the least: what the server itself does for one. What was made of
a record for others costs as a story does: it only has to be sent."""


class Meter:
    """Adds up the seconds of the processor that this thread spends on one question."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.seconds = 0.0

    @contextmanager
    def running(self) -> Iterator[None]:
        """Count what is done in here, where nothing is waited for."""
        begun = thread_time()
        try:
            yield
        finally:
            self.seconds += thread_time() - begun


@dataclass(frozen=True)
class Asker:
    """Who asks: a guest at an address; without either nothing is counted."""

    guest: str = ""
    address: str = ""

    @property
    def name(self) -> str:
        """The name under which others wait with them."""
        return self.address or self.guest


NOBODY: Final = Asker()
"""Somebody for whom nothing is counted."""


class Budgets:
    """How much guests and addresses may still ask for."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = monotonic) -> None:
        """Give everybody what the settings say."""
        self._guests = Buckets(settings.guest_work_rate, settings.guest_work_at_once, clock)
        self._addresses = Buckets(settings.address_work_rate, settings.address_work_at_once, clock)

    def take(self, asker: Asker, cost: float) -> None:
        """Pay for a question; Delayed where there is not enough for it."""
        if asker.guest and (wait := self._guests.take(asker.guest, cost)):
            raise _too_much(wait)
        if asker.address and (wait := self._addresses.take(asker.address, cost)):
            if asker.guest:
                self._guests.charge(asker.guest, -cost)
            raise _too_much(wait)

    def charge(self, asker: Asker, cost: float) -> None:
        """Take what a question has cost beside what was paid for it, which may leave a debt."""
        if asker.guest:
            self._guests.charge(asker.guest, cost)
        if asker.address:
            self._addresses.charge(asker.address, cost)


def _too_much(wait: float) -> Delayed:
    return Delayed(ProtocolError("too_fast", seconds=max(1, round(wait + 0.5))), wait)
