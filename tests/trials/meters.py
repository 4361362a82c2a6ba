"""What a trial measures: processes, spreads, and on which cores things run."""

import contextlib
import os
import statistics
import time

import psutil


class Meter:
    """Processor and memory of a process, since it was made."""

    def __init__(self, pid):
        self.process = psutil.Process(pid)
        self.begun, self._before = time.perf_counter(), self._spent()

    def _spent(self):
        times = self.process.cpu_times()
        return times.user + times.system

    @property
    def seconds(self):
        """Of the processor."""
        return self._spent() - self._before

    @property
    def share(self):
        """Of one core."""
        return self.seconds / (time.perf_counter() - self.begun)

    @property
    def memory(self):
        """Bytes, now."""
        return self.process.memory_info().rss


def spread(values):
    """p50, p95 and p99 in milliseconds."""
    cuts = statistics.quantiles(values, n=100) if len(values) > 1 else [0.0] * 99
    return [1000 * cuts[place] for place in (49, 94, 98)]


def share_out():
    """The cores for servers and those for clients; None if they cannot be separated."""
    if not hasattr(os, "sched_getaffinity"):
        return None, None
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) < 2:
        return None, None
    return set(cores[:1]), set(cores[1:])


@contextlib.contextmanager
def on_cores(cores):
    """Run, and start other processes, on some cores only."""
    if cores is None:
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)
