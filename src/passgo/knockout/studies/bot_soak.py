"""The soak of the knockout bots: the records that mixed tables of its roster need."""

from collections.abc import Mapping

import numpy as np

from ...compiling.targets import COMPILED, load
from ...families.records import ActionRecord, BoardRecord, StateRecord
from ...kernel.bot_shaking import FAULT_NAMES, FAULT_REFUSED, T_WIDTH
from ...kernel.log import NO_LOG
from ...kernel.reason import REASON_WORDS
from ..edition.compile import compile_lane
from ..edition.loader import load_lane_edition
from ..loops.invariants import LANE_INVARIANT_NAMES
from ..policies import policies as lane_policies
from ..policies.reasons import LANE_REASON_NAMES
from ..roster import LANE_ROSTER, lane_parameters
from ..rules.actions import ACTION_DTYPE
from ..rules.state import PART_OVER, SEATS, STATE_DTYPE
from .soak import VARIANTS

ACTIONS_PER_GAME = 2_000
EVERY = 7
"""After every seventh action a bot is also asked with nothing hidden."""
MIXES = (
    ("novice", "regular", "shrewd", "random"),
    ("regular", "simple", "novice"),
    ("regular", "novice"),
    ("novice", "random", "regular"),
)
"""The mixes of bots; a table takes them in order, with another first bot each game."""


class LaneBotShaker:
    """The records that one edition and mode need."""

    reasons = LANE_REASON_NAMES

    def __init__(self, edition: str, mode: str, seed: int) -> None:
        """Compile a board for each set of options and number of seats when it is first asked."""
        self.edition = load_lane_edition(edition)
        self.mode = mode
        self.seed = seed
        self.boards: dict[tuple[int, int], BoardRecord] = {}
        self.states: StateRecord = np.zeros(3, STATE_DTYPE).view(np.recarray)
        self.words = self.states.view(np.int64).reshape(3, -1)
        self.actions: ActionRecord = np.zeros(2, ACTION_DTYPE).view(np.recarray)
        self.action_words = self.actions.view(np.int64).reshape(2, -1)
        self.policies = np.zeros(SEATS, np.int64)
        self.params = np.zeros((SEATS, lane_policies.PARAMETERS), np.int64)
        self.reason = np.zeros(REASON_WORDS, np.int64)
        self.tally = np.zeros(T_WIDTH, np.int64)
        self.reasons_seen = np.zeros(len(LANE_REASON_NAMES), np.int64)

    @property
    def is_finished(self) -> bool:
        """Whether the game ended."""
        return bool(self.states[0].part == PART_OVER)

    @property
    def asked(self) -> int:
        """The seat that was asked last."""
        return int(self.states[0].mover)

    def options(self, game: int) -> Mapping[str, object]:
        """The options that a game is played with."""
        return VARIANTS[game // len(MIXES) % len(VARIANTS)]

    def seated(self, game: int) -> list[str]:
        """Who plays a game: every number of seats the edition allows, and every mix, by turns."""
        least, most = self.edition.players
        mix = MIXES[game % len(MIXES)]
        return [mix[(game + seat) % len(mix)] for seat in range(least + game % (most - least + 1))]

    def board(self, game: int) -> BoardRecord:
        """The board of a game."""
        seats = len(self.seated(game))
        key = (game // len(MIXES) % len(VARIANTS), seats)
        if key not in self.boards:
            names = [f"player{number}" for number in range(1, seats + 1)]
            self.boards[key] = compile_lane(self.edition, self.mode, self.options(game), names)
        return self.boards[key]

    def shake(self, game: int) -> int:
        """Play one game; a fault, or 0."""
        board, names = self.board(game), self.seated(game)
        for seat, name in enumerate(names):
            bot = LANE_ROSTER[name]
            self.policies[seat] = bot.policy
            self.params[seat] = lane_parameters(bot, board, seat, self.seed << 32 | game)
        self.words[:] = 0
        state = self.states[0]
        state.seed[0], state.seed[1] = game, self.seed
        load(COMPILED, "knockout.rules.setup", "set_up")(board, state, len(names), NO_LOG)
        return int(
            load(COMPILED, "knockout.loops.bot_shaking", "shake_lane_bots")(
                board,
                self.states,
                self.words,
                self.policies,
                self.params,
                self.actions,
                self.action_words,
                NO_LOG,
                self.reason,
                self.tally,
                self.reasons_seen,
                ACTIONS_PER_GAME,
                EVERY,
            )
        )

    def name_fault(self, code: int) -> str:
        """A fault in words."""
        if code >= FAULT_REFUSED:
            return FAULT_NAMES[code - FAULT_REFUSED]
        return LANE_INVARIANT_NAMES[code]


def make_shaker(edition: str, mode: str, seed: int) -> LaneBotShaker:
    """What shakes the bots of one edition and mode."""
    return LaneBotShaker(edition, mode, seed)
