"""Limits: so many at once, so many a second, each address for itself."""

from passgo.server.buckets import Buckets, Counts, address_group


class Clock:
    def __init__(self):
        self.now = 100.0

    def __call__(self):
        return self.now


def test_a_bucket_runs_dry_and_fills_again():
    clock = Clock()
    buckets = Buckets(2.0, 3, clock)
    assert [buckets.take("a") for _ in range(3)] == [0, 0, 0]
    assert buckets.take("a") == 0.5
    assert buckets.take("b") == 0, "another address has its own"
    clock.now += 0.5
    assert buckets.take("a") == 0
    assert buckets.take("a") > 0
    clock.now += 1000
    assert [buckets.take("a") > 0 for _ in range(4)] == [False, False, False, True]


def test_no_rate_is_no_limit():
    buckets = Buckets(0, 1)
    assert not any(buckets.take("a") for _ in range(1000))


def test_a_flood_of_addresses_does_not_fill_the_memory(monkeypatch):
    monkeypatch.setattr("passgo.server.buckets._MOST_BUCKETS", 100)
    clock = Clock()
    buckets = Buckets(1.0, 1, clock)
    for number in range(1000):
        buckets.take(str(number))
        clock.now += 0.001
    assert len(buckets._buckets) <= 100


def test_counts_are_of_those_who_are_there():
    counts = Counts(2)
    assert counts.enter("a")
    assert counts.enter("a")
    assert not counts.enter("a")
    counts.leave("a")
    assert counts.enter("a")
    for _ in range(2):
        counts.leave("a")
    assert not counts._counts


def test_a_household_of_ipv6_is_one_address():
    assert address_group("2001:db8:1:2:3::4") == address_group("2001:db8:1:2:ffff::1")
    assert address_group("2001:db8:1:2::1") != address_group("2001:db8:1:3::1")
    assert address_group("::ffff:192.0.2.7") == address_group("192.0.2.7") == "192.0.2.7"
    assert address_group("") == "unknown"
