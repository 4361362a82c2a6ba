"""The bots by name: the policy of each, its parameters, and its knowledge of the board.

The knowledge of a thinking player is measured with the rules: tokens walk round the board, and
the stops on each square are counted.
"""

import numpy as np

from ..bots.company import Bot, Company
from ..compiling.targets import COMPILED, load
from ..families.records import ActionRecord, BoardRecord, Numbers, Record, StateRecord
from ..kernel.log import NO_LOG
from ..kernel.reason import REASON_WORDS
from .bargaining import interface as bargaining
from .card_rents import paying_stops
from .formats.wording import new_action
from .landings import known_landings
from .policies import lore as table
from .policies import policies, simple_policy, traits
from .policies.reasons import REASON_NAMES, REASON_PARAMETERS
from .rules.actions import ACTION_DTYPE, WAIT
from .rules.mortgage import interest
from .rules.state import GROUPS, HOTEL, SEATS, SQUARES, STATE_DTYPE

WALK_TURNS = 100_000
WALK_SEED = 1935
PIPS = 7
"""The average total of two dice."""


def _thinking(name: str, numbers: dict[str, int]) -> Bot:
    row = tuple(numbers.get(trait, 0) for trait in traits.TRAIT_NAMES)
    return Bot(name, policies.THINKING, row)


ROSTER = {
    bot.name: bot
    for bot in (
        Bot("random", policies.RANDOM),
        Bot("simple", policies.SIMPLE, simple_policy.DEFAULTS),
        Bot("buyer", policies.SIMPLE, simple_policy.BUYER),
        Bot("dealer", policies.SIMPLE, simple_policy.DEALER),
        Bot("railways", policies.SIMPLE, simple_policy.RAILWAYS),
        Bot("thrifty", policies.SIMPLE, simple_policy.THRIFTY),
        _thinking("novice", traits.NOVICE),
        _thinking("regular", traits.REGULAR),
        _thinking("shrewd", traits.SHREWD),
    )
}
YARDSTICKS = ("buyer", "railways", "thrifty")
LADDER = ("novice", "regular", "shrewd")

_lore: dict[bytes, Numbers] = {}


def landings(board: BoardRecord) -> Numbers:
    """Stops on each square in a million turns of one player."""
    known = known_landings(board)
    return walked(board) if known is None else known


def walked(board: BoardRecord) -> Numbers:
    """The same, measured by a compiled walk on this board."""
    ground = board.copy()
    # The walk has no manual dice, no dealt lots and enough cash.
    ground["manual_dice"] = ground["deal_titles"] = ground["timed"] = 0
    ground["start_cash"] = 10**9
    ground = np.array([ground]).view(np.recarray)[0]
    states: StateRecord = np.zeros(1, STATE_DTYPE).view(np.recarray)
    states[0].seed[0] = WALK_SEED
    load(COMPILED, "estate.rules.setup", "set_up")(ground, states[0], 2, NO_LOG)
    counts = np.zeros(SQUARES, np.int64)
    action: ActionRecord = np.zeros(1, ACTION_DTYPE).view(np.recarray)
    places, reason = np.zeros(SEATS, np.int64), np.zeros(REASON_WORDS, np.int64)
    walk = load(COMPILED, "estate.loops.walking", "walk")
    walk(ground, states[0], WALK_TURNS, counts, places, action[0], NO_LOG, reason)
    return counts * 1_000_000 // WALK_TURNS


def lore(board: BoardRecord) -> Numbers:
    """What a thinking player knows of a board: landings, incomes and the price of houses."""
    key = board.tobytes()
    if key not in _lore:
        row = np.zeros(table.VALUE - table.LORE, np.int64)
        stops = landings(board)
        row[: len(stops)] = paying_stops(board, stops, 1)
        incomes = np.zeros((GROUPS, HOTEL + 1), np.int64)
        houses = np.zeros(GROUPS, np.int64)
        for group in range(GROUPS):
            lots = board.group_lots[group, : board.group_size[group]]
            if group < GROUPS - 2:
                incomes[group] = (stops[lots][:, None] * board.rent[lots]).sum(0) // 1000
                if board.double_rent_full_group:
                    incomes[group, 0] *= 2
                houses[group] = board.house_cost[lots].sum()
            else:
                times = PIPS if board.utility_by_dice and group == GROUPS - 1 else 1
                held = np.arange(1, HOTEL + 2)
                paid = [paying_stops(board, stops, int(count))[lots].sum() for count in held]
                usual = np.array(paid) // max(len(lots), 1)
                incomes[group] = usual * held * board.rent[lots[0]] * times // 1000
        row[table.INCOME - table.LORE :][: incomes.size] = incomes.ravel()
        row[table.HOUSES - table.LORE :] = houses
        _lore[key] = row
    return _lore[key]


def is_learnt(board: BoardRecord) -> bool:
    """Whether a thinking player knows a board without measuring it first."""
    return board.tobytes() in _lore or known_landings(board) is not None


def parameters(bot: Bot, board: BoardRecord, seed: int = 0) -> Numbers:
    """The parameter vector of a bot on a board."""
    row = np.zeros(policies.PARAMETERS, np.int64)
    row[: len(bot.traits)] = bot.traits
    if bot.policy != policies.SIMPLE:
        row[0], row[1] = seed & 0xFFFFFFFF, seed >> 32 & 0xFFFFFFFF
    if bot.policy == policies.THINKING:
        row[table.LORE : table.VALUE] = lore(board)
        row[table.VALUE : table.EARNS] = board.price * row[traits.LOT_WORTH] // 100
        lots: Record = np.arange(SQUARES)
        row[table.REDEEMS : table.WIDTH] = board.mortgage_value + interest(board, lots)
        look_ahead(row)
    return row


def look_ahead(row: Numbers) -> None:
    """Fill in what a thinking player expects of groups, for each number of rivals."""
    turns = row[traits.HORIZON] * np.arange(SEATS)
    incomes = row[table.INCOME : table.HOUSES].reshape(GROUPS, HOTEL + 1)
    earned = turns[:, None, None] * incomes // 1000
    row[table.EARNS : table.HOPES] = earned.ravel()
    houses = table.STEP_LEVEL * row[table.HOUSES : table.VALUE]
    promised = np.maximum(earned[:, :, table.STEP_LEVEL] - houses, 0)
    free = row[[traits.SOME, traits.ALL_BUT_ONE]]
    held = free * row[traits.BLOCKED] // 100
    shares = np.concatenate([free, held, held + row[traits.HOLDOUT]])
    row[table.HOPES : table.PLANS] = (promised[:, :, None] * shares // 100).ravel()
    costs = row[table.HOUSES : table.VALUE, None] * np.arange(HOTEL + 1)
    best = np.zeros((2, *earned.shape), np.int64)
    best[0, :, :, 0] = earned[:, :, 0]
    for level in range(1, HOTEL + 1):
        value = earned[:, :, level] - costs[:, level]
        is_better = value > best[0, :, :, level - 1]
        best[0, :, :, level] = np.where(is_better, value, best[0, :, :, level - 1])
        best[1, :, :, level] = np.where(is_better, costs[:, level], best[1, :, :, level - 1])
    row[table.PLANS : table.REDEEMS] = best.ravel()


COMPANY = Company(
    bots=ROSTER,
    policies="estate.policies.policies",
    wait=WAIT,
    new_action=new_action,
    parameters=lambda bot, board, _seat, seed: parameters(bot, board, seed),
    trait_names={
        policies.SIMPLE: simple_policy.PARAMETER_NAMES,
        policies.THINKING: traits.TRAIT_NAMES,
    },
    new_bot=Bot,
    reasons=REASON_NAMES,
    reason_parameters=REASON_PARAMETERS,
    bot_texts="cli-bot-",
    bargaining=bargaining,
)
