"""A game reduced to what simple simulators play, so that speeds can be compared.

All players buy every lot they land on and can pay for. No houses, no trades, no auctions to win:
players who decline have no money. Rents are collected at once, and after a hundred rounds the game
is over.
"""

import time
from collections.abc import Callable
from typing import Any

import numpy as np

from passgo.estate.policies import policies, simple_policy
from passgo.estate.rules.state import SEATS
from passgo.estate.studies import batch

EDITION = "euro"
ROUNDS = 100
TABLES = (2, 4)
"""The numbers of players at the measured tables."""
NEVER = 1_000_000
"""A reserve, in per cent of the salary, that no player ever exceeds."""
GAMES = 200
ACTIONS_A_TURN = 20

BUYS_ALL = dict(zip(simple_policy.PARAMETER_NAMES, simple_policy.BUYER, strict=True))
BUYS_ALL |= {"reserve_to_build": NEVER, "bid_limit": 0}


def deal(count: int, seats: int, first: int = 0, states: Any = None) -> batch.Batch:
    """Deal such games: a box without buildings, and players who only buy."""
    dealt = batch.deal(
        EDITION,
        "standard",
        count,
        seats,
        policies.SIMPLE,
        11,
        options={"rent_claims": "auto"},
        first=first,
        states=states,
    )
    board: Any = dealt.board
    board.houses_total = board.hotels_total = 0
    dealt.states.houses = dealt.states.hotels = 0
    dealt.params = np.zeros((1, SEATS, simple_policy.PARAMETERS), np.int64)
    dealt.params[:] = list(BUYS_ALL.values())
    return dealt


def measure(seconds: float, say: Callable[[str], None]) -> dict[str, float]:
    """Games, turns and actions a second on one core, by number of players."""
    figures: dict[str, float] = {}
    for seats in TABLES:
        say(f"like for like, {seats} at the table")
        games = turns = actions = 0
        spent = 0.0
        states = None
        while spent < seconds:
            begin = time.perf_counter()
            dealt = deal(GAMES, seats, games, states)
            states = dealt.states
            batch.play(dealt, ACTIONS_A_TURN * ROUNDS * seats, turns=ROUNDS * seats + 1)
            spent += time.perf_counter() - begin
            games += GAMES
            turns += int(dealt.states.turn.sum())
            actions += int(dealt.states.number.sum())
        name = f"like_for_like_{seats}_players"
        figures[f"{name}_games_per_second"] = games / spent
        figures[f"{name}_turns_per_second"] = turns / spent
        figures[f"{name}_actions_per_second"] = actions / spent
        figures[f"{name}_rounds_per_game"] = turns / games / seats
    return figures
