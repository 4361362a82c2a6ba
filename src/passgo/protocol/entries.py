"""What happened at a table, numbered, as everybody is told."""

from typing import Annotated, Final, Literal

from pydantic import Field, StrictStr

from ..wire.models import EventModel, Name, Term
from .parts import Moment, Part

LOBBY_ENTRIES: Final[dict[str, tuple[str, ...]]] = {
    "made": ("edition",),
    "sat": ("seat",),
    "stood": ("seat",),
    "renamed": ("seat", "before"),
    "bot_seated": ("seat", "bot"),
    "seat_opened": ("count",),
    "seat_removed": ("count",),
    "luck_given": ("seat",),
    "changed": ("edition",),
    "host_passed": ("seat",),
    "started": (),
    "said": ("seat", "what"),
    "watcher_said": ("what",),
    "device_added": ("seat",),
    "over": (),
    "rematch": ("code",),
    "rules_changed": (),
}
"""What the table's people do beside the game, to the terms of ``table-<name>``.

``seat`` and ``before`` are seat terms, ``bot`` and ``edition`` messages, ``count`` the places there
are now, ``what`` the message of a phrase or the words themselves.
"""

PHRASES: Final = (
    "hello",
    "good_luck",
    "nice",
    "well_played",
    "thanks",
    "sorry",
    "ouch",
    "your_turn",
    "one_moment",
    "deal",
    "no_deal",
    "back_soon",
    "good_game",
    "goodbye",
)
"""What can be said with one touch, in every listener's language: the texts ``phrase-<key>``."""


def phrase_message(phrase: str) -> dict[str, object]:
    """A quick phrase as a message."""
    return {"text": f"phrase-{phrase.replace('_', '-')}", "args": {}}


class Said(Part):
    """What somebody said: a quick phrase, or cleaned words."""

    phrase: StrictStr | None
    words: StrictStr | None


class EntryModel(Part):
    """One thing that happened; 1, 2, 3 … without gaps at every table."""

    number: Annotated[int, Field(strict=True, ge=1)]
    at: Moment
    name: StrictStr
    """``acted`` is an action of the game; the others are the table's and its people's."""
    seat: Name | None
    """Whose doing it is; null is nobody's, a watcher's or the bank's."""
    by: Literal["person", "bot", "habit", "clock", "bank", "table"]
    """Who did it: ``habit`` and ``clock`` for a person, ``table`` is nobody in particular."""
    text: StrictStr | None
    """The sentence; null where the events are told instead."""
    args: dict[str, Term]
    events: tuple[EventModel, ...]
    """What an action led to, in order."""
    said: Said | None
