"""Call every compiled function of the family once, so that the cache has it."""

import numpy as np

from ..bots.player import Player
from ..compiling.targets import COMPILED
from ..game import Game
from ..lab.arena import Setting
from .edition.compile import compile_board
from .edition.loader import load_estate
from .landings import known_landings
from .roster import lore, walked
from .rules.state import ROUND_DTYPE
from .studies import batch, bot_soak, soak
from .studies.arena import ARENA
from .typed import kernel_of


def warm() -> None:
    """Compile everything: what a table needs, and what plays many games."""
    warm_table()
    batch.warm()
    edition = ARENA.editions()[0]
    setting = Setting(edition, ARENA.modes(edition)[0], turns=1)
    ARENA.play(setting, ARENA.players()[-1:] * ARENA.seats(edition)[0], 0, 1)


def warm_table() -> None:
    """Compile what people and bots at a table need, on a game of two."""
    game = Game.new("euro", ["ana", "bob"], seed=1, target=COMPILED)
    for name in game.seats:
        game.legal(name)
        game.view(name)
        game.wealth(name)
        game.why_not(name, "roll")
    while game.state.turn < 1:
        game.apply(game.to_act[0], "roll")
    asking = np.zeros(1, ROUND_DTYPE).view(np.recarray)[0]
    kernel, state = kernel_of(game), game.state
    seat = kernel.next_asked(state, asking, kernel.to_act(game.board, state))
    _, roll = game.read_action(seat, "roll")
    kernel.note_answer(state, asking, seat, roll)
    kernel.current_phase(state)
    kernel.least_bid(game.board, state)
    warm_bots()


def warm_loops() -> None:
    """Compile the soaks and the measurements of the rules."""
    edition = ARENA.editions()[0]
    shaker = soak.make_shaker(edition, "standard", {}, 0)
    shaker.shake(0)
    shaker.play_again(0)
    bot_soak.make_shaker(edition, "standard", 0).shake(0)
    warm_walk()
    batch.warm()


def warm_bots() -> None:
    """Compile what bots decide with."""
    game = Game.new("euro", ["ana", "bob"], seed=1, target=COMPILED)
    Player("shrewd").choose(game, game.to_act[0])


def warm_walk() -> None:
    """Compile what bots learn an unknown board with."""
    walked(compile_board(load_estate(ARENA.editions()[0])))


def knows(game: Game) -> bool:
    """Whether the bots already know this board."""
    return known_landings(game.board) is not None


def learn(game: Game) -> None:
    """Measure an unknown board for the bots, which takes a compiler."""
    lore(game.board)
