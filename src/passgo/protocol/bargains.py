"""What bots say about offers: replies to refused ones, and offers that they would take."""

from pydantic import StrictBool, StrictInt

from ..wire.models import Action, Count, MessageModel, Name, ReasonModel
from .parts import Sent


class Added(Sent):
    """What a counter-offer changes, from the side of the one who asked."""

    cash: StrictInt
    """The cash to give in addition, as printed; negative if it is less."""
    lots: list[Count]
    """Lots to give in addition."""


class ReplyModel(Sent):
    """What a bot says to the person whose offer it turns down."""

    to: Name
    says: MessageModel
    short: MessageModel
    """The same in two or three words, for a bubble."""
    why: ReasonModel
    offer: Action
    """The offer that it turns down."""
    counter: Action | None
    """The same with the least change that the bot would accept now; null if there is none."""
    adds: Added | None
    likes: MessageModel | None
    """What it would rather talk about, where it has no counter-offer."""


class ProposalModel(Sent):
    """An offer that a bot would accept now."""

    offer: Action
    gives: MessageModel
    gets: MessageModel
    fair: StrictBool
    """Whether a careful player in the seat that asks would make it."""
    why: MessageModel | None
    """Why to make it, if nobody asked for these lots."""
