"""The arena of the knockout family: whole batches in native code, its roster at the table.

Unless a ladder says otherwise all hands are as steady as the box's option has them, casual.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ...bots.registry import PLAYERS
from ...compiling.targets import COMPILED, load
from ...editions import EDITIONS
from ...families import find_family
from ...families.records import BoardRecord, Numbers, StateRecord
from ...game import Game
from ...kernel.log import NO_LOG
from ...kernel.reason import REASON_WORDS
from ...lab.arena import Series, Setting
from ..edition.compile import compile_lane
from ..edition.loader import load_lane_edition
from ..edition.model import KNOCKOUT
from ..edition.options import parse_lane_option
from ..loops.play import FAULT_NAMES, T_WIDTH
from ..policies import policies as lane_policies
from ..roster import lane_parameters
from ..rules.actions import ACTION_DTYPE
from ..rules.state import PART_OVER, SEATS, STATE_DTYPE

TURNS = 250
"""Answers of each player; a game that people play takes about twenty."""
TABLE = 4


@dataclass(frozen=True)
class SeatedTable:
    """Blank games of one table, and its players."""

    board: BoardRecord
    states: StateRecord
    policies: Numbers
    params: Numbers


def seat_players(setting: Setting, seating: Sequence[str], count: int) -> SeatedTable:
    """Games to be dealt, with players in seat order."""
    board = board_of(setting, len(seating))
    states: StateRecord = np.zeros(count, STATE_DTYPE).view(np.recarray)
    policies = np.zeros(SEATS, np.int64)
    params = np.zeros((SEATS, lane_policies.PARAMETERS), np.int64)
    rows = PLAYERS.rows(find_family(KNOCKOUT))
    for seat, name in enumerate(seating):
        policies[seat] = rows[name].policy
        params[seat] = lane_parameters(rows[name], board, seat, setting.seed << 32)
    return SeatedTable(board, states, policies, params)


def board_of(setting: Setting, seats: int) -> BoardRecord:
    """The lane of a table of so many."""
    names = [f"player{number}" for number in range(1, seats + 1)]
    edition = load_lane_edition(setting.edition)
    return compile_lane(edition, setting.mode, setting.options, names)


def series_of(states: StateRecord, faults: Numbers, asked: Numbers, seconds: float) -> Series:
    """The results of games that have been played."""
    return Series(
        winners=np.where(states.part == PART_OVER, states.winners, 0),
        turns=states.slides.copy(),
        actions=states.number.copy(),
        decisions=asked,
        faults=faults,
        seconds=seconds,
    )


class LaneArena:
    """Matches of the knockout editions."""

    family = KNOCKOUT

    def editions(self) -> tuple[str, ...]:
        """The editions of the family, by name."""
        return EDITIONS(KNOCKOUT)

    def players(self) -> tuple[str, ...]:
        """All bots of the roster, and players from outside."""
        return PLAYERS.names(find_family(self.family))

    def modes(self, edition: str) -> tuple[str, ...]:
        """The modes of an edition."""
        return load_lane_edition(edition).modes

    def seats(self, edition: str) -> tuple[int, int]:
        """The fewest and the most who can sit at a table."""
        return load_lane_edition(edition).players

    def usual_turns(self, edition: str, mode: str) -> int:
        """Enough for any game: it has as many rounds as sides."""
        return TURNS

    def read_option(self, text: str) -> tuple[str, object]:
        """Name and value of ``name=value``."""
        return parse_lane_option(text)

    def check(self, setting: Setting) -> None:
        """Refuse options that the edition does not have, for a table of four."""
        board_of(setting, TABLE)

    def play(self, setting: Setting, seating: Sequence[str], first: int, count: int) -> Series:
        """Deal games and play them to their end."""
        begin = time.thread_time()
        seats = len(seating)
        table = seat_players(setting, seating, count)
        faults = np.zeros(count, np.int64)
        asked = np.zeros((count, seats), np.int64)
        load(COMPILED, "knockout.loops.play", "play_lanes")(
            table.board,
            table.states,
            first,
            setting.seed & 0xFFFFFFFF,
            table.policies,
            table.params,
            np.zeros(1, ACTION_DTYPE).view(np.recarray),
            NO_LOG,
            np.zeros(REASON_WORDS, np.int64),
            np.zeros(T_WIDTH, np.int64),
            setting.turns * seats,
            faults,
            asked,
        )
        return series_of(table.states, faults, asked, time.thread_time() - begin)

    def count_turns(self, game: Game) -> int:
        """The slides of all players together."""
        return int(game.state.slides)

    def is_cut(self, game: Game, turns: int) -> bool:
        """Whether there were too many answers."""
        return game.number >= turns

    def fault_name(self, fault: int) -> str:
        """The name of a fault."""
        return FAULT_NAMES[fault]


ARENA = LaneArena()
