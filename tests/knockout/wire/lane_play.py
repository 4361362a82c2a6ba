"""Random knockout games for what is shown of them."""

from passgo.compiling.targets import COMPILED
from passgo.game import Game
from passgo.table.doing import word_of
from tests.knockout.lanes import MOST

NAMES = ("ana", "red", "Cid C.", "dee", "eve", "fay", "gil", "hal")
"""One is named like a colour, which it then plays."""

TABLES = [(2, "free"), (3, "none"), (4, "paid"), (5, "paid"), (8, "none")]
"""How many play, and their second chance."""


def new_lane(count, second_chance="none", seed=1, **options):
    chosen = {"second_chance": second_chance, **options}
    return Game.new("knockout", NAMES[:count], seed=seed, options=chosen, target=COMPILED)


def random_lane_action(game, rng, leaving=0.01):
    """Who is asked, and something it may do; every kind of answer has its chance."""
    seat = game.to_act[0]
    kinds = {}
    for choice in game.look().choices(seat):
        kinds.setdefault(word_of(choice["action"]), []).append(choice)
    if rng.random() > leaving:
        kinds.pop("resign")
    choice = rng.choice(kinds[rng.choice(sorted(kinds))])
    if choice["limits"] is None:
        return seat, choice["action"]
    aim = {
        "x": round(rng.uniform(*choice["limits"]["x"]), 1),
        "slope": rng.randint(-1200, 1200),
        "speed": round(rng.uniform(0.7, 2.0), 3),
    }
    return seat, {"slide": {**choice["action"]["slide"], **aim}}


def play_lane(game, rng, leaving=0.01):
    """Play to the end and stop before each action, with what is done next."""
    for _ in range(MOST):
        if game.is_over:
            return
        chosen = random_lane_action(game, rng, leaving)
        yield game, *chosen
        game.apply(*chosen)
    raise AssertionError(f"not over after {MOST} actions")
