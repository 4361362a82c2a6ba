"""Interpreted = compiled: the same bytes, codes, events and choices after every single action.

Interpreted, NumPy's overflow is an error, so that the two can never part in silence.
"""

import os
import random

import numpy as np
import pytest

from passgo.compiling.targets import COMPILED, INTERPRETED, load
from passgo.editions.arrays import records
from passgo.estate.formats.wording import new_action
from passgo.estate.kernel import kernel
from passgo.estate.policies import policies
from passgo.estate.rules import actions as act
from passgo.estate.rules.legal import CHOICE_ROWS, CHOICE_WIDTH
from passgo.estate.rules.state import ROUND_DTYPE, STATE_DTYPE
from passgo.game import Game
from passgo.kernel.log import LOG_WIDTH
from tests.playing import usual_parameters
from tests.properties.tables import NAMES, TABLES, crowd
from tests.properties.test_whole_games import nonsense

ACTIONS = int(os.environ.get("PASSGO_ACTIONS", "110"))
"""Of each game; interpreted, a thousand take minutes."""
LOOK_EVERY = 5


class Side:
    """One target's run of a game: its own state, log and scratch records."""

    def __init__(self, target, game):
        self.kernel = kernel(target)
        self.decide = load(target, "estate.policies.policies", "decide")
        self.board = game.board
        self.states = records(1, STATE_DTYPE)
        self.states[:] = np.frombuffer(game.state_bytes(), self.states.dtype)
        self.state = self.states[0]
        self.asking = records(1, ROUND_DTYPE)[0]
        self.action = new_action()
        self.log = np.zeros((512, LOG_WIDTH), np.int64)
        self.rows = np.zeros((CHOICE_ROWS, CHOICE_WIDTH), np.int64)
        self.refusal = np.zeros(8, np.int64)

    def ask(self, policy, params):
        """Whom the round asks next, and what that seat decides."""
        owing = self.kernel.to_act(self.board, self.state)
        seat = int(self.kernel.next_asked(self.state, self.asking, owing))
        self.decide(policy, self.board, self.state, seat, params, self.action, self.refusal)
        return seat, int(owing), self.action.tobytes()

    def step(self, seat, action):
        """Code, parameters of a refusal, events, and the state after it."""
        self.refusal[:] = 0
        self.log[0] = 0
        code = self.kernel.step(self.board, self.state, seat, action, self.log, self.refusal)
        told = self.log[: int(self.log[0, 0]) + 1].tobytes()
        return int(code), self.refusal.tobytes(), told, self.states.tobytes()

    def answered(self, seat):
        self.kernel.note_answer(self.state, self.asking, seat, self.action)
        return self.asking.tobytes()

    def look(self, seat):
        """Everything that can be asked about the state."""
        scratch = new_action()
        count = self.kernel.legal(self.board, self.state, seat, self.rows, scratch, self.refusal)
        chosen = []
        for row in range(int(count)):
            self.kernel.choose(self.board, self.state, self.rows, row, scratch)
            chosen.append(scratch.tobytes())
        seen = self.states.copy()[0]
        self.kernel.conceal(self.board, seen, seat)
        return (
            self.rows[: int(count)].tobytes(),
            chosen,
            seen.tobytes(),
            int(self.kernel.wealth(self.board, self.state, seat)),
            int(self.kernel.current_phase(self.state)),
        )


def both(sides, what, *arguments):
    """Ask both the same and expect the same."""
    with np.errstate(all="raise"):
        first = getattr(sides[0], what)(*arguments)
    assert getattr(sides[1], what)(*arguments) == first, what
    return first


GAMES = [
    # Claims, dice, policy, far into a game.
    ("manual", "auto", policies.RANDOM, False),
    ("auto", "manual", policies.RANDOM, True),
    ("manual", "auto", policies.SIMPLE, True),
    ("manual", "auto", policies.THINKING, True),
]


@pytest.mark.parametrize(("edition", "mode"), TABLES)
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_every_step_is_the_same(edition, mode, number):
    claims, dice, policy, is_late = GAMES[number]
    rng = random.Random(f"parity {edition} {mode} {number}")
    options = {"rent_claims": claims, "dice": dice}
    game = Game.new(edition, NAMES[: 3 + number], mode, rng.getrandbits(128), options)
    dealt = game.fork(COMPILED)
    dealt.kernel.set_up(dealt.board, fresh := blank(game), len(game.seats), dealt._log)
    assert fresh.tobytes() == game.state_bytes()
    if is_late:
        game = crowd(game, rng)
    sides = Side(INTERPRETED, game), Side(COMPILED, game)
    params = usual_parameters(policy, game.board, rng.getrandbits(32))
    asked = 0
    while sides[0].state.number < ACTIONS and sides[0].state.winners == 0 and asked < 6 * ACTIONS:
        asked += 1
        seat, _, _ = both(sides, "ask", policy, params)
        action = sides[0].action
        if asked % LOOK_EVERY == 0:
            both(sides, "look", seat)
            code, *_ = both(sides, "step", rng.choice([-1, seat]), nonsense(rng))
            if code == 0:
                continue
        if action.kind == act.WAIT:
            continue
        if action.kind == act.ROLL and dice == "manual":
            for side in sides:
                side.action.dice[:] = [1 + (asked * 7) % 6, 1 + (asked * 5) % 4]
        code, *_ = both(sides, "step", seat, action)
        assert code == 0
        both(sides, "answered", seat)
    assert sides[0].state.number > 20 or sides[0].state.winners != 0


def blank(game):
    """A state with nothing in it but the seed."""
    state = np.zeros(1, STATE_DTYPE).view(np.recarray)[0]
    state.seed[:] = game.state.seed
    return state
