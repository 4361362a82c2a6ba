"""The policies of the knockout family by number, so that a compiled game can seat any of them."""

from typing import Final

from ...kernel.reason import because
from ...kernel.rule import rule
from . import aiming_policy, careless_policy, sliding_policy
from . import traits as lane_traits
from .reasons import BY_CHANCE

CARELESS: Final = 0
AIMING: Final = 1
SLIDING: Final = 2
LANE_POLICY_NAMES = ("careless", "aiming", "sliding")

PARAMETERS: Final = lane_traits.WIDTH
"""Room for the parameters of any policy."""


@rule
def decide(policy: int, board, seen, seat: int, params, action, reason) -> None:
    """Let a policy fill ``action`` for a seat from what that seat may see."""
    if policy == SLIDING:
        sliding_policy.decide(board, seen, seat, params, action, reason)
    elif policy == AIMING:
        aiming_policy.decide(board, seen, seat, params, action, reason)
    else:
        careless_policy.decide(board, seen, seat, params, action, reason)
        because(reason, BY_CHANCE, 0, 0)
