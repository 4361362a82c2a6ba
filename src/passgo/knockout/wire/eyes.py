"""What a look at a lane reuses between moments: names, buffers, the lane as plain numbers."""

from types import SimpleNamespace
from typing import TYPE_CHECKING

import numpy as np

from ...compiling.targets import INTERPRETED
from ...families.records import StateRecord
from ..edition.options import noise_levels
from ..rules import state as st
from ..rules.landing import space_at
from ..rules.legal import CHOICE_ROWS, CHOICE_WIDTH, choose, legal
from ..typed import edition_of
from .messages import LaneMessages
from .records import read_state

if TYPE_CHECKING:
    from ...game import Game
    from ..edition.model import LaneEdition
    from .box_models import LaneAim

_MILLI = 1000
_MANY = 4096
"""Places of tokens at rest worth remembering."""


class Eyes:
    """The readers and caches of one game."""

    def __init__(self, game: "Game") -> None:
        """Read what the board and the edition say once."""
        edition, words = edition_of(game), game.messages
        assert isinstance(words, LaneMessages)
        self.game = game
        self.words = words
        self.lane = words.lane
        self.seats = game.seats
        self.unit = edition.money.unit
        self.spaces = [space.id for space in edition.spaces]
        self.groups = list(edition.groups)
        self.hands = noise_levels(game.settled["noise"], game.seats)
        self.side_of = self.lane.side_of[: len(self.seats)]
        self.limits = aim_limits(edition, self.lane.slope_most)
        self._rows = np.zeros((CHOICE_ROWS, CHOICE_WIDTH), np.int64)
        self._refusal = np.zeros(4, np.int64)
        self._found: dict[tuple[int, int], int] = {}

    def seen(self) -> StateRecord:
        """A copy of the state as all players see it."""
        return self.game.seen(-1)

    def read(self, record: StateRecord) -> SimpleNamespace:
        """A state as plain numbers, with the space each token counts on, or −1."""
        state = read_state(record.tobytes())
        state.space = [self._space(state, token) for token in range(st.TOKENS)]
        return state

    def _space(self, state: SimpleNamespace, token: int) -> int:
        """The space a token counts on; where tokens lie still, it need not be found again."""
        if state.where[token] != st.ON_BOARD:
            return st.NOBODY
        place = state.x[token], state.y[token]
        if place not in self._found:
            if len(self._found) >= _MANY:
                self._found.clear()
            self._found[place] = int(space_at(self.lane, *place))
        return self._found[place]

    def list_choices(
        self, record: StateRecord, state: SimpleNamespace, seat: int
    ) -> list[SimpleNamespace]:
        """What a seat may do, each as an action; without a compiler, asked of plain numbers."""
        game, rows = self.game, self._rows
        if game.kernel.target == INTERPRETED:
            count = int(legal(self.lane, state, seat, rows, SimpleNamespace(), self._refusal))
        else:
            scratch = game._scratch
            count = int(game.kernel.legal(game.board, record, seat, rows, scratch, self._refusal))
        found = []
        for columns in rows[:count].tolist():
            action = SimpleNamespace()
            # The rules ask for a number by row and column at once.
            choose(self.lane, None, {(0, n): value for n, value in enumerate(columns)}, 0, action)
            found.append(action)
        return found

    def names(self, mask: int) -> list[str]:
        """The names in a mask of seats."""
        return [name for seat, name in enumerate(self.seats) if mask >> seat & 1]

    def spaces_in(self, mask: int) -> list[str]:
        """The spaces of a mask."""
        if not mask:
            return []
        return [space for number, space in enumerate(self.spaces) if mask >> number & 1]


def aim_limits(edition: "LaneEdition", slope: int) -> "LaneAim":
    """Least and most of what an aim says: millimetres, degrees or a slope, metres a second."""
    lane = edition.lane
    return {
        "x": list(lane.launch_x),
        "y": [lane.launch_y, lane.launch_y],
        "angle": [-lane.angle, lane.angle],
        "slope": [-slope, slope],
        "speed": [speed / _MILLI for speed in lane.speed],
    }
