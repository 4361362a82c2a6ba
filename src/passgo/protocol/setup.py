"""What a table is played with, as people agree on it before the start."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, StrictBool, StrictInt, StrictStr

from ..table.customs import LONGEST
from ..wire.models import OptionValue
from . import limits
from .parts import BotName, GivenName, Luck, Part, bounds

Word: TypeAlias = Annotated[StrictStr, Field(min_length=1, max_length=40)]
"""The id of an edition or a mode."""
Options: TypeAlias = Annotated[
    dict[Annotated[StrictStr, Field(max_length=60)], OptionValue], Field(max_length=200)
]
Visibility: TypeAlias = Literal["private", "public"]
"""Whether a table is in the list that everybody sees; a private one is known to those who have its
code."""


Span: TypeAlias = Annotated[
    float, Field(allow_inf_nan=False), bounds(minimum=0, maximum=int(LONGEST))
]
"""How long something may take at a table."""


class CustomsModel(Part):
    """Seconds that things take at a table; null is as long as it takes."""

    pace: Span = 1.0
    """Between two actions of bots, so that people can follow."""
    answer: Span | None = None
    """How long bots go no further while a person has an offer or a rent to answer."""
    decision: Span | None = None
    """For each decision a person owes, before the time bank is touched."""
    bank: Span = 0.0
    """Each person's time bank, for a whole game."""
    absence: Span | None = 60.0
    """From somebody's going until a stand-in takes the seat; null: nobody stands in."""
    text: Span = 20.0
    """How long the electronic unit shows a text, where texts vanish."""
    warning: Span = 5.0
    """From the word that the hammer is coming to the hammer."""
    unwatched: Annotated[StrictInt, bounds(minimum=0, maximum=int(LONGEST))] = 400
    """Actions that bots take for people before they wait for somebody who watches."""
    stand_in: BotName = "regular"
    """Who takes an absent person's seat."""


class NewSeat(Part):
    """A seat of a table to be made: a bot's, or open."""

    bot: BotName | None = None
    """The bot that plays it; null leaves it open."""
    name: GivenName | None = None
    """A bot's name; null lets the server find one."""


class Setup(Part):
    """A table as it is made."""

    edition: Word
    mode: Word = "standard"
    options: Options = Field(default_factory=dict)
    customs: CustomsModel = CustomsModel()
    visibility: Visibility = "private"
    watch: StrictBool = True
    """Whether people without a seat may watch."""
    seats: Annotated[tuple[NewSeat, ...], Field(max_length=limits.MOST_PLACES)] = (NewSeat(),)
    """The other places, after that of whoever makes the table."""


class NewTable(Setup):
    """A wish for a table, over HTTP."""

    name: GivenName | None = None
    """The maker's own seat, at place 0; null takes none, and every place is in ``seats``."""
    luck: Luck = ""
