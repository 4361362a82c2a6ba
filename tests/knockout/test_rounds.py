"""Rounds: what is true in every game, whatever the aims."""

from collections import Counter

import numpy as np
import pytest

from passgo import Game
from passgo.compiling.targets import COMPILED, INTERPRETED, load
from passgo.editions import OptionError
from passgo.editions.arrays import records
from passgo.knockout.rules import state as st

from .lanes import BOARD, MOST, NO_LOG


def aim(rng):
    """An aim somewhere up the lane."""
    return {
        "slide": {
            "x": round(float(rng.uniform(16, 284)), 1),
            "angle": float(rng.uniform(-8, 8)),
            "speed": round(float(rng.uniform(0.6, 1.95)), 3),
        }
    }


def play(game, seed, check=lambda game: None):
    """Play a game to its end, choosing at random; calls ``check`` after every action."""
    rng = np.random.default_rng(seed)
    for _ in range(MOST):
        if game.is_over:
            return game
        seat = game.to_act[0]
        choices = [choice for choice in game.legal(seat) if choice.action != "resign"]
        assert choices
        action = choices[rng.integers(len(choices))].action
        if isinstance(action, dict) and "slide" in action:
            action = {"slide": {**aim(rng)["slide"], "token": action["slide"]["token"]}}
        game.apply(seat, action)
        check(game)
    raise AssertionError(f"not over after {MOST} actions")


def lawful(game):
    """What no action may break."""
    state, sides = game.state, int(game.board.sides)
    assert sum(state.cash) + state.pot + state.bank == 0
    assert (state.cash >= 0).all()
    assert (state.where[: 4 * sides] != st.ABSENT).all()
    assert (state.where[4 * sides :] == st.ABSENT).all()
    on = state.where == st.ON_BOARD
    assert (state.y[on] >= game.board.go_line).all()
    assert not state.x[~on].any()
    assert not state.motion.any()
    assert not state.saved.any()
    if state.part == st.PART_SLIDE:
        assert (state.step, state.place) == (0, 0)
    assert len(game.to_act) == (0 if game.is_over else 1)
    for seat in game.seats:
        if seat not in game.to_act:
            assert [choice.action for choice in game.legal(seat)] in ([], ["resign"])


@pytest.mark.parametrize("second_chance", ["none", "free", "paid"])
@pytest.mark.parametrize("seats", range(2, 9))
def test_games_keep_the_laws(seats, second_chance):
    options = {"second_chance": second_chance}
    game = Game.new("knockout", seats, seed=seats, options=options, target=COMPILED)
    lawful(game)
    play(game, seats, lawful)
    assert game.winners


@pytest.mark.proves("KO-ORDER-03")
def test_everyone_goes_first_once():
    game = play(Game.new("knockout", 4, seed=8, target=COMPILED), 8)
    firsts = [e.fields["side"] for e in game.events if e.name == "order_drawn"]
    assert sorted(firsts[::4]) == [0, 1, 2, 3]


@pytest.mark.proves("KO-ORDER-01")
def test_every_order_is_equally_likely():
    set_up = load(COMPILED, "knockout.rules.setup", "set_up")
    orders = Counter()
    for seed in range(24_000):
        state = records(1, st.STATE_DTYPE)[0]
        state.seed[0] = seed
        set_up(BOARD, state, 4, NO_LOG)
        orders[tuple(map(int, state.order))] += 1
    assert len(orders) == 24
    assert all(850 <= count <= 1150 for count in orders.values())


@pytest.mark.proves("KO-DIGI-02")
@pytest.mark.parametrize("noise", ["none", "expert", "skilled", "casual", "child"])
def test_a_record_plays_again_to_the_same_bytes(noise):
    options = {"noise": noise, "second_chance": "free"}
    # One of them is played interpreted, and plays again compiled.
    target = INTERPRETED if noise == "casual" else COMPILED
    game = play(Game.new("knockout", 3, seed=21, options=options, target=target), 21)
    again = Game.replay(game.record(), COMPILED)
    assert again.state_bytes() == game.state_bytes()
    assert again.events == game.events
    noised = [e.fields["speed"] for e in game.events if e.name == "slid"]
    asked = [
        round(1000 * a["slide"]["speed"])
        for _, a in game.actions
        if isinstance(a, dict) and "slide" in a
    ]
    assert (noised == asked) == (noise == "none")


def test_noise_is_as_wide_as_its_level():
    deviate = load(COMPILED, "knockout.rules.aim", "deviate")
    state = np.zeros(1, st.STATE_DTYPE).view(np.recarray)[0]
    drawn = np.array([deviate(state) for _ in range(20_000)]) / 65_536
    assert abs(drawn.mean()) < 0.03
    assert abs(drawn.std() - 1) < 0.03


def test_noise_is_each_seat_s_own():
    board = Game.new("knockout", 3, seed=1, options={"noise": "none,casual,child"}).board
    assert list(board.noise_speed[:3]) == [0, 450, 800]
    assert list(board.noise_angle[:3]) == [0, 26_180, 43_633]


@pytest.mark.proves("KO-TIP-02")
def test_spaces_near_go_are_easier_to_hit():
    """The share of slides at casual noise that rest in the row they were aimed at falls."""
    slide, noised = load(COMPILED, "knockout.rules.slide", "slide"), []
    state = np.zeros(1, st.STATE_DTYPE).view(np.recarray)[0]
    deviate = load(COMPILED, "knockout.rules.aim", "deviate")
    speeder = load(COMPILED, "knockout.rules.aim", "noised_speed")
    state.where[:] = st.ABSENT
    for near, far in ((90, 190), (285, 375), (520, 600), (720, 790), (845, 915)):
        speed = round((2 * 2158 * ((near + far) / 2 - 45)) ** 0.5)
        hits = 0
        for _ in range(2_000):
            slide(BOARD, state, 0, 1500, 0, int(speeder(speed, 450, deviate(state))), NO_LOG)
            hits += near * 1000 <= state.y[0] < far * 1000
        noised.append(hits)
    assert noised == sorted(noised, reverse=True)


def test_a_fork_goes_its_own_way():
    game = Game.new("knockout", 2, seed=3)
    other = game.fork(COMPILED)
    shot = {"slide": {"x": 150, "angle": 1, "speed": 1.5}}
    game.apply(game.turn, shot)
    other.apply(other.turn, shot)
    assert game.state_bytes() == other.state_bytes()


@pytest.mark.parametrize(
    "options",
    [
        {"noise": "drunk"},
        {"noise": "casual,child,none"},
        {"teams": {"red": ["ana", "bob"]}},
        {"teams": {"pink": ["ana"]}},
        {"teams": {"red": ["ana"], "blue": ["ana"]}},
        {"second_chance": "always"},
        {"dice": "manual"},
    ],
)
def test_wrong_options_are_refused(options):
    with pytest.raises(OptionError):
        Game.new("knockout", ["ana", "bob"], options=options)


def test_colours_can_be_chosen_and_the_rest_are_drawn():
    options = {"teams": {"green": ["bob"]}}
    seen = set()
    for seed in range(30):
        game = Game.new("knockout", ["ana", "bob"], seed=seed, options=options)
        ana, bob = (int(game.state.colour[side]) for side in range(2))
        assert game.edition.colours[bob].id == "green"
        seen.add(game.edition.colours[ana].id)
    assert seen == {"red", "yellow", "blue"}
