"""What is sent over HTTP beside wishes: guests, tables, editions, games told again, problems."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, StrictBool, StrictStr

from ..wire.models import Count, EventModel, Name, OptionValue, Term
from ..wire.story_models import StoryModel
from .changes import Change
from .document import Face, Phase
from .families import AnyBox, PublicGame
from .outgoing import Done
from .parts import Code, GivenName, Luck, Moment, Part, Place, Seconds


class Wanted(Part):
    """How a key is wanted by somebody who has none."""

    key: StrictBool = False
    """Whether it is told in the answer, for clients that keep no cookies."""


class Me(Part):
    """Whether one is known."""

    known: StrictBool
    """Whether the request had a good key, or the answer gives one."""
    key: StrictStr | None = None
    """The new key where it was asked for; it is told once."""


class TableMade(Part):
    """A table that is there now."""

    code: Code
    link: StrictStr
    """What to send to the others."""


class TableLine(Part):
    """A table in a list."""

    code: Code
    phase: Phase
    created: Moment
    changed: Moment
    face: Face
    mine: tuple[Name, ...] = ()
    """Seats that whoever asks holds there, in a list of one's own tables."""


class TableList(Part):
    """Tables, the one that changed last first."""

    tables: tuple[TableLine, ...]
    before: StrictStr | None
    """Asks for those after these; null where there are none."""


class TableShown(Part):
    """A table as anybody with its code may see it."""

    code: Code
    link: StrictStr
    number: Count
    face: Face


class SeatWanted(Part):
    """A seat to be taken."""

    place: Place | None = None
    """Null is the first that is open."""
    name: GivenName | None = None
    luck: Luck = ""


class PlaceNamed(Part):
    """A place of one's own."""

    place: Place


class HandoverCode(Part):
    """The one-time code that another device was told; not that of the table."""

    code: Annotated[StrictStr, Field(min_length=4, max_length=64)]


class SeatTaken(Part):
    """The table at which one has a seat now, and what became of the wish for it."""

    code: Code
    done: Done


class OptionForm(Part):
    """An option of a table, as a form offers it."""

    name: StrictStr
    text: StrictStr
    """The id of the text that explains it."""
    kind: StrictStr
    """choice, yes_no, whole, money, odds, seat, noise or teams."""
    choices: tuple[OptionValue, ...] | None
    """What it may be, where that is a list."""
    least: int | None
    most: int | None
    default: OptionValue
    """What holds where a table says nothing."""
    printed: OptionValue
    """What the box itself plays; null where it does not speak of it."""
    ruling: StrictBool
    """Whether ``printed`` is our answer where the book is silent."""
    convenience: StrictBool
    """Whether the printed rules are played whatever it is."""
    needs: dict[str, OptionValue]
    """Other options that must be set so for this one to mean anything."""


class ModeForm(Part):
    """A kind of game of a box."""

    mode: StrictStr
    text: StrictStr
    """The id of its name."""
    players: tuple[Count, Count]
    """The fewest and the most who can play."""
    needed: tuple[StrictStr, ...]
    """Options that a table must set."""
    options: tuple[OptionForm, ...]


class BotForm(Part):
    """A bot that plays these games."""

    name: StrictStr
    title: StrictStr
    """The id of its name."""
    text: StrictStr
    """The id of what is said of it."""
    heavy: StrictBool
    """Whether it thinks for a while."""


class EditionLine(Part):
    """A box in a list, with all that a shelf shows of it."""

    edition: StrictStr
    digest: StrictStr
    """With the name it says which edition it is: 32 hexadecimal digits."""
    family: StrictStr
    modes: tuple[StrictStr, ...]
    players: tuple[Count, Count]
    official: StrictBool
    """Whether it is one of the five books."""
    order: Count
    """Boxes come in this order, and by name where it is the same."""
    minutes: Count
    """About how long a game takes."""
    cover: StrictStr
    """The name of a drawn cover; a client without that drawing shows a plain one."""
    palette: dict[StrictStr, StrictStr]
    """The colours of ``table``, ``board``, ``ink`` and ``accent``."""
    titles: dict[StrictStr, StrictStr]
    """The text ``edition-title`` in each language."""
    characters: dict[StrictStr, StrictStr]
    """The text ``edition-character`` in each language."""
    texts: dict[StrictStr, StrictStr]
    """For each language, what changes with the texts: ``v`` of their address."""


class TextQuote(Part):
    """A text within a text."""

    type: Literal["mesg"]
    name: StrictStr
    attr: StrictStr | None


class TextLiteral(Part):
    """A string in quotation marks."""

    type: Literal["str"]
    value: StrictStr


TextValue: TypeAlias = StrictStr | tuple[StrictStr | TextQuote | TextLiteral, ...]
EditionText: TypeAlias = Annotated[
    tuple[TextValue | dict[StrictStr, TextValue] | None, ...], Field(min_length=2, max_length=3)
]
"""Id, value and, where there are any, attributes: as ``@fluent/bundle`` has a message."""


class EditionForm(EditionLine):
    """All of a box; bots come weakest first."""

    box: AnyBox
    setups: tuple[ModeForm, ...]
    bots: tuple[BotForm, ...]
    usual_bot: StrictStr
    adviser: StrictStr


class Check(Part):
    """One thing that was looked at in a record, and what was found, as a message."""

    name: StrictStr
    state: Literal["holds", "wrong", "open"]
    """``open`` is what can be neither proved nor disproved."""
    text: StrictStr
    args: dict[str, Term]


class DiceTally(Part):
    """How often each face (1 to 6) or each sum (2 to 12) came, and was to be expected."""

    counts: tuple[Count, ...]
    expected: tuple[float, ...]
    chance: float | None
    """How often fair dice stray at least so far; null where there are too few to say."""


class Verification(Part):
    """What was found out about a record from the record alone."""

    state: Literal["holds", "wrong", "open"]
    """``holds`` is proved; ``open`` is nothing wrong, but something that nothing can prove."""
    checks: tuple[Check, ...]
    """In order: the first that is wrong says where."""
    throws: Count
    by_hand: StrictBool
    """Whether people threw and typed the dice in."""
    faces: DiceTally | None
    sums: DiceTally | None


class GameStory(Part):
    """What became of a game, for the page at its end."""

    version: Count
    players: dict[Name, StrictStr]
    """The bots among the seats."""
    seconds: Seconds | None
    """From the first action to the last; null where nobody noted it."""
    story: StoryModel
    verification: Verification


class ReplayStep(Part):
    """One action, with what it led to; step 0 is the set-up."""

    number: Count
    time: Count
    """The turn or round it belongs to."""
    seat: Name | None
    """Who acted; null is the bank, or nobody at the set-up."""
    events: tuple[EventModel, ...]
    changes: tuple[Change, ...]
    """What it changed in the game as everybody sees it."""


class Replay(GameStory):
    """A game moment by moment."""

    first: PublicGame
    """How it stood at the set-up."""
    steps: tuple[ReplayStep, ...]


class Problem(Part):
    """What went wrong (RFC 9457); ``text`` and ``args`` are the sentence as a message."""

    type: StrictStr
    title: StrictStr
    status: Count
    detail: StrictStr
    """The sentence, in the language the request prefers."""
    code: StrictStr
    """Of a refusal or a trouble."""
    text: StrictStr
    args: dict[str, Term]


HTTP_FORMS: dict[str, type[Part]] = {
    "wanted": Wanted,
    "me": Me,
    "table_made": TableMade,
    "table_list": TableList,
    "table_shown": TableShown,
    "seat_wanted": SeatWanted,
    "place_named": PlaceNamed,
    "handover_code": HandoverCode,
    "seat_taken": SeatTaken,
    "edition_line": EditionLine,
    "edition_form": EditionForm,
    "game_story": GameStory,
    "verification": Verification,
    "replay": Replay,
    "replay_step": ReplayStep,
    "problem": Problem,
}
"""Bodies and answers of routes, by name."""
