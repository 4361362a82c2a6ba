"""`make gpu-moments`: everything tried at the kept moments, once more on a CUDA device.

Each action that the processor took or refused at a moment of a scenario or a table is a separate
thread. Codes, refusals, events and the resulting bytes must be the same.
"""

import argparse
import sys
from importlib import import_module

import numpy as np

from passgo.compiling.targets import COMPILED, INTERPRETED, load
from passgo.kernel.log import LOG_WIDTH
from passgo.kernel.reason import REASON_WORDS
from passgo.lab.device import IS_SIMULATED, cuda
from tests.moments import played
from tests.moments.estate_answers import EstateAnswers
from tests.moments.lane_answers import LaneAnswers

LOG_ROWS = 128
"""More rows than any action of a moment tells."""
BLOCK = 32


class Recording:
    """Stores what is tried, and its result on the processor."""

    tries: list

    def try_all(self, seat, actions):
        actions = list(actions)
        super().try_all(seat, actions)
        for action in actions:
            self.put()
            self.refusal[:] = 0
            self.log[0] = 0
            code = self.kernel.step(self.board, self.trial, seat, action, self.log, self.refusal)
            self.tries.append(
                (
                    self.moment,
                    seat,
                    action.tobytes(),
                    int(code),
                    self.refusal.tobytes() if code else b"",
                    self._plain.tobytes(),
                    self.log[: int(self.log[0, 0]) + 1].tobytes(),
                )
            )
        self.put()


def recording(kind, games):
    """A kind of answers that keeps the game and its tries in ``games``."""

    class Recorded(Recording, kind):
        def __init__(self, game):
            super().__init__(game)
            self.tries = []
            games.append(self)

    return Recorded


class Device:
    """The step of one family on the device."""

    def __init__(self, family):
        # A family's own settings of the device come with it.
        import_module(f"passgo.{family}.studies.device")
        step = load(INTERPRETED if IS_SIMULATED else COMPILED, f"{family}.rules.step", "step")

        def step_all(boards, states, seats, actions, logs, refusals, codes):
            row = cuda.grid(1)
            if row < codes.shape[0]:
                codes[row] = step(
                    boards[0], states[row], seats[row], actions[row], logs[row], refusals[row]
                )

        self.kernel = cuda.jit(step_all)

    def differing(self, answers):
        """How many of a game's tries come out otherwise on the device."""
        tries, count = answers.tries, len(answers.tries)
        tables = answers.game.family.tables
        boards = table_of([answers.board.tobytes()], answers.board.dtype)
        states = table_of((one[0] for one in tries), tables.state_dtype)
        actions = table_of((one[2] for one in tries), tables.action_dtype)
        seats = np.array([one[1] for one in tries], np.int64)
        logs = np.zeros((count, LOG_ROWS, LOG_WIDTH), np.int64)
        refusals = np.zeros((count, REASON_WORDS), np.int64)
        codes = np.zeros(count, np.int64)
        blocks = -(-count // BLOCK)
        self.kernel[blocks, BLOCK](boards, states, seats, actions, logs, refusals, codes)
        found = 0
        for row, (_, _, _, code, refusal, after, told) in enumerate(tries):
            rows = int(logs[row, 0, 0]) + 1
            same = codes[row] == code and states[row].tobytes() == after
            same = same and (refusals[row].tobytes() == refusal if code else True)
            same = same and (code or logs[row, :rows].tobytes() == told)
            found += not same
        return found


def table_of(contents, dtype):
    """Records of these bytes, to be written to."""
    return np.frombuffer(bytearray(b"".join(contents)), dtype).view(np.recarray)


def main(words=None):
    parser = argparse.ArgumentParser(prog="make gpu-moments", description=__doc__)
    parser.add_argument("--only", default="", help="only groups whose name holds this text")
    parser.add_argument("--every", type=int, default=1, help="only every so many-th group")
    args = parser.parse_args(words)
    games, devices = [], {}
    played.ANSWERS.update(
        {"estate": recording(EstateAnswers, games), "knockout": recording(LaneAnswers, games)}
    )
    chosen = [one for one in played.groups().items() if args.only in one[0]][:: args.every]
    counted = differing = 0
    if not cuda.is_available():
        print("Passgo: nothing was compared, there is no CUDA device here.")
        return 3
    for number, (name, what) in enumerate(chosen, 1):
        games.clear()
        list(played.lines_of(name, what, COMPILED))
        for answers in games:
            family = answers.game.family.name
            if family not in devices:
                devices[family] = Device(family)
            wrong = devices[family].differing(answers)
            counted += len(answers.tries)
            differing += wrong
            if wrong:
                print(f"{name}: {wrong} of {len(answers.tries)} differ")
        if number % 100 == 0 or number == len(chosen):
            print(
                f"{number} of {len(chosen)} groups: {counted} actions, {differing} differ",
                flush=True,
            )
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
