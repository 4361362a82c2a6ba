"""The forms of the wire that all families share: messages, events, choices and settings.

The engine imports them only for type checkers, so a game starts without pydantic. Tests validate
what the engine makes against them, and the schema is generated from them.
"""

from dataclasses import dataclass
from typing import Annotated, TypeAlias

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    GetCoreSchemaHandler,
    StrictBool,
    StrictInt,
    StrictStr,
    with_config,
)
from pydantic_core import CoreSchema
from typing_extensions import TypedDict

from .plain import Plain

Count: TypeAlias = Annotated[int, Field(strict=True, ge=0)]
Sum: TypeAlias = StrictInt
"""A printed sum of money."""
Name: TypeAlias = StrictStr
"""The name of a seat."""


class Model(BaseModel):
    """A message that is parsed: it cannot be changed and has no other fields."""

    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True)


@with_config(extra="forbid")
class Form(TypedDict):
    """Base of plain data that is made as a dictionary: exactly these keys.

    It is the only definition: type checkers read it where the dictionary is made, pydantic where
    the dictionary is tested and where the schema is written (ADR 17).
    """


Giver = TypedDict("Giver", {"from": Name})
"""Who gives: ``from`` is a keyword of Python, so no class can name it as a field."""


@dataclass(frozen=True)
class Fixed:
    """Marks a list of fixed length, described as a tuple: JSON has no tuples."""

    items: object

    def __get_pydantic_core_schema__(
        self, source: object, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        """The tuple's schema."""
        return handler.generate_schema(self.items)


Range: TypeAlias = Annotated[list[Count], Fixed(tuple[Count, Count])]
"""The least and the most."""
Note: TypeAlias = Annotated[list[int], Fixed(tuple[Sum, Count])]
"""A printed sum, and how many notes of it."""
Described: TypeAlias = type[object]
"""A model or a form."""


class SeatTerm(Form):
    """A player, or the bank."""

    seat: Name | None


class SquareTerm(Form):
    """A square by its id."""

    square: StrictStr


class SpaceTerm(Form):
    """A space of the lane by its id."""

    space: StrictStr


class MoneyTerm(Form):
    """A printed sum."""

    money: Sum


class WordsTerm(Form):
    """A name or words from outside the texts, shown as they are."""

    words: StrictStr


class ShareTerm(Form):
    """Thousandths, worded as a signed percentage."""

    share: StrictInt


class DecimalTerm(Form):
    """A measure."""

    decimal: float


class ListTerm(Form):
    """Several things."""

    list: "Terms"


class MessageModel(Form):
    """A text with terms for its variables."""

    text: StrictStr
    args: "dict[str, Term]"


Term: TypeAlias = (
    StrictInt
    | StrictStr
    | SeatTerm
    | SquareTerm
    | SpaceTerm
    | MoneyTerm
    | WordsTerm
    | ShareTerm
    | DecimalTerm
    | ListTerm
    | MessageModel
    | None
)

Terms: TypeAlias = list[Term]

Action: TypeAlias = StrictStr | Plain
"""A written action: a word, or one word with what it needs."""


class EventModel(MessageModel):
    """Something that happened."""

    name: StrictStr
    action: Count
    told: StrictBool


class RefusalModel(MessageModel):
    """Why an action is refused."""

    code: StrictStr


class ReasonModel(MessageModel):
    """Why a bot acts."""

    key: StrictStr


class ChoiceModel(MessageModel):
    """Something a seat may do; a family says what its limits and effects are."""

    action: Action
    cost: Sum | None
    group: StrictStr | None
    several: StrictBool
    main: StrictBool


OptionValue: TypeAlias = (
    StrictBool
    | StrictInt
    | StrictStr
    | list[StrictStr]
    | dict[str, StrictStr | list[StrictStr]]
    | None
)
"""A value of an option; a table of names where each seat or side has one of its own."""


class SettingModel(Form):
    """What a game is played with, from its first action to its last."""

    version: Count
    family: StrictStr
    edition: StrictStr
    edition_digest: StrictStr
    mode: StrictStr
    options: dict[str, OptionValue]
    departures: list[StrictStr]
    seats: list[Name]


MODELS: dict[str, Described] = {
    "event": EventModel,
    "refusal": RefusalModel,
    "reason": ReasonModel,
    "setting": SettingModel,
}
