"""Compiling the rules ahead, so that nobody waits for it later."""

from pathlib import Path

from rich.console import Console

from ..cache import cache_dir, watch_compilation
from ..targets import COMPILED
from ..texts import Texts
from .progress import bar

_STAMP = "warm"


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


def compile_rules() -> None:
    """Call every compiled function once, on a game of two."""
    import numpy as np

    from ..bots.player import Player
    from ..estate.state import ROUND_DTYPE
    from ..game import Game
    from ..lab import batch

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
