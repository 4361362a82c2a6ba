"""A player from outside at the terminal: it plays, and the screen names what it forfeits."""

import io

import pytest
from rich.console import Console

from passgo.terminal.play import play_game
from passgo.terminal.play_options import PlayOptions
from tests.terminal.screens import Enter

CODE = """
from passgo.players import player
@player("faulty", title="Faulty one")
def decide(view, choices):
    return 1 / 0
"""


@pytest.mark.usefixtures("own_players")
def test_the_terminal_plays_with_code_and_says_who_forfeited(tmp_path):
    path, out = tmp_path / "faulty.py", io.StringIO()
    path.write_text(CODE)
    options = PlayOptions(
        edition="euro", seats="ana,bob:faulty", seed="3", code=[str(path)], lang="en"
    )
    console = Console(file=out, width=200)
    assert play_game(options, console, Enter(12), is_asking=False) == 0
    said = " ".join(out.getvalue().split())
    assert "computer: Faulty one" in said
    assert said.count("Faulty one made a mistake in its program: a bot (regular) decides") == 1
    assert "faulty: ZeroDivisionError: division by zero (faulty.py, line 5)" in said
