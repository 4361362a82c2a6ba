"""Tables that are played at a steady rate, and how long an action takes to arrive."""

import asyncio
import contextlib
import gc
import os
import random
import time

from tests.trials.meters import Meter, spread

WAYS = ("done", "own", "other")
"""What clients receive for an action: its confirmation, its event, and the event at the other."""


@contextlib.contextmanager
def unswept():
    """Let no collection of garbage here count as the server's time."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()


async def paced(rate, seconds, do, lates=None):
    """Do something so many times a second; how many seconds the latest was late.

    How late each was goes into ``lates``: the clients themselves were busy then.
    """
    begun, latest = time.perf_counter(), 0.0
    for number in range(int(rate * seconds)):
        wait = begun + number / rate - time.perf_counter()
        if wait > 0:
            await asyncio.sleep(wait)
        late = time.perf_counter() - begun - number / rate
        latest = max(latest, late)
        if lates is not None:
            lates.append(late)
        do()
    return latest


class Load:
    """Tables that are played at a rate."""

    def __init__(self, couples, pid, seed=1):
        self.couples = couples
        self.pid = pid
        self.rng = random.Random(seed)
        self.heard = {}
        self.troubles = {}

    async def run(self, name, rate, seconds, told=lambda: None):
        """Play so many actions a second; what was measured."""
        self.heard, self.troubles = {way: [] for way in WAYS}, {}
        server, clients = Meter(self.pid), Meter(os.getpid())

        def do():
            self._act()
            told()

        lates = []
        with unswept():
            late = await paced(rate, seconds, do, lates)
        until = time.perf_counter() + 10
        while any(couple.is_busy for couple in self.couples) and time.perf_counter() < until:
            await asyncio.sleep(0.01)
        heard = len(self.heard["other"])
        return {
            "name": name,
            "rate": rate,
            "wanted": int(rate * seconds),
            "heard": heard,
            "troubles": self.troubles,
            "over": sum(couple.is_over for couple in self.couples),
            "late": late,
            "lates": spread(lates),
            "server": server.share,
            "clients": clients.share,
            "milliseconds": 1000 * server.seconds / max(1, heard),
            **{which: spread(found) for which, found in self.heard.items()},
        }

    def _act(self):
        """One action at a random table where a player owes one and none is acting."""
        for _ in range(50):
            couple = self.rng.choice(self.couples)
            person = couple.ready
            if person is not None and not couple.is_over:
                couple.act(person, self.rng, self._hear)
                return
        self._note("nobody was to act")

    def _hear(self, took, why):
        if took is None:
            self._note(why.get("code") or why["refusal"]["code"])
            return
        for which, seconds in took.items():
            self.heard[which].append(seconds)

    def _note(self, trouble):
        self.troubles[trouble] = self.troubles.get(trouble, 0) + 1

    async def stay(self):
        """Keep every socket alive."""
        while True:
            await asyncio.sleep(1)
            for couple in self.couples:
                if not couple.is_over:
                    couple.stay()
