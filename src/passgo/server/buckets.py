"""Rate limits: a token bucket for each address, filled at a steady rate."""

import ipaddress
import time
from collections.abc import Callable
from dataclasses import dataclass

_MOST_BUCKETS = 50_000
"""Most addresses remembered; full buckets are dropped first."""


@dataclass
class Bucket:
    """The tokens left, and when they were counted."""

    tokens: float
    at: float


class Buckets:
    """Token buckets by name: a size and a refill rate per second; a rate of 0 means no limit."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Start each bucket with ``burst`` tokens, refilled at ``rate``."""
        self.rate = rate
        self.burst = max(1.0, burst)
        self.clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, name: str, cost: float = 1.0) -> float:
        """Take tokens; return 0, or the seconds until there are enough."""
        if self.rate <= 0:
            return 0.0
        bucket = self._bucket(name)
        if bucket.tokens >= cost:
            bucket.tokens -= cost
            return 0.0
        return (cost - bucket.tokens) / self.rate

    def charge(self, name: str, cost: float) -> None:
        """Take tokens even if too few are left; the debt is refilled first."""
        if self.rate > 0:
            bucket = self._bucket(name)
            bucket.tokens = min(self.burst, bucket.tokens - cost)

    def _bucket(self, name: str) -> Bucket:
        """The bucket of a name, refilled up to now."""
        now = self.clock()
        bucket = self._buckets.get(name)
        if bucket is None:
            if len(self._buckets) >= _MOST_BUCKETS:
                self._forget(now)
            bucket = self._buckets[name] = Bucket(self.burst, now)
        bucket.tokens = min(self.burst, bucket.tokens + (now - bucket.at) * self.rate)
        bucket.at = now
        return bucket

    def _forget(self, now: float) -> None:
        """Drop buckets that are full again, which includes all unused ones."""
        kept = {
            name: b
            for name, b in self._buckets.items()
            if b.tokens + (now - b.at) * self.rate < self.burst
        }
        self._buckets = kept if len(kept) < _MOST_BUCKETS else {}


class Counts:
    """Concurrent uses per address; a maximum of 0 means no limit."""

    def __init__(self, most: int) -> None:
        """Allow ``most`` uses to each address."""
        self.most = most
        self._counts: dict[str, int] = {}

    def enter(self, name: str) -> bool:
        """Count one more; return False and count nothing if the limit is reached."""
        count = self._counts.get(name, 0)
        if self.most and count >= self.most:
            return False
        self._counts[name] = count + 1
        return True

    def count(self, name: str) -> int:
        """The number of uses of an address."""
        return self._counts.get(name, 0)

    def leave(self, name: str) -> None:
        """Count one less."""
        count = self._counts.get(name, 0) - 1
        if count > 0:
            self._counts[name] = count
        else:
            self._counts.pop(name, None)


def address_group(address: str) -> str:
    """The unit that limits apply to: an IPv4 address, or the network of a household's IPv6."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address or "unknown"
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((int(found) >> 64 << 64, 64)))
    return str(found)
