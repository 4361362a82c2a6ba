"""The opponents of the terminal game: the policies of ``passgo.bots``, run interpreted.

The simple policy never trades, so offers made to it are judged here: it takes what is worth
clearly more to it than what it gives, counting a colour completed or broken up.
"""

from typing import Any

import numpy as np

from ..bots.policies import PARAMETERS, POLICY_NAMES, decide
from ..bots.simple_policy import DEFAULTS
from ..estate.actions import WAIT
from ..estate.lots import group_mask, lots_of
from ..estate.state import (
    M_AMOUNT,
    M_CASH,
    M_LOTS,
    M_OPEN,
    M_OTHER,
    M_SEAT,
    O_GET_CARDS,
    O_GET_CASH,
    O_GET_LOTS,
    O_GIVE_CARDS,
    O_GIVE_CASH,
    O_GIVE_LOTS,
    O_TO,
)
from ..game import Game
from ..wording import Written, lots_in, new_action

_CARD_PER_CENT = 80
"""A release card is worth most of the fine it saves."""

_GAIN_PER_CENT = 110
"""What an offer must bring, in per cent of what it costs."""


class Opponent:
    """A seat played by a policy."""

    def __init__(self, policy: str = "simple", seed: int = 0) -> None:
        """Choose a policy by its name; the seed is for one that plays by chance."""
        self.policy = POLICY_NAMES.index(policy)
        self._params = np.zeros(PARAMETERS, np.int64)
        if policy == "simple":
            self._params[: len(DEFAULTS)] = DEFAULTS
        else:
            self._params[0] = seed & 0xFFFFFFFF
        self._reason = np.zeros(4, np.int64)

    def choose(self, game: Game, seat: str) -> Written | None:
        """What this seat does now; None is to wait."""
        number = game.seat(seat)
        seen = game.seen(number)
        if POLICY_NAMES[self.policy] == "simple":
            answer = _answer_settlement(game, seen, number) or _answer_offer(game, seen, number)
            if answer is not None and game.why_not(seat, answer) is None:
                return answer
        record = new_action()
        decide(self.policy, game.board, seen, number, self._params, record, self._reason)
        if record.kind != WAIT:
            action: Written = game.wording.write(record)
            if game.settled.get("dice") == "manual" or game.why_not(seat, action) is None:
                return action
        if seat not in game.to_act:
            return None
        return game.legal(seat)[0].action


def _answer_offer(game: Game, seen: Any, seat: int) -> Written | None:
    """Yes or no to the offers made to a seat, the first that is found."""
    for proposer in range(len(game.seats)):
        row = [int(value) for value in seen.offers[proposer]]
        if row[O_TO] != seat:
            continue
        # The proposer's "give" is what this seat would receive.
        gain = _worth(game, seen, seat, row[O_GIVE_LOTS], row[O_GIVE_CARDS]) + row[O_GIVE_CASH]
        cost = _worth(game, seen, seat, row[O_GET_LOTS], row[O_GET_CARDS]) + row[O_GET_CASH]
        cost += _helped(game, seen, proposer, row[O_GET_LOTS])
        is_good = 100 * gain >= _GAIN_PER_CENT * cost
        return {"accept" if is_good else "reject": {"from": game.seats[proposer]}}
    return None


def _answer_settlement(game: Game, seen: Any, seat: int) -> Written | None:
    """Property in payment is taken when it covers the rent."""
    if game.phase != "debt":
        return None
    top = [int(value) for value in seen.matters[int(seen.depth) - 1]]
    if top[M_OPEN] == 0 or top[M_OTHER] != seat:
        return None
    gain = top[M_CASH] + _worth(game, seen, seat, top[M_LOTS], 0)
    word = "accept" if gain >= top[M_AMOUNT] else "reject"
    return {word: {"from": game.seats[top[M_SEAT]]}}


def _worth(game: Game, seen: Any, seat: int, lots: int, cards: int) -> int:
    """What lots and cards are worth to a seat, in units."""
    total = cards.bit_count() * int(game.board.jail_fine) * _CARD_PER_CENT // 100
    mine = int(lots_of(seen, seat))
    for lot in lots_in(lots):
        price = int(game.board.price[lot])
        if seen.mortgaged[lot]:
            price -= int(game.board.mortgage_value[lot])
        group = int(group_mask(game.board, lot))
        # A whole colour is worth twice its parts, whether it comes or goes.
        is_whole = group & ~(mine | lots) == 0
        total += 2 * price if is_whole else price
    return total


def _helped(game: Game, seen: Any, other: int, lots: int) -> int:
    """What it costs to complete somebody else's colour."""
    theirs = int(lots_of(seen, other)) | lots
    return sum(
        int(game.board.price[lot])
        for lot in lots_in(lots)
        if int(group_mask(game.board, lot)) & ~theirs == 0
    )
