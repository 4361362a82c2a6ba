"""What a guest may want of a table where the game is on; each wish has an id and is done once."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, StrictBool, StrictStr

from ..wire.models import Action, Sum
from . import limits
from .parts import BotName, Part, SeatName, WishId, bounds


class Wish(Part):
    """Something wanted; the same id again is answered again and not done again."""

    id: WishId


class Act(Wish):
    """Do an action of the game in a seat of one's own."""

    type: Literal["act"] = "act"
    seat: SeatName
    action: Action
    """As it stands in a choice, its details filled in."""


class Throw(Wish):
    """Give the dice thrown by hand for the bot that waits for them."""

    type: Literal["throw"] = "throw"
    dice: Annotated[tuple[Annotated[int, Field(strict=True, ge=1, le=6)], ...], Field(max_length=4)]


class Pass(Wish):
    """Let the others go on, where one could do something and need not."""

    type: Literal["pass"] = "pass"
    seat: SeatName


class Say(Wish):
    """Say something at the table: a quick phrase, or words of one's own."""

    type: Literal["say"] = "say"
    seat: SeatName | None = None
    """Who speaks; null is somebody without a seat."""
    phrase: StrictStr | None = None
    """A key of the quick phrases, worded in each listener's language."""
    words: Annotated[StrictStr, bounds(minLength=1, maxLength=limits.WORDS_LENGTH)] | None = None
    """Words as typed; exactly one of the two is given."""


class Habits(Wish):
    """Change what the table does for a seat without asking; what is left out stays as it is."""

    type: Literal["habits"] = "habits"
    seat: SeatName
    claims: StrictBool | None = None
    """Claim rents as soon as they are due."""
    rolls: StrictBool | None = None
    """Throw the dice where there is nothing else to decide."""
    limit: Sum | None = None
    """In the auction that is on: bid the least until here, then pass."""
    attention: Literal["needed", "turns", "always"] | None = None
    """When to be asked although nothing is owed."""


class Pause(Wish):
    """Ask for a break; it begins when everybody who plays wants it."""

    type: Literal["pause"] = "pause"
    seat: SeatName


class Resume(Wish):
    """End a break, or take back the wish for one."""

    type: Literal["resume"] = "resume"
    seat: SeatName


class Lend(Wish):
    """Let a bot play a seat of one's own until it is taken back."""

    type: Literal["lend"] = "lend"
    seat: SeatName
    bot: BotName = "regular"


class TakeBack(Wish):
    """Play a seat again that was lent to a bot."""

    type: Literal["take_back"] = "take_back"
    seat: SeatName


class Watch(Wish):
    """Let the bots play on where no person plays any more: at the table's pace, or at once."""

    type: Literal["watch"] = "watch"
    how: Literal["watch", "skip"] = "watch"


PlayWish: TypeAlias = Act | Throw | Pass | Say | Habits | Pause | Resume | Lend | TakeBack | Watch
