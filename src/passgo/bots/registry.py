"""The registry of players: the packaged ones, and those that code from outside adds.

There is one registry for each process, because the code of a player is loaded into the process.
Code is only loaded where the user, or the administrator of a server, names it (``code.py``).
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import TypeAlias

from ..editions import OptionError
from ..editions.phrases import Phrase
from ..editions.values import listed
from ..errors import shown
from ..families import find_family
from ..families.interface import Family
from .company import Bot
from .names import PLAYER_NAMES
from .plain import AnyDecide, PlainPlayer, check_name, checked_title, plain_player


@dataclass(frozen=True)
class Character:
    """A player that is a row of numbers for a compiled policy."""

    name: str
    families: tuple[str, ...]
    title: str
    bot: Bot


Outside: TypeAlias = PlainPlayer | Character
"""A player from outside the package."""


class PlayerRegistry:
    """The players of this process, by name."""

    def __init__(self) -> None:
        """Know the packaged players only."""
        self._outside: dict[str, Outside] = {}

    def add(self, player: Outside) -> None:
        """Add a player; OptionError if its name is in use."""
        if player.name in PLAYER_NAMES or player.name in self._outside:
            raise OptionError("player", shown(player.name), Phrase("player-name-used"))
        self._outside[player.name] = player

    def kept(self) -> dict[str, Outside]:
        """The players from outside, by name, as a copy."""
        return dict(self._outside)

    def restore(self, kept: dict[str, Outside]) -> None:
        """Go back to the players that ``kept`` returned."""
        self._outside = dict(kept)

    def outside(self, family: str) -> tuple[Outside, ...]:
        """The players from outside that play a family."""
        return tuple(each for each in self._outside.values() if family in each.families)

    def names(self, family: Family) -> tuple[str, ...]:
        """The players of a family: the packaged ones, the weakest first, then the others."""
        return (*family.company.bots, *(each.name for each in self.outside(family.name)))

    def rows(self, family: Family) -> dict[str, Bot]:
        """The compiled players of a family, by name."""
        outside = self.outside(family.name)
        added = {each.name: each.bot for each in outside if isinstance(each, Character)}
        return {**family.company.bots, **added}

    def check(self, name: str) -> None:
        """Refuse a name that no player has."""
        if name not in PLAYER_NAMES and name not in self._outside:
            expected = " or ".join([*PLAYER_NAMES, *self._outside])
            raise OptionError("player", repr(name), expected)

    def find(self, name: str, family: Family, edition: str) -> Bot | PlainPlayer:
        """A player of a family by name; OptionError if it does not play this family."""
        found = self._outside.get(name)
        if isinstance(found, PlainPlayer) and family.name in found.families:
            return found
        rows = self.rows(family)
        if name not in rows:
            expected = f"{' or '.join(self.names(family))} in {edition}"
            raise OptionError("player", repr(name), expected)
        return rows[name]

    def title(self, name: str) -> str | None:
        """The title of a player from outside; the texts name the packaged ones: None."""
        found = self._outside.get(name)
        return None if found is None else found.title

    def is_plain(self, name: str) -> bool:
        """Whether a player is a Python function."""
        return isinstance(self._outside.get(name), PlainPlayer)


PLAYERS = PlayerRegistry()
"""The players of this process."""


def player(
    name: str, *, families: Iterable[str] | None = None, title: str = ""
) -> Callable[[AnyDecide], AnyDecide]:
    """Register ``decide(view, choices)`` as a player; it plays all families if none is named.

    It returns an action, an action with a reason as text, or None to wait.
    """

    def register(decide: AnyDecide) -> AnyDecide:
        PLAYERS.add(plain_player(name, decide, families, title))
        return decide

    return register


def character(
    name: str, *, family: str = "estate", like: str = "regular", title: str = "", **traits: int
) -> None:
    """Register a compiled player: a packaged one with other numbers for some of its traits."""
    check_name(name)
    company = find_family(family).company
    if like not in company.bots:
        raise OptionError("like", shown(like), listed(tuple(company.bots)))
    model = company.bots[like]
    known = company.trait_names.get(model.policy, ())
    row = dict(zip(known, model.traits, strict=False))
    for trait, number in traits.items():
        if trait not in row:
            raise OptionError("traits", shown(trait), listed(tuple(row)) if row else "none")
        if type(number) is not int or abs(number) >= 1 << 31:
            raise OptionError(trait, shown(number), Phrase("whole"))
        row[trait] = number
    bot = company.new_bot(name, model.policy, tuple(row.values()))
    PLAYERS.add(Character(name, (family,), checked_title(name, title), replace(bot, name=name)))
