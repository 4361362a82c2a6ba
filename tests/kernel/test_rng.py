"""The generator: the published words of Philox4x32-10, fair draws, streams that do not meet."""

import numpy as np
import pytest

from passgo.compiling.targets import COMPILED, load
from passgo.estate.rules.state import STATE_DTYPE, STREAMS
from passgo.kernel.rng import STREAM_DICE, THROWS, draw, draw_throw, random_word

ONES = 0xFFFFFFFF

KNOWN = [
    # Key, counter, first word, from the test vectors that come with the generator's paper.
    ((0, 0), (0, 0, 0, 0), 0x6627E8D5),
    ((ONES, ONES), (ONES, ONES, ONES, ONES), 0x408F276D),
    (
        (0xA4093822, 0x299F31D0),
        (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344),
        0xD16CFE09,
    ),
]


def new_state(seed=1):
    state = np.zeros(1, STATE_DTYPE).view(np.recarray)[0]
    for word in range(4):
        state.seed[word] = seed >> 32 * word & ONES
    return state


@pytest.mark.parametrize(("key", "counter", "word"), KNOWN)
def test_known_answers(key, counter, word):
    assert random_word(*key, *counter) == word
    assert load(COMPILED, "kernel.rng", "random_word")(*key, *counter) == word


def test_words_agree_with_an_exact_reference():
    """Python's whole numbers have no bounds: products of unsigned words must give the same."""

    def reference(k0, k1, c0, c1, c2, c3):
        for _ in range(10):
            first, second = 0xD2511F53 * c0, 0xCD9E8D57 * c2
            c0, c1, c2, c3 = (
                second >> 32 ^ c1 ^ k0,
                second & ONES,
                first >> 32 ^ c3 ^ k1,
                first & ONES,
            )
            k0, k1 = (k0 + 0x9E3779B9) & ONES, (k1 + 0xBB67AE85) & ONES
        return c0

    rng = np.random.default_rng(7)
    for row in rng.integers(0, 1 << 32, (200, 6)).tolist():
        assert random_word(*row) == reference(*row)
    # As scalars of NumPy they would warn if any product left its 64 bits.
    edges = np.array([[ONES] * 6, [0] * 6, [1 << 31] * 6], np.int64)
    with np.errstate(all="raise"):
        for row in edges:
            assert random_word(*row) == reference(*row.tolist())


@pytest.mark.parametrize("n", [1, 2, 6, 16, 36])
def test_draws_are_within_bounds_and_fair(n):
    state = new_state(99)
    drawn = load(COMPILED, "kernel.rng", "draw")
    count = 4000 * n
    found = np.bincount([drawn(state, 0, n) for _ in range(count)], minlength=n)
    assert len(found) == n
    # Five standard deviations of a fair draw.
    slack = 5 * (4000 * (1 - 1 / n)) ** 0.5
    assert np.all(np.abs(found - 4000) <= slack)
    # Hardly a word is thrown away: 2^32 is nearly a multiple of any small number.
    assert count <= state.drawn[0] <= count + 2


def test_streams_go_their_own_ways():
    """How often one stream was drawn changes nothing in another, and they do not repeat it."""
    plain, mixed = new_state(), new_state()
    alone = [draw(plain, 1, 1000) for _ in range(60)]
    among = []
    for _ in range(60):
        draw(mixed, 0, 36)
        among.append(draw(mixed, 1, 1000))
        draw(mixed, 2, 7)
    assert among == alone
    heads = {tuple(draw(new, stream, 1000) for _ in range(8)) for new, stream in fresh_streams()}
    assert len(heads) == STREAMS


def test_a_throw_is_a_draw_among_36():
    one, other = new_state(7), new_state(7)
    for _ in range(60):
        assert draw_throw(one) == draw(other, STREAM_DICE, THROWS)
    assert one.tobytes() == other.tobytes()


def fresh_streams():
    return [(new_state(), stream) for stream in range(STREAMS)]


def test_every_word_of_the_seed_counts():
    seeds = [1, 2, 1 << 32, 1 << 64, 1 << 96, (1 << 128) - 1]
    found = {tuple(draw(new, 0, 36) for _ in range(12)) for new in map(new_state, seeds)}
    assert len(found) == len(seeds)


def test_a_long_game_runs_over_no_edge():
    """The count of draws may pass 32 bits; words stay words."""
    state = new_state()
    state.drawn[0] = ONES
    with np.errstate(all="raise"):
        words = [draw(state, 0, 36) for _ in range(3)]
    assert state.drawn[0] == ONES + 3
    assert all(0 <= word < 36 for word in words)
    assert 0 <= random_word(ONES, ONES, 5, 1 << 16, ONES, ONES) <= ONES
