"""The seats of a table: people and bots, their habits, and their stand-ins."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from ..bots.names import PLAYER_NAMES
from ..bots.registry import PLAYERS
from ..editions import OptionError
from ..errors import PassgoError
from ..wire.plain import JsonMapping, Plain
from ..wire.terms import Term

ATTENTION = ("needed", "turns", "always")
"""When to ask a person who owes no decision: only for offers and rents, before each turn of another
player, or whenever an action is possible."""


class TableError(PassgoError):
    """A request that the table, not the rules, refuses: a code and its terms."""

    def __init__(self, code: str, **args: Term) -> None:
        """Take the code of the text ``table-error-<code>`` and its terms."""
        super().__init__(code)
        self.code = code
        self.args_by_name = args

    def wire(self) -> Plain:
        """The error as plain data for clients."""
        text = f"table-error-{self.code.replace('_', '-')}"
        return {"code": self.code, "text": text, "args": self.args_by_name}


_SHOWN = ("claims", "rolls", "ends", "hurries")
"""The habits that all may see."""


@dataclass
class Habits:
    """What the table does for a person without asking."""

    claims: bool = True
    """Claim rents for this seat as soon as they are due."""
    rolls: bool = False
    """Throw the dice for this seat if there is nothing else to decide."""
    ends: bool = False
    """End this seat's turn if there is nothing left to do. Its client does it, once its person has
    seen what happened and had a moment to stop it."""
    hurries: bool = False
    """Bots need not wait so that this person can follow; they hurry if all people want it."""
    attention: str = "needed"

    def __post_init__(self) -> None:
        """Refuse invalid habits."""
        if self.attention not in ATTENTION:
            raise OptionError("attention", repr(self.attention), " or ".join(ATTENTION))


@dataclass
class Sitter:
    """One seat at the table."""

    seat: str
    bot: str | None = None
    """The bot that owns the seat; None for a person's seat."""
    lent_to: str | None = None
    """The bot that plays a person's seat for now, because the person asked for it."""
    stand_in: str | None = None
    """The bot that plays while the person is away."""
    away_since: float | None = None
    """When the person left, in the table's seconds."""
    bank: float = 0.0
    """Seconds left in the time bank."""
    habits: Habits = field(default_factory=Habits)

    @property
    def is_person(self) -> bool:
        """Whether the seat belongs to a person, even if a bot plays it now."""
        return self.bot is None

    @property
    def player(self) -> str | None:
        """The bot that plays now; None if the person does."""
        return self.bot or self.lent_to or self.stand_in

    def wire(self) -> Plain:
        """The public part, as plain data."""
        return {
            "seat": self.seat,
            "person": self.is_person,
            "bot": self.player,
            "away": self.away_since is not None,
            "habits": {name: getattr(self.habits, name) for name in _SHOWN},
        }

    def memory(self) -> Plain:
        """State to store, for ``remembered``."""
        return {**vars(self), "habits": dict(vars(self.habits))}


def bot_term(bot: str) -> Plain:
    """The name of a bot, as a term of a sentence."""
    if bot not in PLAYER_NAMES:
        return {"words": PLAYERS.title(bot) or bot}
    return {"text": f"bot-name-{bot}", "args": {}}


def remembered(memory: JsonMapping) -> Sitter:
    """A sitter from its stored state."""
    # Tables stored by earlier versions have a limit among the habits.
    habits = {name: value for name, value in memory["habits"].items() if name != "limit"}
    return Sitter(**{**memory, "habits": Habits(**habits)})


def sit_down(
    seats: Iterable[str], bots: Mapping[str, str], *, claims: bool = True
) -> dict[str, Sitter]:
    """Create the sitters of people and bots; for people rents are claimed, or not."""
    names = tuple(seats)
    for name in bots:
        if name not in names:
            raise OptionError("seat", repr(name), " or ".join(names))
    return {name: Sitter(name, bots.get(name), habits=Habits(claims=claims)) for name in names}
