"""Which events are told, and which would only repeat others."""

from passgo.estate.rules.events import REASON_BID, REASON_DEAL, REASON_FINE, REASON_TRADE
from passgo.estate.wire.story import worth_telling


def told(*events):
    return [
        name for (name, _), is_told in zip(events, worth_telling(events), strict=True) if is_told
    ]


def test_a_debt_paid_is_told_as_what_it_was():
    debt = ("debt_paid", {"seat": 0, "other": 1, "amount": 5, "reason": 2})
    rent = ("rent_paid", {"seat": 0, "other": 1, "lot": 1, "amount": 5})
    assert told(debt, rent) == ["rent_paid"]


def test_a_rent_due_and_paid_at_once_is_told_once():
    due = ("rent_due", {"seat": 0, "other": 1, "lot": 1, "amount": 5})
    paid = ("rent_paid", {"seat": 0, "other": 1, "lot": 1, "amount": 5})
    assert told(due, paid) == ["rent_paid"]
    assert told(due) == ["rent_due"]


def test_a_trade_is_told_with_all_its_goods_once():
    deal = ("offer_accepted", {"seat": 0})
    lot = ("lot_transferred", {"seat": 0, "other": 1, "lot": 1, "reason": REASON_TRADE})
    assert told(deal, lot) == ["offer_accepted"]


def test_a_winning_bid_is_not_paid_twice():
    won = ("auction_won", {"seat": 0, "lot": 1, "amount": 5, "sort": 0})
    bid = ("bank_paid", {"seat": 0, "amount": 5, "reason": REASON_BID})
    fine = ("bank_paid", {"seat": 0, "amount": 5, "reason": REASON_FINE})
    assert told(won, bid) == ["auction_won"]
    assert told(fine) == ["bank_paid"]


def test_a_card_goes_back_without_words():
    drawn = ("card_drawn", {"seat": 0})
    back = ("card_returned", {"pack": 0, "card": 1})
    assert told(back, drawn) == ["card_drawn"]


def test_a_forced_deal_and_a_named_zone_are_told_once():
    asked = ("zone_asked", {"seat": 0, "zone": 2})
    forced = ("deal_forced", {"seat": 0, "other": 1, "lot": 5, "other_lot": 12})
    lots = [
        ("lot_transferred", {"seat": by, "other": 1 - by, "lot": lot, "reason": REASON_DEAL})
        for by, lot in ((0, 5), (1, 12))
    ]
    text = ("text_shown", {"seat": 0, "text": 3})
    assert told(asked) == []
    assert told(forced, *lots) == ["deal_forced"]
    assert told(text) == ["text_shown"]
