"""Entries: events at a table, in one form for the table, the log and the clients."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Self, cast

from msgspec import Struct, field

from ..bots.player import Decision
from ..game import Event
from ..wire.forms import Plain, Written
from ..wire.terms import Term

if TYPE_CHECKING:
    from ..protocol.bargains import ReplyModel
    from ..protocol.entries import By, EntryModel, Said
    from ..wire.models import EventModel
    from ..wire.models import Term as TermModel

ACTED: Final = "acted"
STARTED: Final = "started"
PLAN: Final = "plan"
"""By whom an action was done that is one of several behind one press of a person."""


class Signed(Struct, frozen=True):
    """The request that caused an entry; sent again, it gets the same answer and is not repeated."""

    guest: str
    request: str
    sum: int
    """Checksum of the request, so that its id is not used for another."""
    answer: Plain | None = None


class Entry(Struct, frozen=True):
    """One entry; ``acted`` is an action of the game, the others are the table's."""

    name: str
    seat: str | None = None
    args: Mapping[str, Term] = field(default_factory=dict)
    """Terms of the sentence ``table-<name>``, for entries of the table itself."""
    number: int = 0
    """1, 2, 3 … at each table; 0 is momentary: neither stored nor sent again."""
    at: float = 0.0
    by: str | None = None
    """Who did it: person, plan, bot, habit, clock, bank, or the table itself."""
    action: Written | None = None
    mark: str | None = None
    """The digest of the table after an action."""
    events: Sequence[Event] = ()
    """The events of an action; not stored, because a replay gives the same ones."""
    why: Decision | None = None
    """The decision of a bot, with its reason."""
    said: Plain | None = None
    """A chat message: the key of a quick phrase, or words."""
    reply: Plain | None = None
    """What a bot says to the person whose offer it turns down (``bots/bargaining.py``)."""
    signed: Signed | None = None

    @property
    def text(self) -> str:
        """The id of the sentence."""
        return f"table-{self.name.replace('_', '-')}"

    def told(self) -> "EntryModel":
        """The public form of the entry.

        It contains neither the written action, which may be a secret wish, nor a bot's reason, nor
        the guest who requested it.
        """
        is_action = self.name == ACTED
        told: EntryModel = {
            "number": self.number,
            "at": self.at,
            "name": self.name,
            "seat": None if self.seat == "bank" else self.seat,
            "by": cast("By", self.by or "table"),
            "text": None if is_action else self.text,
            "args": {} if is_action else cast("dict[str, TermModel]", self.args),
            "events": [cast("EventModel", event.wire()) for event in self.events],
            "said": cast("Said | None", self.said),
        }
        if self.reply is not None:
            told["reply"] = cast("ReplyModel", self.reply)
        return told

    def body(self) -> Plain:
        """The stored form, without number, moment and name."""
        body: Plain = {"seat": self.seat, "by": self.by}
        if self.name == ACTED:
            body |= {"action": self.action, "mark": self.mark}
        else:
            body["args"] = self.args
        if self.why is not None:
            body["why"] = {"key": self.why.reason, "with": self.why.parameters}
        if self.said is not None:
            body["said"] = self.said
        if self.reply is not None:
            body["reply"] = self.reply
        if self.signed is not None:
            signed = self.signed
            # The key in logs that exist.
            body |= {"wish": signed.request, "guest": signed.guest, "sum": signed.sum}
            if signed.answer is not None:
                body["answer"] = signed.answer
        return body

    @classmethod
    def stored(cls, number: int, at: float, name: str, body: Mapping[str, Any]) -> Self:
        """Read a stored entry."""
        signed = None
        if "wish" in body:
            answer = body.get("answer")
            signed = Signed(body["guest"], body["wish"], body.get("sum", 0), answer)
        return cls(
            name=name,
            seat=body.get("seat"),
            args=body.get("args", {}),
            number=number,
            at=at,
            by=body.get("by"),
            action=body.get("action"),
            mark=body.get("mark"),
            said=body.get("said"),
            reply=body.get("reply"),
            signed=signed,
        )
