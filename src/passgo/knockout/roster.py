"""The knockout bots by name: the policy of each, its parameters and its knowledge."""

from math import erf, hypot, sqrt

import numpy as np

from ..bots.company import Bot, Company
from ..families.records import BoardRecord, Numbers
from .formats.wording import new_slide
from .policies import aiming_policy
from .policies import policies as lane_policies
from .policies import traits as lane_traits
from .policies.reasons import LANE_REASON_NAMES, LANE_REASON_PARAMETERS
from .rules.actions import WAIT

_PERCENT = 100


def _sliding(name: str, numbers: dict[str, int]) -> Bot:
    row = tuple(numbers.get(trait, 0) for trait in lane_traits.LANE_TRAIT_NAMES)
    return new_lane_bot(name, lane_policies.SLIDING, row)


def new_lane_bot(name: str, policy: int, row: tuple[int, ...]) -> Bot:
    """A bot; it is heavy if it tries slides in its head."""
    slides = policy == lane_policies.SLIDING and row[lane_traits.SAMPLES] > 0
    return Bot(name, policy, row, is_heavy=slides or policy == lane_policies.AIMING)


LANE_ROSTER = {
    bot.name: bot
    for bot in (
        Bot("random", lane_policies.CARELESS),
        _sliding("novice", lane_traits.NOVICE),
        Bot("simple", lane_policies.AIMING, aiming_policy.DEFAULTS, is_heavy=True),
        _sliding("regular", lane_traits.REGULAR),
        _sliding("shrewd", lane_traits.SHREWD),
    )
}

_lore: dict[tuple[bytes, int], Numbers] = {}


def hits(board: BoardRecord, seat: int) -> Numbers:
    """How likely a seat's hand stops on each space when it aims at its middle, in per cent.

    A hand strays like the bell curve, in speed and in direction; obstacles are ignored.
    """
    key = (board.tobytes(), seat)
    if key not in _lore:
        row = np.zeros(lane_traits.WIDTH - lane_traits.HITS, np.int64)
        for space in range(int(board.spaces)):
            row[space] = _hit(board, seat, space)
        _lore[key] = row
    return _lore[key]


def _hit(board: BoardRecord, seat: int, space: int) -> int:
    left, right = int(board.left[space]), int(board.right[space])
    near, far = int(board.near[space]), int(board.far[space])
    x, y = (left + right) / 2, (near + far) / 2
    least, most = int(board.x_least) * 100, int(board.x_most) * 100
    across, along = x - min(max(x, least), most), y - int(board.launch_y)
    way = hypot(across, along)
    # The way grows with the square of the speed, so that it strays twice as far.
    strays_along = 2 * int(board.noise_speed[seat]) / 10_000 * way
    strays_across = int(board.noise_angle[seat]) / 1_000_000 * way
    share = _within(far - y, strays_along) * _within(right - x, strays_across)
    return round(_PERCENT * share)


def _within(half: float, sigma: float) -> float:
    """The probability of a deviation within a bound on either side."""
    return 1.0 if sigma == 0 else erf(half / sigma / sqrt(2))


def lane_parameters(bot: Bot, board: BoardRecord, seat: int, seed: int = 0) -> Numbers:
    """The parameter vector of a bot in a seat."""
    row = np.zeros(lane_policies.PARAMETERS, np.int64)
    row[: len(bot.traits)] = bot.traits
    row[0], row[1] = seed & 0xFFFFFFFF, seed >> 32 & 0xFFFFFFFF
    if bot.policy == lane_policies.SLIDING:
        row[lane_traits.HITS :] = hits(board, seat)
    return row


COMPANY = Company(
    bots=LANE_ROSTER,
    policies="knockout.policies.policies",
    wait=WAIT,
    new_action=new_slide,
    parameters=lane_parameters,
    trait_names={lane_policies.SLIDING: lane_traits.LANE_TRAIT_NAMES},
    new_bot=new_lane_bot,
    reasons=LANE_REASON_NAMES,
    reason_parameters=LANE_REASON_PARAMETERS,
    bot_texts="knockout-bot-",
)
