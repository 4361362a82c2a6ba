"""All policies by number, so that a compiled game can seat any of them."""

from typing import Final

from ...kernel.reason import because
from ...kernel.rule import rule
from ..rules.owing import to_act
from . import lore, random_policy, simple_policy, thinking_policy
from .bidding import good_price
from .reasons import BY_CHANCE

RANDOM: Final = 0
SIMPLE: Final = 1
THINKING: Final = 2
POLICY_NAMES = ("random", "simple", "thinking")

PARAMETERS: Final = lore.WIDTH
"""Room for the parameters of any policy."""


@rule
def decide(policy: int, board, seen, seat: int, params, action, reason) -> None:
    """Let a policy fill ``action`` for a seat, from what that seat may see."""
    owes = (to_act(board, seen) >> seat) & 1 == 1
    # One decision needs no notes, so any array without room for them is enough.
    answer(policy, board, seen, seat, params, owes, action, reason, reason[0:0])


@rule
def answer(policy: int, board, seen, seat: int, params, owes: bool, action, reason, notes) -> None:
    """The same for a caller that knows whether the seat owes a decision, and may keep notes."""
    if policy == THINKING:
        thinking_policy.decide(board, seen, seat, params, owes, action, reason, notes)
    elif policy == SIMPLE:
        simple_policy.decide(board, seen, seat, params, owes, action, reason)
    else:
        random_policy.decide(board, seen, seat, params, action, reason)
        because(reason, BY_CHANCE, 0, 0)


@rule
def price(policy: int, board, seen, seat: int, params, reason) -> int:
    """The most a policy would bid in the auction that is open, with the reason; −1 if unknown."""
    if policy != THINKING:
        return -1
    return good_price(board, seen, seat, params, reason, reason[0:0])
