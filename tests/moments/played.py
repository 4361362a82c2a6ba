"""The moments that are asked about: of every scenario, and of crowded tables played at random."""

import random

from passgo.game import Game
from passgo.scenario import start
from tests.moments.estate_answers import EstateAnswers
from tests.moments.lane_answers import LaneAnswers
from tests.playing import random_action
from tests.properties.lane_tables import LANE_TABLES, NAMES
from tests.properties.tables import TABLES, crowd, random_table
from tests.properties.test_lane_games import random_lane_action
from tests.scenes import FILES, SCENARIOS, read_scenes

ANSWERS = {"estate": EstateAnswers, "knockout": LaneAnswers}
AT_LAST = 2
"""Of a scenario the first moment is asked about, and so many of its last."""
TABLES_EACH = 6
"""Crowded tables of each edition and mode."""
MOST = 40
"""Actions at a crowded table."""
EVERY = 4
"""At a crowded table every so many-th moment is asked about."""


def groups():
    """Names of what is asked about together: files of scenarios, and tables."""
    found = {path.relative_to(SCENARIOS).with_suffix("").as_posix(): path for path in FILES}
    numbers = range(1, TABLES_EACH + 1)
    for kind, tables in (("table", TABLES), ("lane", LANE_TABLES)):
        for edition, mode in tables:
            found |= {f"{kind}/{edition}-{mode}:{n}": (edition, mode, n) for n in numbers}
    return found


def places_in(name, what):
    """The names of the scenarios in a file that begin a game, or the name of a table."""
    if isinstance(what, tuple):
        return [name]
    return [f"{name}:{scene.number}" for scene in own_scenes(what)]


def lines_of(name, what, target):
    """What the rules answer there, a line for each scenario, or one for the table."""
    if name.startswith("table/"):
        answers = [crowded(*what, target)]
    elif name.startswith("lane/"):
        answers = [lane(*what, target)]
    else:
        answers = (answered(scene, target) for scene in own_scenes(what))
    for place, said in zip(places_in(name, what), answers, strict=True):
        yield f"{place} {said}"


def own_scenes(path):
    """The scenarios of a file that begin a game, each in the first of its editions."""
    found = {}
    for scene in read_scenes(path):
        if not scene.content.get("refused_new"):
            found.setdefault(scene.number, scene)
    return found.values()


def answered(scene, target):
    """What the rules answer at the first and the last moments of a scenario."""
    game = start(scene, target)
    steps = [next(iter(item.items())) for item in scene.content.get("when") or []]
    steps = [(seat, action) for seat, action in steps if seat != "then"]
    answers = ANSWERS[game.family.name](game)
    for number, (seat, action) in enumerate(steps):
        if number == 0 or number > len(steps) - AT_LAST:
            answers.ask(seats_at(game, seat))
        if not (isinstance(action, dict) and "refused" in action):
            game.apply(seat, action)
    answers.ask(seats_at(game, None))
    return answers.said()


def seats_at(game, seat):
    """The seats that are asked: who acts next, who owes something, and one who does not."""
    numbers = [game.seat(name) for name in game.to_act[:2]]
    if seat in game.seats:
        numbers.insert(0, game.seat(seat))
    idle = [number for number in range(len(game.seats)) if number not in numbers]
    return list(dict.fromkeys([*numbers[:2], *idle[:1]]))


def crowded(edition, mode, number, target):
    """What the rules answer at moments of a crowded table that plays at random."""
    rng = random.Random(f"{edition} {mode} {number}")
    seats, options = random_table(edition, mode, rng)
    options |= {"dice": rng.choice(["auto", "manual"])}
    game = Game.new(edition, seats, mode, rng.getrandbits(128), options, target)
    game = crowd(game, rng)
    answers = ANSWERS["estate"](game)
    for moment in range(MOST):
        if game.is_over:
            break
        if moment % EVERY == 0:
            answers.ask(seats_at(game, None))
        chosen = random_action(game, rng)
        if chosen is not None and game.why_not(*chosen) is None:
            game.apply(*chosen)
    answers.ask(seats_at(game, None))
    return answers.said()


def lane(edition, mode, number, target):
    """What the rules answer at moments of a lane on which is slid at random."""
    rng = random.Random(f"{edition} {mode} {number}")
    seats = NAMES[: rng.randint(2, len(NAMES))]
    options = {"second_chance": rng.choice(["none", "free", "paid"]), "noise": "skilled"}
    game = Game.new(edition, seats, mode, rng.getrandbits(128), options, target)
    answers = ANSWERS["knockout"](game)
    for moment in range(MOST):
        if game.is_over:
            break
        if moment % EVERY == 0:
            answers.ask(seats_at(game, None))
        game.apply(*random_lane_action(game, rng))
    answers.ask(seats_at(game, None))
    return answers.said()
