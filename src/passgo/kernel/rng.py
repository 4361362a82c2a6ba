"""Chance: a counter-based generator (Philox4x32-10) kept in the state.

A draw is a pure function of the 128-bit seed, the stream and how often that stream was drawn
before. Two words of 32 bits make a product of 64: taken of unsigned numbers nothing overflows, and
interpreted, compiled and on CUDA the same integers come out.
"""

import numpy as np

from .rule import rule

STREAM_DICE = 0
STREAM_PACKS = 1
STREAM_UNIT = 2
STREAM_AIM = 3
STREAM_POLICY = 4

THROWS = 36
"""What two dice can show, each die for itself."""
_THROWS_LIMIT = 0x100000000 - 0x100000000 % THROWS

_WORD = 0xFFFFFFFF
# Numbers of their own, since signed and unsigned ones together would become fractions.
_LOW = np.uint64(0xFFFFFFFF)
_HIGH = np.uint64(32)
_MULTIPLIER_0 = np.uint64(0xD2511F53)
_MULTIPLIER_1 = np.uint64(0xCD9E8D57)
_WEYL_0 = np.uint64(0x9E3779B9)
_WEYL_1 = np.uint64(0xBB67AE85)


@rule
def random_word(key0: int, key1: int, c0: int, c1: int, c2: int, c3: int) -> int:
    """First 32-bit word of the Philox block of this key and counter."""
    first_key, second_key = np.uint64(key0), np.uint64(key1)
    word0, word1, word2, word3 = np.uint64(c0), np.uint64(c1), np.uint64(c2), np.uint64(c3)
    for _ in range(10):
        product0 = word0 * _MULTIPLIER_0
        product1 = word2 * _MULTIPLIER_1
        word0 = product1 >> _HIGH ^ word1 ^ first_key
        word1 = product1 & _LOW
        word2 = product0 >> _HIGH ^ word3 ^ second_key
        word3 = product0 & _LOW
        first_key = (first_key + _WEYL_0) & _LOW
        second_key = (second_key + _WEYL_1) & _LOW
    return np.int64(word0)  # type: ignore[return-value]  # Signed again, for who compiles it.


@rule
def next_word(state, stream: int) -> int:
    """The next random word of one of the game's streams."""
    seed = state.seed
    index = state.drawn[stream]
    state.drawn[stream] = index + 1
    return random_word(
        seed[0], seed[1], index & _WORD, (index >> 32) + (stream << 16), seed[2], seed[3]
    )


@rule
def draw(state, stream: int, n: int) -> int:
    """Draw an integer from 0 to n − 1, each equally likely, from one of the game's streams."""
    # Words at or above the last multiple of n are thrown away, so no outcome is favoured.
    limit = 0x100000000 - 0x100000000 % n
    while True:
        word = next_word(state, stream)
        if word < limit:
            return word % n


@rule
def draw_throw(state) -> int:
    """Draw one of the 36 throws of two dice, as ``draw`` does; by a number known beforehand."""
    while True:
        word = next_word(state, STREAM_DICE)
        if word < _THROWS_LIMIT:
            return word % THROWS
