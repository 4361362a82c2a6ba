"""Call every compiled function of the family once, so that the cache has it."""

from ..bots.player import Player
from ..compiling.targets import COMPILED, load
from ..game import Game
from ..kernel.log import NO_LOG
from ..lab.arena import Setting
from .edition.compile import compile_lane
from .edition.loader import load_lane_edition
from .edition.model import KNOCKOUT
from .studies import balance, bot_soak, soak
from .studies.arena import ARENA
from .studies.lanes import random_aims, random_lanes, slide_lanes

_SHOT = {"slide": {"x": 150, "angle": 0, "speed": 1.2}}


def warm() -> None:
    """Compile everything: what a table needs, and what plays many games."""
    warm_table()
    edition = ARENA.editions()[0]
    setting = Setting(edition, ARENA.modes(edition)[0], turns=1)
    ARENA.play(setting, ARENA.players()[-1:] * ARENA.seats(edition)[0], 0, 1)
    balance.play(1, "casual", seats=2)


def warm_table() -> None:
    """Compile what people and bots at a table need: a bot's aim, and one slide."""
    warm_bots()
    game = Game.new("knockout", ["ana", "bob"], seed=1, target=COMPILED)
    name = game.to_act[0]
    game.legal(name)
    game.view(name)
    game.wealth(name)
    game.why_not(name, _SHOT)
    game.apply(name, _SHOT)


def warm_loops() -> None:
    """Compile what shakes and measures the rules."""
    edition = ARENA.editions()[0]
    shaker = soak.make_shaker(edition, "standard", {}, 0)
    shaker.shake(0)
    shaker.play_again(0)
    bot_soak.make_shaker(edition, "standard", 0).shake(0)
    slide_lanes(
        compile_lane(load_lane_edition(edition)), random_lanes(1, 1, 1), random_aims(1, 1, 1)
    )
    # A scenario lays its position with these, and tests ask for single slides.
    game = Game.new("knockout", ["ana", "bob"], seed=1, target=COMPILED)
    board, state = game.board, game.state
    game.kernel.current_phase(state)
    deviation = load(COMPILED, "knockout.rules.aim", "deviate")(state)
    speed = int(load(COMPILED, "knockout.rules.aim", "noised_speed")(1_000, 0, deviation))
    load(COMPILED, "knockout.rules.slide", "slide")(board, state, 0, 1_500, 0, speed, NO_LOG)
    load(COMPILED, "knockout.rules.scoring", "begin_scoring")(state, NO_LOG)
    load(COMPILED, "knockout.rules.step", "settle")(board, state, NO_LOG)


def warm_bots() -> None:
    """Compile what heavy bots decide with."""
    game = Game.new("knockout", ["ana", "bob"], seed=1, target=COMPILED)
    Player("shrewd").choose(game, game.to_act[0])


def warm_walk() -> None:
    """Do nothing: no lane has to be learned."""


def knows(game: Game) -> bool:
    """Whether bots know this lane: they measure any lane at a glance."""
    return game.family.name == KNOCKOUT


def learn(game: Game) -> None:
    """Do nothing: no lane has to be learned."""
