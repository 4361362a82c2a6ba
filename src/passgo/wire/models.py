"""The wire described: what every message, event, choice and setting looks like, for any family.

Nothing on the way of a game imports this; tests hold what the engine makes to it, and the schema is
written from it.
"""

from typing import Annotated, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr

from .plain import Plain

Count: TypeAlias = Annotated[int, Field(strict=True, ge=0)]
Sum: TypeAlias = StrictInt
"""A printed sum of money."""
Name: TypeAlias = StrictStr
"""The name of a seat."""


class Model(BaseModel):
    """Plain data that never changes and has nothing else in it."""

    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True)


class SeatTerm(Model):
    """A player, or the bank."""

    seat: Name | None


class SquareTerm(Model):
    """A square by its id."""

    square: StrictStr


class SpaceTerm(Model):
    """A space of the lane by its id."""

    space: StrictStr


class MoneyTerm(Model):
    """A printed sum."""

    money: Sum


class WordsTerm(Model):
    """A name or words from outside the texts, shown as they are."""

    words: StrictStr


class ShareTerm(Model):
    """Thousandths, worded as a signed percentage."""

    share: StrictInt


class DecimalTerm(Model):
    """A measure."""

    decimal: float


class ListTerm(Model):
    """Several things."""

    list: tuple["Term", ...]


class MessageModel(Model):
    """A text with terms for its variables."""

    text: StrictStr
    args: dict[str, "Term"]


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
    | tuple[StrictStr, ...]
    | dict[str, StrictStr | tuple[StrictStr, ...]]
    | None
)
"""A value of an option; a table of names where each seat or side has one of its own."""


class SettingModel(Model):
    """What a game is played with, from its first action to its last."""

    version: Count
    family: StrictStr
    edition: StrictStr
    edition_digest: StrictStr
    mode: StrictStr
    options: dict[str, OptionValue]
    departures: tuple[StrictStr, ...]
    seats: tuple[Name, ...]


for _model in (ListTerm, MessageModel, EventModel, RefusalModel, ReasonModel, ChoiceModel):
    _model.model_rebuild()

MODELS: dict[str, type[Model]] = {
    "event": EventModel,
    "refusal": RefusalModel,
    "reason": ReasonModel,
    "setting": SettingModel,
}
