"""Numbered entries about what happened at a table, as all clients receive them."""

from typing import Annotated, Final, Literal, NotRequired, TypeAlias

from pydantic import Field, StrictStr

from ..wire.models import EventModel, Name, Term
from .bargains import ReplyModel
from .parts import Moment, Sent

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
    "take_over_on": (),
    "take_over_off": (),
    "started": (),
    "said": ("seat", "what"),
    "watcher_said": ("what",),
    "device_added": ("seat",),
    "over": (),
    "rematch": ("code",),
    "rules_changed": (),
}
"""Names of the entries that are not actions of the game, with the terms of ``table-<name>``.

``seat`` and ``before`` are seat terms, ``bot`` and ``edition`` messages, ``count`` the new
number of places, ``what`` the message of a phrase or the words themselves.
"""

EMOTES: Final = ("smile", "laugh", "wow", "sad", "angry", "love")
"""Phrases that clients may draw as faces."""

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
    *EMOTES,
)
"""Quick phrases, shown in each reader's language: the texts ``phrase-<key>``."""


def phrase_message(phrase: str) -> dict[str, object]:
    """A quick phrase as a message."""
    return {"text": f"phrase-{phrase.replace('_', '-')}", "args": {}}


By: TypeAlias = Literal["person", "plan", "bot", "habit", "clock", "bank", "table"]


class Said(Sent):
    """A chat message: a quick phrase, or cleaned words."""

    phrase: StrictStr | None
    words: StrictStr | None


class EntryModel(Sent):
    """One entry; entries are numbered 1, 2, 3 … without gaps at every table."""

    number: Annotated[int, Field(strict=True, ge=1)]
    at: Moment
    name: StrictStr
    """``acted`` is an action of the game; the others concern the table and its people."""
    seat: Name | None
    """The seat that did it; null for a watcher, the bank or the table."""
    by: By
    """Who did it: ``plan`` is a person who did several actions by one request, ``habit`` and
    ``clock`` act for a person, ``table`` is the table itself."""
    text: StrictStr | None
    """The sentence; null if the events are shown instead."""
    args: dict[str, Term]
    events: list[EventModel]
    """The events of an action, in order."""
    said: Said | None
    reply: NotRequired[ReplyModel | None]
    """What a bot says to the person whose offer it turns down; missing in other entries."""
