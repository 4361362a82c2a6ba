"""The same slides and the same knockout games on a CUDA device and on the processor.

Slides are floating point, so this is where a fused product, or another square root, would show.
"""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from ...compiling.targets import COMPILED, load
from ...families.records import ActionRecord, BoardRecord, Numbers, StateRecord
from ...kernel.log import LOG_WIDTH, NO_LOG
from ...kernel.reason import REASON_WORDS
from ..edition.compile import compile_lane
from ..edition.loader import load_lane_edition
from ..loops.play import T_WIDTH
from ..policies import policies as lane_policies
from ..policies.traits import SEED
from ..roster import LANE_ROSTER, lane_parameters
from ..rules.actions import ACTION_DTYPE
from ..rules.state import SEATS, STATE_DTYPE, TOKENS
from .lanes import random_aims, random_lanes, slide_lanes

THREADS = 64
LANES = 200
RANDOM = ("random",)
THINKING = ("shrewd", "simple", "regular", "novice")
THINKING_IN = 200
"""Thinking players try hundreds of slides for each they make: one such game per so many others."""
MANY, FEW = 1 << 20, 1 << 14
"""Slides to measure with, and those of a quick look."""
PLAYERS = (2, 3, 4, 5, 8)
"""Numbers of players, by turns; from five on in teams."""


@dataclass
class Lanes:
    """Games of one table, dealt where they are played, with a scratch record for each."""

    boards: BoardRecord
    states: StateRecord
    params: Numbers
    policies: Numbers
    first: int
    key: int

    @property
    def words(self) -> Numbers:
        """The states as rows of plain numbers, to compare."""
        words: Numbers = self.states.view(np.int64).reshape(len(self.states), -1)
        return words

    def scratch(self) -> tuple[ActionRecord, Numbers, Numbers, Numbers]:
        """Actions, log, refusals and tallies."""
        count = len(self.states)
        return (
            np.zeros(count, ACTION_DTYPE).view(np.recarray),
            np.zeros((1, LOG_WIDTH), np.int64),
            np.zeros((count, REASON_WORDS), np.int64),
            np.zeros((count, T_WIDTH), np.int64),
        )


def seat(
    edition: str, mode: str, games: int, seats: int, players: Sequence[str], seed: int
) -> Lanes:
    """Games of so many players, these by turns."""
    names = [f"player{number}" for number in range(1, seats + 1)]
    board = compile_lane(load_lane_edition(edition), mode, seats=names)
    boards = np.zeros(1, board.dtype).view(np.recarray)
    boards[0] = board
    params = np.zeros((games, SEATS, lane_policies.PARAMETERS), np.int64)
    seated = np.zeros(SEATS, np.int64)
    for number in range(seats):
        bot = LANE_ROSTER[players[number % len(players)]]
        seated[number] = bot.policy
        params[:, number] = lane_parameters(bot, board, number)
    params[:, :, SEED] = np.arange(games)[:, None]
    states: StateRecord = np.zeros(games, STATE_DTYPE).view(np.recarray)
    return Lanes(boards, states, params, seated, 0, seed & 0xFFFFFFFF)


def play_on_device(games: Lanes, limit: int) -> int:
    """Play games on the device, bring their states back, and count the faults."""
    from .device import cuda, play_all

    count = len(games.states)
    states = cuda.to_device(np.asarray(games.states).view(np.ndarray))
    faults = cuda.to_device(np.zeros(count, np.int64))
    actions, log, refusals, tally = games.scratch()
    play_all[(count + THREADS - 1) // THREADS, THREADS](
        cuda.to_device(np.asarray(games.boards).view(np.ndarray)),
        states,
        games.first,
        games.key,
        cuda.to_device(games.policies),
        cuda.to_device(games.params),
        cuda.to_device(np.asarray(actions).view(np.ndarray)),
        cuda.to_device(log),
        cuda.to_device(refusals),
        cuda.to_device(tally),
        limit,
        faults,
    )
    games.states = states.copy_to_host().view(np.recarray)
    return int(np.count_nonzero(faults.copy_to_host()))


def play_here(games: Lanes, limit: int, workers: int) -> int:
    """Play the same games on the processor, compiled, and count the faults."""
    play = load(COMPILED, "knockout.loops.play", "play_lanes")
    count = len(games.states)

    def part(worker: int) -> int:
        begin, end = count * worker // workers, count * (worker + 1) // workers
        faults = np.zeros(end - begin, np.int64)
        play(
            games.boards[0],
            games.states[begin:end],
            games.first + begin,
            games.key,
            games.policies,
            games.params[0].copy(),
            np.zeros(1, ACTION_DTYPE).view(np.recarray),
            NO_LOG,
            np.zeros(REASON_WORDS, np.int64),
            np.zeros(T_WIDTH, np.int64),
            limit,
            faults,
            np.zeros((end - begin, SEATS), np.int64),
        )
        return int(np.count_nonzero(faults))

    with ThreadPoolExecutor(workers) as pool:
        return sum(pool.map(part, range(workers)))


class Slides:
    """Slides to be made on the device, each on a separate lane."""

    def __init__(self, board: BoardRecord, lanes: StateRecord, aims: Numbers) -> None:
        """Bring them there."""
        from .device import cuda

        boards = np.zeros(1, board.dtype)
        boards[0] = board
        self.boards = cuda.to_device(boards)
        self.states = cuda.to_device(np.asarray(lanes[aims[:, 0]]).view(np.ndarray))
        self.aims = cuda.to_device(aims)
        self.hits = cuda.to_device(np.zeros(len(aims), np.int64))
        self.log = cuda.to_device(np.zeros((1, LOG_WIDTH), np.int64))
        cuda.synchronize()

    def make(self) -> Numbers:
        """What each of them touched."""
        from .device import slide_all

        blocks = (self.hits.size + THREADS - 1) // THREADS
        slide_all[blocks, THREADS](self.boards, self.states, self.aims, self.log, self.hits)
        hits: Numbers = self.hits.copy_to_host()
        return hits


def slide_on_device(
    board: BoardRecord, lanes: StateRecord, aims: Numbers
) -> tuple[Numbers, StateRecord]:
    """What each slide touched, and the states it left, made on the device."""
    slides = Slides(board, lanes, aims)
    return slides.make(), slides.states.copy_to_host().view(np.recarray)


def compare_slides(edition: str, count: int, seed: int) -> int:
    """Make the same slides on crowded lanes on both; how many differ."""
    board = compile_lane(load_lane_edition(edition))
    lanes = random_lanes(seed, LANES, TOKENS - 1)
    aims = random_aims(seed + 1, count, LANES)
    hits, states = slide_on_device(board, lanes, aims)
    touched, out = slide_lanes(board, lanes, aims)
    differ = hits != touched
    for place, field in enumerate(("x", "y", "where")):
        differ |= np.any(states[field] != out[:, place], axis=1)
    return int(np.count_nonzero(differ))


def compare_games(
    edition: str,
    mode: str,
    games: int,
    seats: int,
    players: Sequence[str],
    limit: int,
    seed: int,
    workers: int = 1,
) -> tuple[int, int]:
    """Play the same games on both; how many differ, and how many ended in a fault."""
    here = seat(edition, mode, games, seats, players, seed)
    there = seat(edition, mode, games, seats, players, seed)
    faults = play_on_device(there, limit) + play_here(here, limit, workers)
    return int(np.count_nonzero(np.any(here.words != there.words, axis=1))), faults


def compare(
    edition: str, mode: str, games: int, limit: int, seed: int, workers: int
) -> tuple[int, int]:
    """As many slides as games, random games, and a few of players who think; what differs."""
    differ, faults = compare_slides(edition, games, seed), 0
    each = -(-games // len(PLAYERS))
    for seats in PLAYERS:
        for players, count in ((RANDOM, each), (THINKING, -(-each // THINKING_IN))):
            found = compare_games(edition, mode, count, seats, players, limit, seed, workers)
            differ += found[0]
            faults += found[1]
    return differ, faults


def measure(seconds: float, say: Callable[[str], None]) -> dict[str, float]:
    """Slides a second on the device on lanes half full and crowded, what they hit brought back."""
    figures: dict[str, float] = {}
    board = compile_lane(load_lane_edition("knockout"))
    count = MANY if seconds > 1 else FEW
    for tokens in (TOKENS // 2, TOKENS - 1):
        say(f"slides on the device, {tokens} tokens on the lane")
        lanes, aims = random_lanes(7, LANES, tokens), random_aims(8, count, LANES)
        Slides(board, lanes, aims[:FEW]).make()
        slides = Slides(board, lanes, aims)
        begin = time.perf_counter()
        slides.make()
        spent = time.perf_counter() - begin
        figures[f"knockout_slides_per_second_{tokens}_tokens_gpu"] = count / spent
    return figures


def _try_slide() -> None:
    board = compile_lane(load_lane_edition("knockout"))
    Slides(board, random_lanes(7, 1, 1), random_aims(8, 1, 1)).make()


def _try_game() -> None:
    play_on_device(seat("knockout", "standard", 1, 2, RANDOM, 7), 0)


KERNELS: dict[str, Callable[[], None]] = {"play_all": _try_game, "slide_all": _try_slide}
"""Kernels that are compiled each by itself."""
