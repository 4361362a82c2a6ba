"""Manners in bargaining: nobody is asked the same thing again and again.

A person may ask a bot once more for a deal that it has turned down in this turn. A bot offers a
person the same goods a few times in a game at most, and the same terms hardly ever.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from ..game import Game
from ..wire.forms import Written
from ..wire.plain import Json, JsonMapping, Plain
from .sitters import TableError

ASKED: Final = 2
"""How often a bot hears the same deal from a person in one turn."""
SAME_TERMS: Final = 2
"""How often a bot may offer a person the same terms."""
SAME_GOODS: Final = 4
"""How often a bot may offer a person the same lots and cards at any price."""
_OFFER: Final = "offer"


class Manners:
    """Who has asked whom for what."""

    def __init__(self, game: Game) -> None:
        """Begin without any offers."""
        self.game = game
        self._turn: Json = None
        self._open: dict[str, tuple[str, str]] = {}
        """The seat that each proposer's last offer is for, and its terms."""
        self._refused: dict[str, int] = {}
        """How often each deal was turned down by a bot in this turn."""
        self._made: dict[str, int] = {}
        """How often bots have offered people the same terms, and the same goods."""

    def check(self, seat: str, action: Written) -> None:
        """Refuse a person's offer that a bot has turned down often enough in this turn."""
        found = self._terms(seat, action)
        if found is None:
            return
        to, terms = found
        self._begin_turn()
        if self._refused.get(_key(seat, to, terms), 0) >= ASKED:
            raise TableError("said_no", seat={"seat": to})

    def is_nagging(self, seat: str, action: Written, people: Mapping[str, bool]) -> bool:
        """Whether a bot would ask a person for the same thing too often."""
        found = self._terms(seat, action)
        if found is None or not people.get(found[0], False):
            return False
        to, terms = found
        same = self._made.get(_key(seat, to, terms), 0)
        return same >= SAME_TERMS or self._made.get(_goods(seat, to, terms), 0) >= SAME_GOODS

    def hear(self, seat: str, action: Written, people: Mapping[str, bool]) -> None:
        """Note an action that was taken."""
        found = self._terms(seat, action)
        if found is not None:
            self._open[seat] = found
            to, terms = found
            if people.get(to, False) and not people.get(seat, False):
                for key in (_key(seat, to, terms), _goods(seat, to, terms)):
                    self._made[key] = self._made.get(key, 0) + 1
            return
        proposer = turned_down(action)
        if proposer is None or people.get(seat, False):
            return
        to, terms = self._open.get(proposer, ("", ""))
        if to == seat:
            self._begin_turn()
            key = _key(proposer, to, terms)
            self._refused[key] = self._refused.get(key, 0) + 1

    def _begin_turn(self) -> None:
        turn = self.game.look().public["turn"]["number"]
        if turn != self._turn:
            self._turn = turn
            self._refused.clear()

    def _terms(self, seat: str, action: Written) -> tuple[str, str] | None:
        """The seat that an offer is for, and its terms in one form; None if it is no offer."""
        if isinstance(action, str) or _OFFER not in action:
            return None
        _, record = self.game.read_action(seat, action)
        written = self.game.wording.write(record)
        if isinstance(written, str):
            return None
        offer = written[_OFFER]
        terms = msgspec.json.encode([offer["give"], offer["get"]], order="sorted")
        return str(offer["to"]), terms.decode()

    def memory(self) -> Plain:
        """State to store, for ``remember``."""
        made, refused = dict(self._made), dict(self._refused)
        opened = {seat: list(offer) for seat, offer in self._open.items()}
        return {"turn": self._turn, "open": opened, "refused": refused, "made": made}

    def remember(self, memory: JsonMapping) -> None:
        """Restore the state that ``memory`` stored."""
        self._turn = memory["turn"]
        self._open = {str(seat): (to, terms) for seat, (to, terms) in memory["open"].items()}
        self._refused = {str(key): int(count) for key, count in memory["refused"].items()}
        self._made = {str(key): int(count) for key, count in memory["made"].items()}


def turned_down(action: Written) -> str | None:
    """Whose offer an action turns down; None if it does something else."""
    detail = None if isinstance(action, str) else action.get("reject")
    return str(detail["from"]) if isinstance(detail, dict) and "from" in detail else None


def _key(seat: str, to: str, terms: str) -> str:
    return f"{seat} {to} {terms}"


def _goods(seat: str, to: str, terms: str) -> str:
    """The same without the cash."""
    sides = [
        {name: goods for name, goods in side.items() if name != "cash"}
        for side in msgspec.json.decode(terms)
    ]
    return f"{seat} {to} goods {msgspec.json.encode(sides, order='sorted').decode()}"
