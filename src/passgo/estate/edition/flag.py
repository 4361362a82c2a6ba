"""The declaration of a rule flag, with everything the program needs to know about it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TypeAlias

from ...editions.values import HOUSE_RULE, FlagValue, Odds, OneOf, Spec, Sum

OptionValue: TypeAlias = bool | int | float | str


@dataclass(frozen=True)
class AtTable:
    """How a table may set a flag as an option; fields left out are taken from the flag."""

    name: str = ""
    spec: Spec | None = None
    as_flag: Mapping[OptionValue, FlagValue] = field(default_factory=dict)
    """The flag's value for each option value, where they differ."""
    default: OptionValue | None = None
    """The default when the option is not given; none where the edition decides."""
    never_departs: tuple[OptionValue, ...] = ()
    """Values that follow the printed book, where an edition plays our ruling."""
    needs: str = ""
    """The flag that must be on, or not ``none``, for the option to mean anything."""
    also: tuple[str, ...] = ()
    """Further columns of the board that it changes."""


OPTION = AtTable()
"""An option with the flag's name and values."""


@dataclass(frozen=True)
class Flag:
    """One row of the rule table."""

    name: str
    clauses: tuple[str, ...]
    """The clauses it answers; none for a house rule."""
    spec: Spec
    columns: tuple[str, ...] = ()
    """The columns of the board record it sets; none where the kernel does not read it."""
    codes: Mapping[FlagValue, int] = field(default_factory=dict)
    """The column's number for each word; a number or a yes stands for itself."""
    default: FlagValue | None = None
    """The default for a rules.toml without the flag; without a default the flag is required."""
    option: AtTable | None = None
    lack: str = ""
    """What an edition lacks where this flag is off, as a phrase id."""

    @property
    def is_house_rule(self) -> bool:
        """Whether no book prints it."""
        return not self.clauses

    def numbers(self, value: FlagValue, to_unit: Callable[[int], int]) -> tuple[int, ...]:
        """Return the numbers that a value puts in the columns; sums become units."""
        if not self.columns:
            return ()
        if self.codes:
            return (self.codes[value],)
        if isinstance(self.spec, Odds):
            odds = Fraction(str(value))
            return (odds.numerator, odds.denominator)
        number = int(str(value)) if not isinstance(value, bool) else int(value)
        return (to_unit(number) if isinstance(self.spec, Sum) else number,)


def flag(
    name: str,
    clauses: str,
    spec: Spec | Mapping[FlagValue, int],
    column: str = "",
    *,
    default: FlagValue | None = None,
    option: AtTable | None = None,
    lack: str = "",
) -> Flag:
    """Declare a flag; ``clauses`` and columns are words parted by spaces, or HOUSE_RULE.

    A mapping of words to numbers gives the allowed values and what they compile to.
    """
    codes: Mapping[FlagValue, int] = spec if isinstance(spec, Mapping) else {}
    choices = tuple(word for word in codes if isinstance(word, bool | int | str))
    return Flag(
        name=name,
        clauses=() if clauses == HOUSE_RULE else tuple(clauses.split()),
        spec=OneOf(choices) if isinstance(spec, Mapping) else spec,
        columns=tuple(column.split()),
        codes=codes,
        default=default,
        option=option,
        lack=lack,
    )
