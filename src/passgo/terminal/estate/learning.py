"""A board that no bot has seen: it walks round it before the game, which takes a compiler."""

from ...estate.landings import known_landings
from ...estate.roster import lore
from ...game import Game
from ...game.cache import watch_compilation
from ..progress import bar
from .voice import Voice


def learn_board(game: Game, voice: Voice) -> None:
    """Let the bots get to know an unknown board, and say why everybody waits."""
    if known_landings(game.board) is not None:
        return
    voice.say("cli-learning", "dim")
    with bar(voice.console, voice.get("cli-warm-what")) as report, watch_compilation(report):
        lore(game.board)
