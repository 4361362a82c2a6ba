import io
import random

import pytest
from rich.cells import cell_len
from rich.console import Console

from passgo.compiling.targets import COMPILED
from passgo.editions import EDITIONS
from passgo.estate.edition.model import ESTATE
from passgo.estate.rules.lots import recount
from passgo.terminal.estate.board import short_name, show_board
from passgo.terminal.estate.deeds import show_deed, show_deeds
from passgo.terminal.estate.lots import Lots
from passgo.terminal.estate.players import show_players
from passgo.terminal.layout import MIDDLE, lay_out
from passgo.terminal.screen import screen_for
from passgo.terminal.signs import make_streams_plain
from passgo.texts import Texts

from ..screens import Answers, begin, deal, give, lay, printed, quiet, wander


@pytest.mark.parametrize("width", [20, 40, 60, 76, 80, 100, 200])
@pytest.mark.parametrize("edition", EDITIONS(ESTATE))
def test_nothing_is_wider_than_the_terminal(edition, width):
    game, _ = deal(edition, target=COMPILED)
    for _ in wander(game, random.Random(1), 120):
        pass
    console = quiet(width)
    voice = screen_for(console, Texts("fr", edition), game, Answers()).voice
    view = game.view("ana")
    show_board(game, voice, view)
    show_players(game, voice, view)
    show_deeds(game, voice, view, "ana")
    for lot, square in enumerate(game.edition.squares):
        if square.is_lot:
            show_deed(game, voice, view, lot)
    assert all(cell_len(line) <= width for line in printed(console).splitlines())


def test_the_frame_fits_eighty_columns_and_a_small_screen():
    game, voice = deal()
    show_board(game, voice, game.view("ana"))
    lines = printed(voice.console).strip("\n").splitlines()
    assert len(lines) == 22
    assert lines[0].startswith("Free P Madrid")
    assert lines[-2].endswith("GO   Ⓒ")


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_a_round_board_is_a_ring_with_its_zones_inside(locale):
    game, voice = deal("revolution", locale=locale)
    begin(game)
    game.state.at[:3] = [12, 22, 26]
    show_board(game, voice, game.view("ana"))
    lines = printed(voice.console).strip("\n").splitlines()
    assert len(lines) == 24
    # The top of each arc is visible, and so are the middles of the sides.
    assert lines[0].startswith(" " * 16)
    assert not lines[0].startswith(" " * 17)
    assert [lines[place][0] == " " for place in (1, 3, 5)] == [True, True, False]
    names = [voice.texts.name("zone", zone) for zone in game.edition.zones]
    upper, lower = lines[3], lines[20]
    assert (names[1] in upper, names[2] in upper) == (True, True)
    assert (names[0] in lower, names[3] in lower) == (True, True)
    # The tokens in a zone are listed next to its name.
    assert f"{names[1]} Ⓐ" in upper
    assert f"{names[2]} ⒷⒸ" in upper
    assert "15M" in "".join(lines)


@pytest.mark.parametrize("shape", ["square", "round"])
@pytest.mark.parametrize(("width", "room"), [(6, 76), (6, 80), (10, 200)])
def test_no_two_squares_share_a_place(shape, width, room):
    layout = lay_out(shape, width, room)
    assert len(layout.places) == 40
    cells = {
        (line + down, column + across)
        for line, column in layout.places
        for down in range(2)
        for across in range(width)
    }
    assert len(cells) == 40 * 2 * width
    assert {line for line, _ in cells} == set(range(layout.height))
    assert 0 <= min(column for _, column in cells) <= max(column for _, column in cells) < room
    inside = {
        (line, column)
        for line in range(layout.first, layout.first + MIDDLE)
        for column in range(layout.left, layout.right)
    }
    assert not inside & cells


def test_a_lot_shows_owner_buildings_mortgage_and_token():
    game, voice = deal()
    begin(game)
    give(game, "bob", "vilnius", "riga")
    give(game, "cleo", "paris")
    game.state.level[1], game.state.level[3] = 3, 5
    game.state.mortgaged[39] = 1
    recount(game.board, game.state)
    game.state.at[0] = 3
    show_board(game, voice, game.view("ana"))
    drawn = printed(voice.console)
    for sign in ("BR B⌂3", "BR B■Ⓐ", "DB C×"):
        assert sign in drawn


def test_hidden_cash_is_hidden_from_others_only():
    game, voice = deal(cash="hidden")
    show_players(game, voice, game.view("ana"))
    drawn = printed(voice.console)
    assert drawn.count("€1,500") == 1
    assert drawn.count("?") == 2


def lots_of(edition, locale="fr"):
    game, voice = deal(edition, locale=locale)
    return Lots(game, voice, game.view(None))


@pytest.mark.parametrize("locale", ["fr", "en"])
@pytest.mark.parametrize("edition", EDITIONS(ESTATE))
def test_no_space_stands_after_an_apostrophe(edition, locale):
    lots = lots_of(edition, locale)
    names = [short_name(lots, number) for number in range(len(lots.game.edition.squares))]
    assert all(name.strip() and "’ " not in name for name in names)


def test_names_are_whole_where_there_is_room():
    screen = lay("revolution", locale="fr")
    screen.voice.console.width = 200
    screen.show("ana")
    drawn = printed(screen.voice.console)
    assert "Rue de la Paix" in drawn
    assert "Champs-Élysées" in drawn


def test_the_codes_of_groups_are_those_of_the_language():
    for locale, codes in (("fr", ("MA", "BF")), ("en", ("BR", "DB"))):
        screen = lay(locale=locale)
        screen.show("ana")
        assert all(f"{code} " in printed(screen.voice.console) for code in codes)


def test_a_terminal_that_has_nothing_else_gets_plain_signs():
    stream = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    make_streams_plain({"out": stream})
    console = Console(file=stream, width=80)
    game, _ = deal()
    begin(game)
    give(game, "bob", "vilnius")
    game.state.level[1] = 3
    recount(game.board, game.state)
    screen = screen_for(console, Texts("en", "euro"), game, Answers())
    screen.show("ana")
    stream.flush()
    drawn = stream.buffer.getvalue().decode("ascii")
    assert "BR B^3" in drawn
    assert ">A ana  E1,500" in drawn
    assert max(map(len, drawn.splitlines())) <= 80


def test_short_names_leave_out_what_is_in_many():
    assert short_name(lots_of("deska"), 5) == "Nord"
    assert short_name(lots_of("deska"), 1) == "Arlon"
    lots = lots_of("revolution")
    assert [short_name(lots, square) for square in (7, 12, 37)] == [
        "Piétonne",
        "Électricité",
        "Champs-Élysées",
    ]


def test_sums_in_millions_and_thousands():
    game, voice = deal("revolution", locale="fr")
    show_deed(game, voice, game.view("ana"), 1)
    drawn = printed(voice.console)
    for figure in ("600K", "300K", "20K", "1,6M", "2,5M"):
        assert figure in drawn
