"""What the rules answer at one moment: what may be done, what it does, what is refused and shown.

The answers are the kernel's own numbers and bytes. Nothing here knows which of them are right; the
scenarios say that. A digest of each part says whether it is still the same.
"""

from hashlib import blake2b

import numpy as np

from passgo.editions.arrays import records
from passgo.kernel.log import LOG_WIDTH
from passgo.kernel.reason import REASON_WORDS

PARTS = ("menus", "effects", "refusals", "shown")
BANK = -1


class Answers:
    """Asks the kernel of one game, on copies; a family says what else it asks and shows."""

    def __init__(self, game):
        self.game = game
        self.kernel = game.kernel
        self.board = game.board
        tables = game.family.tables
        self.dtype = tables.state_dtype
        # The same bytes twice: a plain array is quicker to copy.
        self._trial = records(1, self.dtype)
        self._plain = self._trial.view(self.dtype, np.ndarray)
        self.trial = self._trial[0]
        self.log = np.zeros((tables.log_rows, LOG_WIDTH), np.int64)
        self.refusal = np.zeros(REASON_WORDS, np.int64)
        self.rows = np.zeros((tables.choice_rows, tables.choice_width), np.int64)
        self.action = records(1, tables.action_dtype)[0]
        self.digests = {part: blake2b(digest_size=4) for part in PARTS}

    def ask(self, seats):
        """Take in all that the rules answer to these seats now."""
        self.moment = self.game.state_bytes()
        self.put()
        mask = int(self.kernel.to_act(self.board, self.trial))
        phase = int(self.kernel.current_phase(self.trial))
        self.note("shown", phase, mask)
        for seat in seats:
            self.ask_seat(seat)
        self.try_all(BANK, self.odd_actions(BANK))
        assert self._plain.tobytes() == self.game.state_bytes() == self.moment

    def ask_seat(self, seat):
        """What one seat may do, what comes of it, and what else it is refused."""
        self.put()
        seen = self.game.seen(seat)
        self.note("shown", int(self.kernel.wealth(self.board, self.trial, seat)))
        self.digests["shown"].update(seen.tobytes())
        count = int(
            self.kernel.legal(self.board, self.trial, seat, self.rows, self.action, self.refusal)
        )
        self.digests["menus"].update(self.rows[:count].tobytes())
        choices = records(count, self.game.family.tables.action_dtype)
        for row in range(count):
            self.kernel.choose(self.board, self.trial, self.rows, row, choices[row])
        self.digests["menus"].update(choices.tobytes())
        self.show(seat, seen, choices)
        self.try_all(seat, choices)
        self.try_all(seat, self.odd_actions(seat))

    def try_all(self, seat, actions):
        """What comes of each action: the bytes it leads to and its events, or the refusal."""
        self.put()
        for action in actions:
            self.refusal[:] = 0
            code = int(
                self.kernel.step(self.board, self.trial, seat, action, self.log, self.refusal)
            )
            if code:
                self.note("refusals", code, *self.refusal.tolist())
                continue
            told = int(self.log[0, 0])
            effects = self.digests["effects"]
            effects.update(self._plain.tobytes())
            effects.update(self.log[: told + 1].tobytes())
            self.put()

    def put(self):
        """Lay the moment out again."""
        self._plain[:] = np.frombuffer(self.moment, self.dtype)

    def note(self, part, *numbers):
        """Take numbers into a part."""
        self.digests[part].update(np.array(numbers, np.int64).tobytes())

    def said(self):
        """The digest of each part."""
        return " ".join(self.digests[part].hexdigest() for part in PARTS)

    def odd_actions(self, seat):
        """Actions that no menu lists as they are, likely to be near the edge of a rule."""
        raise NotImplementedError

    def show(self, seat, seen, choices):
        """Add what else a family shows."""
