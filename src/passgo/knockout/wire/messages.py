"""Events, refusals and reasons of the knockout family as messages."""

from collections.abc import Mapping, Sequence
from math import atan, degrees
from typing import TYPE_CHECKING

from ...wire.forms import Event
from ...wire.messages import Happening, Maker, Messages
from ...wire.terms import Term, decimal, listed, message, money, named, seat, space
from ..edition.model import Lane
from ..rules.actions import ACTION_NAMES
from ..rules.events import CHANGE_NAMES, REASON_NAMES
from ..rules.state import PHASE_NAMES, TOKENS_EACH
from ..typed import edition_of
from . import fields as kinds
from .empty import NOTHING, WAYS, add_empty_handed
from .records import read_board

if TYPE_CHECKING:
    from ...game import Game

QUIET = frozenset({"none", "token_moved", "chance_asked", "railroad_asked", "house_asked"})
"""Events that are animated and have no sentence."""

_KEY_WORDS: Mapping[str, tuple[str, ...]] = {
    "reason": REASON_NAMES,
    "change": CHANGE_NAMES,
    "phase": PHASE_NAMES,
    "kind": ACTION_NAMES,
}
_SUMS = frozenset({"retry_asked", "side_left"})
"""Whose sentence has a variant for no money at all; a sum in words chooses none."""
_SLOPE_UNIT = 10_000


class LaneMessages(Messages):
    """The messages of one game: its edition's spaces and money, its seats and sides."""

    prefix = "knockout-"

    def __init__(self, game: "Game") -> None:
        """Make the terms that never change; which colour a side has is drawn later."""
        self.game = game
        edition = edition_of(game)
        self._unit: int = edition.money.unit
        self._seats: list[Term] = [seat(name) for name in game.seats]
        self._spaces: list[Term] = [space(one.id) for one in edition.spaces]
        self._groups: list[Term] = [named("group", name) for name in edition.groups]
        self._colours: list[str] = [colour.id for colour in edition.colours]
        sides = game.board.side_of.tolist()[: len(game.seats)]
        self._members = [
            [name for name, side in zip(game.seats, sides, strict=True) if side == number]
            for number in range(int(game.board.sides))
        ]
        self._limits = _limits_of(edition.lane)
        self._named_for: tuple[int, ...] = ()
        self._names: tuple[list[Term], list[Term]] = ([], [])
        self.lane = read_board(game.board)
        self._makers: dict[str, Maker] = {
            kinds.SEAT: lambda number: _item(self._seats, number),
            kinds.SIDE: self.side,
            kinds.SIDES: self.sides_in,
            kinds.TOKEN: self.token,
            kinds.SPACE: self.space,
            kinds.GROUP: lambda number: _item(self._groups, number),
            kinds.MONEY: self.money,
            kinds.TENTHS: lambda tenths: decimal(tenths / 10),
            kinds.THOUSANDTHS: lambda number: decimal(number / 1000),
            kinds.SLOPE: aslant,
            kinds.NUMBER: int,
        }

    def events(self, batch: Sequence[Happening], action: int) -> list[Event]:
        """What one action led to; where a round was scored, why a side got nothing beside."""
        return super().events(add_empty_handed(self.game, self.lane, batch), action)

    def args(self, sort: str, name: str, numbers: Mapping[str, int]) -> dict[str, Term]:
        """The terms of a message, and what its sentence needs beside them."""
        special = kinds.EXCEPTIONS.get(name, {})
        terms: dict[str, Term] = {}
        for field, number in numbers.items():
            kind = special.get(field) or kinds.FIELD_KINDS.get(field)
            if kind == kinds.WORD:
                terms[field] = _word(_KEY_WORDS[field], number)
            elif kind is not None:
                terms[field] = self._makers[kind](number)
        if sort == "refusal":
            terms |= self._limits.get(name, {})
        if sort == "event":
            self._complete(name, terms, numbers)
        return terms

    def _complete(self, name: str, terms: dict[str, Term], numbers: Mapping[str, int]) -> None:
        """Add to an event its side, as key words, and the further arguments of its sentence."""
        if "token" in numbers:
            side, place = divmod(numbers["token"], TOKENS_EACH)
            terms |= {"colour": self.colour(side), "number": place + 1}
        elif "side" in numbers:
            terms["colour"] = self.colour(numbers["side"])
        if name in _SUMS:
            terms["sum"] = numbers["amount"] * self._unit
        elif name == NOTHING:
            terms["why"] = listed(self._reasons(numbers))
        elif "sides" in numbers:
            terms["count"] = numbers["sides"].bit_count()

    def _reasons(self, numbers: Mapping[str, int]) -> list[Term]:
        """Why a side got nothing, one clause for each way to get nothing."""
        reasons: list[Term] = [
            message(f"knockout-nothing-{way.replace('_', '-')}", {"count": numbers[way]})
            for way in WAYS
            if numbers[way]
        ]
        taken = [term for place, term in enumerate(self._spaces) if numbers["taken"] >> place & 1]
        if taken:
            reasons.append(message("knockout-nothing-taken", {"spaces": listed(taken)}))
        return reasons

    def told(self, batch: Sequence[Happening]) -> list[bool]:
        """Leave out what is shown rather than told, and a pot that is empty."""
        return [
            name not in QUIET and not (name == "pot_left" and numbers["amount"] == 0)
            for name, numbers in batch
        ]

    def colour(self, side: int) -> str:
        """The colour of a side, which is its name."""
        return self._colours[self._drawn()[side]]

    def side(self, number: int) -> Term:
        """A side: its colour, and its members where they have other names."""
        return self._named(self._drawn())[0][number]

    def sides_in(self, mask: int) -> Term:
        """The sides of a mask."""
        return listed(
            self.side(number) for number in range(mask.bit_length()) if mask >> number & 1
        )

    def token(self, number: int) -> Term:
        """A token: the colour of its side, and its number."""
        return _item(self._named(self._drawn())[1], number)

    def space(self, number: int) -> Term:
        """A space; −1 is none."""
        return _item(self._spaces, number)

    def money(self, units: int) -> Term:
        """A sum in units, as printed."""
        return money(int(units) * self._unit)

    def _drawn(self) -> tuple[int, ...]:
        """The colours of the sides, as they were drawn."""
        return tuple(self.game._plain["colour"][0].tolist()[: len(self._members)])

    def _named(self, drawn: tuple[int, ...]) -> tuple[list[Term], list[Term]]:
        """The sides and the tokens of these colours; made again only where they change."""
        if drawn != self._named_for:
            self._named_for = drawn
            colours = [self._colours[number] for number in drawn]
            sides = [side_term(*pair) for pair in zip(colours, self._members, strict=True)]
            tokens = [token_term(name, place) for name in colours for place in range(TOKENS_EACH)]
            self._names = sides, tokens
        return self._names


def side_term(colour: str, members: Sequence[str]) -> Term:
    """A side by its colour; its players are named unless they have the colour's name."""
    side = named("side", colour)
    others = [seat(name) for name in members if name != colour]
    if not others:
        return side
    if len(others) == 1:
        return message("knockout-side", {"side": side, "members": others[0]})
    pair = message("knockout-pair", {"first": others[0], "second": others[1]})
    return message("knockout-side", {"side": side, "members": pair})


def token_term(colour: str, place: int) -> Term:
    """A token by its colour and its number, which is counted from 1."""
    return message("knockout-token", {"colour": named("colour", colour), "number": place + 1})


def aslant(slope: int) -> Term:
    """A direction: straight ahead, or so many degrees to the left or to the right."""
    angle = round(degrees(atan(slope / _SLOPE_UNIT)), 1)
    way = "straight" if not angle else "left" if angle < 0 else "right"
    return message("knockout-aslant", {"way": way, "angle": decimal(abs(angle))})


def _limits_of(lane: Lane) -> dict[str, dict[str, Term]]:
    """What an aim may be, by the refusal of one that is not so."""
    left, right = lane.launch_x
    slow, fast = lane.speed
    return {
        "bad_place": {"left": decimal(left), "right": decimal(right)},
        "bad_angle": {"angle": decimal(lane.angle)},
        "bad_speed": {"slow": decimal(slow / 1000), "fast": decimal(fast / 1000)},
    }


def _item(terms: Sequence[Term], number: int) -> Term:
    """The term with this number; one that names nothing is none."""
    return terms[number] if 0 <= number < len(terms) else None


def _word(words: Sequence[str], number: int) -> Term:
    """The key word with this number; a number that names nothing is shown as it is."""
    return words[number] if 0 <= number < len(words) else str(number)
