"""The document that a socket receives: the table's face, the game, each seat's private part."""

from typing import TYPE_CHECKING, Literal, TypeAlias

from pydantic import Field, StrictBool, StrictStr, create_model

from ..wire.models import Count, Name, OptionValue, Sum
from ..wire.plain import Plain
from .families import OwnPart, PublicGame
from .parts import Code, Luck, Moment, Part, Place, Portrait, Token
from .setup import CustomsModel, Visibility

Phase: TypeAlias = Literal["gathering", "playing", "over"]


def _given(field: str) -> Plain:
    """Faces that were stored before a field was added are without it."""
    return {"default": True} if field == "claims" else {}


def _all_given(model: type[Part], name: str) -> type[Part]:
    """The server's version of a model, in which every field is required."""
    fields: Plain = {
        field: (info.annotation, Field(description=info.description, **_given(field)))
        for field, info in model.model_fields.items()
    }
    whole: type[Part] = create_model(name, __base__=Part, **fields)
    whole.__doc__ = model.__doc__
    return whole


if TYPE_CHECKING:
    FaceCustoms: TypeAlias = CustomsModel
else:
    FaceCustoms = _all_given(CustomsModel, "FaceCustoms")


class SeatHabits(Part):
    """The habits of a seat that everyone can see."""

    claims: StrictBool
    rolls: StrictBool
    ends: StrictBool
    hurries: StrictBool


class FaceSeat(Part):
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
    portrait: Portrait | None = None
    """The drawn face that its person chose."""
    token: Token | None = None
    """Its token and colour, of which no other seat has the same; null in older tables."""


class FaceClocks(Part):
    """Deadlines in Unix seconds; null if no clock runs."""

    hammer: Moment | None
    hour: Moment | None
    text: Moment | None
    decisions: dict[Name, Moment]
    """When each seat's time is up, time bank included."""


class Fair(Part):
    """The proof that no one chose the dice."""

    commitment: StrictStr
    """The hash of the secret, public from the start."""
    luck: dict[Name, Luck]
    """The luck of each seat."""
    secret: StrictStr | None
    """Null until the game is over."""
    seed: StrictStr | None
    """The seed made from secret and luck, in hexadecimal digits; null until the game is over."""


class Progress(Part):
    """A game's progress in short."""

    period: Literal["turn", "round"]
    time: Count
    """The turn or round."""
    mover: Name | None
    """The seat whose turn it is."""
    cash: dict[Name, Sum | None]
    """The wealth of every seat in the game; null if it is hidden."""


class Face(Part):
    """All public information about a table beside the game."""

    code: Code
    phase: Phase
    edition: StrictStr
    preset: StrictStr | None = None
    """The preset that was chosen; mode, options and customs may have been changed since."""
    mode: StrictStr
    options: dict[str, OptionValue]
    """Options that differ from the edition's own."""
    departures: tuple[StrictStr, ...]
    """The options among them that are house rules."""
    customs: FaceCustoms
    visibility: Visibility
    watch: StrictBool
    take_over: StrictBool = False
    """Whether somebody without a seat may take a bot's: its place is ``open`` during the game."""
    host: Place | None
    """The host's place; null if the host holds none."""
    seats: tuple[FaceSeat, ...]
    waiting: tuple[Name, ...]
    """The people whose decision or answer the table waits for."""
    paused: StrictBool
    wants_pause: tuple[Name, ...]
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
    winners: tuple[Name, ...]
    progress: Progress | None = None
    """Null before the start."""


class Document(Part):
    """The complete state that one socket shows."""

    table: Face
    game: PublicGame | None
    """Null before the start."""
    you: dict[Name, OwnPart]
    """The private parts of the seats that the guest holds, by name."""
