"""A copy of a game on which actions are tried: nothing done there touches the game."""

import numpy as np

from passgo.editions.arrays import records
from passgo.kernel.log import LOG_WIDTH
from tests.properties.laws import Laws


class Trial:
    """Steps of one game's kernel on a separate state."""

    def __init__(self, game, laws=Laws):
        tables = game.family.tables
        self.dtype = tables.state_dtype
        self.refusals = len(tables.refusals)
        self.kernel = game.kernel
        self.board = game.board
        self.laws = laws(game.board)
        # The same bytes twice: a plain array is quicker to copy and compare.
        self._states = records(1, self.dtype)
        self._plain = self._states.view(self.dtype, np.ndarray)
        self.state = self._states[0]
        self.log = np.zeros((tables.log_rows, LOG_WIDTH), np.int64)
        self._refusal = np.zeros(4, np.int64)
        self.put(game.state_bytes())

    def put(self, content):
        self.start = content
        self._plain[:] = np.frombuffer(content, self.dtype)

    def ask(self, seat, action):
        """Whether an action would be accepted; nothing is done."""
        code = self.kernel.check(self.board, self.state, seat, action, self._refusal)
        return code == 0

    def attempt(self, seat, action):
        """The code of a refusal, or 0; the copy is as before, and every law has been asked.

        ``check`` and ``step`` must say the same, and a refusal must leave every byte alone.
        """
        said = self.kernel.check(self.board, self.state, seat, action, self._refusal)
        assert self._plain.tobytes() == self.start, "asking changed something"
        code = self.kernel.step(self.board, self.state, seat, action, self.log, self._refusal)
        assert code == said, "asked and done, the answer differs"
        if code:
            assert 0 < code < self.refusals
            assert self._plain.tobytes() == self.start, "a refusal changed something"
            return code
        assert self.log[0, 1] == 0, "an event found no room in the log"
        assert not self.laws.broken(self.state)
        owing = int(self.kernel.to_act(self.board, self.state))
        assert (owing == 0) == bool(self.state.winners), "nobody is to act"
        self.put(self.start)
        return 0
