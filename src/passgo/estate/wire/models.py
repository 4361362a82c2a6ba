"""The forms of a game of the estate family."""

from typing import Literal, NotRequired, TypeAlias

from pydantic import StrictBool, StrictFloat, StrictInt, StrictStr

from ...wire.models import (
    Action,
    ChoiceModel,
    Count,
    Described,
    Form,
    Giver,
    MessageModel,
    Name,
    Range,
    RefusalModel,
    Sum,
)
from .box_models import Box
from .matter_models import Matter

Lot: TypeAlias = Count
"""A square that can be owned: its place in the squares of the box."""
Strings: TypeAlias = list[StrictStr]


class Goods(Form):
    """One side of a trade."""

    cash: Sum
    lots: list[Lot]
    cards: Strings


class Turn(Form):
    """Whose turn it is, and how far it has come."""

    number: Count
    mover: Name | None
    phase: StrictStr
    dice: Range | None
    doubles: Count
    throws: Count
    time_called: StrictBool


class SeatView(Form):
    """What everyone can see of a seat; hidden cash is null."""

    seat: Name
    cash: Sum | None
    wealth: Sum | None
    at: Count
    zone: StrictStr | None
    jail: Count
    out: StrictBool
    lots: list[Lot]
    cards: Strings
    order: Count | None


class LotView(Form):
    """A lot: its owner, and what it costs to visit or to redeem."""

    lot: Lot
    owner: Name | None
    level: Count
    mortgaged: StrictBool
    redeem: Sum | None
    rent: Sum | None
    per_pip: StrictBool


class Bank(Form):
    """The buildings that the bank has left, and the pot."""

    houses: Count
    hotels: Count
    pot: Sum


class Unit(Form):
    """The electronic unit."""

    random_chance: StrictStr


class Claim(Giver, Form):
    """A rent that is due and not claimed yet."""

    on: Lot
    by: Name
    amount: Sum
    turn: Count
    until: StrictStr


class Offer(Giver, Form):
    """An open offer."""

    to: Name
    give: Goods
    get: Goods


class BidLimits(Form):
    """The range of a bid."""

    least: Sum
    most: Sum
    step: Sum


class SideLimits(Form):
    """What one side of a trade may contain; hidden cash is null."""

    cash: Sum | None
    lots: list[Lot]
    cards: Strings


class OfferLimits(Form):
    """What an offer may contain."""

    give: SideLimits
    get: SideLimits
    step: Sum
    """Cash is a multiple of it."""


class SettleLimits(Form):
    """All of the debtor's cash, and the lots that may be added."""

    cash: Sum
    lots: list[Lot]


class ForceLimits(Form):
    """The lots of a forced deal."""

    give: list[Lot]
    take: list[Lot]


class DiceLimits(Form):
    """The faces of a die thrown by hand."""

    dice: Range


class TextLimits(Form):
    """The texts that a real unit may have shown."""

    texts: Strings


class LotEffect(Form):
    """What an action does to one lot."""

    lot: Lot
    level: NotRequired[Count | None]
    rent_before: NotRequired[Sum | None]
    rent_after: Sum
    redeem: NotRequired[Sum | None]
    completes: NotRequired[StrictStr | None]


class LotsEffect(Form):
    """The lots an action is about."""

    lots: list[Lot]


class Choice(ChoiceModel):
    """Something a seat may do."""

    limits: BidLimits | OfferLimits | SettleLimits | ForceLimits | DiceLimits | TextLimits | None
    effect: LotEffect | LotsEffect | None


class WantedBuilding(Form):
    """A building asked for in a shortage."""

    lot: Lot
    sort: Literal["house", "hotel"]


class AuctionLimit(Form):
    """How high the table bids for a seat in this auction."""

    amount: Sum
    topped: StrictBool
    """Whether the others have gone higher."""
    until: StrictFloat | None
    """When the table passes for the seat then; null before, and during a break."""


class WayOutStep(MessageModel):
    """One step of a way out, with the rent that it loses where it is about one lot."""

    action: Action
    lots: list[Lot]
    brings: Sum
    rent_before: Sum
    rent_after: Sum


class WayOut(Form):
    """All that a careful player would do to pay a debt, and why."""

    actions: list[Action]
    """The steps and then the payment, to be sent as they are; without a payment if it is not
    enough."""
    steps: list[WayOutStep]
    brings: Sum
    cash_after: Sum
    """What is left after the payment; what is still missing is below zero."""
    reason: MessageModel


class You(Form):
    """What only the seat itself sees."""

    seat: Name
    cash: Sum
    wealth: Sum
    wishes: list[WantedBuilding]
    choices: list[Choice]
    idle: StrictBool
    """Whether there is nothing left to do but to end the turn: nothing to build, to lift, to claim
    or to answer."""
    way_out: WayOut | None
    """Where the seat has to raise money."""
    limit: NotRequired[AuctionLimit]
    """Only at a server's table, and only while there is one."""


class EstateGame(Form):
    """The public state of a game at one moment."""

    version: Count
    number: Count
    phase: StrictStr
    phase_text: MessageModel
    turn: Turn
    to_act: list[Name]
    seats: list[SeatView]
    lots: list[LotView]
    bank: Bank
    packs: dict[StrictStr, Count]
    unit: Unit | None
    matter: Matter | None
    below: list[Matter]
    claims: list[Claim]
    offers: list[Offer]
    winners: list[Name]


class View(EstateGame):
    """One moment, as one seat or an onlooker sees it."""

    you: You | None


class Step(Form):
    """One line of a receipt."""

    lot: Lot
    level: Count
    cost: Sum
    redeem: Sum
    rent_after: Sum


class PlannedLot(Form):
    """A lot of one's own: why a building plan cannot have one building more there, or one less."""

    lot: Lot
    more: RefusalModel | None
    """Null where the rules would accept the plan."""
    less: RefusalModel | None


class Worth(Goods):
    """One side of a trade with its value by printed prices."""

    value: Sum


class Completed(Form):
    """A group that a trade would complete."""

    seat: Name
    group: StrictStr


class RentChange(Form):
    """What a visitor pays on a lot, and would pay once a trade is made; for one pip by dice."""

    lot: Lot
    seat: Name
    """Who would own it then."""
    before: Sum
    after: Sum
    per_pip: StrictBool


class Fee(Form):
    """What mortgaged lots cost their receiver: left as they are, or lifted at once."""

    seat: Name
    lots: list[Lot]
    amount: Sum
    redeem: Sum


class Trade(Form):
    """What a trade or a settlement would come to."""

    give: Worth
    get: Worth
    completes: list[Completed]
    rents: list[RentChange]
    fees: list[Fee]


class Preview(Form):
    """What an action would cost and change, or why it would be refused."""

    refusal: RefusalModel | None
    cost: Sum | None
    cash_after: StrictInt | None
    missing_after: Sum | None
    steps: list[Step]
    lots: list[PlannedLot]
    trade: Trade | None


class Needed(Form):
    """The player that has most of the rest of a group."""

    seat: Name
    lots: list[Lot]
    completes: StrictBool
    """Whether this lot would complete the group."""


class Share(Form):
    """How many lots of a group a seat would have, and how many there are."""

    count: Count
    size: Count


class Ahead(Form):
    """How many squares a token has to go."""

    seat: Name
    squares: Count


class WayThere(Form):
    """A throw, and how many of all throws make it."""

    sum: Count
    ways: Count
    of: Count


class DeedFacts(Form):
    """What a lot means now for a seat and for others."""

    lot: Lot
    owner: Name | None
    needs: Needed | None
    """Who needs it most, the owner apart; null if nobody has another of its group."""
    yours: Share
    """What the seat would have of the group with it."""
    stops: Name | None
    """Whom the lot keeps from completing the group."""
    tokens: list[Ahead]
    """The nearest first."""
    throw: WayThere | None
    """The throw that leads the seat there at once; null if there is none."""
    cash_after: StrictInt | None
    """What the seat would have left after buying it from the bank; negative if it cannot."""
    refusal: RefusalModel | None
    """Why the seat cannot ask its owner for it now."""


MODELS: dict[str, Described] = {
    "view": View,
    "choice": Choice,
    "preview": Preview,
    "box": Box,
    "deed": DeedFacts,
}
