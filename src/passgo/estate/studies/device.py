"""The CUDA kernels of the lockstep: one for each stage; importing it needs numba-cuda.

Games wait in queues, one for each kind of thought and of action. A block gathers what its threads
add to the queues, so that there is one atomic operation a block and queue.
"""

from numba import int64

from ...compiling.targets import COMPILED, INTERPRETED, KernelFunction, load
from ...lab.device import IS_SIMULATED, cached_kernel, cuda
from ...lab.device_types import DeviceArray
from ..loops.lockstep import DEEDS, HOUR, LONG, OTHER, OVER, THOUGHTS
from ..loops.play import FAULT_WAITED

THREADS = 32 if IS_SIMULATED else 128
WIPING = 4 if IS_SIMULATED else 1024
"""Blocks that clear memory: few, because a thread is slow in the simulator."""

# The stage of a game.
READY = 0
LOST_IN_THOUGHT = 1
THOUGHT_OUT = 2
ENDED = 3

# The queues: quick thoughts, actions, then each kind of long thought as often as there are sides.
SIDES = 8
"""The number of batches of a kind of long thought that can run at once."""
DEED = LONG
LONGER = DEED + DEEDS
QUEUES = LONGER + (THOUGHTS - LONG) * SIDES
FINISHED = QUEUES
"""The slot after the lengths of the queues: how many games have ended."""
COUNTS = QUEUES + 1


def _stage(name: str) -> KernelFunction:
    target = INTERPRETED if IS_SIMULATED else COMPILED
    return load(target, "estate.loops.lockstep", name)


deal = _stage("deal")
route = _stage("route")
think_plainly = _stage("think_plainly")
mind_business = _stage("mind_business")
give_answer = _stage("give_answer")
seek_trade = _stage("seek_trade")
consider = _stage("consider")
call_hour = _stage("call_hour")
deed_of = _stage("deed_of")
take_action = _stage("take_action")
note_silence = _stage("note_silence")


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def enqueue(
    queue: int,
    game: int,
    queues: DeviceArray,
    counts: DeviceArray,
    here: DeviceArray,
    begin: DeviceArray,
) -> None:
    """Add each thread's game to its queue, if that is not negative; the whole block calls it."""
    thread = cuda.threadIdx.x
    if thread < COUNTS:
        here[thread] = 0
    cuda.syncthreads()
    place = 0
    if queue >= 0:
        place = cuda.atomic.add(here, queue, 1)
    cuda.syncthreads()
    if thread < COUNTS and here[thread] > 0:
        begin[thread] = cuda.atomic.add(counts, thread, here[thread])
    cuda.syncthreads()
    if queue >= 0 and queue < QUEUES:
        queues[queue, begin[queue] + place] = game
    cuda.syncthreads()


@cached_kernel
def clear_counts(counts: DeviceArray, first: int, last: int) -> None:
    """Empty some queues."""
    thread = cuda.threadIdx.x
    if first <= thread < last:
        counts[thread] = 0


@cached_kernel
def choose_side(sides: DeviceArray, kind: int, side: int) -> None:
    """Choose the side where long thoughts of a kind are collected from now on."""
    sides[kind] = side


@cached_kernel
def wipe(words: DeviceArray) -> None:
    """Make everything zero."""
    index = cuda.grid(1)
    while index < words.shape[0]:
        words[index] = 0
        index += cuda.gridsize(1)


@cached_kernel
def deal_games(
    boards: DeviceArray,
    states: DeviceArray,
    seats: int,
    first: int,
    key0: int,
    key1: int,
    log: DeviceArray,
) -> None:
    """Set up every game in device memory."""
    game = cuda.grid(1)
    if game < states.shape[0]:
        deal(boards[0], states[game], seats, first + game, key0, key1, log[0:0])


@cached_kernel
def tell_results(states: DeviceArray, faults: DeviceArray, results: DeviceArray) -> None:
    """Write the results that most studies need: how each game ended."""
    game = cuda.grid(1)
    if game < states.shape[0]:
        results[game, 0] = states[game].winners
        results[game, 1] = states[game].turn
        results[game, 2] = states[game].number
        results[game, 3] = faults[game]


@cached_kernel
def send_on(
    boards: DeviceArray,
    states: DeviceArray,
    askings: DeviceArray,
    seated: DeviceArray,
    params: DeviceArray,
    actions: DeviceArray,
    refusals: DeviceArray,
    doing: DeviceArray,
    faults: DeviceArray,
    turns: int,
    limit: int,
    sides: DeviceArray,
    queues: DeviceArray,
    counts: DeviceArray,
) -> None:
    """Send every game to its next stage."""
    here = cuda.shared.array(COUNTS, int64)
    begin = cuda.shared.array(COUNTS, int64)
    game = cuda.grid(1)
    queue = -1
    if game < states.shape[0]:
        if doing[game] == READY:
            queue = route(
                boards[0],
                states[game],
                askings[game],
                seated,
                params[game % params.shape[0]],
                turns,
                limit,
            )
            if queue == OVER:
                doing[game] = ENDED
                queue = FINISHED
            elif queue == HOUR:
                call_hour(actions[game])
                queue = DEED + OTHER
            elif queue >= LONG:
                doing[game] = LOST_IN_THOUGHT
                queue = LONGER + (queue - LONG) * SIDES + sides[queue - LONG]
        elif doing[game] == THOUGHT_OUT:
            doing[game] = READY
            queue = deed_of(actions[game])
            if queue >= 0:
                queue += DEED
            elif note_silence(boards[0], states[game], askings[game], refusals[game]) != 0:
                faults[game] = FAULT_WAITED
                doing[game] = ENDED
                queue = FINISHED
    enqueue(queue, game, queues, counts, here, begin)


@cached_kernel
def plain_thoughts(
    boards: DeviceArray,
    states: DeviceArray,
    askings: DeviceArray,
    seated: DeviceArray,
    params: DeviceArray,
    actions: DeviceArray,
    refusals: DeviceArray,
    notes: DeviceArray,
    doing: DeviceArray,
    faults: DeviceArray,
    queue: int,
    queues: DeviceArray,
    counts: DeviceArray,
) -> None:
    """Simple and random players, who take no notes."""
    here = cuda.shared.array(COUNTS, int64)
    begin = cuda.shared.array(COUNTS, int64)
    count = counts[queue]
    first = cuda.blockIdx.x * cuda.blockDim.x
    while first < count:
        deed = -1
        game = 0
        if first + cuda.threadIdx.x < count:
            game = queues[queue, first + cuda.threadIdx.x]
            row = params[game % params.shape[0]]
            think_plainly(
                boards[0], states[game], askings[game], seated, row, actions[game], refusals[game]
            )
            deed = deed_of(actions[game])
            if deed >= 0:
                deed += DEED
            elif note_silence(boards[0], states[game], askings[game], refusals[game]) != 0:
                faults[game] = FAULT_WAITED
                doing[game] = ENDED
                deed = FINISHED
        enqueue(deed, game, queues, counts, here, begin)
        first += cuda.gridDim.x * cuda.blockDim.x


@cached_kernel
def business(
    boards: DeviceArray,
    states: DeviceArray,
    askings: DeviceArray,
    seated: DeviceArray,
    params: DeviceArray,
    actions: DeviceArray,
    refusals: DeviceArray,
    notes: DeviceArray,
    doing: DeviceArray,
    faults: DeviceArray,
    queue: int,
    queues: DeviceArray,
    counts: DeviceArray,
) -> None:
    """Seats that may build."""
    here = cuda.shared.array(COUNTS, int64)
    begin = cuda.shared.array(COUNTS, int64)
    count = counts[queue]
    first = cuda.blockIdx.x * cuda.blockDim.x
    while first < count:
        deed = -1
        game = 0
        if first + cuda.threadIdx.x < count:
            game = queues[queue, first + cuda.threadIdx.x]
            row = params[game % params.shape[0]]
            mind_business(
                boards[0],
                states[game],
                askings[game],
                row,
                actions[game],
                refusals[game],
                notes[game],
            )
            deed = deed_of(actions[game])
            if deed >= 0:
                deed += DEED
            elif note_silence(boards[0], states[game], askings[game], refusals[game]) != 0:
                faults[game] = FAULT_WAITED
                doing[game] = ENDED
                deed = FINISHED
        enqueue(deed, game, queues, counts, here, begin)
        first += cuda.gridDim.x * cuda.blockDim.x


@cached_kernel
def answers(
    boards: DeviceArray,
    states: DeviceArray,
    askings: DeviceArray,
    seated: DeviceArray,
    params: DeviceArray,
    actions: DeviceArray,
    refusals: DeviceArray,
    notes: DeviceArray,
    doing: DeviceArray,
    faults: DeviceArray,
    queue: int,
    queues: DeviceArray,
    counts: DeviceArray,
) -> None:
    """Seats that are asked for something."""
    here = cuda.shared.array(COUNTS, int64)
    begin = cuda.shared.array(COUNTS, int64)
    count = counts[queue]
    first = cuda.blockIdx.x * cuda.blockDim.x
    while first < count:
        deed = -1
        game = 0
        if first + cuda.threadIdx.x < count:
            game = queues[queue, first + cuda.threadIdx.x]
            row = params[game % params.shape[0]]
            give_answer(
                boards[0],
                states[game],
                askings[game],
                row,
                actions[game],
                refusals[game],
                notes[game],
            )
            deed = deed_of(actions[game])
            if deed >= 0:
                deed += DEED
            elif note_silence(boards[0], states[game], askings[game], refusals[game]) != 0:
                faults[game] = FAULT_WAITED
                doing[game] = ENDED
                deed = FINISHED
        enqueue(deed, game, queues, counts, here, begin)
        first += cuda.gridDim.x * cuda.blockDim.x


@cached_kernel
def trades(
    boards: DeviceArray,
    states: DeviceArray,
    askings: DeviceArray,
    params: DeviceArray,
    actions: DeviceArray,
    refusals: DeviceArray,
    notes: DeviceArray,
    doing: DeviceArray,
    queue: int,
    queues: DeviceArray,
    counts: DeviceArray,
) -> None:
    """Seats that look for a trade, which takes long."""
    count = counts[queue]
    index = cuda.grid(1)
    while index < count:
        game = queues[queue, index]
        row = params[game % params.shape[0]]
        seek_trade(
            boards[0],
            states[game],
            askings[game],
            row,
            actions[game],
            refusals[game],
            notes[game],
        )
        # Rounds run meanwhile: the action must be stored before a thread reads that it is.
        cuda.threadfence()
        doing[game] = THOUGHT_OUT
        index += cuda.gridsize(1)


@cached_kernel
def considerations(
    boards: DeviceArray,
    states: DeviceArray,
    askings: DeviceArray,
    params: DeviceArray,
    actions: DeviceArray,
    refusals: DeviceArray,
    notes: DeviceArray,
    doing: DeviceArray,
    queue: int,
    queues: DeviceArray,
    counts: DeviceArray,
) -> None:
    """Seats with claims, offers or debts, which may take long."""
    count = counts[queue]
    index = cuda.grid(1)
    while index < count:
        game = queues[queue, index]
        row = params[game % params.shape[0]]
        consider(
            boards[0],
            states[game],
            askings[game],
            row,
            actions[game],
            refusals[game],
            notes[game],
        )
        # Rounds run meanwhile: the action must be stored before a thread reads that it is.
        cuda.threadfence()
        doing[game] = THOUGHT_OUT
        index += cuda.gridsize(1)


@cached_kernel
def take_actions(
    boards: DeviceArray,
    states: DeviceArray,
    askings: DeviceArray,
    actions: DeviceArray,
    log: DeviceArray,
    refusals: DeviceArray,
    notes: DeviceArray,
    doing: DeviceArray,
    faults: DeviceArray,
    queue: int,
    queues: DeviceArray,
    counts: DeviceArray,
) -> None:
    """Apply the actions that were chosen."""
    count = counts[queue]
    index = cuda.grid(1)
    while index < count:
        game = queues[queue, index]
        fault = take_action(
            boards[0],
            states[game],
            askings[game],
            actions[game],
            log[0:0],
            refusals[game],
            notes[game],
        )
        if fault != 0:
            faults[game] = fault
            doing[game] = ENDED
            cuda.atomic.add(counts, FINISHED, 1)
        index += cuda.gridsize(1)
