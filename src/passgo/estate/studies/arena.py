"""The arena of the estate family: whole batches in native code, the roster at the table."""

import time
from collections.abc import Sequence

import numpy as np

from ...bots.registry import PLAYERS
from ...editions import EDITIONS, OptionError
from ...families import find_family
from ...families.records import Numbers, StateRecord
from ...game import Game
from ...lab.arena import Series, Setting
from ..edition.compile import compile_board
from ..edition.loader import load_estate
from ..edition.settle import parse_option
from ..loops.play import ACTIONS_A_TURN, FAULT_NAMES
from ..policies import policies
from ..policies.traits import SEED, SEED_HIGH
from .batch import Batch, deal, play_counted

TURNS = 1_000
TIMED_TURNS = 40
"""The turns that four players play in about an hour, after which the hour is called."""


def deal_match(
    setting: Setting, seating: Sequence[str], first: int, count: int
) -> tuple[Batch, Numbers]:
    """The games of a match, and the players' parameters in each.

    Each game has another seed for a bot's randomness; the simple bots have none.
    """
    seats = len(seating)
    games = deal(
        setting.edition,
        setting.mode,
        count,
        seats,
        seating,
        setting.seed,
        setting.options,
        first,
    )
    params = np.repeat(games.params, count, axis=0)
    by_chance = np.flatnonzero(games.policies[:seats] != policies.SIMPLE)
    params[:, by_chance, SEED] = np.arange(first, first + count)[:, None]
    params[:, by_chance, SEED_HIGH] = setting.seed & 0xFFFFFFFF
    return games, params


def series_of(states: StateRecord, faults: Numbers, asked: Numbers, seconds: float) -> Series:
    """The results of games that have been played."""
    return Series(
        winners=states.winners.copy(),
        turns=states.turn.copy(),
        actions=states.number.copy(),
        decisions=asked,
        faults=faults,
        seconds=seconds,
    )


class EstateArena:
    """Matches of the estate editions."""

    family = "estate"

    def editions(self) -> tuple[str, ...]:
        """The editions of the family, by name."""
        return EDITIONS("estate")

    def players(self) -> tuple[str, ...]:
        """All bots of the roster, and players from outside."""
        return PLAYERS.names(find_family(self.family))

    def modes(self, edition: str) -> tuple[str, ...]:
        """The modes of an edition."""
        return load_estate(edition).modes

    def seats(self, edition: str) -> tuple[int, int]:
        """The fewest and the most who can sit at a table."""
        return load_estate(edition).box.players

    def usual_turns(self, edition: str, mode: str) -> int:
        """A thousand each, or the hour of a timed game."""
        is_timed = compile_board(load_estate(edition), mode).timed == 1
        return TIMED_TURNS if is_timed else TURNS

    def read_option(self, text: str) -> tuple[str, object]:
        """Name and value of ``name=value``."""
        return parse_option(text)

    def check(self, setting: Setting) -> None:
        """Refuse options that the edition does not have, and manual dice."""
        board = compile_board(load_estate(setting.edition), setting.mode, setting.options)
        if board.manual_dice == 1:
            raise OptionError("dice", "'manual'", "'auto': players of a match throw no real dice")

    def play(self, setting: Setting, seating: Sequence[str], first: int, count: int) -> Series:
        """Deal games and play them to their end or to the limit of turns."""
        begin = time.thread_time()
        games, params = deal_match(setting, seating, first, count)
        turns = setting.turns * len(seating)
        faults, asked = play_counted(games, games.states, params, turns, ACTIONS_A_TURN * turns)
        return series_of(games.states, faults, asked, time.thread_time() - begin)

    def count_turns(self, game: Game) -> int:
        """The turns of all players together."""
        return int(game.state.turn)

    def is_cut(self, game: Game, turns: int) -> bool:
        """Whether there were too many turns or actions; a timed game's hour is called instead."""
        if game.number >= ACTIONS_A_TURN * turns:
            return True
        if game.state.turn < turns or game.state.time_called:
            return False
        if not game.board.timed:
            return True
        game.apply("bank", "time_up")
        return False

    def fault_name(self, fault: int) -> str:
        """The name of a fault."""
        return FAULT_NAMES[fault]


ARENA = EstateArena()
