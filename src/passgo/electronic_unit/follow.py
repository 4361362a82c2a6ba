"""The unit in the digital game: the kernel's events as screens, sounds and payments.

The kernel has already moved the money; here it is only shown. Every payment is one ``Transfer``, so
a caller that follows all events of a game can compute the balances.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Final

from .amounts import format_amount
from .keys import ZONES
from .outputs import BANK, Card, Output, Show, TimerStarted, TimerStopped, Transfer, Word
from .sounds import LOUDEST, heard

if TYPE_CHECKING:
    from ..game import Event

PAID: Final = frozenset(
    {"bank_paid", "tax_paid", "title_dealt", "lot_bought", "lot_redeemed"}
    | {"house_built", "hotel_built"}
)
"""Events in which a seat has paid the bank ``amount``."""

RECEIVED: Final = frozenset(
    {"bank_received", "pot_taken", "lot_mortgaged", "house_sold", "hotel_sold", "hotel_swapped"}
)
"""Events in which the bank, or the pot that it keeps, has paid a seat ``amount``."""

PAID_PLAYER: Final = frozenset({"rent_paid", "player_paid", "settlement_accepted"})
"""Events in which ``seat`` has paid ``other`` ``amount``.

A winning bid, a paid debt and a mortgage fee are followed by a separate payment, so they are not
included.
"""


def follow(
    events: Iterable["Event"],
    money: Callable[[int], str] = format_amount,
    *,
    volume: int = LOUDEST,
    zone_squares: Mapping[int, int] | None = None,
) -> list[Output]:
    """The screens and sounds of the unit for the events of an action.

    ``money`` formats a sum in units; ``zone_squares`` maps a square to its zone: stopping there
    plays the zone's music (UNIT-13).
    """
    follower = _Follower(money, volume, zone_squares or {})
    for event in events:
        follower.take(event.name, event.fields)
    return follower.outputs


class _Follower:
    """Collects the screens and sounds of each event."""

    def __init__(
        self, money: Callable[[int], str], volume: int, zone_squares: Mapping[int, int]
    ) -> None:
        self.outputs: list[Output] = []
        self._money = money
        self._volume = volume
        self._zone_squares = zone_squares

    def take(self, name: str, fields: Mapping[str, int]) -> None:
        """Follow one event; most do not concern the unit."""
        if name in PAID:
            self._pay(fields["seat"], BANK, fields["amount"], "unit-paid", "paid")
        elif name in RECEIVED:
            self._pay(BANK, fields["seat"], fields["amount"], "unit-received", "received")
        elif name in PAID_PLAYER:
            self._pay_player(fields["seat"], fields["other"], fields["amount"])
        elif name in _OTHERS:
            _OTHERS[name](self, fields)

    def show(self, text: str, /, **words: Word) -> None:
        """Change the screen."""
        self.outputs.append(Show(text, words))

    def sound(self, cue: str) -> None:
        """Play a sound, if the volume allows it."""
        self.outputs += heard(cue, self._volume)

    def _pay(self, payer: Card, payee: Card, amount: int, text: str, cue: str) -> None:
        if amount == 0:
            return
        self.outputs.append(Transfer(payer, payee, amount))
        self.sound(cue)
        seat = payee if payer == BANK else payer
        self.show(text, seat=seat, amount=self._money(amount))

    def _pay_player(self, payer: Card, payee: Card, amount: int) -> None:
        if amount == 0:
            return
        self.outputs.append(Transfer(payer, payee, amount))
        self.sound("paid")
        self.sound("received")
        self.show("unit-paid-player", seat=payer, other=payee, amount=self._money(amount))

    def salary(self, fields: Mapping[str, int]) -> None:
        """The salary has its tune (UNIT-13)."""
        self._pay(BANK, fields["seat"], fields["amount"], "unit-salary", "salary")

    def trade(self, fields: Mapping[str, int]) -> None:
        """Only the difference of the cash in a trade is paid."""
        change = fields["give_cash"] - fields["get_cash"]
        if change >= 0:
            self._pay_player(fields["seat"], fields["other"], change)
        else:
            self._pay_player(fields["other"], fields["seat"], -change)

    def taken_back(self, fields: Mapping[str, int]) -> None:
        """The payment of a step that is taken back is reversed."""
        seat, amount = fields["seat"], fields["amount"]
        if amount >= 0:
            self._pay(BANK, seat, amount, "unit-received", "received")
        else:
            self._pay(seat, BANK, -amount, "unit-paid", "paid")

    def moved(self, fields: Mapping[str, int]) -> None:
        """Stopping on a zone's square plays its music."""
        zone = self._zone_squares.get(fields["to_square"])
        if zone is not None:
            self.sound(f"zone_{ZONES[zone]}")
            self.show("unit-zone", zone=ZONES[zone])

    def zone_chosen(self, fields: Mapping[str, int]) -> None:
        """A zone is named for its Chance."""
        zone = ZONES[fields["zone"]]
        self.sound(f"zone_{zone}")
        self.show("unit-zone-chosen", zone=zone)

    def text_shown(self, fields: Mapping[str, int]) -> None:
        """A Chance text scrolls over the screen."""
        self.sound("chance")
        self.show("unit-chance", text=fields["text"])

    def auction_opened(self, fields: Mapping[str, int]) -> None:
        """The Deal timer starts, where auctions are timed."""
        self.sound("deal")
        if fields["seconds"] > 0:
            self.outputs.append(TimerStarted(fields["seconds"]))
            self.show("unit-deal", seconds=fields["seconds"])
        else:
            self.show("unit-auction", amount=self._money(fields["least"]))

    def bid_made(self, fields: Mapping[str, int]) -> None:
        """The top bid is on the screen."""
        self.sound("key")
        self.show("unit-bid", seat=fields["seat"], amount=self._money(fields["amount"]))

    def auction_won(self, fields: Mapping[str, int]) -> None:
        """The deal is settled; the bid is paid by what follows."""
        self.outputs.append(TimerStopped())
        self.sound("sold")
        self.show("unit-sold", seat=fields["seat"], amount=self._money(fields["amount"]))

    def auction_unsold(self, _fields: Mapping[str, int]) -> None:
        """There was no bid."""
        self.outputs.append(TimerStopped())
        self.sound("time_up")
        self.show("unit-unsold")

    def debt_opened(self, fields: Mapping[str, int]) -> None:
        """The balance is too low: the payment is refused for now (UNIT-04)."""
        self.sound("error")
        self.show("unit-short", seat=fields["seat"], amount=self._money(fields["amount"]))


_OTHERS: Final[dict[str, Callable[[_Follower, Mapping[str, int]], None]]] = {
    "salary_paid": _Follower.salary,
    "offer_accepted": _Follower.trade,
    "taken_back": _Follower.taken_back,
    "moved": _Follower.moved,
    "zone_chosen": _Follower.zone_chosen,
    "text_shown": _Follower.text_shown,
    "auction_opened": _Follower.auction_opened,
    "bid_made": _Follower.bid_made,
    "auction_won": _Follower.auction_won,
    "auction_unsold": _Follower.auction_unsold,
    "debt_opened": _Follower.debt_opened,
}
"""Events that are more than a payment."""

FOLLOWED: Final = PAID | RECEIVED | PAID_PLAYER | frozenset(_OTHERS)
"""Every event that concerns the unit."""
