"""Views of a lane: the place of every token, and nothing of the generator."""

import random

import pytest

from passgo.knockout.formats.scenario import start
from passgo.knockout.rules.landing import space_of
from passgo.knockout.rules.state import ON_BOARD, STREAMS

from .lane_play import TABLES, new_lane, play_lane


@pytest.mark.parametrize(("count", "second_chance"), TABLES)
def test_a_view_tells_where_everything_is_and_nothing_hidden(count, second_chance):
    rng = random.Random(f"views {count} {second_chance}")
    game = new_lane(count, second_chance, seed=rng.randrange(1 << 128))
    for moment, _, _ in play_lane(game, rng):
        if rng.random() > 0.3:
            continue
        view = moment.view(None)
        check_tokens(moment, view)
        other = moment.fork()
        other.set_seed(rng.randrange(1 << 128))
        other.state.drawn[:] = [rng.randrange(1000) for _ in range(STREAMS)]
        assert other.view(None) == view
        for seat in moment.seats:
            assert other.view(seat) == moment.view(seat)


def check_tokens(game, view):
    """Every token and all money is where the state has it."""
    state = game.state
    for number, side in enumerate(view["sides"]):
        assert side["cash"] == game.edition.money.from_unit(int(state.cash[number]))
        for token, shown in enumerate(side["tokens"], 4 * number):
            assert (shown["where"] == "board") == (state.where[token] == ON_BOARD)
            if shown["where"] == "board":
                assert round(shown["x"] * 1000) == state.x[token]
                assert round(shown["y"] * 1000) == state.y[token]
                space = int(space_of(game.board, state, token))
                assert shown["space"] == game.edition.space_name(space)
            else:
                assert shown["x"] is shown["y"] is shown["space"] is None
    assert view["pot"] == game.edition.money.from_unit(int(state.pot))
    assert view["to_act"] == list(game.to_act)
    assert view["phase"] == game.phase
    assert view["winners"] == list(game.winners)


def test_what_was_collected_and_who_has_left():
    given = {
        "phase": "score",
        "red": {"tokens": ["mediterranean_avenue", "baltic_avenue", "house_1", "off"]},
        "blue": {"tokens": ["boardwalk", "off", "off", "jail"]},
        "green": {"tokens": ["off", "off", "off", "off"]},
    }
    game = start("knockout", {"players": ["red", "blue", "green"], "given": given}, "interpreted")
    view = game.view("red")
    red, blue, green = view["sides"]
    assert view["phase"] == "house"
    assert view["turn"] == {"mover": "red", "colour": "red", "token": None}
    assert (red["collected"], red["sets"]) == (["mediterranean_avenue", "baltic_avenue"], ["brown"])
    assert red["cash"] == view["you"]["cash"] == 600
    assert [token["where"] for token in blue["tokens"]] == ["board", "off", "off", "jail"]
    assert not green["gone"]
    game.apply("green", "resign")
    view = game.view(None)
    assert view["sides"][2]["gone"]
    assert [seat["out"] for seat in view["seats"]] == [False, False, True]
    assert view["order"] == ["red", "blue"]
    assert game.look().choices("green") == []


def test_one_moment_is_read_once():
    game = new_lane(3)
    look = game.look()
    assert game.look() is look
    assert look.view(None)["sides"] is look.view("ana")["sides"]
    eyes = look.eyes
    game.apply(game.turn, {"slide": {"x": 150, "angle": 0, "speed": 1.2}})
    assert game.look() is not look
    assert game.look().eyes is eyes
