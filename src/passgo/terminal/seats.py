"""Who sits where: people at the keyboard and opponents, by name."""

from collections.abc import Sequence
from dataclasses import dataclass

from ..bots.names import DEFAULT_PLAYER, PLAYER_NAMES
from ..editions import OptionError
from ..editions.phrases import Phrase
from ..editions.values import listed

DEFAULT_OPPONENTS = 3
PERSON = "person"
KINDS = {"person": PERSON, "bot": DEFAULT_PLAYER, **{name: name for name in PLAYER_NAMES}}
"""What may stand after a name and a colon, and who plays the seat then."""


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
    known = [kind for kind, name in KINDS.items() if name == PERSON or name in bots]
    seats = []
    for part in text.split(","):
        name, colon, kind = part.strip().partition(":")
        kind = kind.strip().lower() if colon else PERSON
        if kind not in known:
            expected = listed([f"name:{kind}" for kind in known])
            raise OptionError("--seats", repr(part.strip()), expected)
        seats.append(Seated(name.strip(), KINDS[kind]))
    return seats


def seat_all(name: str, opponents: int, bot_names: Sequence[str]) -> list[Seated]:
    """A person and so many opponents, with names that all differ."""
    free = [bot for bot in bot_names if bot.lower() != name.lower()]
    # A table has eight seats and there are as many names, so one is always left.
    return [Seated(name), *(Seated(bot, DEFAULT_PLAYER) for bot in free[:opponents])]


def seat_again(names: Sequence[str], person: str | None) -> list[Seated]:
    """The seats of a game taken up again: the first, or the one named, is the person's."""
    person = person or names[0]
    if person not in names:
        raise OptionError("--name", repr(person), Phrase("one-of", names=", ".join(names)))
    return [Seated(name) if name == person else Seated(name, DEFAULT_PLAYER) for name in names]
