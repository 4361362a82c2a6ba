"""The kernel's choices as offered to clients, each with the range of its values."""

from typing import TYPE_CHECKING

from ...families.records import StateRecord
from ...wire.forms import Choice, Written
from ..formats.release_cards import packs_of
from ..formats.wording import lots_in
from ..rules import actions as act
from ..typed import wording_of

if TYPE_CHECKING:
    from ...game import Game


def choice(
    game: "Game", state: StateRecord, seat: int, columns: list[int], written: Written
) -> Choice:
    """A row of the kernel's choices, with its range where it has one."""
    money = game.wording.money
    kind, other, _, _, least, most, give, get = columns
    if kind == act.ROLL and game.board.manual_dice:
        # The dice are on a real table: the faces they show are part of the action.
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


def told(game: "Game", seat: int) -> list[Choice]:
    """The choice that enters which text a real unit shows this seat, with manual dice."""
    texts = wording_of(game).unit_texts
    if not texts or not game.board.manual_dice:
        return []
    written: Written = {"unit": texts[0]}
    if game.why_not(seat, written) is not None:
        return []
    return [Choice(written, {"texts": list(texts)})]
