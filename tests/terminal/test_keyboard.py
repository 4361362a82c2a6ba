"""Numbers as people type them, wherever a line is chosen."""

import pytest

from passgo.terminal.keyboard import line_number

from .screens import lay, printed


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        *[("1", 1), ("7", 7), ("007", 7), ("0000000001", 1), ("0" * 5000 + "3", 3)],
        *[(typed, None) for typed in ("0", "8", "0000000010", "9" * 5000, "", "-1", "1.0", "²")],
    ],
)
def test_a_line_is_a_whole_number_within_bounds(typed, number):
    assert line_number(typed, 1, 7) == number


def test_nought_may_be_within_bounds():
    assert line_number("000", 0, 7) == 0


def test_zeros_in_front_mean_nothing_in_a_form():
    screen = lay(answers=("1 0000000020", "0000000002", "0000000020", "0000000001"))
    assert screen.questions.some("", 2, "Which?") == [1]
    assert screen.questions.one("", 2) == 0
    assert printed(screen.voice.console).count("“0000000020” is not in the list") == 2
