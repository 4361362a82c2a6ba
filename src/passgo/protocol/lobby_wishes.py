"""What a guest may want of a table beside the game: a seat, a set-up, the start, a rematch."""

from typing import Literal, TypeAlias

from pydantic import StrictBool

from .parts import BotName, GivenName, Luck, Place
from .setup import CustomsModel, Options, Visibility, Word
from .wishes import Wish


class Sit(Wish):
    """Take an open seat, before the start or after it; a bot has kept it meanwhile."""

    type: Literal["sit"] = "sit"
    place: Place | None = None
    """Null takes the first that is open."""
    name: GivenName | None = None
    """One's name. Once the game is on a seat keeps the name it has, and this is left out."""
    luck: Luck = ""
    """One's own part of the seed, before the start."""


class Rename(Wish):
    """Give a seat of one's own, or as host a bot, another name, before the start."""

    type: Literal["rename"] = "rename"
    place: Place
    name: GivenName


class Stand(Wish):
    """Leave a seat: it is open again, and in a game a bot plays on."""

    type: Literal["stand"] = "stand"
    place: Place


class SeatBot(Wish):
    """Put a bot in an open place, or in a new one; the host's wish."""

    type: Literal["seat_bot"] = "seat_bot"
    place: Place | None = None
    """Null is the first open place, or a new one where none is."""
    bot: BotName = "regular"
    name: GivenName | None = None


class OpenSeat(Wish):
    """Open a place, or add one that is open; the host's wish."""

    type: Literal["open_seat"] = "open_seat"
    place: Place | None = None
    """A bot's or somebody's place, which is theirs no longer; null adds one."""


class RemoveSeat(Wish):
    """Take a place away; the host's wish."""

    type: Literal["remove_seat"] = "remove_seat"
    place: Place


class GiveLuck(Wish):
    """Give one's own part of the seed, before the start."""

    type: Literal["luck"] = "luck"
    place: Place
    luck: Luck


class Change(Wish):
    """Change what is played, before the start; the host's wish. What is left out stays."""

    type: Literal["change"] = "change"
    edition: Word | None = None
    """Another edition begins with its own mode and options, but for those given here."""
    mode: Word | None = None
    options: Options | None = None
    """All options that differ from the edition's own; what is not named is the edition's again."""
    customs: CustomsModel | None = None
    """All customs; what is not named is as usual again."""
    visibility: Visibility | None = None
    watch: StrictBool | None = None


class Start(Wish):
    """Begin the game; the host's wish. Open seats are played by bots and stay open."""

    type: Literal["start"] = "start"


class Rematch(Wish):
    """Make another table like this one, with the same people; the wish of anybody seated."""

    type: Literal["rematch"] = "rematch"


class Handover(Wish):
    """Ask for a code by which a seat of one's own can be taken on another device too."""

    type: Literal["handover"] = "handover"
    place: Place


LobbyWish: TypeAlias = (
    Sit
    | Rename
    | Stand
    | SeatBot
    | OpenSeat
    | RemoveSeat
    | GiveLuck
    | Change
    | Start
    | Rematch
    | Handover
)
