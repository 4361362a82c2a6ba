"""The unit in the digital game: what events look and sound like, and that no sum is missed."""

import random

import pytest

from passgo.editions import EDITIONS
from passgo.electronic_unit import BANK, TimerStarted, TimerStopped, Transfer, follow
from passgo.electronic_unit.follow import FOLLOWED
from passgo.estate.edition.model import ESTATE
from passgo.estate.rules.events import (
    EVENT_FIELDS,
    REASON_BID,
    REASON_BUILDING,
    SORT_HOUSE,
    SORT_LOT,
)
from passgo.game import Event
from tests.playing import new_table, play
from tests.properties.tables import crowd

from .hands import cues, of_kind, screens


def event(event_name, /, **fields):
    return Event(event_name, fields, 0)


@pytest.mark.proves("UNIT-13", editions=("revolution",))
def test_the_salary_has_its_tune():
    out = follow([event("salary_paid", seat=1, amount=200)])
    assert cues(out) == ["salary"]
    assert of_kind(out, Transfer) == [Transfer(BANK, 1, 200)]
    assert screens(out) == [("unit-salary", {"seat": 1, "amount": "2M"})]


@pytest.mark.proves("UNIT-13", editions=("revolution",))
def test_stopping_on_a_zone_square_has_its_music():
    moved = event("moved", seat=1, from_square=2, to_square=7, steps=5, reason=0)
    assert follow([moved]) == []
    out = follow([moved], zone_squares={7: 0, 17: 1})
    assert cues(out) == ["zone_walking"]
    assert screens(out) == [("unit-zone", {"zone": "walking"})]


@pytest.mark.parametrize(
    ("happened", "transfer", "text"),
    [
        (event("bank_paid", seat=0, amount=5, reason=4), Transfer(0, BANK, 5), "unit-paid"),
        (event("tax_paid", seat=0, lot=4, amount=200), Transfer(0, BANK, 200), "unit-paid"),
        (event("bank_received", seat=2, amount=9, reason=1), Transfer(BANK, 2, 9), "unit-received"),
        (
            event("player_paid", seat=2, other=3, amount=9, reason=1),
            Transfer(2, 3, 9),
            "unit-paid-player",
        ),
        (
            event("rent_paid", seat=2, other=3, lot=39, amount=50),
            Transfer(2, 3, 50),
            "unit-paid-player",
        ),
    ],
)
def test_payments(happened, transfer, text):
    out = follow([happened])
    assert of_kind(out, Transfer) == [transfer]
    assert [name for name, _ in screens(out)] == [text]


def test_the_deal_timer_follows_the_auction():
    opened = event("auction_opened", lot=5, sort=SORT_LOT, least=1, seconds=31)
    bid = event("bid_made", seat=1, lot=5, amount=126, sort=SORT_LOT)
    won = event("auction_won", seat=1, lot=5, amount=126, sort=SORT_LOT)
    paid = event("bank_paid", seat=1, amount=126, reason=6)
    assert of_kind(follow([opened]), TimerStarted) == [TimerStarted(31)]
    assert screens(follow([bid])) == [("unit-bid", {"seat": 1, "amount": "1.26M"})]
    out = follow([won, paid])
    assert of_kind(out, TimerStopped) == [TimerStopped()]
    assert of_kind(out, Transfer) == [Transfer(1, BANK, 126)]
    unsold = event("auction_unsold", lot=5, sort=SORT_LOT)
    assert of_kind(follow([unsold]), TimerStopped) == [TimerStopped()]
    # Where auctions end by passing there is no timer.
    untimed = event("auction_opened", lot=5, sort=SORT_LOT, least=1, seconds=0)
    assert not of_kind(follow([untimed]), TimerStarted)


def test_a_building_that_was_won_is_paid_once():
    won = event("auction_won", seat=1, lot=6, amount=80, sort=SORT_HOUSE)
    built = event("house_built", seat=1, lot=6, level=1, amount=0, reason=REASON_BID)
    paid = event("bank_paid", seat=1, amount=80, reason=REASON_BID)
    assert of_kind(follow([won, built, paid]), Transfer) == [Transfer(1, BANK, 80)]
    bought = event("house_built", seat=1, lot=6, level=2, amount=80, reason=REASON_BUILDING)
    assert of_kind(follow([bought]), Transfer) == [Transfer(1, BANK, 80)]


def test_zone_and_text():
    out = follow([event("zone_chosen", seat=1, zone=3)])
    assert cues(out) == ["zone_space"]
    assert screens(out) == [("unit-zone-chosen", {"zone": "space"})]
    out = follow([event("text_shown", seat=1, text=12, effect=8, amount=150, target=-1)])
    assert cues(out) == ["chance"]
    assert screens(out) == [("unit-chance", {"text": 12})]


def test_a_debt_is_a_payment_refused():
    out = follow([event("debt_opened", seat=1, other=BANK, amount=200, reason=3)])
    assert cues(out) == ["error"]
    assert not of_kind(out, Transfer)


def test_only_the_difference_of_a_trade_is_paid():
    deal = {"give_lots": 0, "get_lots": 0, "cards": 0, "seat": 0, "other": 1}
    for give, get, expected in ((30, 10, [Transfer(0, 1, 20)]), (5, 9, [Transfer(1, 0, 4)])):
        out = follow([event("offer_accepted", give_cash=give, get_cash=get, **deal)])
        assert of_kind(out, Transfer) == expected
    assert follow([event("offer_accepted", give_cash=0, get_cash=0, **deal)]) == []


def test_money_is_written_as_the_caller_writes_it():
    out = follow([event("salary_paid", seat=1, amount=200)], lambda units: f"{units} €")
    assert screens(out)[0][1]["amount"] == "200 €"


def test_the_lowest_volume_leaves_only_beeps():
    events = [
        event("salary_paid", seat=1, amount=200),
        event("debt_opened", seat=1, other=BANK, amount=200, reason=3),
    ]
    assert cues(follow(events, volume=0)) == ["error"]


def test_it_follows_events_that_exist():
    own = {"taken_back"}
    assert FOLLOWED - {"zone_chosen", "text_shown"} - own <= set(EVENT_FIELDS)


def test_every_event_can_be_followed():
    for name, fields in EVENT_FIELDS.items():
        follow([event(name, **dict.fromkeys(fields, 1))])


def follow_along(game, cash, seen):
    """Follow the events since the last look, and compare what they add up to with the kernel."""
    events = game.events[seen:]
    for transfer in of_kind(follow(events), Transfer):
        for card, sign in ((transfer.payer, -1), (transfer.payee, 1)):
            if card != BANK:
                cash[card] += sign * transfer.amount
    assert cash == [int(value) for value in game.state.cash[: len(cash)]]
    return len(game.events)


@pytest.mark.parametrize("edition", EDITIONS(ESTATE))
@pytest.mark.parametrize("seed", range(3))
def test_whoever_follows_a_game_knows_every_balance(edition, seed):
    rng = random.Random(seed)
    game = new_table(edition, seed=seed)
    if seed:
        game = crowd(game, rng)
    cash = [int(value) for value in game.state.cash[: len(game.seats)]]
    seen = len(game.events)
    for _ in play(game, rng, 200):
        seen = follow_along(game, cash, seen)
