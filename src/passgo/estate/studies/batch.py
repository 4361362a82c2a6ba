"""Batches: many games of one table, their records side by side in memory."""

from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from ...bots.registry import PLAYERS
from ...compiling.targets import COMPILED, load
from ...families import find_family
from ...families.records import ActionRecord, BoardRecord, Numbers, RoundRecord, StateRecord
from ...kernel.log import NO_LOG
from ...kernel.reason import REASON_WORDS
from ..edition.compile import compile_board
from ..edition.loader import load_estate
from ..edition.model import Edition
from ..loops.play import NO_LIMIT
from ..policies import policies, simple_policy
from ..policies.notes import NOTE_WORDS
from ..roster import ROSTER, parameters
from ..rules.actions import ACTION_DTYPE
from ..rules.state import ROUND_DTYPE, SEATS, STATE_DTYPE

TURNS = 1_000
"""The number of actions after which an undecided game of the simple players is cut."""
_SHARES = 8
"""The number of parts a batch is split into for each worker."""


@dataclass
class Batch:
    """Games of one table: board, states, and the scratch records that playing them needs."""

    board: BoardRecord
    states: StateRecord
    params: Numbers
    """Parameters of each game's seats, or one row for all games."""
    policies: Numbers
    seats: int

    @property
    def words(self) -> Numbers:
        """The states as rows of plain numbers, to copy and compare."""
        words: Numbers = self.states.view(np.int64).reshape(len(self.states), -1)
        return words


def deal(
    edition: str | Edition,
    mode: str,
    count: int,
    seats: int,
    policy: int | Sequence[str],
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    first: int = 0,
    states: StateRecord = None,
) -> Batch:
    """Deal many games; game number n of a seed is the same in any batch.

    The players are one policy for all, with its usual parameters, or names of the roster in the
    order of the seats. The states of a finished batch may be passed to be reused: new
    memory costs more than dealing into old.
    """
    if isinstance(edition, str):
        edition = load_estate(edition)
    board = compile_board(edition, mode, options)
    if states is None or len(states) != count:
        states = np.zeros(count, STATE_DTYPE).view(np.recarray)
    else:
        states.view(np.int64)[:] = 0
    low, high = seed & 0xFFFFFFFF, seed >> 32 & 0xFFFFFFFF
    if count:
        deal_batch = load(COMPILED, "estate.loops.play", "deal_batch")
        deal_batch(board, states, seats, first, low, high, NO_LOG)
    seated = np.zeros(SEATS, np.int64)
    if not isinstance(policy, int):
        params = np.zeros((1, SEATS, policies.PARAMETERS), np.int64)
        rows = PLAYERS.rows(find_family("estate"))
        for seat, name in enumerate(policy):
            bot = rows[name]
            seated[seat] = bot.policy
            params[0, seat] = parameters(bot, board, seed)
        return Batch(board, states, params, seated, seats)
    seated[:] = policy
    if policy == policies.RANDOM:
        # A random player's parameters are its seed, so each game gets other players.
        params = np.zeros((count, SEATS, 2), np.int64)
        params[:, :, 0] = np.arange(first, first + count)[:, None]
        params[:, :, 1] = low
    elif policy == policies.SIMPLE:
        params = np.zeros((count, SEATS, simple_policy.PARAMETERS), np.int64)
        params[:] = simple_policy.DEFAULTS
    else:
        params = np.zeros((1, SEATS, policies.PARAMETERS), np.int64)
        params[:] = parameters(ROSTER["shrewd"], board, seed)
    return Batch(board, states, params, seated, seats)


def deal_table(edition: str | Edition, mode: str, seats: int, players: Sequence[str]) -> Batch:
    """A table without games: they are dealt on the device that plays them."""
    return deal(edition, mode, 0, seats, players)


def scratch() -> tuple[RoundRecord, ActionRecord, Numbers]:
    """The records that playing needs: asking, action, refusal."""
    asking = np.zeros(1, ROUND_DTYPE).view(np.recarray)
    action = np.zeros(1, ACTION_DTYPE).view(np.recarray)
    return asking, action, np.zeros(REASON_WORDS, np.int64)


def blank_notes() -> Numbers:
    """Room for the notes that thinking players take during a game."""
    return np.zeros(NOTE_WORDS, np.int64)


def play(batch: Batch, limit: int, workers: int = 1, turns: int = NO_LIMIT) -> int:
    """Play every game of a batch, compiled, to its end or to a limit; counts faults.

    The limit is of actions and, where it is given, of turns.
    """
    count = len(batch.states)
    # Games differ in length and cores in speed: a worker that is done takes the next few.
    shares = 1 if workers == 1 else min(max(count, 1), workers * _SHARES)

    def part(share: int) -> int:
        begin, end = count * share // shares, count * (share + 1) // shares
        states, params = batch.states[begin:end], batch.params
        if len(params) > 1:
            params = params[begin:end]
        faults, _ = play_counted(batch, states, params, turns, limit)
        return int(np.count_nonzero(faults))

    if workers == 1:
        return part(0)
    # Compiled code releases the GIL, so threads are enough.
    with ThreadPoolExecutor(workers) as pool:
        return sum(pool.map(part, range(shares)))


def play_counted(
    batch: Batch, states: StateRecord, params: Numbers, turns: int, limit: int
) -> tuple[Numbers, Numbers]:
    """Play some games of a batch; each game's fault, and how often each of its seats was asked."""
    faults = np.zeros(len(states), np.int64)
    asked = np.zeros((len(states), batch.seats), np.int64)
    asking, action, refusal = scratch()
    load(COMPILED, "estate.loops.play", "play_batch")(
        batch.board,
        states,
        asking,
        batch.policies,
        params,
        action,
        NO_LOG,
        refusal,
        blank_notes(),
        turns,
        limit,
        faults,
        asked,
    )
    return faults, asked


def warm() -> None:
    """Compile the loops, or load them from the cache."""
    play(deal("euro", "standard", 1, 4, policies.SIMPLE), 10)
