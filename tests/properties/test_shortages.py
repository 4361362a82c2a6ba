"""Random shortages: what was ordered is built or auctioned, and nothing is lost.

The oracle knows nothing of calls and promises. It reads the events and the remaining stock: a wish
may fail only if there is no building, no money, no place for it, or no bid.
"""

import random
from collections import Counter

import pytest

from passgo.compiling.targets import COMPILED
from passgo.editions import EDITIONS
from passgo.estate.edition.model import ESTATE
from passgo.estate.formats.scenario_given import clear_table
from passgo.estate.rules import state as st
from passgo.estate.rules.events import SORT_HOTEL
from passgo.estate.rules.lots import recount
from passgo.game import Game

SEATS = ("ana", "bob", "cid", "dan")
SWAPPER = 3
"""Has hotels and no other street, so that all it can do to the stock is to swap."""

SITUATIONS = 40
OPTIONS = (
    {},
    {"build_blocked_by_group_mortgage": "lot"},
    {"hotel_downgrade": True},
    {"shortage_auction_floor": "none"},
    {"houses_before_hotel": 3},
)


@pytest.mark.parametrize("edition", EDITIONS(ESTATE))
def test_an_order_is_built_or_auctioned(edition):
    seen = Counter()
    for number in range(SITUATIONS):
        rng = random.Random(f"{edition} {number}")
        table = Table(edition, rng)
        table.order()
        table.play()
        table.judge()
        seen.update(event.name for event in table.events)
    # Situations that meet no shortage would prove nothing.
    for name in ("shortage_called", "shortage_served", "auction_won", "wish_dropped"):
        assert seen[name] >= SITUATIONS // 10, name


class Table:
    """One order in a position with hardly any buildings left, played to its end."""

    def __init__(self, edition, rng):
        self.rng = rng
        options = {"rent_claims": "manual", "random_chance": 0, **rng.choice(OPTIONS)}
        self.game = Game.new(edition, SEATS, "standard", rng.getrandbits(64), options, COMPILED)
        self.board, self.state = self.game.board, self.game.state
        self.events = []
        self.wished = Counter()
        self.lay_out()
        self.sums = self.count()

    def lay_out(self):
        clear_table(self.game)
        state, rng = self.state, self.rng
        top = int(self.board.houses_before_hotel)
        groups = [group for group in range(st.GROUPS) if self.is_street(group)]
        rng.shuffle(groups)
        for lot in self.lots(groups.pop()):
            state.owner[lot], state.level[lot] = SWAPPER, st.HOTEL
        for place, group in enumerate(groups[:6]):
            level = rng.choice([0, 0, 0, top - 1, top, top])
            for lot in self.lots(group):
                state.owner[lot], state.level[lot] = place % SWAPPER, level
                state.mortgaged[lot] = level == 0 and rng.random() < 0.25
        state.houses, state.hotels = rng.choice([0, 1, 2, 4, 7]), rng.choice([1, 2, 4])
        for seat in range(len(SEATS)):
            state.cash[seat] = int(self.board.start_cash) * rng.randint(1, 12) // 8
        state.bank = -sum(state.cash.tolist())
        recount(self.board, state)

    def is_street(self, group):
        return self.board.kind[self.board.group_lots[group, 0]] == st.STREET

    def lots(self, group):
        return self.board.group_lots[group][: int(self.board.group_size[group])].tolist()

    def count(self):
        """Money, houses and hotels, wherever they are."""
        state = self.state
        levels = state.level.tolist()
        built = sum(level for level in levels if level < st.HOTEL)
        return (
            sum(state.cash.tolist()) + int(state.bank) + int(state.pot),
            int(state.houses) + built,
            int(state.hotels) + levels.count(st.HOTEL),
        )

    def apply(self, seat, action):
        self.events += self.game.apply(seat, action)
        assert self.count() == self.sums
        assert min(self.state.cash.tolist()) >= 0 <= min(self.state.houses, self.state.hotels)

    def list_for(self, seat, word, most):
        """A list of lots that the rules take, as long as chance and they allow."""
        own = [lot for lot in range(st.SQUARES) if self.state.owner[lot] == seat]
        chosen = []
        for _ in range(4 * most):
            longer = [*chosen, self.rng.choice(own)]
            if self.game.why_not(SEATS[seat], {word: longer}) is None:
                chosen = longer
            if len(chosen) == most:
                break
        return chosen

    def order(self):
        for seat in self.rng.sample(range(SWAPPER), SWAPPER):
            chosen = self.list_for(seat, "build", self.rng.randint(2, 9))
            if chosen:
                self.builder, self.ordered = seat, chosen
                self.wished[seat] += len(chosen)
                self.apply(SEATS[seat], {"build": chosen})
                return
        self.builder, self.ordered = 0, []

    def play(self):
        """Answer calls and bid at random while one seat swaps whenever that is allowed."""
        while self.game.phase in ("shortage", "auction"):
            if self.game.why_not(SEATS[SWAPPER], {"swap": [self.hotel()]}) is None:
                self.apply(SEATS[SWAPPER], {"swap": [self.hotel()]})
                continue
            name = self.rng.choice(self.game.to_act)
            self.answer(name)

    def hotel(self):
        mine = [lot for lot in range(st.SQUARES) if self.state.owner[lot] == SWAPPER]
        return next((lot for lot in mine if self.state.level[lot] == st.HOTEL), mine[0])

    def answer(self, name):
        seat = SEATS.index(name)
        if self.game.phase == "auction":
            bids = [choice for choice in self.game.legal(name) if "bid" in choice.action]
            is_bidding = bids and self.rng.random() < 0.7
            self.apply(name, {"bid": bids[0].limits["least"]} if is_bidding else "pass")
            return
        chosen = self.list_for(seat, "want", self.rng.randint(1, 6))
        if chosen and self.rng.random() < 0.8:
            self.wished[seat] += len(chosen)
            self.apply(name, {"want": chosen})
        else:
            self.apply(name, "pass")

    def judge(self):
        assert self.game.phase == "roll"
        assert not self.state.wish_count.any()
        for seat in range(len(SEATS)):
            built = self.of_seat(seat, "house_built", "hotel_built")
            dropped = self.of_seat(seat, "wish_dropped")
            assert len(built) + len(dropped) == self.wished[seat], "a wish went astray"
            for fields in dropped:
                self.judge_drop(seat, fields["lot"], fields["sort"])
        if not self.count_of("auction_opened"):
            built = self.of_seat(self.builder, "house_built", "hotel_built")
            lots = Counter(fields["lot"] for fields in built)
            assert lots == Counter(self.ordered), "an order was cut short without an auction"

    def judge_drop(self, seat, lot, sort):
        """A failed wish could not be built now either, unless there was no bid."""
        is_hotel_next = self.state.level[lot] >= self.board.houses_before_hotel
        if self.count_of("auction_unsold") or is_hotel_next != (sort == SORT_HOTEL):
            return
        if sort == SORT_HOTEL and self.count_of("hotel_swapped"):
            return  # What a swap hands in was not there when the hotels came under the hammer.
        refusal = self.game.why_not(SEATS[seat], {"build": [lot]})
        assert refusal is not None, "a wish was dropped that could be met"
        if refusal.code == "bank_has_no_houses":
            assert not self.count_of("hotel_swapped"), "a swap took a house that was spoken for"

    def count_of(self, name):
        return sum(event.name == name for event in self.events)

    def of_seat(self, seat, *names):
        return [
            event.fields
            for event in self.events
            if event.name in names and event.fields["seat"] == seat
        ]
