"""The opponents of the terminal game: the policies of ``passgo.bots``, run interpreted."""

import numpy as np

from ..bots.policies import PARAMETERS, POLICY_NAMES, decide
from ..bots.simple_policy import DEFAULTS
from ..estate.actions import WAIT
from ..game import Game
from ..wording import Written, new_action


class Opponent:
    """A seat played by a policy."""

    def __init__(self, policy: str = "simple", seed: int = 0) -> None:
        """Choose a policy by its name; the seed is for one that plays by chance."""
        self.policy = POLICY_NAMES.index(policy)
        self._params = np.zeros(PARAMETERS, np.int64)
        if policy == "simple":
            self._params[: len(DEFAULTS)] = DEFAULTS
        else:
            self._params[0] = seed & 0xFFFFFFFF
        self._reason = np.zeros(8, np.int64)

    def choose(self, game: Game, seat: str) -> Written | None:
        """What this seat does now; None is to wait."""
        number = game.seat(seat)
        seen = game.seen(number)
        record = new_action()
        decide(self.policy, game.board, seen, number, self._params, record, self._reason)
        if record.kind != WAIT:
            action: Written = game.wording.write(record)
            if game.settled.get("dice") == "manual" or game.why_not(seat, action) is None:
                return action
        if seat not in game.to_act:
            return None
        return game.legal(seat)[0].action
