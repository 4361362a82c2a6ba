"""A table's set-up: edition, options and customs, as agreed before the game."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, StrictBool, StrictInt, StrictStr

from ..table.customs import LONGEST
from ..wire.models import OptionValue
from . import limits
from .parts import BotName, GivenName, Luck, Part, Portrait, Token, bounds

Word: TypeAlias = Annotated[StrictStr, Field(min_length=1, max_length=40)]
"""The id of an edition or a mode."""
Options: TypeAlias = Annotated[
    dict[Annotated[StrictStr, Field(max_length=60)], OptionValue], Field(max_length=200)
]
Visibility: TypeAlias = Literal["private", "public"]
"""Whether the table is in the public list; a private one is found only with its code."""


Span: TypeAlias = Annotated[
    float, Field(allow_inf_nan=False), bounds(minimum=0, maximum=int(LONGEST))
]
"""Seconds of a waiting time."""


class CustomsModel(Part):
    """Waiting times at a table in seconds; null means no limit."""

    pace: Span = 1.0
    """Between two actions of bots, so that people can follow."""
    answer: Span | None = None
    """How long bots wait while a person has an offer or a rent to answer."""
    decision: Span | None = None
    """For each decision of a person, before the time bank is used."""
    bank: Span = 0.0
    """Each person's time bank, for a whole game."""
    absence: Span | None = 60.0
    """From the moment a person leaves until a stand-in takes the seat; null: no stand-in."""
    text: Span = 20.0
    """How long the electronic unit shows a text, in editions where texts disappear."""
    warning: Span = 5.0
    """From the auctioneer's warning to the end of the bidding."""
    unwatched: Annotated[StrictInt, bounds(minimum=0, maximum=int(LONGEST))] = 400
    """Actions that bots take for people before they wait for a watcher to continue."""
    stand_in: BotName = "regular"
    """Who takes an absent person's seat."""
    claims: StrictBool = True
    """Whether the table claims rents for people until they say otherwise."""


class NewSeat(Part):
    """A seat of the new table: a bot's, or open."""

    bot: BotName | None = None
    """The bot that plays it; null leaves it open."""
    name: GivenName | None = None
    """A bot's name; null lets the server find one."""


class Setup(Part):
    """The set-up of a new table."""

    edition: Word
    preset: Word | None = None
    """One of the edition's presets: what is not given here has its mode, options and customs."""
    mode: Word = "standard"
    options: Options = Field(default_factory=dict)
    customs: CustomsModel = CustomsModel()
    visibility: Visibility = "private"
    watch: StrictBool = True
    """Whether people without a seat may watch."""
    take_over: StrictBool = False
    """Whether a person without a seat may take a bot's during the game."""
    seats: Annotated[tuple[NewSeat, ...], Field(max_length=limits.MOST_PLACES)] = (NewSeat(),)
    """The other places, after the maker's."""


class NewTable(Setup):
    """A request for a new table, over HTTP."""

    name: GivenName | None = None
    """The maker's own seat, at place 0; null takes none, and every place is in ``seats``."""
    luck: Luck = ""
    portrait: Portrait | None = None
    token: Token | None = None
    """How the maker's own seat looks; null lets the server choose the token."""
