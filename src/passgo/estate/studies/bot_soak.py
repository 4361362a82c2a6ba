"""The soak of the estate bots: the records that mixed tables of its roster need.

Manual and automatic claims, and open and hidden cash, alternate.
"""

import numpy as np

from ...compiling.targets import COMPILED, load
from ...families.records import ActionRecord, RoundRecord, StateRecord
from ...kernel.bot_shaking import FAULT_NAMES, FAULT_REFUSED, T_WIDTH
from ...kernel.log import NO_LOG
from ...kernel.reason import REASON_WORDS
from ..edition.compile import compile_board
from ..edition.loader import load_estate
from ..loops.invariants import INVARIANT_NAMES
from ..policies import policies
from ..policies.reasons import REASON_NAMES
from ..roster import ROSTER, parameters
from ..rules.actions import ACTION_DTYPE
from ..rules.state import PHASE_OVER, ROUND_DTYPE, SEATS, STATE_DTYPE

ACTIONS_PER_GAME = 8_000
EVERY = 7
"""After every seventh action a bot is also asked with nothing hidden."""
MIXES = (
    ("novice", "regular", "shrewd", "buyer", "railways", "thrifty"),
    ("shrewd", "random", "regular", "simple", "novice"),
    ("shrewd", "regular", "novice"),
    ("shrewd",),
)
"""The mixes of bots; a table takes them in order, with another first bot each game."""
OPTIONS = tuple(
    {"rent_claims": rents, "cash": cash}
    for rents in ("manual", "auto")
    for cash in ("public", "hidden")
)


class BotShaker:
    """The records that one edition and mode need."""

    def __init__(self, edition: str, mode: str, seed: int) -> None:
        """Compile a board for each set of options."""
        self.edition = load_estate(edition)
        self.seed = seed
        self.boards = [compile_board(self.edition, mode, options) for options in OPTIONS]
        self.states: StateRecord = np.zeros(2, STATE_DTYPE).view(np.recarray)
        self.words = self.states.view(np.int64).reshape(2, -1)
        self.actions: ActionRecord = np.zeros(2, ACTION_DTYPE).view(np.recarray)
        self.action_words = self.actions.view(np.int64).reshape(2, -1)
        self.asking: RoundRecord = np.zeros(1, ROUND_DTYPE).view(np.recarray)
        self.policies = np.zeros(SEATS, np.int64)
        self.params = np.zeros((SEATS, policies.PARAMETERS), np.int64)
        self.reason = np.zeros(REASON_WORDS, np.int64)
        self.tally = np.zeros(T_WIDTH, np.int64)
        self.reasons_seen = np.zeros(len(REASON_NAMES), np.int64)

    reasons = REASON_NAMES

    @property
    def is_finished(self) -> bool:
        """Whether the game ended."""
        return bool(self.states[0].phase == PHASE_OVER)

    @property
    def asked(self) -> int:
        """The seat that was asked last."""
        return int(self.asking[0].number)

    def options(self, game: int) -> dict[str, str]:
        """The options that a game is played with."""
        return OPTIONS[game // len(MIXES) % len(OPTIONS)]

    def name_fault(self, code: int) -> str:
        """A fault in words."""
        return name_fault(code)

    def seated(self, game: int) -> list[str]:
        """The players of a game: every number of seats and every mix, in rotation."""
        least, most = self.edition.box.players
        mix = MIXES[game % len(MIXES)]
        return [mix[(game + seat) % len(mix)] for seat in range(least + game % (most - least + 1))]

    def shake(self, game: int) -> int:
        """Play one game; a fault, or 0."""
        board = self.boards[game // len(MIXES) % len(self.boards)]
        names = self.seated(game)
        for seat, name in enumerate(names):
            self.policies[seat] = ROSTER[name].policy
            self.params[seat] = parameters(ROSTER[name], board, self.seed << 32 | game)
        self.words[:] = 0
        self.asking[0] = 0
        state = self.states[0]
        state.seed[0], state.seed[1] = game, self.seed
        load(COMPILED, "estate.rules.setup", "set_up")(board, state, len(names), NO_LOG)
        return int(
            load(COMPILED, "estate.loops.bot_shaking", "shake_bots")(
                board,
                self.states,
                self.words,
                self.asking[0],
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


def name_fault(code: int) -> str:
    """A fault in words."""
    return FAULT_NAMES[code - FAULT_REFUSED] if code >= FAULT_REFUSED else INVARIANT_NAMES[code]


def make_shaker(edition: str, mode: str, seed: int) -> BotShaker:
    """Make the soak of the bots of one edition and mode."""
    return BotShaker(edition, mode, seed)
