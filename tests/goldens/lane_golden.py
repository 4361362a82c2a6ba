"""Golden knockout games: played by bots of that family, one of whom may leave."""

from dataclasses import dataclass

import numpy as np

from passgo.compiling.targets import COMPILED, load
from passgo.game import Game
from passgo.kernel.reason import REASON_WORDS
from passgo.knockout.formats.wording import new_slide
from passgo.knockout.policies import aiming_policy
from passgo.knockout.policies import policies as lane_policies
from tests.goldens.golden import Golden
from tests.knockout.lanes import MOST


@dataclass(frozen=True)
class LaneGolden(Golden):
    """What a golden knockout game is played from."""

    leaves: tuple[str, int] = ("", 0)
    """Who leaves, and after how many actions."""

    def play(self, target=COMPILED):
        """Let the bots play the game to its end."""
        game = Game.new(
            self.edition, list(self.seats), self.mode, self.seed, self.options, target=target
        )
        decide = load(target, "knockout.policies.policies", "decide")
        policies = list(self.seats.values())
        params = np.array(aiming_policy.DEFAULTS, np.int64)
        params[0] = self.seed
        refusal = np.zeros(REASON_WORDS, np.int64)
        for _ in range(MOST):
            if game.is_over:
                return game
            leaver, number = self.leaves
            if leaver and game.state.number == number:
                game.apply(leaver, "resign")
                continue
            seat = int(game.state.mover)
            policy = lane_policies.LANE_POLICY_NAMES.index(policies[seat])
            action = new_slide()
            decide(policy, game.board, game.seen(seat), seat, params, action, refusal)
            game.apply_record(seat, action)
        raise AssertionError(f"not over after {MOST} actions")
