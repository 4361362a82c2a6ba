"""Who sits where: people and bots, what they let the table do for them, and who stands in."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from ..editions import OptionError
from ..errors import PassgoError
from ..wire.plain import JsonMapping, Plain
from ..wire.terms import Term

ATTENTION = ("needed", "turns", "always")
"""When a person who owes no decision is asked: for offers and rents only, before every turn of
another, or at every moment when something could be done."""


class TableError(PassgoError):
    """A wish that the table, not the rules, cannot grant: a key, and what it is about."""

    def __init__(self, code: str, **args: Term) -> None:
        """Name the text ``table-error-<code>`` and its terms."""
        super().__init__(code)
        self.code = code
        self.args_by_name = args

    def wire(self) -> Plain:
        """The error as it leaves the engine."""
        text = f"table-error-{self.code.replace('_', '-')}"
        return {"code": self.code, "text": text, "args": self.args_by_name}


@dataclass
class Habits:
    """What the table does for a person without asking."""

    claims: bool = True
    """Rents are claimed for this seat as soon as they are due."""
    rolls: bool = False
    """The dice are thrown for this seat where there is nothing else to decide."""
    limit: int | None = None
    """In the auction that is on: bid the least until here, then pass. Printed money."""
    attention: str = "needed"

    def __post_init__(self) -> None:
        """Refuse what is no habit."""
        if self.attention not in ATTENTION:
            raise OptionError("attention", repr(self.attention), " or ".join(ATTENTION))


@dataclass
class Sitter:
    """One seat at the table."""

    seat: str
    bot: str | None = None
    """The bot whose seat it is; None for a person's."""
    lent_to: str | None = None
    """The bot that plays a person's seat for now, by that person's wish."""
    stand_in: str | None = None
    """The bot that plays while the person is away."""
    away_since: float | None = None
    """When the person went, in the table's seconds."""
    bank: float = 0.0
    """What is left of the time bank."""
    habits: Habits = field(default_factory=Habits)

    @property
    def is_person(self) -> bool:
        """Whether the seat belongs to a person, whoever plays it now."""
        return self.bot is None

    @property
    def player(self) -> str | None:
        """The bot that plays now; None when the person does."""
        return self.bot or self.lent_to or self.stand_in

    def wire(self) -> Plain:
        """What everybody may know of it."""
        return {
            "seat": self.seat,
            "person": self.is_person,
            "bot": self.player,
            "away": self.away_since is not None,
            "habits": {"claims": self.habits.claims, "rolls": self.habits.rolls},
        }

    def memory(self) -> Plain:
        """Everything, to sit down again later."""
        return {**vars(self), "habits": dict(vars(self.habits))}


def bot_term(bot: str) -> Plain:
    """The name of a bot, as a term that can be worded."""
    return {"text": f"bot-name-{bot}", "args": {}}


def remembered(memory: JsonMapping) -> Sitter:
    """A sitter out of what ``memory`` kept."""
    return Sitter(**{**memory, "habits": Habits(**memory["habits"])})


def sit_down(seats: Iterable[str], bots: Mapping[str, str]) -> dict[str, Sitter]:
    """People and bots in their seats."""
    names = tuple(seats)
    for name in bots:
        if name not in names:
            raise OptionError("seat", repr(name), " or ".join(names))
    return {name: Sitter(name, bots.get(name)) for name in names}
