"""The document: what one socket shows. The table's face, the game, and what is a seat's own."""

from typing import TYPE_CHECKING, Literal, TypeAlias

from pydantic import Field, StrictBool, StrictStr, create_model

from ..wire.models import Count, Name, OptionValue, Sum
from ..wire.plain import Plain
from .families import OwnPart, PublicGame
from .parts import Code, Luck, Moment, Part, Place
from .setup import CustomsModel, Visibility

Phase: TypeAlias = Literal["gathering", "playing", "over"]


def _all_given(model: type[Part], name: str) -> type[Part]:
    """The model of something that a client may leave parts out of, and a server never does."""
    fields: Plain = {
        field: (info.annotation, Field(description=info.description))
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
    """What everybody may know of what the table does for a seat."""

    claims: StrictBool
    rolls: StrictBool


class FaceSeat(Part):
    """A place at the table."""

    place: Place
    name: Name | None
    """The seat's name; null in an open place before the start."""
    person: StrictBool
    """Whether it is a person's, whoever plays it now."""
    open: StrictBool
    """Whether somebody may sit down here."""
    bot: StrictStr | None
    """The bot that plays it now."""
    away: StrictBool
    """Whether its person is away."""
    connected: StrictBool
    """Whether its person has a socket."""
    habits: SeatHabits | None
    """Null before the start."""


class FaceClocks(Part):
    """When things are due, in Unix seconds; null where no clock runs."""

    hammer: Moment | None
    hour: Moment | None
    text: Moment | None
    decisions: dict[Name, Moment]
    """When each seat's time is up, its time bank counted in."""


class Fair(Part):
    """What proves that nobody chose the dice."""

    commitment: StrictStr
    """The hash of the secret, from the first moment."""
    luck: dict[Name, Luck]
    """What each seat gave."""
    secret: StrictStr | None
    """Null until the game is over."""
    seed: StrictStr | None
    """What secret and luck made, in hexadecimal digits; null until the game is over."""


class Progress(Part):
    """How far a game has come, in a line."""

    period: Literal["turn", "round"]
    time: Count
    """The turn or round."""
    mover: Name | None
    """Whose it is."""
    cash: dict[Name, Sum | None]
    """What everybody in the game has; null where it is hidden."""


class Face(Part):
    """What everybody may know of a table beside the game."""

    code: Code
    phase: Phase
    edition: StrictStr
    mode: StrictStr
    options: dict[str, OptionValue]
    """Options that differ from the edition's own."""
    departures: tuple[StrictStr, ...]
    """Options among them that depart from the printed rules."""
    customs: FaceCustoms
    visibility: Visibility
    watch: StrictBool
    host: Place | None
    """The host's place; null where the host has none."""
    seats: tuple[FaceSeat, ...]
    waiting: tuple[Name, ...]
    """The people whose word the table waits for."""
    paused: StrictBool
    wants_pause: tuple[Name, ...]
    held: Literal["out", "away", "unwatched"] | None
    """Why the bots wait although no rule does."""
    watching: Literal["watch", "skip"] | None
    """How those who are out see the rest."""
    throw_for: Name | None
    """The bot whose dice wait to be thrown by hand."""
    clocks: FaceClocks
    banks: dict[Name, float]
    """Seconds left in each person's time bank."""
    fair: Fair
    rematch: Code | None
    """The table where this one's people play again."""
    watchers: Count
    """How many people are there without a seat."""
    winners: tuple[Name, ...]
    progress: Progress | None = None
    """Null before the start."""


class Document(Part):
    """What one socket shows."""

    table: Face
    game: PublicGame | None
    """Null before the start."""
    you: dict[Name, OwnPart]
    """What only one's own seats see, by their names."""
