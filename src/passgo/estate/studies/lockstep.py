"""Many games at once on a CUDA device, stage by stage.

Every round sends each game to its next stage, runs the quick thoughts and applies the actions.
Long thoughts run beside the rounds in separate streams: a game in a long thought misses some
rounds and delays no other game. Which games share a round changes nothing in any of them.
"""

import numpy as np
import numpy.typing as npt

from ...families.records import Record, RecordType
from ...kernel.log import LOG_WIDTH
from ...kernel.reason import REASON_WORDS
from ...lab.device_types import DeviceArray, DeviceEvent, DeviceKernel, Stream
from ...lab.recording import Recording
from ..loops.lockstep import A_TRADE, AN_ANSWER, ANYTHING, BUSINESS, DEEDS, LONG, PLAIN
from ..loops.play import NO_LIMIT
from ..policies import policies
from ..policies.notes import NOTE_WORDS
from ..rules.actions import ACTION_DTYPE
from ..rules.state import ROUND_DTYPE
from . import batch

ROUNDS = 8
"""The number of rounds launched together."""
LOOKS = 4
"""The number of such launches between two checks of how many games have ended."""
BLOCKS_A_PROCESSOR = 16


class Lockstep:
    """Games on the device."""

    def __init__(
        self,
        games: batch.Batch,
        limit: int = NO_LIMIT,
        turns: int = NO_LIMIT,
        count: int | None = None,
        seed: int = 0,
    ) -> None:
        """Copy the games to the device; or, with a ``count``, deal so many of that table there."""
        from ...lab.device import cuda
        from . import device as stages

        self.stages, self.cuda = stages, cuda
        self.count = len(games.states) if count is None else count
        self.limit, self.turns = limit, turns
        to = cuda.to_device
        board = np.zeros(1, games.board.dtype)
        board[0] = games.board
        self.boards = to(board)
        self.log = to(np.zeros((1, LOG_WIDTH), np.int64))
        self.every_block = -(-self.count // stages.THREADS)
        self.states = self._dealt(games, seed) if count else to(_plain(games.states))
        self.askings = self._zeros(ROUND_DTYPE)
        self.seated, self.params = to(games.policies), to(games.params)
        self.actions = self._zeros(ACTION_DTYPE)
        self.refusals = self._zeros(np.dtype((np.int64, REASON_WORDS)))
        self.notes = self._zeros(np.dtype((np.int64, note_words(games))))
        self.doing = to(np.zeros(self.count, np.int8))
        self.faults = to(np.zeros(self.count, np.int64))
        self.queues = cuda.device_array((stages.QUEUES, self.count), np.int32)
        self.counts = to(np.zeros(stages.COUNTS, np.int32))
        self.sides = to(np.zeros(2, np.int32))
        seated = games.policies[: games.seats]
        self.thinks = bool(np.any(seated == policies.THINKING))
        self.is_plain = bool(np.any(seated != policies.THINKING))
        processors = getattr(cuda.get_current_device(), "MULTIPROCESSOR_COUNT", 1)
        self.blocks = min(processors * BLOCKS_A_PROCESSOR, self.every_block)
        self.stream = cuda.stream()
        self.asides = [
            Aside(self, A_TRADE - LONG, stages.trades),
            Aside(self, ANYTHING - LONG, stages.considerations),
        ]
        self.rounds = 0

    def play(self) -> None:
        """Play until every game has ended."""
        self.cuda.synchronize()
        self.one_round()
        self.stream.synchronize()
        together = Recording(self.stream, self.some_rounds)
        while self.finished() < self.count:
            for _ in range(LOOKS):
                together.play()
                self.rounds += ROUNDS
                if self.thinks:
                    for aside in self.asides:
                        aside.begin()
        self.cuda.synchronize()

    def some_rounds(self) -> None:
        """As many as are launched together."""
        for _ in range(ROUNDS):
            self.one_round()

    def finished(self) -> int:
        """How many games have ended."""
        behind = self.counts[self.stages.FINISHED :].copy_to_host(stream=self.stream)
        self.stream.synchronize()
        return int(behind[0])

    def results(self) -> npt.NDArray[np.int32]:
        """Winners, turns, actions and fault of every game."""
        stages = self.stages
        results = self.cuda.device_array((self.count, 4), np.int32)
        stages.tell_results[self.every_block, stages.THREADS](self.states, self.faults, results)
        found: npt.NDArray[np.int32] = results.copy_to_host()
        return found

    def one_round(self) -> None:
        """Send on, think, act."""
        stages = self.stages
        stages.clear_counts[1, 32, self.stream](self.counts, 0, stages.LONGER)
        self.send_on()
        if self.is_plain:
            self.think(PLAIN, stages.plain_thoughts)
        if self.thinks:
            self.think(BUSINESS, stages.business)
            self.think(AN_ANSWER, stages.answers)
        for deed in range(DEEDS):
            self.take_actions(deed)

    def send_on(self) -> None:
        """Launch the kernel that sends every game to its next stage."""
        stages = self.stages
        stages.send_on[self.every_block, stages.THREADS, self.stream](
            self.boards, self.states, self.askings, self.seated, self.params, self.actions,
            self.refusals, self.doing, self.faults, self.turns, self.limit, self.sides, self.queues,
            self.counts,
        )  # fmt: skip

    def think(self, queue: int, kernel: DeviceKernel) -> None:
        """Launch one kind of quick thought."""
        kernel[self.blocks, self.stages.THREADS, self.stream](
            self.boards, self.states, self.askings, self.seated, self.params, self.actions,
            self.refusals, self.notes, self.doing, self.faults, queue, self.queues, self.counts,
        )  # fmt: skip

    def think_long(self, queue: int, kernel: DeviceKernel, stream: Stream) -> None:
        """Launch a kind of long thought, beside the rounds."""
        kernel[self.blocks, self.stages.THREADS, stream](
            self.boards, self.states, self.askings, self.params, self.actions, self.refusals,
            self.notes, self.doing, queue, self.queues, self.counts,
        )  # fmt: skip

    def take_actions(self, deed: int) -> None:
        """Launch what takes a kind of action."""
        stages = self.stages
        stages.take_actions[self.blocks, stages.THREADS, self.stream](
            self.boards, self.states, self.askings, self.actions, self.log, self.refusals,
            self.notes, self.doing, self.faults, stages.DEED + deed, self.queues, self.counts,
        )  # fmt: skip

    def _zeros(self, dtype: RecordType) -> DeviceArray:
        """A record of zeros for every game, or a row of numbers."""
        stages = self.stages
        words = self.cuda.device_array(self.count * dtype.itemsize // 8, np.int64)
        blocks = min(stages.WIPING, -(-words.size // stages.THREADS))
        stages.wipe[blocks, stages.THREADS](words)
        return (
            words.reshape(self.count, dtype.itemsize // 8) if dtype.subdtype else words.view(dtype)
        )

    def _dealt(self, games: batch.Batch, seed: int) -> DeviceArray:
        """Deal games on the device: game n of a seed is the same as on the processor."""
        stages = self.stages
        states = self._zeros(games.states.dtype)
        stages.deal_games[self.every_block, stages.THREADS](
            self.boards,
            states,
            games.seats,
            0,
            seed & 0xFFFFFFFF,
            seed >> 32 & 0xFFFFFFFF,
            self.log,
        )
        return states


class Aside:
    """One kind of long thought: while one batch runs, the next one is collected."""

    def __init__(self, games: Lockstep, kind: int, kernel: DeviceKernel) -> None:
        """Start with all sides free."""
        self.games, self.kind, self.kernel = games, kind, kernel
        self.side = 0
        sides = games.stages.SIDES
        self.streams = [games.cuda.stream() for _ in range(sides)]
        self.under_way: list[DeviceEvent] = [None] * sides

    def begin(self) -> None:
        """Launch the collected batch, if another side is free for collecting meanwhile."""
        games = self.games
        stages, cuda = games.stages, games.cuda
        following = (self.side + 1) % len(self.streams)
        if not is_done(self.under_way[following]):
            return
        queue = stages.LONGER + self.kind * stages.SIDES + self.side
        stages.choose_side[1, 1, games.stream](games.sides, self.kind, following)
        gathered = cuda.event()
        gathered.record(games.stream)
        stream = self.streams[self.side]
        gathered.wait(stream)
        games.think_long(queue, self.kernel, stream)
        stages.clear_counts[1, 32, stream](games.counts, queue, queue + 1)
        done = cuda.event()
        done.record(stream)
        self.under_way[self.side] = done
        self.side = following


def _plain(states: Record) -> Record:
    return np.asarray(states).view(np.ndarray)


def is_done(event: DeviceEvent) -> bool:
    """Whether the work before an event is done; the simulator does everything at once."""
    return event is None or not hasattr(event, "query") or bool(event.query())


def play_on_device(games: batch.Batch, limit: int, turns: int = NO_LIMIT) -> int:
    """Play a batch on the device, bring its states back, and count the faults."""
    there = Lockstep(games, limit, turns)
    there.play()
    games.states = there.states.copy_to_host().view(np.recarray)
    return int(np.count_nonzero(there.faults.copy_to_host()))


def bytes_a_game(games: batch.Batch) -> int:
    """The device memory of one game, without its place in the queues."""
    records = (games.states.dtype, ROUND_DTYPE, ACTION_DTYPE)
    return sum(record.itemsize for record in records) + 8 * (REASON_WORDS + note_words(games))


def note_words(games: batch.Batch) -> int:
    """Words of a game's notes; one, which is no room, where no player takes any."""
    thinks = np.any(games.policies[: games.seats] == policies.THINKING)
    return NOTE_WORDS if thinks else 1


def launch_one(name: str) -> None:
    """Launch one kernel on a game that ends at once, so that it is compiled and cached."""
    games = Lockstep(batch.deal_table("euro", "standard", 4, ("shrewd",) * 4), limit=0, count=1)
    stages = games.stages
    match name:
        case "plain_thoughts":
            games.think(PLAIN, stages.plain_thoughts)
        case "business":
            games.think(BUSINESS, stages.business)
        case "answers":
            games.think(AN_ANSWER, stages.answers)
        case "trades" | "considerations":
            games.think_long(stages.LONGER, getattr(stages, name), games.stream)
        case "take_actions":
            games.take_actions(0)
        case "send_on":
            games.send_on()
        case _:
            games.results()
    games.cuda.synchronize()
