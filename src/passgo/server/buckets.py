"""Limits on how often: a bucket of tokens for each address, filled at a steady rate."""

import ipaddress
import time
from collections.abc import Callable
from dataclasses import dataclass

_MOST_BUCKETS = 50_000
"""Addresses remembered at once; full buckets are forgotten first."""


@dataclass
class Bucket:
    """What one may still do at once, and since when that is known."""

    tokens: float
    at: float


class Buckets:
    """So many at once, and so many a second; a rate of 0 is no limit."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Fill each bucket with ``burst`` tokens, and then at ``rate``."""
        self.rate = rate
        self.burst = max(1.0, burst)
        self.clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, name: str, cost: float = 1.0) -> float:
        """Take a token; 0, or the seconds after which there will be one."""
        if self.rate <= 0:
            return 0.0
        bucket = self._bucket(name)
        if bucket.tokens >= cost:
            bucket.tokens -= cost
            return 0.0
        return (cost - bucket.tokens) / self.rate

    def charge(self, name: str, cost: float) -> None:
        """Take tokens whether they are there or not; less than none is a debt that fills first."""
        if self.rate > 0:
            bucket = self._bucket(name)
            bucket.tokens = min(self.burst, bucket.tokens - cost)

    def _bucket(self, name: str) -> Bucket:
        """The bucket of a name, as full as it is now."""
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
        """Drop buckets that are full again, which is all of those long unused."""
        kept = {
            name: b
            for name, b in self._buckets.items()
            if b.tokens + (now - b.at) * self.rate < self.burst
        }
        self._buckets = kept if len(kept) < _MOST_BUCKETS else {}


class Counts:
    """How many of something each address has at once; a most of 0 is no limit."""

    def __init__(self, most: int) -> None:
        """Allow ``most`` each."""
        self.most = most
        self._counts: dict[str, int] = {}

    def enter(self, name: str) -> bool:
        """Count one more; False, and nothing is counted, where there are enough."""
        count = self._counts.get(name, 0)
        if self.most and count >= self.most:
            return False
        self._counts[name] = count + 1
        return True

    def count(self, name: str) -> int:
        """How many an address has."""
        return self._counts.get(name, 0)

    def leave(self, name: str) -> None:
        """Count one less."""
        count = self._counts.get(name, 0) - 1
        if count > 0:
            self._counts[name] = count
        else:
            self._counts.pop(name, None)


def address_group(address: str) -> str:
    """What counts as one address: an IPv4 address, or the network of a household's IPv6."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address or "unknown"
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((int(found) >> 64 << 64, 64)))
    return str(found)
