"""The forms of open matters, one for each kind."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, StrictBool, StrictStr

from ...wire.models import Count, Form, MessageModel, Name, Sum

Lot = Count


class Purchase(Form):
    """A lot offered at its price."""

    kind: Literal["buy"]
    seat: Name
    lot: Lot
    price: Sum


Sort: TypeAlias = Literal["lot", "estate", "house", "hotel"]
"""What is auctioned."""
Flow: TypeAlias = Literal["collect", "pay"]
"""Which way a sum between one seat and each of the others goes."""


class Need(MessageModel):
    """Whom a lot helps most, as a sentence."""

    seat: Name | None
    """Null where nobody has any of its group."""
    lots: list[Lot]
    """What the seat has of the group."""


class Auction(Form):
    """What is up for auction, the highest bid, and who may still bid."""

    kind: Literal["auction"]
    sort: Sort
    lot: Lot | None
    bid: Sum | None
    bidder: Name | None
    bidders: list[Name]
    least: Sum
    step: Sum
    timer: StrictBool
    need: Need | None
    """Null for a building."""


class Settlement(Form):
    """Lots offered in part payment."""

    cash: Sum
    lots: list[Lot]


class Debt(Form):
    """Who owes what to whom, and why; null is the bank."""

    kind: Literal["debt"]
    by: Name
    to: Name | None
    amount: Sum
    missing: Sum | None
    reason: StrictStr
    lot: Lot | None
    settlement: Settlement | None


class Shortage(Form):
    """The building that is short, and the seats that still have to answer."""

    kind: Literal["shortage"]
    by: Name
    sort: Literal["house", "hotel"]
    stock: Count
    asked: list[Name]
    auctions: Count | None


class AskedLot(Form):
    """A mortgaged lot that was received, and what each answer costs."""

    lot: Lot
    redeem: Sum
    keep: Sum


class Question(Form):
    """Mortgaged lots that were received, each to be redeemed or kept mortgaged."""

    kind: Literal["keep"]
    seat: Name
    lots: list[AskedLot]


class CardChoice(Form):
    """A card that says to pay or to draw another."""

    kind: Literal["choice"]
    seat: Name
    amount: Sum
    pack: StrictStr


class Price(Form):
    """A throw that prices a utility."""

    kind: Literal["price"]
    seat: Name
    owner: Name
    lot: Lot
    per_pip: Sum


class ZoneSeats(Form):
    """A zone that may be named, and who stands there."""

    zone: StrictStr
    seats: list[Name]


class Forced(Form):
    """The lots of a forced deal."""

    give: list[Lot]
    take: list[Lot]


class ZoneChoice(Form):
    """A token on a zone square that must choose."""

    kind: Literal["zone"]
    seat: Name
    square: Count
    zone: StrictStr | None
    zones: list[ZoneSeats]
    next_lot: Lot | None
    force: Forced | None


class Move(Form):
    """A move that waits."""

    kind: Literal["move", "resume"]
    seat: Name
    pips: Count


class ReturnCard(Form):
    """A card that goes back to its pack when its effect is done."""

    kind: Literal["return_card"]
    seat: Name
    pack: StrictStr
    card: StrictStr


class Each(Form):
    """A sum between one seat and each of the others."""

    kind: Literal["each"]
    seat: Name
    does: Flow
    amount: Sum
    left: list[Name]


class WaitingTexts(Form):
    """Seats that still get a text."""

    kind: Literal["texts"]
    seat: Name
    left: list[Name]


class TextShown(Form):
    """A text on the unit's screen; one that a scenario wrote out has no id."""

    kind: Literal["text"]
    seat: Name
    text: StrictStr | None


class Due(Form):
    """A sum that waits until its debtor has paid earlier debts."""

    kind: Literal["due"]
    by: Name
    to: Name | None
    amount: Sum
    reason: StrictStr
    lot: Lot | None


class NextLot(Form):
    """The rest of the way to the next unowned lot."""

    kind: Literal["next_lot"]
    seat: Name


class EstateSale(Form):
    """Lots of a bankrupt still to be auctioned."""

    kind: Literal["estate"]
    seat: Name
    lots: list[Lot]


Matter: TypeAlias = Annotated[
    Purchase
    | Auction
    | Debt
    | Shortage
    | Question
    | CardChoice
    | Price
    | ZoneChoice
    | Move
    | ReturnCard
    | Each
    | WaitingTexts
    | TextShown
    | Due
    | NextLot
    | EstateSale,
    Field(discriminator="kind"),
]
