"""Texts that need several lines."""

import pytest
from rich.text import Text

from passgo.terminal.flow import flow, open_question, parted
from passgo.texts import Texts

from .screens import printed, quiet

SENTENCE = "Léa paie à Clara {} de loyer pour Rome, et il lui reste {} après cela"


@pytest.mark.parametrize("width", range(14, 80))
def test_no_sum_is_split_over_two_lines(width):
    money = Texts("fr", "euro").money
    console = quiet(width)
    line = Text(SENTENCE.format(money(1500), money(12345)))
    flow(console, line, 5)
    lines = printed(console).splitlines()
    assert all(len(part) <= width for part in lines)
    for amount in (1500, 12345):
        assert any(money(amount) in part for part in lines)
    assert all(part.startswith("     ") for part in lines[1:])


def test_styles_stay_where_they_are():
    line = Text("un mot ").append("gras et long", style="bold")
    parts = parted(quiet(12), line)
    assert [part.plain for part in parts] == ["un mot gras", "et long"]
    assert [span.style for part in parts for span in part.spans] == ["bold", "bold"]


def test_an_answer_is_typed_behind_the_last_line_of_a_question():
    console = quiet(20)
    last = open_question(console, Text("Combien d’argent donnez-vous ? "))
    assert printed(console) == "Combien d’argent\n"
    assert last.plain == "donnez-vous ? "
