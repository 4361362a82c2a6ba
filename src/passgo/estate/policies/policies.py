"""All policies by number, so that a compiled game can seat any of them."""

from typing import Final

from ...kernel.reason import because
from ...kernel.rule import rule
from ..rules.owing import to_act
from . import random_policy, simple_policy, thinking_policy, traits
from .reasons import BY_CHANCE

RANDOM: Final = 0
SIMPLE: Final = 1
THINKING: Final = 2
POLICY_NAMES = ("random", "simple", "thinking")

PARAMETERS: Final = traits.WIDTH
"""Room for the parameters of any policy."""


@rule
def decide(policy: int, board, seen, seat: int, params, action, reason) -> None:
    """Let a policy fill ``action`` for a seat, out of what that seat may see."""
    owes = (to_act(board, seen) >> seat) & 1 == 1
    answer(policy, board, seen, seat, params, owes, action, reason)


@rule
def answer(policy: int, board, seen, seat: int, params, owes: bool, action, reason) -> None:
    """The same for who knows whether the seat owes a decision."""
    if policy == THINKING:
        thinking_policy.decide(board, seen, seat, params, owes, action, reason)
    elif policy == SIMPLE:
        simple_policy.decide(board, seen, seat, params, owes, action, reason)
    else:
        random_policy.decide(board, seen, seat, params, action, reason)
        because(reason, BY_CHANCE, 0, 0)
