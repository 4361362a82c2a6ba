"""Chance: a counter-based generator (Philox4x32-10) kept in the state.

A draw is a pure function of the 128-bit seed, the stream and how often that stream was drawn
before. Every product is split so that it fits a signed 64-bit word: interpreted, compiled and on
CUDA the same integers come out, and nothing overflows.
"""

from .rule import rule

STREAM_DICE = 0
STREAM_PACKS = 1
STREAM_UNIT = 2
STREAM_AIM = 3
STREAM_POLICY = 4

_WORD = 0xFFFFFFFF
# Half of the multipliers, which are odd: with all of them a product would not fit.
_HALF_0 = 0xD2511F53 >> 1
_HALF_1 = 0xCD9E8D57 >> 1
_WEYL_0 = 0x9E3779B9
_WEYL_1 = 0xBB67AE85


@rule
def _high_word(word: int, half: int) -> int:
    """Upper 32 bits of the product with an odd multiplier of 32 bits, of which half is given."""
    return (word * half + (word >> 1)) >> 31


@rule
def _low_word(word: int, half: int) -> int:
    """Lower 32 bits of the same."""
    return (((word * half & 0x7FFFFFFF) << 1) + word) & _WORD


@rule
def random_word(key0: int, key1: int, c0: int, c1: int, c2: int, c3: int) -> int:
    """First 32-bit word of the Philox block of this key and counter."""
    for _ in range(10):
        high0 = _high_word(c0, _HALF_0)
        low0 = _low_word(c0, _HALF_0)
        high1 = _high_word(c2, _HALF_1)
        low1 = _low_word(c2, _HALF_1)
        c0 = high1 ^ c1 ^ key0
        c1 = low1
        c2 = high0 ^ c3 ^ key1
        c3 = low0
        key0 = (key0 + _WEYL_0) & _WORD
        key1 = (key1 + _WEYL_1) & _WORD
    return c0


@rule
def draw(state, stream: int, n: int) -> int:
    """Draw an integer from 0 to n − 1, each equally likely, from one of the game's streams."""
    seed = state.seed
    # Words at or above the last multiple of n are thrown away, so no outcome is favoured.
    limit = 0x100000000 - 0x100000000 % n
    while True:
        index = state.drawn[stream]
        state.drawn[stream] = index + 1
        word = random_word(
            seed[0], seed[1], index & _WORD, (index >> 32) + (stream << 16), seed[2], seed[3]
        )
        if word < limit:
            return word % n
