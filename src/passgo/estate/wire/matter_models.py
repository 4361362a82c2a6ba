"""Open matters described, one model for each kind."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, StrictBool, StrictStr

from ...wire.models import Count, Model, Name, Sum

Lot = Count


class Purchase(Model):
    """A lot offered at its price."""

    kind: Literal["buy"]
    seat: Name
    lot: Lot
    price: Sum


class Auction(Model):
    """What is up for auction, the highest bid, and who may still bid."""

    kind: Literal["auction"]
    sort: Literal["lot", "estate", "house", "hotel"]
    lot: Lot | None
    bid: Sum | None
    bidder: Name | None
    bidders: tuple[Name, ...]
    least: Sum
    step: Sum
    timer: StrictBool


class Settlement(Model):
    """Lots offered in part payment."""

    cash: Sum
    lots: tuple[Lot, ...]


class Debt(Model):
    """Who owes whom what and why; to nobody is to the bank."""

    kind: Literal["debt"]
    by: Name
    to: Name | None
    amount: Sum
    missing: Sum | None
    reason: StrictStr
    lot: Lot | None
    settlement: Settlement | None


class Shortage(Model):
    """What is short, and who is still asked."""

    kind: Literal["shortage"]
    by: Name
    sort: Literal["house", "hotel"]
    stock: Count
    asked: tuple[Name, ...]
    auctions: Count | None


class AskedLot(Model):
    """A mortgaged lot received, and what either answer costs."""

    lot: Lot
    redeem: Sum
    keep: Sum


class Question(Model):
    """Mortgaged lots received, each to be redeemed or kept as it is."""

    kind: Literal["keep"]
    seat: Name
    lots: tuple[AskedLot, ...]


class CardChoice(Model):
    """A card that says to pay or to draw another."""

    kind: Literal["choice"]
    seat: Name
    amount: Sum
    pack: StrictStr


class Price(Model):
    """A throw that prices a utility."""

    kind: Literal["price"]
    seat: Name
    owner: Name
    lot: Lot
    per_pip: Sum


class ZoneSeats(Model):
    """A zone that may be named, and who stands there."""

    zone: StrictStr
    seats: tuple[Name, ...]


class Forced(Model):
    """What a deal may be forced with."""

    give: tuple[Lot, ...]
    take: tuple[Lot, ...]


class ZoneChoice(Model):
    """A token on a zone square that must choose."""

    kind: Literal["zone"]
    seat: Name
    square: Count
    zone: StrictStr | None
    zones: tuple[ZoneSeats, ...]
    next_lot: Lot | None
    force: Forced | None


class Move(Model):
    """A move that waits."""

    kind: Literal["move", "resume"]
    seat: Name
    pips: Count


class ReturnCard(Model):
    """A card to be put back once it is obeyed."""

    kind: Literal["return_card"]
    seat: Name
    pack: StrictStr
    card: StrictStr


class Each(Model):
    """A sum between one seat and each of the others."""

    kind: Literal["each"]
    seat: Name
    does: Literal["collect", "pay"]
    amount: Sum
    left: tuple[Name, ...]


class WaitingTexts(Model):
    """Seats that still get a text."""

    kind: Literal["texts"]
    seat: Name
    left: tuple[Name, ...]


class TextShown(Model):
    """A text on the unit's screen; one that a scenario wrote out has no id."""

    kind: Literal["text"]
    seat: Name
    text: StrictStr | None


class Due(Model):
    """A sum that waits behind what its debtor owed before."""

    kind: Literal["due"]
    by: Name
    to: Name | None
    amount: Sum
    reason: StrictStr
    lot: Lot | None


class NextLot(Model):
    """The rest of the way to the next unowned lot."""

    kind: Literal["next_lot"]
    seat: Name


class EstateSale(Model):
    """Lots of a bankrupt still to be auctioned."""

    kind: Literal["estate"]
    seat: Name
    lots: tuple[Lot, ...]


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
