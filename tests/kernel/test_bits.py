"""Sets as masks: the first of a set and how many it has, on both targets."""

import random

import numpy as np
import pytest

from passgo.compiling.targets import TARGETS, load
from passgo.kernel import bits


@pytest.mark.parametrize("target", TARGETS)
def test_the_lowest_bit_of_every_mask_of_squares(target):
    lowest = load(target, "kernel.bits", "lowest")
    rng = random.Random(5)
    for place in range(52):
        above = rng.getrandbits(52) >> (place + 1) << (place + 1)
        assert lowest(1 << place) == place
        assert lowest(1 << place | above) == place


def test_what_is_compiled_finds_the_same_in_words_that_drop_what_does_not_fit(monkeypatch):
    monkeypatch.setattr(bits, "IS_COMPILED", True)
    with np.errstate(over="ignore"):
        for place in range(63):
            assert bits.lowest(1 << place) == place
            assert bits.lowest(3 << place) == place


@pytest.mark.parametrize("target", TARGETS)
def test_bits_are_counted(target):
    count_bits = load(target, "kernel.bits", "count_bits")
    rng = random.Random(6)
    for _ in range(50):
        mask = rng.getrandbits(40)
        assert count_bits(mask) == mask.bit_count()
    assert count_bits(0) == 0
