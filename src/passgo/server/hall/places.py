"""A place at a table, and how many places a game can have."""

import json
from dataclasses import asdict, dataclass, replace
from functools import lru_cache
from typing import Self

from ...bots.player import Player
from ...editions import AnyEdition, OptionError
from ...families import find_family
from ...game import Game
from ...protocol.limits import MOST_PLACES
from ...wire.plain import Plain


@dataclass(frozen=True)
class Place:
    """One place: held by people, by a bot, or open."""

    name: str | None = None
    guests: tuple[str, ...] = ()
    """The guests who hold it: one person may have several devices."""
    bot: str | None = None
    """The bot that holds the place, or that keeps an open seat during the game."""
    open: bool = True
    luck: str = ""
    portrait: int | None = None
    """The drawn face that its person chose."""
    token: int | None = None
    """The token that was chosen for it, or that it had when the game started."""

    @classmethod
    def from_body(cls, body: Plain) -> Self:
        """Read a stored place."""
        return cls(**{**body, "guests": tuple(body["guests"])})

    def body(self) -> Plain:
        """The place as stored."""
        return {**asdict(self), "guests": list(self.guests)}

    def taken_by(
        self, guest: str, name: str | None, luck: str = "", portrait: int | None = None
    ) -> "Place":
        """The same place, held by a guest."""
        return Place(name, (guest,), None, open=False, luck=luck, portrait=portrait)

    def kept_by(self, bot: str, name: str, *, is_open: bool) -> "Place":
        """The same place, held by a bot."""
        return replace(self, name=name, guests=(), bot=bot, open=is_open)


def edition_term() -> Plain:
    """The title of the table's edition, as a message of that edition's texts."""
    return {"text": "edition-title", "args": {}}


def count_places(box: AnyEdition, mode: str, options: Plain) -> tuple[int, int]:
    """The fewest and the most players; OptionError if the game cannot be played at all."""
    return _count_places(box, mode, json.dumps(options, sort_keys=True))


@lru_cache(maxsize=512)
def _count_places(box: AnyEdition, mode: str, options: str) -> tuple[int, int]:
    family, chosen = find_family(box.family), json.loads(options)
    fitting, wrong = [], OptionError("seats", "none", "some")
    for count in range(1, MOST_PLACES + 1):
        try:
            family.editions.settle(box, mode, chosen, [f"player{n}" for n in range(count)])
        except OptionError as error:
            if error.name != "seats":
                raise
            wrong = error
        else:
            fitting.append(count)
    if not fitting:
        raise wrong
    return fitting[0], fitting[-1]


def check_bot(bot: str, box: AnyEdition, mode: str, options: Plain) -> None:
    """Raise OptionError for a bot that does not know this game."""
    Player(bot).bot_for(sample_game(box, mode, options))


def sample_game(box: AnyEdition, mode: str, options: Plain) -> Game:
    """A game with these settings, to query what it allows; OptionError if it is not possible."""
    return _sample_game(box, mode, json.dumps(options, sort_keys=True))


@lru_cache(maxsize=64)
def _sample_game(box: AnyEdition, mode: str, options: str) -> Game:
    least, _ = _count_places(box, mode, options)
    return Game.new(box, least, mode, 0, json.loads(options))
