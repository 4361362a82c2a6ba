"""The soak of the estate family: the records that the soak of one table needs."""

import json
from collections.abc import Mapping, Sequence

import numpy as np

from ...compiling.targets import COMPILED, load
from ...editions import Only
from ...families.records import ActionRecord, BoardRecord, StateRecord
from ...game import Game
from ...kernel.log import LOG_WIDTH, NO_LOG
from ...kernel.shaking import FAULT_NAMES, FAULT_REFUSED
from ..edition.compile import compile_board
from ..edition.loader import load_estate
from ..edition.model import UNIT_ID
from ..loops.invariants import INVARIANT_NAMES
from ..policies import policies
from ..rules.actions import ACTION_DTYPE
from ..rules.legal import CHOICE_ROWS, CHOICE_WIDTH
from ..rules.state import PHASE_OVER, SEATS, STATE_DTYPE
from .batch import scratch

ACTIONS_PER_GAME = 5_000
EVERY = 7
"""Choices and nonsense are tried on copies after every seventh action."""
ODDS = (0, "1/12", 1)
"""The rates at which a unit interrupts, where the box has one."""


class Shaker:
    """The records that the soak of one table needs."""

    def __init__(self, edition: str, mode: str, options: Mapping[str, object], seed: int) -> None:
        """Compile boards for both ways of claiming rent."""
        self.edition = load_estate(edition)
        self.mode = mode
        self.seed = seed
        self.options = [{**options, "rent_claims": how} for how in ("manual", "auto")]
        self.boards = [compile_board(self.edition, mode, chosen) for chosen in self.options]
        self.states: StateRecord = np.zeros(2, STATE_DTYPE).view(np.recarray)
        self.words = self.states.view(np.int64).reshape(2, -1)
        self.played: ActionRecord = np.zeros(ACTIONS_PER_GAME, ACTION_DTYPE).view(np.recarray)
        self.seats_played = np.zeros(ACTIONS_PER_GAME, np.int64)
        self.rows = np.zeros((CHOICE_ROWS, CHOICE_WIDTH), np.int64)
        self.log = np.zeros((512, LOG_WIDTH), np.int64)
        self.params = np.zeros((SEATS, policies.PARAMETERS), np.int64)

    def seats(self, game: int) -> int:
        """The number of seats of a game: every number the edition allows, in rotation."""
        least, most = self.edition.box.players
        return least + game % (most - least + 1)

    def deal(self, game: int, row: int) -> BoardRecord:
        """Deal a game into one of the two states; its board."""
        board = self.boards[game % len(self.boards)]
        self.words[row] = 0
        state = self.states[row]
        state.seed[0], state.seed[1] = game, self.seed
        load(COMPILED, "estate.rules.setup", "set_up")(board, state, self.seats(game), NO_LOG)
        return board

    def shake(self, game: int) -> int:
        """Play one game with all checks; a fault, or 0."""
        board = self.deal(game, 0)
        self.params[:, 0], self.params[:, 1] = game, self.seed
        asking, action, refusal = scratch()
        return int(
            load(COMPILED, "estate.loops.shaking", "shake")(
                board,
                self.states,
                self.words,
                asking[0],
                self.params,
                self.rows,
                action[0],
                self.log,
                refusal,
                self.played,
                self.seats_played,
                ACTIONS_PER_GAME,
                EVERY,
            )
        )

    def play_again(self, game: int) -> bool:
        """Play the recorded actions on a fresh state; whether it ends in the same bytes."""
        board = self.deal(game, 1)
        _, _, refusal = scratch()
        load(COMPILED, "estate.loops.shaking", "play_again")(
            board,
            self.states[1],
            self.played,
            self.seats_played,
            int(self.states[0].number),
            NO_LOG,
            refusal,
        )
        return bool(np.array_equal(self.words[0], self.words[1]))

    def replay_record(self, game: int) -> bool:
        """Write the game's record as JSON and replay it; whether it ends in the same bytes."""
        names = [f"player{seat + 1}" for seat in range(self.seats(game))]
        options = self.options[game % len(self.options)]
        table = Game.new(self.edition, names, self.mode, self.seed << 32 | game, options, COMPILED)
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

    @property
    def is_finished(self) -> bool:
        """Whether the game ended."""
        return bool(self.states[0].phase == PHASE_OVER)

    @property
    def deepest(self) -> int:
        """The most matters that were open at once."""
        return int(self.states[0].deepest)

    def name_fault(self, code: int) -> str:
        """A fault in words."""
        if code >= FAULT_REFUSED:
            return FAULT_NAMES[code - FAULT_REFUSED]
        return INVARIANT_NAMES[code]


def variants(edition: str) -> Sequence[Mapping[str, object]]:
    """The options of an edition's soak; with a unit, each rate of texts."""
    if UNIT_ID in load_estate(edition).decks:
        return [{"random_chance": odds} for odds in ODDS]
    return [{}]


def make_shaker(edition: str, mode: str, options: Mapping[str, object], seed: int) -> Shaker:
    """Make the soak of one table."""
    return Shaker(edition, mode, options, seed)
