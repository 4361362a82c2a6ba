"""The knockout family: tokens slid along a lane."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ..game.families import Choice, Family, Tables, Written
from ..wire.messages import Happening, Messages
from ..wire.terms import Term
from .doors import kernel
from .edition.compile import compile_lane
from .edition.model import LaneEdition
from .edition.options import check_lane_options, check_lane_seats, lane_departures
from .formats.wording import LaneWording
from .rules import actions as act
from .rules.events import EVENT_FIELDS
from .rules.legal import CHOICE_ROWS, CHOICE_WIDTH
from .rules.refusals import REFUSAL_FIELDS
from .rules.state import ASK_OVER, PHASE_NAMES, STATE_DTYPE
from .rules.turns import is_gone

if TYPE_CHECKING:
    from ..game import Game
    from .formats.look import LaneLook

RULES_VERSION = 2
"""Raised whenever a game accepted before could go on otherwise, as a changed golden shows.

1: the book as first written down. 2: tokens hit at the same instant are treated alike.
"""

LOG_ROWS = 4096
"""A slide into a packed lane writes hundreds of rows."""


class LaneMessages(Messages):
    """Messages of a lane, whose terms are the kernel's numbers."""

    prefix = "knockout-"

    def args(self, sort: str, name: str, numbers: Mapping[str, int]) -> dict[str, Term]:
        """The numbers as they are."""
        return dict(numbers)

    def told(self, batch: Sequence[Happening]) -> list[bool]:
        """Leave out what is shown rather than told."""
        from .formats.texts import is_told

        return [is_told(name, numbers) for name, numbers in batch]


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

    def messages(self, game: "Game") -> Messages:
        """Events, refusals and reasons with their numbers."""
        return LaneMessages()

    def choice(
        self, game: "Game", state: Any, seat: int, columns: list[int], written: Written
    ) -> Choice:
        """A choice; a slide with what its aim may be."""
        if columns[0] != act.SLIDE:
            return Choice(written)
        lane = game.edition.lane
        limits = {
            "x": list(lane.launch_x),
            "angle": [-lane.angle, lane.angle],
            "slope": [-int(game.board.slope_most), int(game.board.slope_most)],
            "speed": [speed / 1000 for speed in lane.speed],
        }
        return Choice(written, limits)

    def look(self, game: "Game", content: bytes) -> "LaneLook":
        """The lane, the tokens and the purses."""
        from .formats.look import LaneLook

        return LaneLook(game, content)

    def position(self, game: "Game") -> str:
        """The game as readable text."""
        from .formats.positions import position_text

        return position_text(game)

    def parse_position(self, cls: "type[Game]", text: str, target: str) -> "Game":
        """The game a position says."""
        from .formats.positions import parse_position

        return parse_position(cls, text, target)


FAMILY = KnockoutFamily()


def playing_order(game: "Game", state: Any) -> list[int]:
    """The sides that are still played, in the order of the round."""
    sides = [int(side) for side in state.order[: int(game.board.sides)]]
    return [side for side in sides if not is_gone(game.board, state, side)]


def sides_of(game: "Game") -> list[str]:
    """The names of a game's sides: their colours."""
    colours = game.edition.colours
    return [colours[int(game.state.colour[side])].id for side in range(int(game.board.sides))]
