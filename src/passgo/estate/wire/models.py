"""What leaves a game of the estate family, described."""

from typing import Annotated, Literal

from pydantic import Field, StrictBool, StrictInt, StrictStr

from ...wire.models import ChoiceModel, Count, MessageModel, Model, Name, RefusalModel, Sum
from .box_models import Box
from .matter_models import Matter

Lot = Count
"""A square that can be owned: its place in the squares of the box."""
Strings = tuple[StrictStr, ...]


class Goods(Model):
    """One side of a trade."""

    cash: Sum
    lots: tuple[Lot, ...]
    cards: Strings


class Turn(Model):
    """Whose turn it is, and how far it has come."""

    number: Count
    mover: Name | None
    phase: StrictStr
    dice: tuple[Count, Count] | None
    doubles: Count
    throws: Count
    time_called: StrictBool


class SeatView(Model):
    """What all see of a seat; hidden cash is null."""

    seat: Name
    cash: Sum | None
    wealth: Sum | None
    at: Count
    zone: StrictStr | None
    jail: Count
    out: StrictBool
    lots: tuple[Lot, ...]
    cards: Strings
    order: Count | None


class LotView(Model):
    """A lot: whose it is and what it costs to visit or to redeem."""

    lot: Lot
    owner: Name | None
    level: Count
    mortgaged: StrictBool
    redeem: Sum | None
    rent: Sum | None
    per_pip: StrictBool


class Bank(Model):
    """What the bank has left, and the pot where there is one."""

    houses: Count
    hotels: Count
    pot: Sum


class Unit(Model):
    """The electronic unit."""

    random_chance: StrictStr


class Claim(Model):
    """A rent due and not yet asked for."""

    on: Lot
    by: Name
    from_: Annotated[Name, Field(alias="from")]
    amount: Sum
    turn: Count
    until: StrictStr


class Offer(Model):
    """An open trade."""

    from_: Annotated[Name, Field(alias="from")]
    to: Name
    give: Goods
    get: Goods


class BidLimits(Model):
    """What may be bid."""

    least: Sum
    most: Sum
    step: Sum


class SideLimits(Model):
    """Out of what one side of a trade may be put together; a purse out of sight is null."""

    cash: Sum | None
    lots: tuple[Lot, ...]
    cards: Strings


class OfferLimits(Model):
    """Out of what an offer may be put together."""

    give: SideLimits
    get: SideLimits
    step: Sum
    """Cash is a multiple of it."""


class SettleLimits(Model):
    """All one's cash, and the lots that may go with it."""

    cash: Sum
    lots: tuple[Lot, ...]


class ForceLimits(Model):
    """The lots of a forced deal."""

    give: tuple[Lot, ...]
    take: tuple[Lot, ...]


class DiceLimits(Model):
    """The faces of a die thrown by hand."""

    dice: tuple[Count, Count]


class TextLimits(Model):
    """The texts that the unit of a real table may have shown."""

    texts: Strings


class LotEffect(Model):
    """What an action does to one lot."""

    lot: Lot
    level: Count | None = None
    rent_before: Sum | None = None
    rent_after: Sum
    redeem: Sum | None = None
    completes: StrictStr | None = None


class LotsEffect(Model):
    """The lots an action is about."""

    lots: tuple[Lot, ...]


class Choice(ChoiceModel):
    """Something a seat may do."""

    limits: BidLimits | OfferLimits | SettleLimits | ForceLimits | DiceLimits | TextLimits | None
    effect: LotEffect | LotsEffect | None


class WantedBuilding(Model):
    """A building asked for in a shortage."""

    lot: Lot
    sort: Literal["house", "hotel"]


class You(Model):
    """What only its own seat sees."""

    seat: Name
    cash: Sum
    wealth: Sum
    wishes: tuple[WantedBuilding, ...]
    choices: tuple[Choice, ...]


class View(Model):
    """One moment, as one seat or an onlooker sees it."""

    version: Count
    number: Count
    phase: StrictStr
    phase_text: MessageModel
    turn: Turn
    to_act: tuple[Name, ...]
    seats: tuple[SeatView, ...]
    lots: tuple[LotView, ...]
    bank: Bank
    packs: dict[StrictStr, Count]
    unit: Unit | None
    matter: Matter | None
    below: tuple[Matter, ...]
    claims: tuple[Claim, ...]
    offers: tuple[Offer, ...]
    winners: tuple[Name, ...]
    you: You | None


class Step(Model):
    """One line of a receipt."""

    lot: Lot
    level: Count
    cost: Sum
    redeem: Sum
    rent_after: Sum


class PlannedLot(Model):
    """A lot of one's own: why a building plan cannot have one building more there, or one less."""

    lot: Lot
    more: RefusalModel | None
    """Null where the rules would accept the plan."""
    less: RefusalModel | None


class Worth(Goods):
    """One side of a trade with its value by printed prices."""

    value: Sum


class Completed(Model):
    """A group that a trade would complete."""

    seat: Name
    group: StrictStr


class RentChange(Model):
    """What a visitor pays on a lot, and would pay once a trade is made; for one pip by dice."""

    lot: Lot
    seat: Name
    """Who would own it then."""
    before: Sum
    after: Sum
    per_pip: StrictBool


class Fee(Model):
    """What mortgaged lots cost their receiver: left as they are, or lifted at once."""

    seat: Name
    lots: tuple[Lot, ...]
    amount: Sum
    redeem: Sum


class Trade(Model):
    """What a trade or a settlement would come to."""

    give: Worth
    get: Worth
    completes: tuple[Completed, ...]
    rents: tuple[RentChange, ...]
    fees: tuple[Fee, ...]


class Preview(Model):
    """What an action would cost and change, or why it would be refused."""

    refusal: RefusalModel | None
    cost: Sum | None
    cash_after: StrictInt | None
    missing_after: Sum | None
    steps: tuple[Step, ...]
    lots: tuple[PlannedLot, ...]
    trade: Trade | None


MODELS: dict[str, type[Model]] = {
    "view": View,
    "choice": Choice,
    "preview": Preview,
    "box": Box,
}
