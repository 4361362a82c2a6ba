"""When an adviser says to wait: the seat has offered a trade, and the answer is still to come."""

from ..game import Game
from ..wire.forms import Reason


def waits_for(game: Game, seat: str) -> str | None:
    """The seat that has yet to answer an offer of this seat.

    Bots among themselves answer an offer before anybody is asked again. A person who acts on at
    once would end every offer that a hint has just made.
    """
    for offer in game.look().public.get("offers", ()):
        if offer["from"] == seat:
            other: str = offer["to"]
            return other
    return None


def because_of(other: str) -> Reason:
    """Why to wait."""
    return Reason("waits_for_answer", "hint-waits-for-answer", {"other": {"seat": other}})
