"""Requests in a game; each has an id and is done once."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, StrictBool, StrictStr

from ..wire.models import Action, Sum
from . import limits
from .parts import BotName, Part, RequestId, SeatName, bounds


class TableRequest(Part):
    """Base of all requests; a repeated id gets the same answer and is not done again."""

    id: RequestId


class Act(TableRequest):
    """Do an action of the game in a seat that the guest holds."""

    type: Literal["act"] = "act"
    seat: SeatName
    action: Action
    """The action from a choice, with its details filled in."""


class ActAll(TableRequest):
    """Do several actions one after the other, such as a way out of a debt.

    If one is refused, so is the request: what stands before it is done, and the rest is left.
    """

    type: Literal["act_all"] = "act_all"
    seat: SeatName
    actions: Annotated[tuple[Action, ...], Field(min_length=1, max_length=limits.ACTIONS_AT_ONCE)]


class Throw(TableRequest):
    """Report the dice thrown by hand for the bot that waits for them."""

    type: Literal["throw"] = "throw"
    dice: Annotated[tuple[Annotated[int, Field(strict=True, ge=1, le=6)], ...], Field(max_length=4)]


class Pass(TableRequest):
    """Let the game continue, when the seat could act but need not."""

    type: Literal["pass"] = "pass"
    seat: SeatName


class Say(TableRequest):
    """Send a chat message: a quick phrase, or free text."""

    type: Literal["say"] = "say"
    seat: SeatName | None = None
    """The seat that speaks; null for a guest without a seat."""
    phrase: StrictStr | None = None
    """A key of the quick phrases, shown in each reader's language."""
    words: Annotated[StrictStr, bounds(minLength=1, maxLength=limits.WORDS_LENGTH)] | None = None
    """Text as typed; exactly one of the two is given."""


class Habits(TableRequest):
    """Change a seat's habits; omitted fields stay as they are."""

    type: Literal["habits"] = "habits"
    seat: SeatName
    claims: StrictBool | None = None
    """Claim rents as soon as they are due."""
    rolls: StrictBool | None = None
    """Throw the dice if there is nothing else to decide."""
    ends: StrictBool | None = None
    """End the turn if there is nothing left to do; the client does it, after a moment."""
    hurries: StrictBool | None = None
    """Bots need not wait to be followed; they hurry if all people who play want it."""
    limit: Sum | None = None
    """In this auction: bid one step above the others, up to this sum; 0 withdraws the limit."""
    attention: Literal["needed", "turns", "always"] | None = None
    """When to be asked although no decision is required."""


class Pause(TableRequest):
    """Ask for a break; it begins when all playing people want it."""

    type: Literal["pause"] = "pause"
    seat: SeatName


class Resume(TableRequest):
    """End a break, or withdraw the request for one."""

    type: Literal["resume"] = "resume"
    seat: SeatName


class Lend(TableRequest):
    """Let a bot play a seat that the guest holds until it is taken back."""

    type: Literal["lend"] = "lend"
    seat: SeatName
    bot: BotName = "regular"


class TakeBack(TableRequest):
    """Take back a seat that was lent to a bot."""

    type: Literal["take_back"] = "take_back"
    seat: SeatName


class Watch(TableRequest):
    """Let the bots continue when no person plays any more: at the table's pace, or at once."""

    type: Literal["watch"] = "watch"
    how: Literal["watch", "skip"] = "watch"


PlayRequest: TypeAlias = (
    Act | ActAll | Throw | Pass | Say | Habits | Pause | Resume | Lend | TakeBack | Watch
)
