"""Many games at once on a CUDA device, stage by stage.

Every round sends each game to what comes next, lets those with a quick thought think it and takes
the actions. Long thoughts go on beside the rounds, in a stream of their own: a game lost in one
misses some rounds and holds up nobody. Which games share a round changes nothing in any of them.
"""

import numpy as np

from ..kernel.log import LOG_WIDTH
from ..kernel.reason import REASON_WORDS
from . import batch
from .loops.lockstep import A_TRADE, AN_ANSWER, ANYTHING, BUSINESS, DEEDS, LONG, PLAIN, THOUGHTS
from .policies import policies
from .rules.actions import ACTION_DTYPE
from .rules.state import ROUND_DTYPE

ROUNDS = 24
"""Rounds between two looks at how many games have ended."""
BLOCKS_A_PROCESSOR = 16


class Lockstep:
    """A batch of games on the device."""

    def __init__(self, games: batch.Batch, limit: int) -> None:
        """Bring the games there."""
        from . import stages
        from .stages import cuda

        self.stages, self.cuda = stages, cuda
        self.count, self.limit = len(games.states), limit
        board = np.zeros(1, games.board.dtype)
        board[0] = games.board
        self.stream, self.aside = cuda.stream(), cuda.stream()
        to = cuda.to_device
        self.boards = to(board)
        self.states = to(np.asarray(games.states).view(np.ndarray))
        self.askings = to(np.zeros(self.count, ROUND_DTYPE))
        self.seated, self.params = to(games.policies), to(games.params)
        self.actions = to(np.zeros(self.count, ACTION_DTYPE))
        self.refusals = to(np.zeros((self.count, REASON_WORDS), np.int64))
        self.log = to(np.zeros((1, LOG_WIDTH), np.int64))
        self.doing = to(np.zeros(self.count, np.int8))
        self.faults = to(np.zeros(self.count, np.int64))
        self.queues = cuda.device_array((stages.QUEUES, self.count), np.int32)
        self.counts = to(np.zeros(stages.COUNTS, np.int32))
        self.thinks = bool(np.any(games.policies[: games.seats] == policies.THINKING))
        self.plain = bool(np.any(games.policies[: games.seats] != policies.THINKING))
        self.side = 0
        self.rounds = 0
        self.busy = None
        processors = getattr(cuda.get_current_device(), "MULTIPROCESSOR_COUNT", 1)
        whole = -(-self.count // stages.THREADS)
        self.blocks = min(processors * BLOCKS_A_PROCESSOR, whole)
        self.all_blocks = whole

    def play(self) -> None:
        """Play until every game has ended."""
        cuda = self.cuda
        cuda.synchronize()
        while True:
            for _ in range(ROUNDS):
                self.one_round()
            if int(self.counts[self.stages.FINISHED : self.stages.FINISHED + 1].copy_to_host(stream=self.stream)[0]) >= self.count:
                break
        cuda.synchronize()

    def one_round(self) -> None:
        """Send on, think, act."""
        s, stream = self.stages, self.stream
        self.rounds += 1
        s.clear_counts[1, 32, stream](self.counts, 0, LONG)
        s.clear_counts[1, 32, stream](self.counts, s.DEED, s.QUEUES)
        s.send_on[self.all_blocks, s.THREADS, stream](
            self.boards, self.states, self.askings, self.seated, self.params, self.actions,
            self.doing, self.faults, self.limit, self.side, self.queues, self.counts,
        )  # fmt: skip
        if self.thinks:
            self.think_aside()
        quick = [(PLAIN, s.plain_thoughts)] if self.plain else []
        if self.thinks:
            quick += [(BUSINESS, s.business), (AN_ANSWER, s.answers)]
        for queue, kernel in quick:
            kernel[self.blocks, s.THREADS, stream](
                self.boards, self.states, self.askings, self.seated, self.params, self.actions,
                self.refusals, self.doing, self.faults, queue, self.queues, self.counts,
            )  # fmt: skip
        for deed in range(DEEDS):
            s.take_actions[self.blocks, s.THREADS, stream](
                self.boards, self.states, self.askings, self.actions, self.log, self.refusals,
                self.doing, self.faults, s.DEED + deed, self.queues, self.counts,
            )  # fmt: skip

    def think_aside(self) -> None:
        """Begin the long thoughts that have gathered, once those before them are done."""
        if self.busy is not None and not is_done(self.busy):
            return
        s, cuda = self.stages, self.cuda
        gathered = cuda.event()
        gathered.record(self.stream)
        gathered.wait(self.aside)
        shift = (s.SPARE - LONG) * self.side
        for queue, kernel in ((A_TRADE, s.trades), (ANYTHING, s.considerations)):
            kernel[self.blocks, s.THREADS, self.aside](
                self.boards, self.states, self.askings, self.params, self.actions, self.refusals,
                self.doing, queue + shift, self.queues, self.counts,
            )  # fmt: skip
        first = LONG + shift
        s.clear_counts[1, 32, self.aside](self.counts, first, first + THOUGHTS - LONG)
        self.busy = cuda.event()
        self.busy.record(self.aside)
        self.side = 1 - self.side


def is_done(event: object) -> bool:
    """Whether what stood before an event is done; the simulator does everything at once."""
    query = getattr(event, "query", None)
    return query is None or bool(query())


def play_on_device(games: batch.Batch, limit: int) -> int:
    """Play a batch on the device, bring its states back, and count the faults."""
    there = Lockstep(games, limit)
    there.play()
    games.states = there.states.copy_to_host().view(np.recarray)
    return int(np.count_nonzero(there.faults.copy_to_host()))
