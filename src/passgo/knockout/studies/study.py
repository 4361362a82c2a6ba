"""Studies of the knockout family: games played in the counting loop, and what the counts say."""

import time
from collections.abc import Sequence
from typing import Final

import numpy as np

from ...compiling.targets import COMPILED, load
from ...families.records import Numbers
from ...kernel.log import LOG_WIDTH
from ...kernel.reason import REASON_WORDS
from ...lab.arena import Series, Setting
from ...lab.study import Played
from ...wire.plain import Plain
from ..edition.loader import load_lane_edition
from ..loops import tallied as t
from ..rules.actions import ACTION_DTYPE
from ..rules.state import SIDES, SPACES
from .arena import seat_players, series_of

LOG_ROWS = 8192
"""Events of one slide: every contact of sixteen tokens is two of them."""

row_names: Final = ("rounds", "knocked", *(f"cash_{side}" for side in range(1, SIDES + 1)))
"""The columns of a game's row; sides count from 1."""
line_names: Final = ("game", "turn", "seat")
"""The lane has no rows for turns: a game is a few dozen slides."""


def play(
    setting: Setting, seating: Sequence[str], first: int, count: int, *, lines: bool
) -> Played:
    """Play some deals with players in seat order, and count."""
    begin = time.thread_time()
    seats = len(seating)
    table = seat_players(setting, seating, count)
    faults, asked = np.zeros(count, np.int64), np.zeros((count, seats), np.int64)
    tally, rows = np.zeros(t.TALLY, np.int64), np.zeros((count, t.ROW), np.int64)
    load(COMPILED, "knockout.loops.tallied", "play_lanes_and_tally")(
        table.board,
        table.states,
        first,
        setting.seed & 0xFFFFFFFF,
        table.policies,
        table.params,
        np.zeros(1, ACTION_DTYPE).view(np.recarray),
        np.zeros((LOG_ROWS, LOG_WIDTH), np.int64),
        np.zeros(REASON_WORDS, np.int64),
        setting.turns * seats,
        faults,
        asked,
        tally,
        rows,
    )
    if tally[t.T_LOST]:
        raise OverflowError(f"{int(tally[t.T_LOST])} events found no room in a log of {LOG_ROWS}")
    series: Series = series_of(table.states, faults, asked, time.thread_time() - begin)
    return Played(series, tally, rows, np.zeros((0, len(line_names)), np.int64))


def figures(setting: Setting, tally: Numbers, games: int) -> Plain:
    """What the counts say, with names and printed money; sums are averages of a game."""
    edition = load_lane_edition(setting.edition)
    unit = edition.money.unit

    def a_game(column: int) -> float:
        return round(float(tally[column]) * unit / max(games, 1), 4)

    rests = tally[t.T_RESTS : t.T_RESTS + SPACES + 1]
    return {
        "slides": int(tally[t.T_SLIDES]),
        "hits": int(tally[t.T_HITS]),
        "knocked_off": int(tally[t.T_KNOCKED]),
        "fell": int(tally[t.T_FELL]),
        "short": int(tally[t.T_SHORT]),
        "jailed": int(tally[t.T_JAILED]),
        "rests": [
            {"space": space.id, "count": int(rests[number])}
            for number, space in enumerate(edition.spaces)
        ],
        "beside": int(rests[SPACES]),
        "income": {
            "properties": sum(a_game(t.T_COLLECTED_SUM + n) for n in range(len(edition.spaces))),
            "bonuses": sum(a_game(t.T_BONUSES_SUM + n) for n in range(len(edition.groups))),
            "houses": a_game(t.T_DOUBLED_SUM),
            "pot": a_game(t.T_POTS_SUM),
            "tax": a_game(t.T_TAXES_SUM),
            "fees": a_game(t.T_FEES_SUM),
        },
        "spaces": [
            {
                "space": space.id,
                "collected": int(tally[t.T_COLLECTED + number]),
                "sum": a_game(t.T_COLLECTED_SUM + number),
            }
            for number, space in enumerate(edition.spaces)
            if tally[t.T_COLLECTED + number]
        ],
        "bonuses": {
            group.id: int(tally[t.T_BONUSES + number])
            for number, group in enumerate(edition.groups.values())
        },
    }
