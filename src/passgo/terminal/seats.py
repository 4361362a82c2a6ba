"""The seats of a game: people at the keyboard and opponents, by name."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ..bots.names import DEFAULT_PLAYER, PLAYER_NAMES
from ..editions import OptionError
from ..editions.phrases import Phrase
from ..editions.values import listed
from ..game.names import look_alike

DEFAULT_OPPONENTS = 3
PERSON = "person"
KINDS = {"person": PERSON, "bot": DEFAULT_PLAYER}
"""The words allowed after a name and a colon beside the names of players, and what they mean."""


@dataclass(frozen=True)
class Seated:
    """A name and who plays for it: a person, or a bot by its name."""

    name: str
    kind: str = PERSON

    @property
    def is_person(self) -> bool:
        """Whether the seat is played from the keyboard."""
        return self.kind == PERSON


def parse_seats(text: str, bots: Sequence[str] = PLAYER_NAMES) -> list[Seated]:
    """Seats as the command line gives them: ``ana,bob:shrewd,cleo:novice``; who may play them."""
    known = {**KINDS, **{name: name for name in bots}}
    seats = []
    for part in text.split(","):
        name, colon, kind = part.strip().partition(":")
        kind = kind.strip().lower() if colon else PERSON
        if kind not in known:
            expected = listed([f"name:{kind}" for kind in known])
            raise OptionError("--seats", repr(part.strip()), expected)
        seats.append(Seated(name.strip(), known[kind]))
    return seats


def seat_all(
    name: str, opponents: int, bot_names: Sequence[str], kinds: Sequence[str] = (DEFAULT_PLAYER,)
) -> list[Seated]:
    """A person and so many opponents, with names that all differ; their kinds take turns."""
    free = [bot for bot in bot_names if not look_alike(bot, name)]
    # A table has eight seats and there are as many names, so one is always left.
    bots = [Seated(bot, kinds[place % len(kinds)]) for place, bot in enumerate(free[:opponents])]
    return [Seated(name), *bots]


def seat_again(
    names: Sequence[str], players: Mapping[str, str] | None, person: str | None
) -> list[Seated]:
    """The seats of a game taken up again, as its record remembers them.

    Where it does not, the first seat, or the one named, is the person's.
    """
    person = person or (None if players else names[0])
    if person is not None and person not in names:
        raise OptionError("--name", repr(person), Phrase("one-of", names=", ".join(names)))
    if not players:
        return [Seated(name) if name == person else Seated(name, DEFAULT_PLAYER) for name in names]
    seated = [Seated(name, players.get(name, PERSON)) for name in names]
    people = [seat.name for seat in seated if seat.is_person]
    if person is not None and person not in people:
        raise OptionError("--name", repr(person), Phrase("one-of", names=", ".join(people)))
    return seated
