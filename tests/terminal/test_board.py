import random

import pytest
from rich.cells import cell_len

from passgo.terminal.board import short_name, show_board
from passgo.terminal.deeds import show_deed, show_deeds
from passgo.terminal.players import show_players
from passgo.terminal.voice import Voice
from passgo.texts import Texts

from .desk import begin, deal, give, printed, quiet, wander


@pytest.mark.parametrize("width", [20, 40, 60, 76, 80, 100, 200])
@pytest.mark.parametrize("edition", ["euro", "disney", "deska"])
def test_nothing_is_wider_than_the_terminal(edition, width):
    game, _ = deal(edition)
    for _ in wander(game, random.Random(1), 120):
        pass
    console = quiet(width)
    voice = Voice(console, Texts("fr", edition), game)
    show_board(game, voice, 0)
    show_players(game, voice, 0)
    show_deeds(game, voice, 0)
    for lot, square in enumerate(game.edition.squares):
        if square.is_lot:
            show_deed(game, voice, lot, 0)
    assert all(cell_len(line) <= width for line in printed(console).splitlines())


def test_the_ring_fits_eighty_columns_and_a_small_screen():
    game, voice = deal()
    show_board(game, voice, 0)
    lines = printed(voice.console).strip("\n").splitlines()
    assert len(lines) == 22
    assert lines[0].startswith("Free p Madrid")
    assert lines[-2].endswith("Go   Ⓒ")


def test_a_lot_shows_owner_buildings_mortgage_and_token():
    game, voice = deal()
    begin(game)
    give(game, "bob", "vilnius", "riga")
    give(game, "cleo", "paris")
    game.state.level[1], game.state.level[3] = 3, 5
    game.state.mortgaged[39] = 1
    game.state.at[0] = 3
    show_board(game, voice, 0)
    drawn = printed(voice.console)
    for sign in ("BR B⌂3", "BR B■Ⓐ", "DB C×"):
        assert sign in drawn


def test_hidden_cash_is_hidden_from_others_only():
    game, voice = deal(cash="hidden")
    show_players(game, voice, 0)
    drawn = printed(voice.console)
    assert drawn.count("€1,500") == 1
    assert drawn.count("?") == 2


def test_short_names_leave_out_what_is_in_many():
    _, voice = deal("deska", locale="fr")
    assert short_name(voice, 5) == "Nord"
    assert short_name(voice, 1) == "Arlon"
