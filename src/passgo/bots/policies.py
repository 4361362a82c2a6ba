"""All policies by number, so that a compiled game can seat any of them."""

from typing import Final

from ..kernel.rule import rule
from . import random_policy, simple_policy

RANDOM: Final = 0
SIMPLE: Final = 1
POLICY_NAMES = ("random", "simple")

PARAMETERS: Final = 8
"""Room for the parameters of any policy."""


@rule
def decide(policy: int, board, seen, seat: int, params, action, reason) -> None:
    """Let a policy fill ``action`` for a seat, out of what that seat may see."""
    if policy == SIMPLE:
        simple_policy.decide(board, seen, seat, params, action, reason)
    else:
        random_policy.decide(board, seen, seat, params, action, reason)
