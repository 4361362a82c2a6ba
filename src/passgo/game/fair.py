"""Fair dice: a seed that neither the house nor any player could have chosen.

The house draws a secret and shows its commitment before anyone sits down. Every seat may then
add its luck, which is public. Secret, names and luck make the seed; when the game is over the
secret is shown, and anyone can compute both hashes (docs/fair-dice.md).
"""

import re
import secrets
from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import TYPE_CHECKING

from ..errors import PassgoError
from ..wire.plain import Plain

if TYPE_CHECKING:
    from ..wire.forms import Event
    from .game import Game

SECRET_BYTES = 32
LUCK_DIGITS = 64
"""The most hexadecimal digits of luck a seat may add."""
SEED_BYTES = 16
_COMMITMENT = b"passgo-fair-1\0"
_SEED = "passgo-fair-1 seed"
# Two openings, so that neither hash can be stretched into the other.

Roll = tuple[int, int, int]
"""The number of an action, and the two dice that fell in it; 0 is the set-up."""


class FairError(PassgoError):
    """A secret, a contribution or a name that no seed can be made of: a text with its words."""

    def __init__(self, text_id: str, **words: str | int) -> None:
        """Name the text and what it says."""
        details = ", ".join(f"{name} {value!r}" for name, value in words.items())
        super().__init__(f"{text_id} ({details})")
        self.text_id = text_id
        self.words = words


def draw_secret() -> str:
    """A new secret from the operating system, as hexadecimal digits."""
    return secrets.token_hex(SECRET_BYTES)


def commitment_of(secret: str) -> str:
    """What may be shown of a secret before the game: it fixes the secret and tells nothing."""
    return sha256(_COMMITMENT + bytes.fromhex(_check_secret(secret))).hexdigest()


def seed_of(secret: str, luck: Iterable[tuple[str, str]]) -> int:
    """The seed that a secret and the seats' names with their luck, in order, make together.

    The hash is over lines of text, each ended by a line feed: a fixed word, the secret, then for
    each seat its luck, a space and its name. Luck holds no space and a name no line feed, so no
    two tables share a text.
    """
    lines = [_SEED, _check_secret(secret)]
    for name, given in luck:
        if not isinstance(name, str) or not name.isprintable():
            raise FairError("fair-error-name", name=repr(name)[:40])
        lines.append(f"{clean_luck(given)} {name}")
    text = "".join(f"{line}\n" for line in lines)
    return int.from_bytes(sha256(text.encode()).digest()[:SEED_BYTES], "big")


def clean_luck(given: str) -> str:
    """Luck as it is hashed and shown: small hexadecimal digits, or nothing; FairError else."""
    if not isinstance(given, str) or not re.fullmatch(f"[0-9a-fA-F]{{0,{LUCK_DIGITS}}}", given):
        raise FairError("fair-error-luck", found=repr(given)[:40], most=LUCK_DIGITS)
    return given.lower()


def _check_secret(secret: str) -> str:
    if not isinstance(secret, str) or not re.fullmatch(f"[0-9a-f]{{{2 * SECRET_BYTES}}}", secret):
        # What was given is not repeated: it may be most of a secret.
        raise FairError("fair-error-secret", digits=2 * SECRET_BYTES)
    return secret


def rolls_in(events: "Iterable[Event]") -> list[Roll]:
    """Every throw of two dice that was told, in order; games of slides have none."""
    return [
        (event.action, event.fields["die1"], event.fields["die2"])
        for event in events
        if "die1" in event.fields
    ]


def fair_part(game: "Game", secret: str, luck: Mapping[str, str]) -> Plain:
    """What the record of a finished game says about its dice; ``luck`` is given by seat.

    The rolls are those the game has told, so that a game woken from a snapshot must be played
    again from its actions first.
    """
    return {
        "commitment": commitment_of(secret),
        "secret": secret,
        "luck": {seat: clean_luck(luck.get(seat, "")) for seat in game.seats},
        "rolls": [list(roll) for roll in rolls_in(game.events)],
    }
