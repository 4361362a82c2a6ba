"""Wishes in a game; each has an id and is done once."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, StrictBool, StrictStr

from ..wire.models import Action, Sum
from . import limits
from .parts import BotName, Part, SeatName, WishId, bounds


class Wish(Part):
    """Base of all wishes; a repeated id gets the same answer and is not done again."""

    id: WishId


class Act(Wish):
    """Do an action of the game in a seat that the guest holds."""

    type: Literal["act"] = "act"
    seat: SeatName
    action: Action
    """The action from a choice, with its details filled in."""


class Throw(Wish):
    """Report the dice thrown by hand for the bot that waits for them."""

    type: Literal["throw"] = "throw"
    dice: Annotated[tuple[Annotated[int, Field(strict=True, ge=1, le=6)], ...], Field(max_length=4)]


class Pass(Wish):
    """Let the game continue, when the seat could act but need not."""

    type: Literal["pass"] = "pass"
    seat: SeatName


class Say(Wish):
    """Send a chat message: a quick phrase, or free text."""

    type: Literal["say"] = "say"
    seat: SeatName | None = None
    """The seat that speaks; null for a guest without a seat."""
    phrase: StrictStr | None = None
    """A key of the quick phrases, shown in each reader's language."""
    words: Annotated[StrictStr, bounds(minLength=1, maxLength=limits.WORDS_LENGTH)] | None = None
    """Text as typed; exactly one of the two is given."""


class Habits(Wish):
    """Change a seat's habits; omitted fields stay as they are."""

    type: Literal["habits"] = "habits"
    seat: SeatName
    claims: StrictBool | None = None
    """Claim rents as soon as they are due."""
    rolls: StrictBool | None = None
    """Throw the dice if there is nothing else to decide."""
    limit: Sum | None = None
    """In the current auction: bid the minimum up to this limit, then pass."""
    attention: Literal["needed", "turns", "always"] | None = None
    """When to be asked although no decision is required."""


class Pause(Wish):
    """Ask for a break; it begins when all playing people want it."""

    type: Literal["pause"] = "pause"
    seat: SeatName


class Resume(Wish):
    """End a break, or withdraw the wish for one."""

    type: Literal["resume"] = "resume"
    seat: SeatName


class Lend(Wish):
    """Let a bot play a seat that the guest holds until it is taken back."""

    type: Literal["lend"] = "lend"
    seat: SeatName
    bot: BotName = "regular"


class TakeBack(Wish):
    """Take back a seat that was lent to a bot."""

    type: Literal["take_back"] = "take_back"
    seat: SeatName


class Watch(Wish):
    """Let the bots continue when no person plays any more: at the table's pace, or at once."""

    type: Literal["watch"] = "watch"
    how: Literal["watch", "skip"] = "watch"


PlayWish: TypeAlias = Act | Throw | Pass | Say | Habits | Pause | Resume | Lend | TakeBack | Watch
