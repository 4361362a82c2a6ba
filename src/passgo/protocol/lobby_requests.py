"""Requests about a table beside the game: a seat, a set-up, the start, a rematch."""

from typing import Literal, TypeAlias

from pydantic import StrictBool

from .parts import BotName, GivenName, Luck, Place, Portrait, Token
from .requests import TableRequest
from .setup import CustomsModel, Options, Visibility, Word


class Sit(TableRequest):
    """Take an open seat, before or after the start; until then a bot plays it.

    During the game also a bot's own seat, where the table allows it.
    """

    type: Literal["sit"] = "sit"
    place: Place | None = None
    """Null takes the first that is open."""
    name: GivenName | None = None
    """The seat's name before the start. A seat of a running game keeps its name."""
    luck: Luck = ""
    """The seat's luck, before the start."""
    portrait: Portrait | None = None
    token: Token | None = None
    """Before the start; in a running game the seat keeps its token."""


class Rename(TableRequest):
    """Rename a seat that the guest holds, or as host a bot's seat, before the start."""

    type: Literal["rename"] = "rename"
    place: Place
    name: GivenName


class Dress(TableRequest):
    """Choose how a seat that the guest holds looks, until the game is over."""

    type: Literal["dress"] = "dress"
    place: Place
    portrait: Portrait | None = None
    """Null keeps the one it has, as does a token that is null."""
    token: Token | None = None


class Stand(TableRequest):
    """Leave a seat: it becomes open, and in a game a bot continues."""

    type: Literal["stand"] = "stand"
    place: Place


class SeatBot(TableRequest):
    """Put a bot in an open place, or in a new one; only for the host."""

    type: Literal["seat_bot"] = "seat_bot"
    place: Place | None = None
    """Null is the first open place, or a new one if there is none."""
    bot: BotName = "regular"
    name: GivenName | None = None


class OpenSeat(TableRequest):
    """Open a place, or add an open one; only for the host."""

    type: Literal["open_seat"] = "open_seat"
    place: Place | None = None
    """A bot's or a person's place, which they lose; null adds one."""


class RemoveSeat(TableRequest):
    """Remove a place; only for the host."""

    type: Literal["remove_seat"] = "remove_seat"
    place: Place


class GiveLuck(TableRequest):
    """Add the seat's luck to the seed, before the start."""

    type: Literal["luck"] = "luck"
    place: Place
    luck: Luck


class Change(TableRequest):
    """Change the game or its settings, before the start; only for the host. Omitted fields stay.

    During the game ``take_over`` may be changed, alone.
    """

    type: Literal["change"] = "change"
    edition: Word | None = None
    """Another edition starts with its default mode and options, except those given here."""
    preset: Word | None = None
    """A preset of the edition: its mode, options and customs, except those given here."""
    mode: Word | None = None
    options: Options | None = None
    """All options that differ from the edition's defaults; the others are reset."""
    customs: CustomsModel | None = None
    """All customs that differ from the defaults; the others are reset."""
    visibility: Visibility | None = None
    watch: StrictBool | None = None
    take_over: StrictBool | None = None

    def is_only(self, field: str) -> bool:
        """Whether this field is changed and no other."""
        given = self.model_dump(exclude={"type", "id"}, exclude_none=True)
        return set(given) == {field}


class Start(TableRequest):
    """Start the game; only for the host. Bots play open seats, which stay open."""

    type: Literal["start"] = "start"


class Rematch(TableRequest):
    """Create another table with the same people and settings; for every guest with a seat."""

    type: Literal["rematch"] = "rematch"


class Handover(TableRequest):
    """Create a code with which another device can hold the same seat."""

    type: Literal["handover"] = "handover"
    place: Place


LobbyRequest: TypeAlias = (
    Sit
    | Rename
    | Dress
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
