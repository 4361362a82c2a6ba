"""The estate family: dice, lots and rents."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ..editions.option_errors import seat_count_error
from ..game.families import Choice, Family, Tables, Written
from .edition.compile import compile_board
from .edition.model import PACK_IDS, Edition
from .edition.settle import check_options, departures, effective_rules
from .formats.wording import Wording, lots_in
from .kernel import kernel
from .rules import actions as act
from .rules.events import EVENT_FIELDS
from .rules.legal import CHOICE_ROWS, CHOICE_WIDTH
from .rules.refusals import REFUSAL_FIELDS
from .rules.state import PHASE_NAMES, PHASE_OVER, STATE_DTYPE
from .wire.messages import EstateMessages

if TYPE_CHECKING:
    from ..game import Game
    from .wire.look import EstateLook

RULES_VERSION = 3
"""Raised whenever a game accepted before could go on otherwise, as a changed golden shows.

1: the four books as first written down. 2: the second reading, with debts in the order of their
claims, shortages served whole, texts that wait. 3: a debtor only raises money in a
trade, and what names a lot lapses when that is mortgaged or redeemed.
"""

LOG_ROWS = 512

UNDOABLE = {
    "build": frozenset({"house_built", "hotel_built", "lot_redeemed"}),
    "sell": frozenset({"house_sold", "hotel_sold"}),
    "swap": frozenset({"hotel_swapped"}),
    "mortgage": frozenset({"lot_mortgaged"}),
    "redeem": frozenset({"lot_redeemed"}),
}
"""What an owner may take back. A shortage called, an offer that lapsed or a text of the unit has
told others something, so what led to it stays."""


class EstateFamily(Family):
    """Games of dice, lots and rents."""

    name = "estate"
    tables = Tables(
        state_dtype=STATE_DTYPE,
        action_dtype=act.ACTION_DTYPE,
        log_rows=LOG_ROWS,
        choice_rows=CHOICE_ROWS,
        choice_width=CHOICE_WIDTH,
        phases=PHASE_NAMES,
        over=PHASE_OVER,
        events=EVENT_FIELDS,
        refusals=REFUSAL_FIELDS,
        marked=("cash", "at", "owner", "level", "mortgaged"),
    )
    rules_version = RULES_VERSION
    kernel = staticmethod(kernel)
    undoable = UNDOABLE

    def settle(
        self, edition: Edition, mode: str, options: Mapping[str, object], seats: Sequence[str]
    ) -> dict[str, Any]:
        """The options with defaults filled in, and the number of players checked."""
        settled = check_options(edition, mode, options, seats)
        rules = effective_rules(edition, mode, options)
        least, most = int(str(rules["players_min"])), int(str(rules["players_max"]))
        if not least <= len(seats) <= most:
            raise seat_count_error(edition.id, len(seats), least, most)
        return dict(settled)

    def departures(
        self, edition: Edition, mode: str, options: Mapping[str, object]
    ) -> tuple[str, ...]:
        """The options that change a printed rule."""
        return departures(edition, mode, options)

    def compile(
        self, edition: Edition, mode: str, options: Mapping[str, object], seats: Sequence[str]
    ) -> Any:
        """The board of squares."""
        return compile_board(edition, mode, options, seats)

    def wording(self, edition: Edition, seats: Sequence[str]) -> Wording:
        """Actions with squares, money and seats."""
        return Wording(edition, seats)

    def messages(self, game: "Game") -> EstateMessages:
        """Events, refusals and reasons with their terms."""
        return EstateMessages(game.edition, game.seats)

    def complete(self, game: "Game", seat: int, record: Any) -> None:
        """Say which release cards an offer means."""
        if record["kind"] == act.OFFER:
            record.give_cards = _cards(game.state, seat, int(record.give_cards))
            record.get_cards = _cards(game.state, int(record.seat), int(record.get_cards))

    def choice(
        self, game: "Game", state: Any, seat: int, columns: list[int], written: Written
    ) -> Choice:
        """A choice, with its range where it has one."""
        money = game.wording.money
        kind, other, _, _, least, most, give, get = columns
        if kind == act.ROLL and game.board.manual_dice:
            # The dice lie on a real table: which faces they show is part of the action.
            return Choice({"roll": [1, 1]}, {"dice": [1, 6]})
        if kind == act.BID:
            limits = {"least": money(least), "most": money(most), "step": money(give)}
            return Choice(written, limits)
        if kind == act.SETTLE:
            return Choice(written, {"cash": money(least), "lots": lots_in(give)})
        if kind == act.FORCE:
            return Choice(written, {"give": lots_in(give), "take": lots_in(get)})
        if kind != act.OFFER:
            return Choice(written)
        sides = {
            "give": {"cash": money(least), "lots": lots_in(give), "cards": packs_of(state, seat)},
            "get": {"cash": money(most), "lots": lots_in(get), "cards": packs_of(state, other)},
            "step": money(1),
        }
        return Choice(written, sides)

    def told(self, game: "Game", seat: int) -> list[Choice]:
        """Which text the unit on a real table shows this seat, where dice are thrown there too."""
        texts = game.wording.unit_texts
        if not texts or not game.board.manual_dice:
            return []
        written: Written = {"unit": texts[0]}
        if game.why_not(seat, written) is not None:
            return []
        return [Choice(written, {"texts": list(texts)})]

    def look(self, game: "Game", content: bytes) -> "EstateLook":
        """Squares, lots, matters, claims and offers."""
        from .wire.eyes import Eyes
        from .wire.look import EstateLook

        last = game.last_look
        return EstateLook(last.eyes if isinstance(last, EstateLook) else Eyes(game), content)

    def box(self, edition: Edition) -> dict[str, Any]:
        """Squares, groups, cards, money and tokens."""
        from .wire.box import box_of

        return box_of(edition)

    def position(self, game: "Game") -> str:
        """The game as readable text."""
        from .formats.positions import position_text

        return position_text(game)

    def parse_position(self, cls: "type[Game]", text: str, target: str, *, folders: bool) -> "Game":
        """The game a position says."""
        from .formats.positions import parse_position

        return parse_position(cls, text, target, folders=folders)


def _cards(state: Any, seat: int, asked: int) -> int:
    """A mask of packs; where only a number was written, the cards held longest."""
    if asked >= 0:
        return asked
    packs = [p for p in range(len(PACK_IDS)) if state.release_holder[p] == seat]
    packs.sort(key=lambda pack: int(state.release_since[pack]))
    packs += [p for p in range(len(PACK_IDS)) if p not in packs]
    return sum(1 << pack for pack in packs[:-asked])


def packs_of(state: Any, seat: int) -> list[str]:
    """The packs whose release card a seat holds."""
    return [name for pack, name in enumerate(PACK_IDS) if state.release_holder[pack] == seat]


FAMILY = EstateFamily()
