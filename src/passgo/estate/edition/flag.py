"""How a rule flag is declared: once, with everything that anybody asks about it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TypeAlias

from ...editions.values import HOUSE_RULE, FlagValue, Odds, OneOf, Spec, Sum

OptionValue: TypeAlias = bool | int | float | str


@dataclass(frozen=True)
class AtTable:
    """How a table may set a flag for itself; what is left out is as the flag has it."""

    name: str = ""
    spec: Spec | None = None
    as_flag: Mapping[OptionValue, FlagValue] = field(default_factory=dict)
    """The flag's value for each of the option's, where they are not the same."""
    default: OptionValue | None = None
    """What holds when the option is not given; nothing where the edition decides."""
    never_departs: tuple[OptionValue, ...] = ()
    """Values that are what the book prints, where an edition plays our ruling."""
    needs: str = ""
    """The flag that must be on, or not ``none``, for the option to mean anything."""
    also: tuple[str, ...] = ()
    """Columns of the board that it changes besides the flag's own."""


OPTION = AtTable()
"""An option under the flag's own name, with the flag's own values."""


@dataclass(frozen=True)
class Flag:
    """One row of the rule table."""

    name: str
    clauses: tuple[str, ...]
    """The clauses it answers; none for a house rule."""
    spec: Spec
    columns: tuple[str, ...] = ()
    """The columns of the board record it sets; none where the kernel need not ask."""
    codes: Mapping[FlagValue, int] = field(default_factory=dict)
    """The column's number for each word; a number or a yes stands for itself."""
    default: FlagValue | None = None
    """What an edition plays whose rules.toml is silent; without one it must state the flag."""
    option: AtTable | None = None
    lack: str = ""
    """What an edition has not where this flag is off, as an id of the phrases."""

    @property
    def is_house_rule(self) -> bool:
        """Whether no book prints it."""
        return not self.clauses

    def numbers(self, value: FlagValue, to_unit: Callable[[int], int]) -> tuple[int, ...]:
        """Return what stands in the columns for a value; sums become units."""
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

    Words with their numbers are both what the flag may be and what they compile to.
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
