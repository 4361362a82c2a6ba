"""The story of an estate game: rents and other payments, groups, dice, jail."""

from collections.abc import Mapping, Sequence
from typing import Final

from ..game import Event
from ..story.family_story import BANK, Fact, FamilyStory, Line, Throw, Transfer, seat_in
from ..wire.forms import Plain
from ..wire.terms import Message, message, named
from ..wire.terms import seat as seat_term
from .rules.events import SORT_ESTATE, SORT_LOT
from .typed import edition_of

PAID: Final = frozenset(
    {"bank_paid", "tax_paid", "title_dealt", "lot_bought", "lot_redeemed"}
    | {"house_built", "hotel_built"}
)
"""Events in which a seat has paid the bank ``amount``."""
RECEIVED: Final = frozenset(
    {"bank_received", "pot_taken", "lot_mortgaged", "house_sold", "hotel_sold", "hotel_swapped"}
    | {"salary_paid"}
)
"""Events in which the bank, or the pot that it keeps, has paid a seat ``amount``."""
PAID_PLAYER: Final = frozenset({"rent_paid", "player_paid", "settlement_accepted"})
"""Events in which ``seat`` has paid ``other`` ``amount``."""
_THROWN = frozenset({"order_thrown", "dice_thrown", "price_thrown"})
_VISITS = 4
"""How many future rents a lot is worth: about a lap of three others."""
_PIPS = 7


class Story(FamilyStory):
    """The story of one game."""

    period = "turn"
    headlines = (
        "went_bankrupt",
        "resigned",
        "deal_forced",
        "offer_accepted",
        "settlement_accepted",
        "rent_paid",
        "debt_opened",
        "player_paid",
        "auction_won",
        "lot_bought",
        "hotel_built",
        "house_built",
        "tax_paid",
        "pot_taken",
        "hotel_sold",
        "house_sold",
        "hotel_swapped",
        "lot_mortgaged",
        "lot_redeemed",
        "bank_paid",
        "bank_received",
        "salary_paid",
        "game_won",
    )

    def lines(self) -> list[Line]:
        """A line for each seat."""
        return [Line(seat, (seat,)) for seat in self.game.seats]

    def time(self, view: Plain) -> int:
        """The turn; throws for the first one come before it."""
        return int(view["turn"]["number"])

    def wealth(self) -> list[int]:
        """The wealth that decides a game which ends by counting."""
        return [self.game.wealth(seat) for seat in range(len(self.game.seats))]

    def prospects(self, view: Plain, wealth: Sequence[int]) -> list[int]:
        """Wealth, and the next rents of every lot."""
        found = list(wealth)
        places = {seat: place for place, seat in enumerate(self.game.seats)}
        for lot in view["lots"]:
            if lot["owner"] is not None and lot["rent"]:
                rent = lot["rent"] * (_PIPS if lot["per_pip"] else 1)
                found[places[lot["owner"]]] += _VISITS * rent
        return found

    def out(self, view: Plain) -> list[bool]:
        """The seats that are out."""
        return [seat["out"] for seat in view["seats"]]

    def transfers(self, events: Sequence[Event]) -> list[Transfer]:
        """Payments; a trade counts as the difference, an undone step in the opposite direction."""
        found: list[Transfer] = []
        for event in events:
            payer, payee, amount = _moved(event.name, event.fields)
            if amount < 0:
                payer, payee, amount = payee, payer, -amount
            if amount:
                found.append(Transfer(payer, payee, amount, event))
        return found

    def throws(self, events: Sequence[Event]) -> list[Throw]:
        """Throws of any sort."""
        return [
            Throw(seat_in(event.fields), (event.fields["die1"], event.fields["die2"]))
            for event in events
            if event.name in _THROWN
        ]

    def asides(self, before: Plain, after: Plain) -> list[Message]:
        """Groups that a player has just completed."""
        was, now = ({lot["lot"]: lot["owner"] for lot in view["lots"]} for view in (before, after))
        found = []
        for group in edition_of(self.game).groups.values():
            owners = {now[lot] for lot in group.squares}
            owner = now[group.squares[0]]
            if len(owners) == 1 and owner is not None and owners != {was[s] for s in group.squares}:
                about = {"seat": seat_term(owner), "group": named("group", group.id)}
                found.append(message("story-completes", about))
        return found

    def facts(self, line: int, events: Sequence[Event], view: Plain) -> list[Fact]:
        """Rents, lots, buildings, trades and jail."""
        seat = view["seats"][line]["seat"]

        def count(*names: str, who: str = "seat") -> int:
            return sum(e.name in names and seat_in(e.fields, who) == line for e in events)

        def total(name: str, who: str = "seat") -> int:
            units = sum(
                e.fields["amount"]
                for e in events
                if e.name == name and seat_in(e.fields, who) == line
            )
            return int(self.game.wording.money(units))

        won = sum(
            e.name == "auction_won"
            and seat_in(e.fields) == line
            and e.fields["sort"] in {SORT_LOT, SORT_ESTATE}
            for e in events
        )
        return [
            Fact("rents_earned", total("rent_paid", "other"), is_sum=True),
            Fact("rents_paid", total("rent_paid"), is_sum=True),
            Fact("salaries", total("salary_paid"), is_sum=True),
            Fact("lots_bought", count("lot_bought")),
            Fact("auctions_won", won),
            Fact("trades", count("offer_accepted") + count("offer_accepted", who="other")),
            Fact("houses_built", count("house_built")),
            Fact("hotels_built", count("hotel_built")),
            Fact("jailed", count("jailed")),
            Fact("cards_drawn", count("card_drawn", "text_shown")),
            Fact("lots_held", sum(lot["owner"] == seat for lot in view["lots"])),
        ]


def _moved(name: str, fields: Mapping[str, int]) -> tuple[int, int, int]:
    """The payments in an event; most have none."""
    seat = seat_in(fields)
    if name in PAID:
        return seat, BANK, fields["amount"]
    if name in RECEIVED or name == "taken_back":
        return BANK, seat, fields["amount"]
    if name in PAID_PLAYER:
        return seat, seat_in(fields, "other"), fields["amount"]
    if name == "offer_accepted":
        return seat, fields["other"], fields["give_cash"] - fields["get_cash"]
    return BANK, BANK, 0
