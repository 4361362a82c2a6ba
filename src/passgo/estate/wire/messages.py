"""Events, refusals and reasons of the estate family as messages."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from ...wire.messages import Happening, Maker, Messages
from ...wire.terms import BANK, Term, listed, message, money, named, seat, share, square
from ..edition.model import PACK_IDS, UNIT_ID, Edition
from ..rules.actions import ACTION_NAMES
from ..rules.events import REASON_NAMES, SORT_NAMES
from ..rules.state import EFFECT_KINDS, PHASE_NAMES, SQUARE_KINDS
from . import fields as kinds
from .story import worth_telling

_PACKS = len(PACK_IDS)
_KEY_WORDS: Mapping[str, tuple[str, ...]] = {
    "reason": REASON_NAMES,
    "sort": SORT_NAMES,
    "effect": EFFECT_KINDS,
    "phase": PHASE_NAMES,
    "kind": ACTION_NAMES,
}
_TO_SQUARE = frozenset({"advance_to", "go_back_to"})


class EstateMessages(Messages):
    """The messages of one game: its edition's squares, cards and money, its seats."""

    def __init__(self, edition: Edition, seats: Sequence[str]) -> None:
        """Make the terms that never change."""
        self.seats = tuple(seats)
        self._seats: list[Term] = [seat(name) for name in seats]
        self._squares, self._packs, self._zones, self._decks = _printed(edition)
        self._unit = edition.money.unit
        makers: dict[str, Maker] = {
            kinds.SEAT: self.seat,
            kinds.SEATS: self.seats_in,
            kinds.SQUARE: self.square,
            kinds.LOTS: self.lots,
            kinds.MONEY: self.money,
            kinds.PACK: lambda number: _item(self._packs, number),
            kinds.ZONE: lambda number: _item(self._zones, number),
            kinds.SHARE: share,
            kinds.NUMBER: int,
            kinds.TIMER: lambda number: "timed" if number else "untimed",
        }
        self._makers: dict[str, Maker] = {
            name: makers[kind] for name, kind in kinds.FIELD_KINDS.items() if kind in makers
        }
        for name, words in _KEY_WORDS.items():
            self._makers[name] = lambda number, words=words: _item(words, number)  # type: ignore[misc]

    def args(self, sort: str, name: str, numbers: Mapping[str, int]) -> dict[str, Term]:
        """The terms of a message, and what its sentence needs beside them."""
        makers = self._makers
        terms = {
            field: makers[field](number) for field, number in numbers.items() if field in makers
        }
        if "seats" in numbers:
            terms["count"] = numbers["seats"].bit_count()
        if "give_cash" in numbers:
            cards = numbers["cards"]
            given = (numbers["give_cash"], numbers["give_lots"], cards & (1 << _PACKS) - 1)
            asked = (numbers["get_cash"], numbers["get_lots"], cards >> _PACKS)
            terms |= {"give": self.goods(*given), "get": self.goods(*asked)}
        elif "lots" in numbers and "amount" in numbers:
            terms["give"] = self.goods(numbers["amount"], numbers["lots"], 0)
        elif "card" in numbers or "text" in numbers:
            terms |= self._card(numbers)
        elif "doubles" in numbers and numbers["die1"] != numbers["die2"]:
            terms["doubles"] = 0
        return terms

    def told(self, batch: Sequence[Happening]) -> list[bool]:
        """Leave out events that would repeat another message."""
        return worth_telling(batch)

    def seat(self, number: int) -> Term:
        """A player, or the bank."""
        return BANK if number < 0 else _item(self._seats, number)

    def seats_in(self, mask: int) -> Term:
        """The players of a mask."""
        return listed(term for number, term in enumerate(self._seats) if mask >> number & 1)

    def square(self, number: int) -> Term:
        """A square; −1 is none."""
        return _item(self._squares, number)

    def lots(self, mask: int) -> Term:
        """The lots of a mask."""
        return listed(term for number, term in enumerate(self._squares) if mask >> number & 1)

    def money(self, units: int) -> Term:
        """A sum in units, as printed."""
        return money(int(units) * self._unit)

    def pack(self, number: int) -> Term:
        """A pack of the box."""
        return _item(self._packs, number)

    def goods(self, cash: int, lots: int, cards: int) -> Term:
        """Cash, lots and release cards in one list; lots and cards are masks."""
        terms = [self.money(cash)] if cash else []
        terms += [term for number, term in enumerate(self._squares) if lots >> number & 1]
        terms += [
            message("release-card", {"pack": term})
            for number, term in enumerate(self._packs)
            if cards >> number & 1
        ]
        return listed(terms)

    def _card(self, numbers: Mapping[str, int]) -> dict[str, Term]:
        """What a card or the unit says; one that is written out is described by its effect."""
        by_unit = "text" in numbers
        where = "text" if by_unit else "card"
        deck = self._decks[_PACKS if by_unit else numbers["pack"]]
        if "effect" not in numbers:
            return {where: _item(deck, numbers[where])}
        effect = EFFECT_KINDS[numbers["effect"]]
        amount: Term = numbers["amount"]
        if effect != "go_back":
            amount = self.money(numbers["amount"])
        about = {"amount": amount, "target": self._target(effect, numbers["target"])}
        said = _item(deck, numbers[where])
        if said is None:
            said = message(f"effect-{effect.replace('_', '-')}", about)
        return {where: said, **about}

    def _target(self, effect: str, number: int) -> Term:
        """Where a card sends, or from which pack it lets draw."""
        if effect in _TO_SQUARE:
            return self.square(number)
        if effect == "advance_to_nearest":
            return _item(SQUARE_KINDS, number)
        return self.pack(number) if effect == "pay_or_draw" else None


@lru_cache(32)
def _printed(
    edition: Edition,
) -> tuple[list[Term], list[Term], list[Term], list[list[Term]]]:
    """Squares, packs, zones and cards of an edition; all its games share them."""
    return (
        [square(one.id) for one in edition.squares],
        [named("pack", pack) for pack in PACK_IDS],
        [named("zone", zone) for zone in edition.zones],
        [[named("card", card.id) for card in edition.deck(deck)] for deck in (*PACK_IDS, UNIT_ID)],
    )


def _item(terms: Sequence[Term], number: int) -> Term:
    """The term with this number; −1 is none, and a number that names nothing stays one."""
    if number < 0:
        return None
    return terms[number] if number < len(terms) else number
