"""Bodies and answers of HTTP routes: guests, tables, editions, stories, replays, problems."""

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
    """How a new guest wants to receive the key."""

    key: StrictBool = False
    """Whether the answer contains the key, for clients without cookies."""


class Me(Part):
    """Whether the guest is known."""

    known: StrictBool
    """Whether the request had a valid key, or the answer contains one."""
    key: StrictStr | None = None
    """The new key if the client asked for it; it is shown only once."""


class TableMade(Part):
    """The new table."""

    code: Code
    link: StrictStr
    """The link to share with other players."""


class TableLine(Part):
    """A table in a list."""

    code: Code
    phase: Phase
    created: Moment
    changed: Moment
    face: Face
    mine: tuple[Name, ...] = ()
    """The seats that the guest holds there, in the list of own tables."""


class TableList(Part):
    """Tables, the last changed first."""

    tables: tuple[TableLine, ...]
    before: StrictStr | None
    """Asks for the next tables; null if there are none."""


class TableShown(Part):
    """A table as anyone with its code may see it."""

    code: Code
    link: StrictStr
    number: Count
    face: Face


class SeatWanted(Part):
    """A request for a seat."""

    place: Place | None = None
    """Null takes the first open place."""
    name: GivenName | None = None
    luck: Luck = ""


class PlaceNamed(Part):
    """A place that the guest holds."""

    place: Place


class HandoverCode(Part):
    """The one-time code from the other device; not the table's code."""

    code: Annotated[StrictStr, Field(min_length=4, max_length=64)]


class SeatTaken(Part):
    """The table where the guest now has a seat, and the result of the request."""

    code: Code
    done: Done


class OptionForm(Part):
    """An option of a table, for a form."""

    name: StrictStr
    text: StrictStr
    """The id of the text that explains it."""
    kind: StrictStr
    """choice, yes_no, whole, money, odds, seat, noise or teams."""
    choices: tuple[OptionValue, ...] | None
    """The allowed values, if they are a list."""
    least: int | None
    most: int | None
    default: OptionValue
    """The default value."""
    printed: OptionValue
    """The value in the edition's rule book; null if it does not say."""
    ruling: StrictBool
    """Whether ``printed`` is our ruling on a silent point."""
    convenience: StrictBool
    """Whether every value follows the printed rules."""
    needs: dict[str, OptionValue]
    """Other options that must be set to give this one a meaning."""


class LengthForm(Part):
    """How long games of so many seats take, in turns of all players together.

    Measured with bots: a quarter of the games is shorter than ``low``, a quarter longer than
    ``high``.
    """

    seats: Count
    bot: StrictStr
    """Everybody at the table plays like this bot."""
    low: Count
    median: Count
    high: Count
    actions: float
    """Actions of one turn on average."""


class ModeForm(Part):
    """A mode of an edition."""

    mode: StrictStr
    text: StrictStr
    """The id of its name."""
    players: tuple[Count, Count]
    """The fewest and the most players."""
    needed: tuple[StrictStr, ...]
    """Options that a table must set."""
    options: tuple[OptionForm, ...]
    lengths: tuple[LengthForm, ...]
    """With the options of the book; empty where not measured, or where a clock ends the game."""


class BotForm(Part):
    """A bot that plays this edition."""

    name: StrictStr
    title: StrictStr | None
    """The id of its name; null for a player from outside."""
    text: StrictStr | None
    """The id of its description; null for a player from outside."""
    called: StrictStr | None
    """What a player from outside is called, in any language."""
    heavy: StrictBool
    """Whether it takes noticeable time to decide."""


class EditionLine(Part):
    """An edition in a list, with all data for the shelf."""

    edition: StrictStr
    digest: StrictStr
    """With the name it identifies the edition: 32 hexadecimal digits."""
    family: StrictStr
    modes: tuple[StrictStr, ...]
    players: tuple[Count, Count]
    official: StrictBool
    """Whether it is one of the five official editions."""
    order: Count
    """Sort key of the shelf; editions with the same one are sorted by name."""
    minutes: Count
    """The usual length of a game."""
    cover: StrictStr
    """The name of a drawn cover; a client without that drawing shows a plain cover."""
    palette: dict[StrictStr, StrictStr]
    """The colours of ``table``, ``board``, ``ink`` and ``accent``."""
    titles: dict[StrictStr, StrictStr]
    """The text ``edition-title`` in each language."""
    characters: dict[StrictStr, StrictStr]
    """The text ``edition-character`` in each language."""
    texts: dict[StrictStr, StrictStr]
    """For each language, the version of the texts: ``v`` in their address."""


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
"""Id, value and, if present, attributes: a message as in ``@fluent/bundle``."""


class EditionForm(EditionLine):
    """All data of an edition; bots are sorted from weakest to strongest."""

    box: AnyBox
    setups: tuple[ModeForm, ...]
    bots: tuple[BotForm, ...]
    usual_bot: StrictStr
    adviser: StrictStr


class Check(Part):
    """One check of a record, with the result as a message."""

    name: StrictStr
    state: Literal["holds", "wrong", "open"]
    """``open`` means neither proved nor disproved."""
    text: StrictStr
    args: dict[str, Term]


class DiceTally(Part):
    """How often each face (1 to 6) or each sum (2 to 12) came, and the expected numbers."""

    counts: tuple[Count, ...]
    expected: tuple[float, ...]
    chance: float | None
    """The chance that fair dice deviate at least this much; null if there are too few throws."""


class Verification(Part):
    """What a record proves without other data."""

    state: Literal["holds", "wrong", "open"]
    """``holds`` is proved; ``open`` means that no error was found, but part cannot be proved."""
    checks: tuple[Check, ...]
    """In order; the first failed check says where the error is."""
    throws: Count
    by_hand: StrictBool
    """Whether the dice were thrown by hand and typed in."""
    faces: DiceTally | None
    sums: DiceTally | None


class GameStory(Part):
    """The story of a game, for the page at its end."""

    version: Count
    players: dict[Name, StrictStr]
    """The bots among the seats."""
    seconds: Seconds | None
    """From the first action to the last; null if the times are unknown."""
    story: StoryModel
    verification: Verification


class ReplayStep(Part):
    """One action and its results; step 0 is the set-up."""

    number: Count
    time: Count
    """Its turn or round."""
    seat: Name | None
    """The seat that acted; null for the bank and for the set-up."""
    events: tuple[EventModel, ...]
    changes: tuple[Change, ...]
    """Changes to the public view."""


class Replay(GameStory):
    """A game, moment by moment."""

    first: PublicGame
    """The public view at the set-up."""
    steps: tuple[ReplayStep, ...]


class Problem(Part):
    """An error (RFC 9457); ``text`` and ``args`` are the sentence as a message."""

    type: StrictStr
    title: StrictStr
    status: Count
    detail: StrictStr
    """The sentence in the reader's language."""
    code: StrictStr
    """The code of a refusal or a trouble."""
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
