"""The document that a socket receives: the table's face, the game, each seat's private part."""

from typing import TYPE_CHECKING, Annotated, Literal, NotRequired, TypeAlias

from pydantic import Field, StrictBool, StrictStr, with_config
from pydantic.fields import FieldInfo
from typing_extensions import TypedDict

from ..wire.models import Count, Name, OptionValue, Sum
from ..wire.plain import Plain
from .families import OwnPart, PublicGame
from .parts import Code, Luck, Moment, Place, Portrait, Sent, Token
from .setup import CustomsModel, Visibility

LATER_CUSTOMS = {"claims"}
"""Customs that faces stored by earlier versions do not have."""

Phase: TypeAlias = Literal["gathering", "playing", "over"]


def _given(name: str, info: FieldInfo) -> object:
    """A field of the customs that the server gives; those of older tables may be without it."""
    kind = Annotated[info.annotation, Field(description=info.description)]  # type: ignore[name-defined]
    return NotRequired[kind] if name in LATER_CUSTOMS else kind


if TYPE_CHECKING:
    FaceCustoms: TypeAlias = Plain
else:
    # The waiting times that a client may give; the server gives them all.
    FaceCustoms = with_config(extra="forbid")(
        TypedDict(
            "FaceCustoms",
            {name: _given(name, info) for name, info in CustomsModel.model_fields.items()},
        )
    )
    FaceCustoms.__doc__ = CustomsModel.__doc__


class SeatHabits(Sent):
    """The habits of a seat that everyone can see."""

    claims: StrictBool
    rolls: StrictBool
    ends: StrictBool
    hurries: StrictBool


class FaceSeat(Sent):
    """A place at the table."""

    place: Place
    name: Name | None
    """The seat's name; null in an open place before the start."""
    person: StrictBool
    """Whether it belongs to a person, even if a bot plays it now."""
    open: StrictBool
    """Whether a person may sit down here; during the game a bot plays it until then."""
    bot: StrictStr | None
    """The bot that plays it now."""
    away: StrictBool
    """Whether its person is away."""
    connected: StrictBool
    """Whether its person is connected."""
    habits: SeatHabits | None
    """Null before the start."""
    portrait: NotRequired[Portrait | None]
    """The drawn face that its person chose."""
    token: NotRequired[Token | None]
    """Its token and colour, of which no other seat has the same; null in older tables."""


class FaceClocks(Sent):
    """Deadlines in Unix seconds; null if no clock runs."""

    hammer: Moment | None
    hour: Moment | None
    text: Moment | None
    decisions: dict[Name, Moment]
    """When each seat's time is up, time bank included."""


class Fair(Sent):
    """The proof that no one chose the dice."""

    commitment: StrictStr
    """The hash of the secret, public from the start."""
    luck: dict[Name, Luck]
    """The luck of each seat."""
    secret: StrictStr | None
    """Null until the game is over."""
    seed: StrictStr | None
    """The seed made from secret and luck, in hexadecimal digits; null until the game is over."""


class Progress(Sent):
    """A game's progress in short."""

    period: Literal["turn", "round"]
    time: Count
    """The turn or round."""
    mover: Name | None
    """The seat whose turn it is."""
    cash: dict[Name, Sum | None]
    """The wealth of every seat in the game; null if it is hidden."""


class Face(Sent):
    """All public information about a table beside the game."""

    code: Code
    phase: Phase
    edition: StrictStr
    preset: NotRequired[StrictStr | None]
    """The preset that was chosen; mode, options and customs may have been changed since."""
    mode: StrictStr
    options: dict[str, OptionValue]
    """Options that differ from the edition's own."""
    departures: list[StrictStr]
    """The options among them that are house rules."""
    customs: FaceCustoms
    visibility: Visibility
    watch: StrictBool
    take_over: NotRequired[StrictBool]
    """Whether a person without a seat may take a bot's: its place is ``open`` during the game."""
    host: Place | None
    """The host's place; null if the host holds none."""
    seats: list[FaceSeat]
    waiting: list[Name]
    """The people whose decision or answer the table waits for."""
    paused: StrictBool
    wants_pause: list[Name]
    held: Literal["out", "away", "unwatched"] | None
    """Why the bots wait although the rules do not require it."""
    watching: Literal["watch", "skip"] | None
    """How players who are out watch the rest."""
    throw_for: Name | None
    """The bot whose dice must be thrown by hand."""
    clocks: FaceClocks
    banks: dict[Name, float]
    """Seconds left in each person's time bank."""
    fair: Fair
    rematch: Code | None
    """The code of the rematch table."""
    watchers: Count
    """How many connected people have no seat."""
    winners: list[Name]
    progress: NotRequired[Progress | None]
    """Null before the start."""


class Document(Sent):
    """The complete state that one socket shows."""

    table: Face
    game: PublicGame | None
    """Null before the start."""
    you: dict[Name, OwnPart]
    """The private parts of the seats that the guest holds, by name."""
