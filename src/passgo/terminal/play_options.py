"""The command-line options of ``passgo play``, read and checked.

This module is loaded before it is known whether a game will be played at all.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path

from ..errors import CommandError

SEED_MOST = 1 << 128
_PLAIN_SEED = 10**9
_ANYWHERE = frozenset({"edition", "lang"})
_WRITTEN = {"options": "option"}


@dataclass
class PlayOptions:
    """The options of ``passgo play``; None is what was not given."""

    edition: str | None = None
    mode: str | None = None
    preset: str | None = None
    players: int | None = None
    name: str | None = None
    seats: str | None = None
    seed: str | None = None
    options: Sequence[str] = field(default_factory=tuple)
    code: Sequence[str] = field(default_factory=tuple)
    lang: str | None = None
    record: Path | None = None
    resume: Path | None = None
    ask: str = "needed"
    why: bool = False
    pace: float | None = None


def text_only(play_options: PlayOptions) -> str | None:
    """The first option given that only the game in the terminal has."""
    usual = PlayOptions()
    for each in fields(PlayOptions):
        if each.name in _ANYWHERE or getattr(play_options, each.name) == getattr(usual, each.name):
            continue
        return f"--{_WRITTEN.get(each.name, each.name)}"
    return None


def parse_seed(text: str) -> int:
    """Parse a seed: a whole number, or hexadecimal as it is printed."""
    digits = text.strip().lower().replace("_", "")
    try:
        seed = int(digits, 10) if digits.isdigit() and len(digits) < 32 else int(digits, 16)  # noqa: PLR2004
    except ValueError:
        raise CommandError("cli-error-seed", seed=text) from None
    if not 0 <= seed < SEED_MOST:
        raise CommandError("cli-error-seed", seed=text)
    return seed


def seed_text(seed: int) -> str:
    """A seed as it is printed; ``parse_seed`` reads it back."""
    return str(seed) if seed < _PLAIN_SEED else f"0x{seed:032x}"
