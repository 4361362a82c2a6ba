"""Convert actions between their written form and the kernel's record.

A written action is plain data, the same in scenarios, records and on the wire: a word such as
``"roll"``, or one word with what it needs, such as ``{"bid": 120}`` or
``{"offer": {"to": "bob", "give": {"cash": 50}, "get": {"lots": [15]}}}``. Squares are numbers or
ids, money is as printed, seats are names.
"""

from collections.abc import Mapping, Sequence

import numpy as np

from ...editions import MoneyError
from ...editions.arrays import records, with_attributes
from ...errors import ActionError, shown
from ...families.records import ActionRecord
from ...wire.forms import Written
from ...wire.plain import Json, JsonMapping, Plain
from ..edition.model import PACK_IDS, UNIT_ID, Edition
from ..rules import actions as act

__all__ = ["Wording", "Written", "lots_in", "new_action"]

_WORDS = {name: kind for kind, name in enumerate(act.ACTION_NAMES) if kind != act.WAIT}
_BARE = {
    *act.PLAIN_ACTIONS,
    *(kind for kind in range(act.KINDS) if act.BANK_ACTIONS >> kind & 1),
    # These may take parameters; without them they mean the oldest that fits.
    *(act.CLAIM, act.ACCEPT, act.REJECT, act.CARD),
}
_LISTS = {act.BUILD, act.SELL, act.SWAP, act.WANT}
_SINGLE = {act.MORTGAGE, act.REDEEM}
_DICE = 2

_RECORD = with_attributes(act.ACTION_DTYPE)


def _blank() -> bytes:
    blank: ActionRecord = records(1, act.ACTION_DTYPE)
    blank.lot = act.NOWHERE
    blank.seat = blank.pack = act.NOBODY
    return bytes(blank.tobytes())


_BLANK = _blank()


def new_action() -> ActionRecord:
    """A new action record without a seat or a square."""
    # Copying an array of records takes ten times as long as making one from bytes.
    return np.frombuffer(bytearray(_BLANK), _RECORD)[0]


class Wording:
    """Reads and writes the actions of one game: its edition's squares and money, its seats."""

    def __init__(self, edition: Edition, seats: Sequence[str]) -> None:
        """Keep the names of this table."""
        self.edition = edition
        self.seats = tuple(seats)
        self.zones = tuple(edition.zones)
        self.unit_texts = tuple(card.id for card in edition.decks.get(UNIT_ID, ()))

    def read(self, written: Written | Mapping[str, object]) -> ActionRecord:
        """Turn a written action into a record; ActionError says what is wrong with it."""
        if isinstance(written, str):
            word, detail = written, None
        elif isinstance(written, Mapping) and len(written) == 1:
            word, detail = next(iter(written.items()))
        else:
            raise ActionError(
                f"action: found {shown(written)}, expected a word or one word: detail"
            )
        kind = _WORDS.get(word) if isinstance(word, str) else None
        if kind is None:
            known = ", ".join(sorted(_WORDS))
            raise ActionError(f"action: found {shown(word)}, expected one of {known}")
        action = new_action()
        action["kind"] = kind
        if detail is None:
            if kind not in _BARE:
                raise ActionError(f"{word}: found nothing, expected what to {word}")
            return action
        self._read_detail(action, word, kind, detail)
        return action

    def _read_detail(self, action: ActionRecord, word: str, kind: int, detail: object) -> None:
        if kind == act.ROLL:
            self._read_dice(action, detail)
        elif kind == act.BID:
            action.amount = self._money("bid", detail)
        elif kind in _SINGLE:
            action.lot = self.square(word, detail)
        elif kind in _LISTS:
            self._read_lots(action, word, detail)
        elif kind == act.CARD:
            action.pack = self._pack("card", detail)
        elif kind in {act.CLAIM, act.ACCEPT, act.REJECT}:
            self._read_from(action, word, detail, with_lot=kind == act.CLAIM)
        elif kind == act.OFFER:
            self._read_offer(action, detail)
        elif kind == act.SETTLE:
            side = self._side("settle", detail, ("cash", "lots"))
            action.give_cash, action.give_lots, _ = side
        elif kind == act.FORCE:
            self._read_force(action, detail)
        elif kind == act.ZONE:
            action.lot = self._number("zone", detail, self.zones)
        elif kind == act.UNIT_TEXT:
            action.lot = self._number("unit", detail, self.unit_texts)
        else:
            raise ActionError(f"{word}: found {shown(detail)}, expected the bare word")

    def _read_dice(self, action: ActionRecord, detail: object) -> None:
        dice = detail if isinstance(detail, list | tuple) else []
        if len(dice) != _DICE or not all(type(die) is int for die in dice):
            raise ActionError(f"roll: found {shown(detail)}, expected two dice such as [3, 4]")
        action.dice[0], action.dice[1] = (max(-1, min(die, 99)) for die in dice)

    def _read_lots(self, action: ActionRecord, word: str, detail: object) -> None:
        if not isinstance(detail, list | tuple):
            raise ActionError(f"{word}: found {shown(detail)}, expected a list of squares")
        if len(detail) > act.LIST_MAX:
            raise ActionError(
                f"{word}: found {len(detail)} squares, expected {act.LIST_MAX} at most"
            )
        for place, square in enumerate(detail):
            action.lots[place] = self.square(word, square)
        action.count = len(detail)

    def _read_from(
        self, action: ActionRecord, word: str, detail: object, *, with_lot: bool
    ) -> None:
        keys = ("from", "on") if with_lot else ("from",)
        table = self._table(word, detail, keys)
        if "from" in table:
            action.seat = self.seat(word, table["from"])
        if "on" in table:
            action.lot = self.square(word, table["on"])

    def _read_force(self, action: ActionRecord, detail: object) -> None:
        table = self._table("force", detail, ("give", "take"))
        for key in ("give", "take"):
            if key not in table:
                raise ActionError(f"force: found no {key}, expected a lot to {key}")
        action.lot = self.square("force.give", table["give"])
        action.amount = self.square("force.take", table["take"])

    def _number(self, word: str, detail: object, names: tuple[str, ...]) -> int:
        if not isinstance(detail, str) or detail not in names:
            known = ", ".join(names) or f"nothing: {self.edition.id} has none"
            raise ActionError(f"{word}: found {shown(detail)}, expected {known}")
        return names.index(detail)

    def _read_offer(self, action: ActionRecord, detail: object) -> None:
        table = self._table("offer", detail, ("to", "give", "get"))
        if "to" not in table:
            raise ActionError("offer: found no to, expected the seat it is made to")
        action.seat = self.seat("offer.to", table["to"])
        keys = ("cash", "lots", "cards")
        given = self._side("offer.give", table.get("give", {}), keys)
        action.give_cash, action.give_lots, give_cards = given
        asked = self._side("offer.get", table.get("get", {}), keys)
        action.get_cash, action.get_lots, get_cards = asked
        action.give_cards = give_cards
        action.get_cards = get_cards

    def _side(self, where: str, detail: object, keys: tuple[str, ...]) -> tuple[int, int, int]:
        table = self._table(where, detail, keys)
        cash = self._money(f"{where}.cash", table.get("cash", 0))
        lots = 0
        listed = table.get("lots", [])
        if not isinstance(listed, list | tuple):
            raise ActionError(f"{where}.lots: found {shown(listed)}, expected a list of squares")
        for square in listed:
            lots |= 1 << self.square(f"{where}.lots", square)
        return cash, lots, self._cards(f"{where}.cards", table.get("cards", 0))

    def _cards(self, where: str, detail: object) -> int:
        """Encode a number of cards as a negative mask: the game knows which are oldest."""
        if type(detail) is int and 0 <= detail <= len(PACK_IDS):
            return -detail
        mask = 0
        if isinstance(detail, list | tuple):
            for pack in detail:
                mask |= 1 << self._pack(where, pack)
            return mask
        table = self._table(where, detail, PACK_IDS)
        for number, pack in enumerate(PACK_IDS):
            held = table.get(pack, 0)
            if type(held) is not int or held not in {0, 1}:
                raise ActionError(f"{where}.{pack}: found {shown(held)}, expected 0 or 1")
            mask |= int(held) << number
        return mask

    def _table(self, where: str, detail: object, keys: tuple[str, ...]) -> JsonMapping:
        if not isinstance(detail, Mapping):
            raise ActionError(f"{where}: found {shown(detail)}, expected {', '.join(keys)}")
        for key in detail:
            if key not in keys:
                raise ActionError(f"{where}: found {shown(key)}, expected {', '.join(keys)}")
        return detail

    def _money(self, where: str, detail: object) -> int:
        try:
            return self.edition.money.parse_money(detail)
        except MoneyError as error:
            raise ActionError(f"{where}: {error}") from error

    def _pack(self, where: str, detail: object) -> int:
        if not isinstance(detail, str) or detail not in PACK_IDS:
            raise ActionError(f"{where}: found {shown(detail)}, expected {' or '.join(PACK_IDS)}")
        return PACK_IDS.index(detail)

    def square(self, where: str, detail: object) -> int:
        """The number of a square given by number or id."""
        try:
            return self.edition.parse_square(detail)
        except (ValueError, TypeError) as error:
            raise ActionError(f"{where}: {error}") from error

    def seat(self, where: str, detail: object) -> int:
        """The number of a seat given by number or name; ``bank`` is the bank."""
        if isinstance(detail, str) and detail in self.seats:
            return self.seats.index(detail)
        if detail == "bank":
            return act.BANK
        if type(detail) is int and 0 <= detail < len(self.seats):
            return detail
        raise ActionError(
            f"{where}: found {shown(detail)}, expected one of {', '.join(self.seats)}"
        )

    def write(self, action: ActionRecord) -> Written:
        """Turn a record into a written action."""
        kind = int(action.kind)
        word = act.ACTION_NAMES[kind]
        detail: Json = None
        if kind == act.ROLL and (action.dice[0] or action.dice[1]):
            detail = [int(action.dice[0]), int(action.dice[1])]
        elif kind == act.BID:
            detail = self.money(action.amount)
        elif kind in _SINGLE:
            detail = int(action.lot)
        elif kind in _LISTS:
            detail = [int(lot) for lot in action.lots[: int(action.count)]]
        elif kind == act.CARD and action.pack != act.NOBODY:
            detail = PACK_IDS[int(action.pack)]
        elif kind in {act.CLAIM, act.ACCEPT, act.REJECT}:
            detail = self._write_from(action)
        elif kind == act.OFFER:
            detail = {
                "to": self.seats[int(action.seat)],
                "give": self.write_side(action.give_cash, action.give_lots, action.give_cards),
                "get": self.write_side(action.get_cash, action.get_lots, action.get_cards),
            }
        elif kind == act.ZONE:
            detail = self.zones[int(action.lot)]
        elif kind == act.UNIT_TEXT:
            detail = self.unit_texts[int(action.lot)]
        elif kind == act.FORCE:
            detail = {"give": int(action.lot), "take": int(action.amount)}
        elif kind == act.SETTLE:
            detail = {"cash": self.money(action.give_cash), "lots": lots_in(action.give_lots)}
        return word if detail is None else {word: detail}

    def _write_from(self, action: ActionRecord) -> Plain | None:
        detail: Plain = {}
        if action.seat != act.NOBODY:
            detail["from"] = self.seats[int(action.seat)]
        if action.kind == act.CLAIM and action.lot != act.NOWHERE:
            detail["on"] = int(action.lot)
        return detail or None

    def write_side(self, cash: int, lots: int, cards: int) -> Plain:
        """One side of a trade, without its empty fields."""
        side: Plain = {}
        if cash:
            side["cash"] = self.money(cash)
        if lots:
            side["lots"] = lots_in(lots)
        if cards:
            side["cards"] = [
                pack for number, pack in enumerate(PACK_IDS) if int(cards) >> number & 1
            ]
        return side

    def money(self, units: int) -> int:
        """A sum as printed."""
        return self.edition.money.from_unit(int(units))


def lots_in(mask: int) -> list[int]:
    """The squares of a mask."""
    left, squares = int(mask), []
    while left > 0:
        low = left & -left
        squares.append(low.bit_length() - 1)
        left ^= low
    return squares
