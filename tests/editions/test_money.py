"""Money as text and back."""

import pytest

from passgo.editions import EDITIONS, Money, MoneyError, MoneyFormat, load_edition
from passgo.editions.texts_file import LOCALES

THIN = "\u202f"
HARD = "\u00a0"


@pytest.mark.parametrize(
    ("name", "units", "fr", "en"),
    [
        ("euro", 1500, f"1{THIN}500{HARD}€", "€1,500"),
        ("euro", 0, f"0{HARD}€", "€0"),
        ("euro", -25, f"\u221225{HARD}€", "\u2212€25"),
        ("atlantic", 1500, f"1{THIN}500{HARD}$", "$1,500"),
        ("disney", 1500, f"1{THIN}500", "1,500"),
        ("deska", 30000, f"30{THIN}000{HARD}F", f"30,000{HARD}F"),
        ("revolution", 1500, "15M", "15M"),
        ("revolution", 50, "500K", "500K"),
        ("revolution", 126, "1,26M", "1.26M"),
        ("revolution", 150, "1,5M", "1.5M"),
        ("revolution", 1, "10K", "10K"),
        ("revolution", 0, "0", "0"),
        ("revolution", -105, "\u22121,05M", "\u22121.05M"),
        ("revolution", 120000, "1200M", "1200M"),
        ("deska", 1234567, f"1{THIN}234{THIN}567{HARD}F", f"1,234,567{HARD}F"),
    ],
)
def test_money_as_text(name, units, fr, en):
    money = load_edition(name).money
    assert money.format_money(units, "fr") == fr
    assert money.format_money(units, "en") == en


@pytest.mark.parametrize("name", EDITIONS())
@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_written_can_be_read(name, locale):
    money = load_edition(name).money
    for units in (0, 1, 20, 999, 1000, 12345, 30000, 1234567):
        assert money.parse_money(money.format_money(units, locale)) == units


@pytest.mark.parametrize(
    ("written", "units"),
    [
        (1500, 1500),
        ("1500", 1500),
        ("1 500", 1500),
        ("1,500", 1500),
        ("€20", 20),
        ("20 €", 20),
        ("500K", 500_000),
        ("500 k", 500_000),
        ("1.5M", 1_500_000),
        ("1,5M", 1_500_000),
        ("1.2500K", 1250),
    ],
)
def test_ways_to_write_a_sum(written, units):
    assert load_edition("euro").money.parse_money(written) == units


@pytest.mark.parametrize(
    "written",
    ["", "€", "ten", "-5", -5, 1.5, True, None, "1.5", "15 00", "1.2345K", "1,50", "9" * 30, "²"],
)
def test_what_is_no_sum(written):
    with pytest.raises(MoneyError, match=r"^money: found .*, expected a sum such as"):
        load_edition("euro").money.parse_money(written)


@pytest.mark.parametrize(
    "written",
    [
        10**12 + 1,
        pytest.param(1 << 20_000, id="huge"),
        "1" + "0" * 13,
        "9" * 15 + "M",
    ],
)
def test_a_sum_has_a_bound(written):
    money = load_edition("euro").money
    assert money.parse_money(10**12) == money.parse_money("1000000M") == 10**12
    with pytest.raises(MoneyError, match=r"^money: found .*, expected at most 1000000000000$"):
        money.parse_money(written)


def test_sums_in_a_larger_unit():
    style = MoneyFormat(" ", "{number}")
    money = Money(10_000, "", (10_000,), (), (), {"fr": style, "en": style})
    assert money.parse_money("1.26M") == 126
    assert money.from_unit(126) == 1_260_000
    assert money.format_money(126, "en") == "1 260 000"
    with pytest.raises(MoneyError, match="found 15000, expected a multiple of 10000"):
        money.parse_money("15K")


def test_short_sums_of_other_sizes():
    style = MoneyFormat(",", "{number}", ".")
    money = Money(1, "", (), (), (), {"en": style})
    assert [money.format_money(sum_, "en") for sum_ in (999, 1000, 1050, 999_999, 1_000_001)] == [
        *("999", "1K", "1.05K", "999.999K", "1.000001M"),
    ]
