"""Studies of the estate family: games played in the counting loop, and what the counts say."""

import time
from collections.abc import Sequence
from typing import Final

import numpy as np

from ...compiling.targets import COMPILED, load
from ...families.records import BoardRecord, Numbers
from ...kernel.log import LOG_WIDTH
from ...lab.arena import Setting
from ...lab.landings import JAIL
from ...lab.study import Played
from ...wire.plain import Plain
from ..edition.compile import compile_board
from ..edition.loader import load_estate
from ..edition.model import Edition
from ..loops import tally as t
from ..loops.play import ACTIONS_A_TURN
from ..loops.tallied import C_WIDTH
from ..rules.state import SEATS, SQUARES, STREET
from .arena import deal_match, series_of
from .batch import blank_notes, scratch

LOG_ROWS = 1024
"""Events of one action: far more than a bankruptcy with auctions of a whole estate makes."""

row_names: Final = (
    "first_whole_seat",
    "first_whole_turn",
    "trades",
    "auctions",
    "bankrupt",
    *(f"wealth_{seat}" for seat in range(1, SEATS + 1)),
    *(f"cash_{seat}" for seat in range(1, SEATS + 1)),
)
"""The columns of a game's row; seats count from 1, 0 is none."""
line_names: Final = ("game", "turn", "seat", "mover", "cash", "wealth", "lots", "square")
"""The columns of a turn's row: each seat as the turn begins; ``lots`` is a mask of squares."""
STEP_NAMES: Final = ("bare", "whole", "house1", "house2", "house3", "house4", "hotel")
"""What a street can be; stations and utilities count those of their owner instead."""


def play(
    setting: Setting, seating: Sequence[str], first: int, count: int, *, lines: bool
) -> Played:
    """Play some deals with players in seat order, and count."""
    begin = time.thread_time()
    games, params = deal_match(setting, seating, first, count)
    seats = len(seating)
    turns = setting.turns * seats
    faults, asked = np.zeros(count, np.int64), np.zeros((count, seats), np.int64)
    tally, rows = np.zeros(t.TALLY, np.int64), np.zeros((count, t.ROW), np.int64)
    room = count * (turns + 2) * seats if lines else 0
    told = np.zeros((room, C_WIDTH), np.int64)
    asking, action, refusal = scratch()
    used = load(COMPILED, "estate.loops.tallied", "play_and_tally")(
        games.board,
        games.states,
        asking,
        games.policies,
        params,
        action,
        np.zeros((LOG_ROWS, LOG_WIDTH), np.int64),
        refusal,
        blank_notes(),
        turns,
        ACTIONS_A_TURN * turns,
        faults,
        asked,
        tally,
        rows,
        np.zeros(t.WATCH, np.int64),
        told,
        first,
    )
    if tally[t.T_LOST]:
        raise OverflowError(f"{int(tally[t.T_LOST])} events found no room in a log of {LOG_ROWS}")
    series = series_of(games.states, faults, asked, time.thread_time() - begin)
    return Played(series, tally, rows, told[:used].copy())


def figures(setting: Setting, tally: Numbers, games: int) -> Plain:
    """What the counts say, with names and printed money; flows are averages of a game."""
    edition = load_estate(setting.edition)
    board = compile_board(edition, setting.mode, setting.options)
    flows = tally[t.T_FLOWS : t.T_FLOWS + t.FLOWS] * edition.money.unit
    broke = tally[t.T_BROKE : t.T_BROKE + SEATS + 1].tolist()
    return {
        "throws": int(tally[t.T_THROWS]),
        "stops": _stops(edition, tally),
        "flows": {
            name: round(float(flow) / max(games, 1), 4)
            for name, flow in zip(t.FLOW_NAMES, flows, strict=True)
        },
        "lots": [_lot(edition, board, tally, lot) for lot in _lots(board)],
        "trades": int(tally[t.T_TRADES]),
        "trades_without_cash": int(tally[t.T_TRADES_OF_LOTS]),
        "bankrupt_to": {"seats": broke[:SEATS], "bank": broke[SEATS]},
        "bankruptcies": tally[t.T_LEFT : t.T_LEFT + SEATS].tolist(),
        "first_whole": tally[t.T_FIRST_WHOLE : t.T_FIRST_WHOLE + SEATS].tolist(),
        "first_whole_groups": _first_groups(edition, board, tally),
    }


def _stops(edition: Edition, tally: Numbers) -> list[Plain]:
    names = [*((str(number), square.id) for number, square in enumerate(edition.squares))]
    names.append((JAIL, "jail"))
    return [
        {"square": square, "id": name, "count": int(tally[t.T_STOPS + number])}
        for number, (square, name) in enumerate(names)
    ]


def _first_groups(edition: Edition, board: BoardRecord, tally: Numbers) -> dict[str, int]:
    """The colours that were whole first."""
    found: dict[str, int] = {}
    names = list(edition.groups)
    for lot in _lots(board):
        count = int(tally[t.T_FIRST_GROUP + lot])
        if count:
            name = names[int(board.group[lot])]
            found[name] = found.get(name, 0) + count
    return found


def _lots(board: BoardRecord) -> list[int]:
    return [lot for lot in range(SQUARES) if int(board.lots_mask) >> lot & 1]


def _lot(edition: Edition, board: BoardRecord, tally: Numbers, lot: int) -> Plain:
    """What a lot has brought, step by step, and how it changed hands."""
    unit = edition.money.unit
    sold, sales = int(tally[t.T_SOLD + lot]), int(tally[t.T_SALES + lot])
    return {
        "lot": lot,
        "id": edition.squares[lot].id,
        "group": list(edition.groups)[int(board.group[lot])],
        "price": int(board.price[lot]) * unit,
        "steps": _steps(board, tally, lot, unit),
        "bought": int(tally[t.T_BOUGHT + lot]),
        "auctioned": sold,
        "auction_price": _mean(int(tally[t.T_BIDS + lot]) * unit, sold),
        "unsold": int(tally[t.T_UNSOLD + lot]),
        "traded": int(tally[t.T_TRADED + lot]),
        "sold_for_cash": sales,
        "cash_price": _mean(int(tally[t.T_SALES_CASH + lot]) * unit, sales),
    }


def _steps(board: BoardRecord, tally: Numbers, lot: int, unit: int) -> list[Plain]:
    """Each step: what it costs alone, its rent, and the days until it has paid for itself.

    A day is a throw of another player; the rent of a day is measured while the lot was at the step.
    """
    steps: list[Plain] = []
    before = 0.0
    for step, name in enumerate(_step_names(board, lot)):
        place = lot * t.STEPS + step
        days, rent = int(tally[t.T_DAYS + place]), int(tally[t.T_RENT + place]) * unit
        a_day = rent / days if days else None
        cost = _cost(board, lot, step) * unit
        gain = None if a_day is None else a_day - before
        steps.append(
            {
                "step": name,
                "cost": cost,
                "rent": rent,
                "rents": int(tally[t.T_RENTS + place]),
                "days": days,
                "rent_a_day": None if a_day is None else round(a_day, 6),
                "pays_back": round(cost / gain, 2) if gain and gain > 0 and cost else None,
                "built": int(tally[t.T_BUILT + place]),
            }
        )
        before = before if a_day is None else a_day
    return steps


def _step_names(board: BoardRecord, lot: int) -> Sequence[str]:
    if board.kind[lot] == STREET:
        return STEP_NAMES
    held = int(board.group_size[board.group[lot]])
    return [f"held{number}" for number in range(1, min(held, t.STEPS) + 1)]


def _cost(board: BoardRecord, lot: int, step: int) -> int:
    """What this step costs alone: the deed, nothing for a whole colour, then each building."""
    if step == 0:
        return int(board.price[lot])
    if board.kind[lot] != STREET or step == t.STEP_WHOLE:
        return 0
    return int(board.hotel_cost[lot] if step == t.STEP_HOTEL else board.house_cost[lot])


def _mean(total: int, count: int) -> float | None:
    return round(total / count, 4) if count else None
