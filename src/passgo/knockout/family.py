"""The knockout family: tokens slid along a lane."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ..editions import Editions
from ..game.families import Choice, Family, Tables, Written
from .edition.compile import compile_lane
from .edition.model import LaneEdition
from .edition.options import check_lane_options, check_lane_seats, lane_departures
from .formats.wording import LaneWording
from .kernel import kernel
from .rules import actions as act
from .rules.events import EVENT_FIELDS
from .rules.legal import CHOICE_ROWS, CHOICE_WIDTH
from .rules.refusals import REFUSAL_FIELDS
from .rules.state import ASK_OVER, PHASE_NAMES, STATE_DTYPE
from .rules.turns import is_gone
from .wire.eyes import Eyes, aim_limits
from .wire.messages import LaneMessages

if TYPE_CHECKING:
    from ..game import Game
    from .wire.look import LaneLook

RULES_VERSION = 2
"""Raised whenever a game accepted before could go on otherwise, as a changed golden shows.

1: the book as first written down. 2: tokens hit at the same instant are treated alike.
"""

LOG_ROWS = 4096
"""A slide into a packed lane writes hundreds of rows."""


class KnockoutFamily(Family):
    """Games of tokens slid along a lane."""

    name = "knockout"
    tables = Tables(
        state_dtype=STATE_DTYPE,
        action_dtype=act.ACTION_DTYPE,
        log_rows=LOG_ROWS,
        choice_rows=CHOICE_ROWS,
        choice_width=CHOICE_WIDTH,
        phases=PHASE_NAMES,
        over=ASK_OVER,
        events=EVENT_FIELDS,
        refusals=REFUSAL_FIELDS,
        marked=("cash", "pot", "where", "x", "y"),
    )
    rules_version = RULES_VERSION
    kernel = staticmethod(kernel)

    def settle(
        self, edition: LaneEdition, mode: str, options: Mapping[str, object], seats: Sequence[str]
    ) -> dict[str, Any]:
        """The options with defaults filled in, and the number of players checked."""
        check_lane_seats(edition, seats)
        return check_lane_options(edition, mode, options, seats)

    def departures(
        self, edition: LaneEdition, mode: str, options: Mapping[str, object]
    ) -> tuple[str, ...]:
        """The options that change a printed rule."""
        return lane_departures(edition, mode, options)

    def compile(
        self, edition: LaneEdition, mode: str, options: Mapping[str, object], seats: Sequence[str]
    ) -> Any:
        """The lane, and who plays on it."""
        return compile_lane(edition, mode, options, seats)

    def wording(self, edition: LaneEdition, seats: Sequence[str]) -> LaneWording:
        """Actions with aims, spaces and seats."""
        return LaneWording(edition, seats)

    def messages(self, game: "Game") -> LaneMessages:
        """Events, refusals and reasons with the names of this table."""
        return LaneMessages(game)

    def choice(
        self, game: "Game", state: Any, seat: int, columns: list[int], written: Written
    ) -> Choice:
        """A choice; a slide with what its aim may be."""
        if columns[0] != act.SLIDE:
            return Choice(written)
        return Choice(written, aim_limits(game.edition, int(game.board.slope_most)))

    def look(self, game: "Game", content: bytes) -> "LaneLook":
        """The lane, the tokens and the purses."""
        from .wire.look import LaneLook

        last = game.last_look
        return LaneLook(last.eyes if isinstance(last, LaneLook) else Eyes(game), content)

    def box(self, edition: LaneEdition) -> dict[str, Any]:
        """The lane, its spaces, groups, colours and money."""
        from .wire.box import box_of

        return box_of(edition)

    def position(self, game: "Game") -> str:
        """The game as readable text."""
        from .formats.positions import position_text

        return position_text(game)

    def parse_position(
        self, cls: "type[Game]", text: str, target: str, editions: Editions
    ) -> "Game":
        """The game a position says."""
        from .formats.positions import parse_position

        return parse_position(cls, text, target, editions)


FAMILY = KnockoutFamily()


def playing_order(game: "Game", state: Any) -> list[int]:
    """The sides that are still played, in the order of the round."""
    sides = [int(side) for side in state.order[: int(game.board.sides)]]
    return [side for side in sides if not is_gone(game.board, state, side)]


def sides_of(game: "Game") -> list[str]:
    """The names of a game's sides: their colours."""
    colours = game.edition.colours
    return [colours[int(game.state.colour[side])].id for side in range(int(game.board.sides))]
