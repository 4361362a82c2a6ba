"""Options of a table: which are accepted, what they change, how a wrong one is refused."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import passgo.editions
from passgo.editions import EDITIONS, OptionError, load_edition
from passgo.editions.same_rules import followed
from passgo.editions.texts_file import LOCALES
from passgo.estate.edition.compile import compile_board
from passgo.estate.edition.model import ESTATE
from passgo.estate.edition.options import OPTIONS, options_source
from passgo.estate.edition.settle import check_options, departures, effective_rules, parse_option
from passgo.estate.rules.state import BOARD_DTYPE
from tests.editions.test_option_ranges import ends

FOLDER = Path(passgo.editions.__file__).parent
BY_THE_BOOK = {"rent_claims": "manual"}
EURO = load_edition("euro")
DESKA = load_edition("deska")
REVOLUTION = load_edition("revolution")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (
            {"rent_claim": "auto"},
            "option rent_claim: found an unknown option, expected an option such as rent_claims",
        ),
        ({"dice": "loaded"}, "option dice: found 'loaded', expected auto or manual"),
        ({"late_card": 1}, "option late_card: found 1, expected true or false"),
        ({"late_card": "yes"}, "option late_card: found 'yes', expected true or false"),
        (
            {"even_sell": "hotels"},
            "option even_sell: found 'hotels', expected true, false or houses",
        ),
        (
            {"houses_before_hotel": 5},
            "option houses_before_hotel: found 5, expected a whole number from 3 to 4",
        ),
        ({"players_min": True}, "option players_min: found true, expected a whole number from 2"),
        ({"players_min": 1}, "option players_min: found 1, expected a whole number from 2 to 8"),
        ({"start_cash": "many"}, "option start_cash: found 'many', expected a sum such as 1500"),
        ({"start_cash": -1}, "option start_cash: found -1, expected a sum such as 1500"),
        (
            {"auction_step": 0},
            "option auction_step: found 0, expected a whole number of at least 1",
        ),
        (
            {"random_chance": 0.1},
            "option random_chance: found 0.1, expected 0, because edition euro has no electronic",
        ),
        ({"random_chance": 2}, "option random_chance: found 2, expected a number from 0 to 1"),
        ({"banker": 8}, "option banker: found 8, expected a seat from 0 to 7 or a seat’s name"),
        (
            {"banker": "ana"},
            "option banker: found 'ana', expected a seat’s number, because the seats have no names",
        ),
        (
            {"time_limit": 60},
            "option time_limit: found 60, expected nothing, because mode standard is not timed",
        ),
        ({"timed": True}, "option timed: found true, expected false in mode standard"),
        (
            {"tie_rule": "joint"},
            "option tie_rule: found 'joint', expected nothing, because mode standard does not",
        ),
        ({"no_rescue": None}, "option no_rescue: found None, expected off, gifts or all"),
        (["late_card"], "options: found ['late_card'], expected a table of names and values"),
    ],
)
def test_a_wrong_option_is_refused_in_one_line(options, message):
    with pytest.raises(OptionError) as caught:
        compile_board(EURO, "standard", options)
    assert str(caught.value).startswith(message)
    assert "\n" not in str(caught.value)


def test_a_mode_the_box_does_not_have():
    with pytest.raises(OptionError) as caught:
        compile_board(DESKA, "timed")
    expected = "mode: found 'timed', expected standard or short in edition deska"
    assert str(caught.value) == expected


@pytest.mark.parametrize(
    ("edition", "mode", "options", "message"),
    [
        (
            "deska",
            "standard",
            {"timed": True},
            "option timed: found true, expected false in mode standard",
        ),
        (
            "euro",
            "timed",
            {"timed": False},
            "option timed: found false, expected true in mode timed",
        ),
        (
            "euro",
            "short",
            {"start_cash": 700},
            "option start_cash: found 700, expected at least 750, the price of the dearest title",
        ),
        *(
            (
                "euro",
                "standard",
                {name: value},
                f"option {name}: found {found}, expected nothing, because edition euro has no "
                f"{lack}",
            )
            for name, value, found, lack in (
                ("zone_move_may_buy", True, "true", "zones"),
                ("zone_empty_choice", "allowed", "'allowed'", "zones"),
                ("forced_deal_protects", "sets", "'sets'", "forced deals"),
                ("random_chance_target", "payer", "'payer'", "electronic unit"),
                ("chance_text_timeout", "on", "'on'", "electronic unit"),
            )
        ),
        (
            "revolution",
            "standard",
            {"card_return_timing": "after"},
            "option card_return_timing: found 'after', expected nothing, because edition"
            " revolution has no decks of cards",
        ),
        (
            "revolution",
            "standard",
            {"strict_half": True},
            "option strict_half: found true, expected nothing, because edition revolution has no",
        ),
        (
            "revolution",
            "short",
            {"time_limit": 60},
            "option time_limit: found 60, expected nothing, because mode short is not timed",
        ),
        (
            "revolution",
            "standard",
            {"start_cash": "15K"},
            "option start_cash: found '15K', expected a multiple of 10000",
        ),
        *(
            (
                "revolution",
                "standard",
                {"random_chance": odds},
                f"option random_chance: found {odds!r}, expected a number from 0 to 1 or a",
            )
            for odds in ("12/1", "1/0", "1/12.5", "0.5", "-1/2", -1, 1.5, 1e-10, float("nan"), None)
        ),
        (
            "deska",
            "standard",
            {"players_min": 8},
            "option players_min: found 8, expected at most 7",
        ),
    ],
)
def test_options_that_do_not_fit_the_game(edition, mode, options, message):
    with pytest.raises(OptionError) as caught:
        compile_board(load_edition(edition), mode, options)
    assert str(caught.value).startswith(message)


def test_the_banker_by_name():
    seats = ("ana", "bob", "cid")
    assert compile_board(EURO, options={"banker": "cid"}, seats=seats).banker == 2
    assert compile_board(EURO, options={"banker": 1}, seats=seats).banker == 1
    with pytest.raises(OptionError, match="found 'dan', expected ana, bob or cid"):
        compile_board(EURO, options={"banker": "dan"}, seats=seats)
    with pytest.raises(OptionError, match="found 3, expected a whole number from 0 to 2"):
        compile_board(EURO, options={"banker": 3}, seats=seats)


def test_defaults():
    settled = check_options(EURO, "standard")
    assert settled == {
        "rent_claims": "auto",
        "dice": "auto",
        "auction": "passes",
        "banker": 0,
        "cash": "public",
    }


CHANGES = [
    ("rent_claims", "manual", "rent_auto", 0),
    ("dice", "manual", "manual_dice", 1),
    ("auction", "timer", "auction_timer", 1),
    ("cash", "hidden", "cash_hidden", 1),
    ("start_cash", "2 000", "start_cash", 2000),
    ("start_tie", "lowest_seat", "start_tie_rethrow", 0),
    ("salary", 400, "salary", 400),
    ("salary_backward", True, "salary_backward", 1),
    ("free_parking_pot", True, "free_parking_pot", 1),
    ("auction_min", 10, "auction_min", 10),
    ("auction_step", 5, "auction_step", 5),
    ("auction_bid_cap", "raisable", "auction_cap_raisable", 1),
    ("rent_claim_deadline", "next_throw", "rent_claim_deadline", 0),
    ("rent_claim_deadline", "next_player", "rent_claim_deadline", 1),
    ("double_rent_with_mortgage", True, "double_rent_with_mortgage", 1),
    ("mortgaged_station_counts", False, "mortgaged_station_counts", 0),
    ("card_return_timing", "after", "card_return_after", 1),
    ("jail_fine_timing", "before_throw", "jail_fine_idle", 0),
    ("jail_double_rerolls", True, "jail_double_rerolls", 1),
    ("late_card", True, "late_card", 1),
    ("build_window", "any", "build_any_moment", 1),
    ("build_blocked_by_group_mortgage", "lot", "build_blocked_by_group", 0),
    ("houses_before_hotel", 3, "houses_before_hotel", 3),
    ("even_sell", False, "even_sell", 0),
    ("even_sell", "houses", "even_sell", 2),
    ("hotel_sale_scope", "single", "hotels_sold_together", 0),
    ("hotel_downgrade", False, "hotel_downgrade", 0),
    ("shortage_auction_floor", "none", "shortage_floor_printed", 0),
    ("mortgage_condition", "debt", "mortgage_only_for_debt", 1),
    ("mortgage_requires_bare_group", True, "mortgage_bare_group", 1),
    ("interest_rounding", 5, "interest_unit", 5),
    ("mortgage_transfer_sale", "fee_twice", "transfer_sale", 1),
    ("mortgage_transfer_sale", "fee_once", "transfer_sale", 2),
    ("mortgage_transfer_estate", "free", "transfer_estate", 0),
    ("strict_half", True, "debt_in_kind", 2),
    ("no_rescue", "gifts", "no_rescue", 1),
    ("no_rescue", "all", "no_rescue", 2),
    ("estate_auction_clears_mortgage", True, "estate_clears_mortgage", 1),
    ("no_auctions", True, "no_auctions", 1),
    ("no_mortgages", True, "no_mortgages", 1),
    ("deal_titles", 2, "deal_titles", 2),
]


OF_THE_UNIT = [
    ("random_chance", 0, "random_chance_num", 0),
    ("zone_move_may_buy", True, "zone_move_may_buy", 1),
    ("zone_empty_choice", "refused", "zone_empty_choice", 0),
    ("forced_deal_protects", "sets", "forced_deal_protects_sets", 1),
    ("random_chance_target", "payer", "random_chance_payer", 1),
    ("chance_text_timeout", "on", "chance_text_waits", 1),
]


@pytest.mark.parametrize(("name", "value", "field", "number"), OF_THE_UNIT)
def test_options_of_zones_and_unit(name, value, field, number):
    printed = compile_board(REVOLUTION)
    changed = compile_board(REVOLUTION, options={name: value})
    assert changed[field] == number != printed[field]
    assert field in OPTIONS[name].fields
    for other in BOARD_DTYPE.names or ():
        if other not in OPTIONS[name].fields:
            assert (changed[other] == printed[other]).all()
    as_printed = value in OPTIONS[name].never_departs
    chosen = {**BY_THE_BOOK, "auction": "timer", name: value}
    assert departures(REVOLUTION, "standard", chosen) == (() if as_printed else (name,))


def test_odds_are_kept_in_one_form():
    for written in ("1/12", "2/24"):
        options = {"random_chance": written}
        assert check_options(REVOLUTION, "standard", options)["random_chance"] == "1/12"
        assert "random_chance" not in departures(REVOLUTION, "standard", options)
    for odds, kept in ((0.0, 0), (1.0, 1), (0.25, "1/4"), ("3/3", 1)):
        assert (
            check_options(REVOLUTION, "standard", {"random_chance": odds})["random_chance"] == kept
        )
    assert "random_chance" not in check_options(REVOLUTION, "standard")
    assert effective_rules(REVOLUTION, "standard")["random_chance_p"] == "1/12"


def test_passing_instead_of_the_timer_is_said_and_so_is_the_other_way_round():
    assert REVOLUTION.rules["standard"]["auction_timer"] == "random"
    assert compile_board(REVOLUTION).auction_timer == 0
    assert compile_board(REVOLUTION, options={"auction": "timer"}).auction_timer == 1
    for options in (BY_THE_BOOK, {**BY_THE_BOOK, "auction": "passes"}):
        assert departures(REVOLUTION, "standard", options) == ("auction",)
        assert departures(EURO, "standard", options) == ()
    timer = {**BY_THE_BOOK, "auction": "timer"}
    assert departures(REVOLUTION, "standard", timer) == ()
    assert departures(EURO, "standard", timer) == ("auction",)


def test_rents_that_claim_themselves_are_said():
    for name in EDITIONS(ESTATE):
        edition = load_edition(name)
        for mode in edition.modes:
            assert "rent_claims" in departures(edition, mode)
            assert "rent_claims" not in departures(edition, mode, BY_THE_BOOK)


def test_the_marks_of_the_rules_files_are_their_rulings():
    """What a dagger marks for the reader is named for the program, and nothing else."""
    for name in EDITIONS():
        edition = load_edition(name)
        text = (FOLDER / followed(name) / "rules.toml").read_text(encoding="utf-8")
        marked = re.findall(r"^(\w+) = .*#.*†", text, re.MULTILINE)
        assert edition.rulings == set(marked)
        assert edition.rulings


@pytest.mark.parametrize(("name", "value", "field", "number"), CHANGES)
def test_an_option_changes_its_field_and_no_other(name, value, field, number):
    printed = compile_board(EURO)
    changed = compile_board(EURO, options={name: value})
    assert changed[field] == number
    along = {"hotel_sale_scope": ("even_sell",)}
    assert OPTIONS[name].fields == (field, *along.get(name, ()))
    for other in BOARD_DTYPE.names or ():
        if other not in OPTIONS[name].fields:
            assert (changed[other] == printed[other]).all()
    assert changed[field] != printed[field]


def test_hotels_sold_one_by_one_are_not_sold_evenly_unless_the_table_says_so():
    single = {"hotel_sale_scope": "single"}
    assert effective_rules(EURO, "standard", single)["even_sell"] == "houses"
    for even in (True, False, "houses"):
        options = {**single, "even_sell": even}
        assert effective_rules(EURO, "standard", options)["even_sell"] == even
    assert effective_rules(DESKA, "standard", single)["even_sell"] is False
    group = {"hotel_sale_scope": "group"}
    assert effective_rules(EURO, "standard", group)["even_sell"] is True


@pytest.mark.parametrize(("name", "value", "_field", "_number"), CHANGES)
def test_a_game_that_differs_from_the_printed_rules_says_so(name, value, _field, _number):
    expected = () if OPTIONS[name].is_convenience or name == "rent_claims" else (name,)
    assert departures(EURO, "standard", {**BY_THE_BOOK, name: value}) == expected


@pytest.mark.parametrize("name", [name for name, option in OPTIONS.items() if option.fields])
def test_an_option_can_change_its_own_fields_and_changes_no_other(name):
    option, moved = OPTIONS[name], set()
    for box in map(load_edition, EDITIONS(ESTATE)):
        for mode in box.modes:
            printed = compile_board(box, mode)
            for value in ends(option.spec, box.money.unit):
                try:
                    changed = compile_board(box, mode, {name: value})
                except OptionError:
                    continue
                moved |= {
                    field
                    for field in BOARD_DTYPE.names or ()
                    if (changed[field] != printed[field]).any()
                }
    assert moved == set(option.fields)


def test_the_printed_value_is_no_departure():
    for edition in (EURO, REVOLUTION):
        for name, option in OPTIONS.items():
            for mode in edition.modes:
                printed = edition.rules[mode].get(option.flag)
                if option.flag == name and option.spec.allows(printed):
                    assert name not in departures(edition, mode, {name: printed})


def test_conveniences_are_no_departures():
    options = {
        "rent_claims": "manual",
        "dice": "manual",
        "auction": "passes",
        "banker": "ana",
        "cash": "hidden",
        "random_chance": 0,
    }
    for edition in (EURO, DESKA):
        assert departures(edition, "standard", options) == ()
    assert departures(EURO, "timed", {**BY_THE_BOOK, "time_limit": 90}) == ()
    options = {**BY_THE_BOOK, "timed": True, "salary": 0}
    assert departures(EURO, "short", options) == ("timed", "salary")


def test_the_short_game_can_be_timed():
    board = compile_board(EURO, "short", {"timed": True, "time_limit": 45})
    assert (board.timed, board.end_after_bankruptcies, board.houses_before_hotel) == (1, 2, 3)


def test_ties_by_cash():
    assert compile_board(EURO, "timed").tie_most_cash == 0
    assert compile_board(EURO, "timed", {"tie_rule": "most_cash"}).tie_most_cash == 1


def test_effective_rules_hold_every_flag():
    rules = effective_rules(DESKA, "short", {"players_min": 2})
    assert rules["players_min"] == 2
    assert set(rules) == set(DESKA.rules["short"])
    assert DESKA.rules["short"]["players_min"] == 3


@pytest.mark.parametrize(
    ("written", "parsed"),
    [
        ("late_card=true", ("late_card", True)),
        ("even_sell=houses", ("even_sell", "houses")),
        ("start_cash = 2000", ("start_cash", 2000)),
        ("start_cash=2 000", ("start_cash", "2 000")),
        ("banker=ana", ("banker", "ana")),
        ("random_chance=0.25", ("random_chance", 0.25)),
        ("random_chance=often", ("random_chance", "often")),
        ("random_chance=1/12", ("random_chance", "1/12")),
        ("dice=loaded", ("dice", "loaded")),
    ],
)
def test_options_of_a_command_line(written, parsed):
    assert parse_option(written) == parsed


@pytest.mark.parametrize("written", ["late_card", "later_card=true", ""])
def test_wrong_options_of_a_command_line(written):
    with pytest.raises(OptionError):
        parse_option(written)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_option_has_a_text(locale):
    body = FluentParser().parse(options_source(locale)).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    ids = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert ids == [option.text_id for option in OPTIONS.values()]
