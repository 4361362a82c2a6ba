"""What shaking compares: states, word by word."""

import numpy as np

from passgo.kernel.shaking import copy_words, same_words


def test_states_are_the_same_when_every_word_is():
    words = np.arange(12).reshape(3, 4)
    words[2] = words[0]
    assert same_words(words, 0, 2)
    for column in range(4):
        words[2, column] += 1
        assert not same_words(words, 0, 2)
        words[2, column] -= 1
    assert not same_words(words, 0, 1)


def test_a_copy_is_the_same_and_leaves_the_others():
    words = np.arange(12).reshape(3, 4)
    copy_words(words, 1, 2)
    assert same_words(words, 1, 2)
    assert words[:2].tolist() == [[0, 1, 2, 3], [4, 5, 6, 7]]
