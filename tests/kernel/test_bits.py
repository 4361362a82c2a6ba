"""Sets as masks: the first of a set and how many it has, on both targets."""

import random

import pytest

from passgo.compiling.targets import TARGETS, load


@pytest.mark.parametrize("target", TARGETS)
def test_the_lowest_bit_of_every_mask_of_squares(target):
    lowest = load(target, "kernel.bits", "lowest")
    rng = random.Random(5)
    for place in range(52):
        above = rng.getrandbits(52) >> (place + 1) << (place + 1)
        assert lowest(1 << place) == place
        assert lowest(1 << place | above) == place


@pytest.mark.parametrize("target", TARGETS)
def test_bits_are_counted(target):
    count_bits = load(target, "kernel.bits", "count_bits")
    rng = random.Random(6)
    for _ in range(50):
        mask = rng.getrandbits(40)
        assert count_bits(mask) == mask.bit_count()
    assert count_bits(0) == 0
