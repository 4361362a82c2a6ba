"""Compiling the rules ahead, so that nobody waits for it later."""

from pathlib import Path

from rich.console import Console

from ..game.cache import cache_dir, watch_compilation
from ..game.targets import COMPILED
from ..texts import Texts
from .progress import bar

_STAMP = "warm"
_LANE_STAMP = "warm-lane"


def warm(console: Console, texts: Texts) -> None:
    """Compile everything into the cache, or say that it is there already."""
    stamp = cache_dir() / _STAMP
    if stamp.exists():
        console.print(texts.get("cli-warm-already"), highlight=False)
        return
    console.print(texts.get("cli-warm-now"), highlight=False)
    with bar(console, texts.get("cli-warm-what")) as report, watch_compilation(report):
        compile_rules()
    Path(stamp).touch()
    console.print(texts.get("cli-warm-done"), highlight=False)


def warm_opponents(console: Console, texts: Texts) -> None:
    """Compile what the computer's knockout players need, saying so where it takes a while."""
    stamps = [cache_dir() / _STAMP, cache_dir() / _LANE_STAMP]
    if any(stamp.exists() for stamp in stamps):
        return
    console.print(texts.get("cli-warm-now"), highlight=False)
    with bar(console, texts.get("cli-warm-what")) as report, watch_compilation(report):
        warm_players()
    stamps[1].touch()


def warm_players() -> None:
    """Ask a knockout player once, compiled."""
    from ..bots.player import Player
    from ..game import Game

    game = Game.new("knockout", ["ana", "bob"], seed=1, target=COMPILED)
    Player("shrewd").choose(game, game.to_act[0])


def compile_rules() -> None:
    """Call every compiled function once, on a game of two."""
    import numpy as np

    from ..bots.player import Player
    from ..estate import batch
    from ..estate.rules.state import ROUND_DTYPE
    from ..game import Game
    from ..lab.arena import Setting, arenas

    game = Game.new("euro", ["ana", "bob"], seed=1, target=COMPILED)
    for name in game.seats:
        game.legal(name)
        game.wealth(name)
        game.seen(game.seat(name))
        game.why_not(name, "roll")
    while game.state.turn < 1:
        game.apply(game.to_act[0], "roll")
    asking = np.zeros(1, ROUND_DTYPE).view(np.recarray)[0]
    kernel, state = game.kernel, game.state
    seat = kernel.next_asked(state, asking, kernel.to_act(game.board, state))
    _, roll = game.read_action(seat, "roll")
    kernel.note_answer(state, asking, seat, roll)
    Player("shrewd").choose(game, seat)
    kernel.current_phase(state)
    kernel.least_bid(game.board, state)
    batch.warm()
    for arena in arenas():
        edition = arena.editions()[0]
        setting = Setting(edition, arena.modes(edition)[0], turns=1)
        arena.play(setting, arena.players()[-1:] * arena.seats(edition)[0], 0, 1)
    warm_lane()


def warm_lane() -> None:
    """The same for the knockout family: a whole game of aiming players."""
    from ..game import Game
    from ..knockout import balance

    balance.play(1, "casual", seats=2)
    warm_players()
    game = Game.new("knockout", ["ana", "bob"], seed=1, target=COMPILED)
    shot = {"slide": {"x": 150, "angle": 0, "speed": 1.2}}
    name = game.to_act[0]
    game.legal(name)
    game.wealth(name)
    game.seen(game.seat(name))
    game.why_not(name, shot)
    game.apply(name, shot)
