import pytest

from passgo.electronic_unit import Transfer, Unit, UnitError, Withdrawn

from .hands import codes, cues, key, of_kind, screens, unit_with


@pytest.mark.proves("UNIT-03", editions=("revolution",))
def test_receive_from_the_bank():
    unit = unit_with(100)
    unit.insert(0, "green", 0)
    out = key(unit, "260K")
    assert unit.state.balances[0] == 126
    assert screens(out)[-1] == ("unit-balance", {"card": 0, "amount": "1.26M"})
    assert of_kind(unit.withdraw("green", 1000), Withdrawn) == [Withdrawn(0)]


@pytest.mark.proves("UNIT-04", editions=("revolution",))
def test_pay_the_bank():
    unit = unit_with(400)
    unit.insert(0, "red", 0)
    out = key(unit, "1.5M")
    assert unit.state.balances[0] == 250
    assert screens(out)[-1] == ("unit-balance", {"card": 0, "amount": "2.5M"})
    assert of_kind(unit.withdraw("red", 1000), Withdrawn) == [Withdrawn(0)]


@pytest.mark.proves("UNIT-04", editions=("revolution",))
@pytest.mark.parametrize("payee", [None, 1])
def test_an_amount_above_the_balance_is_refused(payee):
    unit = unit_with(400)
    unit.insert(0, "red", 0)
    if payee is not None:
        unit.insert(payee, "green", 0)
    out = key(unit, "4.01M")
    assert codes(out) == ["above_balance"]
    assert screens(out)[-1][1] == {"amount": "4.01M", "balance": "4M"}
    assert unit.state.balances[:2] == (400, 1500)
    assert not of_kind(unit.withdraw("red", 0), Withdrawn)


def test_the_whole_balance_can_be_paid():
    unit = unit_with(400)
    unit.insert(0, "red", 0)
    assert codes(key(unit, "4M")) == []
    assert unit.state.balances[0] == 0


@pytest.mark.proves("UNIT-05", editions=("revolution",))
def test_pay_a_player():
    unit = unit_with(200, 50)
    unit.insert(0, "red", 0)
    unit.insert(1, "green", 0)
    out = key(unit, "350K")
    assert unit.state.balances[:2] == (165, 85)
    assert of_kind(out, Transfer) == [Transfer(0, 1, 35)]
    # The first balance is seen to fall, then the second to rise.
    assert screens(out)[-2:] == [
        ("unit-balance", {"card": 0, "amount": "1.65M"}),
        ("unit-balance", {"card": 1, "amount": "850K"}),
    ]


@pytest.mark.proves("UNIT-05", editions=("revolution",))
@pytest.mark.parametrize("order", [("red", "green"), ("green", "red")])
def test_the_payer_is_recorded_before_the_payee(order):
    unit = unit_with(200, 50)
    unit.insert(0, "red", 0)
    unit.insert(1, "green", 0)
    key(unit, "350K")
    out = [output for slot in order for output in unit.withdraw(slot, 1000)]
    assert of_kind(out, Withdrawn) == [Withdrawn(0), Withdrawn(1)]


def test_a_payer_that_pays_several_is_recorded_before_all_of_them():
    unit = Unit()
    unit.insert(0, "red", 0)
    out = []
    for payee in (1, 2):
        unit.insert(payee, "green", 0)
        out += key(unit, "1M") + unit.withdraw("green", 0)
    assert not of_kind(out, Withdrawn)
    out = unit.withdraw("red", 0)
    assert of_kind(out, Withdrawn) == [Withdrawn(0), Withdrawn(1), Withdrawn(2)]


def test_a_card_that_did_nothing_is_not_recorded():
    unit = Unit()
    for slot in ("green", "red"):
        unit.insert(3, slot, 0)
        assert not of_kind(unit.withdraw(slot, 0), Withdrawn)


@pytest.mark.proves("UNIT-09", editions=("revolution",))
def test_the_start_button_pays_the_salary():
    unit = unit_with(300)
    unit.insert(0, "green", 0)
    out = unit.press("start", 0)
    assert unit.state.balances[0] == 500
    assert of_kind(out, Transfer) == [Transfer(-1, 0, 200)]
    assert cues(out) == ["key", "salary"]
    assert of_kind(unit.withdraw("green", 0), Withdrawn) == [Withdrawn(0)]


def test_the_start_button_pays_only_the_green_card():
    unit = Unit()
    assert codes(unit.press("start", 0)) == ["no_green_card"]
    unit.insert(0, "red", 0)
    assert codes(unit.press("start", 0)) == ["no_green_card"]
    unit.insert(1, "green", 0)
    unit.press("start", 0)
    assert unit.state.balances[:2] == (1500, 1700)
    # The red card had no part in it.
    assert of_kind(unit.withdraw("green", 0), Withdrawn) == [Withdrawn(1)]
    assert not of_kind(unit.withdraw("red", 0), Withdrawn)


def test_slots_take_one_card_and_cards_one_slot():
    unit = Unit()
    assert codes(unit.withdraw("green", 0)) == ["slot_empty"]
    unit.insert(0, "green", 0)
    assert codes(unit.insert(1, "green", 0)) == ["slot_taken"]
    assert codes(unit.insert(0, "red", 0)) == ["card_in_use"]
    assert (unit.state.green, unit.state.red) == (0, None)


def test_other_cards_drop_what_was_keyed():
    unit = Unit()
    unit.insert(0, "green", 0)
    out = key(unit, "50") + unit.insert(1, "red", 0)
    assert codes(out) == ["unfinished"]
    assert unit.state.entry == ""


def test_the_screen_shows_the_cards_that_are_in():
    unit = unit_with(200, 50)
    assert screens(unit.insert(0, "red", 0)) == [("unit-balance", {"card": 0, "amount": "2M"})]
    both = {"card": 0, "amount": "2M", "other": 1, "balance": "500K"}
    assert screens(unit.insert(1, "green", 0)) == [("unit-both", both)]
    assert screens(unit.withdraw("red", 0)) == [("unit-balance", {"card": 1, "amount": "500K"})]
    assert screens(unit.withdraw("green", 0)) == [("unit-ready", {})]


@pytest.mark.parametrize(
    "wrong",
    [
        lambda unit: unit.press("Q", 0),
        lambda unit: unit.hold("", 0),
        lambda unit: unit.insert(6, "green", 0),
        lambda unit: unit.insert(-1, "green", 0),
        lambda unit: unit.insert(0, "blue", 0),
        lambda unit: unit.withdraw("blue", 0),
        lambda unit: unit.press("deal", 0, seconds=0),
    ],
)
def test_inputs_that_no_unit_has(wrong):
    unit = Unit()
    before = unit.state
    with pytest.raises(UnitError):
        wrong(unit)
    assert unit.state == before
