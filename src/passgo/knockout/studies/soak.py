"""The soak of the knockout family: the records that the soak of one table needs."""

import json
from collections.abc import Mapping, Sequence

import numpy as np

from ...compiling.targets import COMPILED, load
from ...editions import Only
from ...families.records import ActionRecord, BoardRecord, StateRecord
from ...game import Game
from ...kernel.log import LOG_WIDTH, NO_LOG
from ...kernel.shaking import FAULT_NAMES, FAULT_REFUSED
from ..edition.compile import compile_lane
from ..edition.loader import load_lane_edition
from ..loops.invariants import LANE_INVARIANT_NAMES
from ..rules.actions import ACTION_DTYPE
from ..rules.legal import CHOICE_ROWS, CHOICE_WIDTH
from ..rules.state import PART_OVER, STATE_DTYPE
from ..tables import LOG_ROWS

ACTIONS_PER_GAME = 2_000
EVERY = 7

VARIANTS: tuple[Mapping[str, object], ...] = (
    {"second_chance": "none"},
    {"second_chance": "free", "second_chance_hit": "rivals", "noise": "child"},
    {"second_chance": "paid", "noise": "none"},
)
"""The options tested besides the printed game."""


class LaneShaker:
    """Plays, asks and replays the games of one table."""

    deepest = 0
    """There is no stack of open matters in this family."""

    def __init__(self, edition: str, mode: str, options: Mapping[str, object], seed: int) -> None:
        """Prepare a board for every number of players."""
        self.edition = load_lane_edition(edition)
        self.mode, self.options, self.seed = mode, dict(options), seed
        least, most = self.edition.players
        self.names = [[f"player{n + 1}" for n in range(k)] for k in range(least, most + 1)]
        self.boards = [compile_lane(self.edition, mode, options, names) for names in self.names]
        self.states: StateRecord = np.zeros(2, STATE_DTYPE).view(np.recarray)
        self.words = self.states.view(np.int64).reshape(2, -1)
        self.played: ActionRecord = np.zeros(ACTIONS_PER_GAME, ACTION_DTYPE).view(np.recarray)
        self.seats_played = np.zeros(ACTIONS_PER_GAME, np.int64)
        self.rows = np.zeros((CHOICE_ROWS, CHOICE_WIDTH), np.int64)
        self.log = np.zeros((LOG_ROWS, LOG_WIDTH), np.int64)
        self.params = np.zeros(2, np.int64)
        self.refusal = np.zeros(4, np.int64)

    @property
    def is_finished(self) -> bool:
        """Whether the game ended."""
        return bool(self.states[0].part == PART_OVER)

    def deal(self, game: int, row: int) -> BoardRecord:
        """Deal a game into one of the two states; its board."""
        table = game % len(self.boards)
        self.words[row] = 0
        state = self.states[row]
        state.seed[0], state.seed[1] = game, self.seed
        set_up = load(COMPILED, "knockout.rules.setup", "set_up")
        set_up(self.boards[table], state, len(self.names[table]), NO_LOG)
        return self.boards[table]

    def shake(self, game: int) -> int:
        """Play one game with all checks; a fault, or 0."""
        board = self.deal(game, 0)
        self.params[:] = game, self.seed
        action = np.zeros(1, ACTION_DTYPE).view(np.recarray)
        return int(
            load(COMPILED, "knockout.loops.shaking", "shake_lane")(
                board,
                self.states,
                self.words,
                self.params,
                self.rows,
                action[0],
                self.log,
                self.refusal,
                self.played,
                self.seats_played,
                ACTIONS_PER_GAME,
                EVERY,
            )
        )

    def play_again(self, game: int) -> bool:
        """Play the recorded actions on a fresh state; whether it ends in the same bytes."""
        board = self.deal(game, 1)
        count = int(self.states[0].number)
        load(COMPILED, "knockout.loops.shaking", "play_lane_again")(
            board, self.states[1], self.played, self.seats_played, count, NO_LOG, self.refusal
        )
        return bool(np.array_equal(self.words[0], self.words[1]))

    def replay_record(self, game: int) -> bool:
        """Write the game's record as JSON and replay it; whether it ends in the same bytes."""
        names = self.names[game % len(self.names)]
        seed = self.seed << 32 | game
        table = Game.new(self.edition, names, self.mode, seed, self.options, COMPILED)
        count = int(self.states[0].number)
        actions = [
            [names[seat], table.wording.write(action)]
            for seat, action in zip(self.seats_played[:count], self.played[:count], strict=True)
        ]
        table.load_state(self.states[:1].tobytes())
        record = {**table.record(), "actions": actions}
        # The game was played inside the kernel, which writes no marks.
        del record["marks"]
        again = Game.replay(json.loads(json.dumps(record)), COMPILED, editions=Only(table.edition))
        return again.state_bytes() == table.state_bytes()

    def name_fault(self, code: int) -> str:
        """A fault in words."""
        if code >= FAULT_REFUSED:
            return FAULT_NAMES[code - FAULT_REFUSED]
        return LANE_INVARIANT_NAMES[code]


def variants(edition: str) -> Sequence[Mapping[str, object]]:
    """The options with which an edition is shaken."""
    del edition
    return VARIANTS


def make_shaker(edition: str, mode: str, options: Mapping[str, object], seed: int) -> LaneShaker:
    """Make the soak of one table."""
    return LaneShaker(edition, mode, options, seed)
