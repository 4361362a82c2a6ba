"""Plain players: a function in ordinary Python that decides for a seat.

It receives what the page of that seat receives: the view, and the choices with their limits.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

from ..editions import OptionError
from ..editions.phrases import Phrase
from ..editions.values import listed
from ..errors import shown
from ..families import FAMILIES
from ..wire.plain import Plain

Decide: TypeAlias = Callable[[Plain, list[Plain]], object]
"""``decide(view, choices)``: an action, an action and its reason, or None to wait."""
AnyDecide = TypeVar("AnyDecide", bound=Decide)

_NAME = re.compile(r"[a-z][a-z0-9_-]{0,31}")
_RESERVED = frozenset({"person", "bot"})
"""Words that stand for something else where seats are named."""
LONGEST_TITLE = 24
"""As long as the name of a seat may be: a bot sits down under its title."""


@dataclass(frozen=True)
class PlainPlayer:
    """A player that is a Python function."""

    name: str
    decide: Decide
    families: tuple[str, ...]
    """The families of editions that it plays."""
    title: str
    """What people call it."""
    is_heavy: bool = False


def plain_player(
    name: str, decide: Decide, families: Iterable[str] | None = None, title: str = ""
) -> PlainPlayer:
    """A plain player; OptionError if its name, its families or its title cannot be used."""
    check_name(name)
    played = FAMILIES if families is None else tuple(families)
    for family in played:
        if family not in FAMILIES:
            raise OptionError("families", shown(family), listed(FAMILIES))
    if not callable(decide):
        raise OptionError("decide", shown(decide), Phrase("player-function"))
    return PlainPlayer(name, decide, played, checked_title(name, title))


def check_name(name: object) -> None:
    """Refuse a name that cannot be typed, stored or told from other words."""
    if not isinstance(name, str) or not _NAME.fullmatch(name) or name in _RESERVED:
        raise OptionError("player", shown(name), Phrase("player-name"))


def checked_title(name: str, title: object) -> str:
    """The title of a player, which is its name where none is given."""
    if not isinstance(title, str) or not title.isprintable() or len(title) > LONGEST_TITLE:
        raise OptionError("title", shown(title), Phrase("player-title", most=LONGEST_TITLE))
    return title.strip() or name
