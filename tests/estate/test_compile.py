"""The board record that the kernel plays on."""

import subprocess
import sys

import numpy as np
import pytest

from passgo.editions import EDITIONS, EditionError, load_edition
from passgo.editions.values import OneOf
from passgo.estate.edition.compile import compile_board
from passgo.estate.edition.effects import parse_effect
from passgo.estate.edition.flags import FLAGS
from passgo.estate.edition.model import ESTATE
from passgo.estate.rules import state as st

EURO = load_edition("euro")
DESKA = load_edition("deska")
REVOLUTION = load_edition("revolution")

BOARD = (
    *("kind", "group", "price", "rent", "house_cost", "hotel_cost", "mortgage_value", "tax"),
    *("pack_of", "zone_of", "group_mask", "group_size", "group_lots"),
    *("lots_mask", "streets_mask", "jail_square"),
    *("effect", "pack_size", "release_card"),
    *("banker", "manual_dice", "cash_hidden", "timer_least", "timer_most"),
)


def test_every_field_of_the_record_is_written():
    written = [*BOARD, *(column for flag in FLAGS.values() for column in flag.columns)]
    assert sorted(written) == sorted(st.BOARD_DTYPE.names or ())


@pytest.mark.parametrize("name", FLAGS)
def test_a_flag_is_declared_whole(name):
    flag = FLAGS[name]
    words = flag.spec.choices if isinstance(flag.spec, OneOf) else ()
    for value in words:
        assert len(flag.numbers(value, int)) == len(flag.columns)
    assert flag.default is None or flag.spec.allows(flag.default)
    if flag.option is not None and flag.option.needs:
        assert FLAGS[flag.option.needs].lack
    if flag.is_house_rule:
        # No edition need know of it, a table may set it, and the kernel asks it.
        assert flag.default is not None
        assert flag.option is not None
        assert flag.columns


def test_the_record_is_read_by_name():
    board = compile_board(EURO)
    assert isinstance(board, np.record)
    assert board.dtype == np.dtype((np.record, st.BOARD_DTYPE))
    assert board.price[39] == 400


def test_squares():
    board = compile_board(EURO)
    assert [board.kind[n] for n in (0, 1, 2, 4, 5, 10, 12, 20, 30)] == [
        *(st.GO, st.STREET, st.CARD_SQUARE, st.TAX, st.STATION),
        *(st.JAIL, st.UTILITY, st.FREE_PARKING, st.GO_TO_JAIL),
    ]
    assert list(board.rent[1]) == [2, 10, 30, 90, 160, 250]
    assert list(board.rent[5]) == [25, 50, 100, 200, 0, 0]
    assert list(board.rent[12]) == [4, 10, 0, 0, 0, 0]
    assert (board.house_cost[39], board.hotel_cost[39], board.mortgage_value[39]) == (200, 200, 200)
    assert (board.tax[4], board.tax[38], board.tax.sum()) == (200, 100, 300)
    assert [board.pack_of[n] for n in (2, 7, 17, 22, 33, 36, 0)] == [1, 0, 1, 0, 1, 0, -1]
    assert (board.zone_of == -1).all()
    assert board.jail_square == 10


def test_groups():
    board = compile_board(EURO)
    assert [board.group[n] for n in (1, 6, 11, 16, 21, 26, 31, 37, 5, 12, 0)] == [*range(10), -1]
    assert board.group_mask[0] == (1 << 1) | (1 << 3)
    assert board.group_mask[8] == (1 << 5) | (1 << 15) | (1 << 25) | (1 << 35)
    assert board.lots_mask == sum(int(mask) for mask in board.group_mask)
    assert board.streets_mask == sum(int(mask) for mask in board.group_mask[:8])
    assert int(board.lots_mask).bit_count() == 28
    assert list(board.group_size) == [2, 3, 3, 3, 3, 3, 3, 2, 4, 2]
    assert list(board.group_lots[1]) == [6, 8, 9, 0]


def test_cards():
    board = compile_board(EURO)
    assert list(board.pack_size) == [16, 16, 0]
    assert list(board.release_card) == [7, 3]
    assert (board.effect[st.UNIT] == 0).all()
    assert list(board.effect[0, 1]) == [st.ADVANCE_TO, 0, 0, 39, 1, 0, 0]
    assert list(board.effect[0, 5, :4]) == [st.GO_BACK, 3, 0, 0]
    assert list(board.effect[0, 8]) == [st.REPAIRS, 25, 100, 0, 0, 0, 0]
    assert list(board.effect[1, 1]) == [st.GO_BACK_TO, 0, 0, 1, 0, 0, 0]
    assert list(board.effect[1, 11]) == [st.COLLECT_EACH, 10, 0, 0, 0, 0, 0]
    assert list(board.effect[1, 15]) == [st.PAY_OR_DRAW, 10, 0, 0, 0, 0, 0]


def test_deska_money_and_flags():
    board = compile_board(DESKA)
    assert (board.start_cash, board.salary, board.jail_fine) == (30000, 4000, 1000)
    assert (board.auction_min, board.auction_step) == (20, 20)
    assert list(board.rent[12, :2]) == [80, 200]
    flags = {
        "order_from_banker": 1,
        "rent_claim_deadline": st.CLAIM_NEXT_THROW,
        "double_rent_with_mortgage": 1,
        "card_return_after": 1,
        "jail_fine_idle": 0,
        "build_any_moment": 1,
        "even_sell": st.EVEN_SELL_NO,
        "build_blocked_by_group": 0,
        "hotels_sold_together": 0,
        "hotel_downgrade": 0,
        "shortage_floor_printed": 0,
        "transfer_sale": st.TRANSFER_FEE_TWICE,
        "transfer_estate": st.ESTATE_FEE,
        "no_rescue": st.RESCUE_NO_GIFTS,
        "debt_in_kind": 1,
        "interest_unit": 1,
    }
    assert {name: int(board[name]) for name in flags} == flags


def test_euro_flags():
    board = compile_board(EURO)
    flags = {
        "order_from_banker": 0,
        "rent_auto": 1,
        "rent_claim_deadline": st.CLAIM_SECOND_PLAYER,
        "double_rent_with_mortgage": 0,
        "mortgaged_station_counts": 1,
        "utility_by_dice": 1,
        "card_return_after": 0,
        "jail_fine_idle": 1,
        "auction_timer": 0,
        "timer_least": 13,
        "timer_most": 50,
        "build_any_moment": 0,
        "sell_own_turn": 0,
        "trade_own_turn": 0,
        "even_build": 1,
        "even_sell": st.EVEN_SELL_YES,
        "hotels_sold_together": 1,
        "hotel_downgrade": 1,
        "build_blocked_by_group": 1,
        "shortage_floor_printed": 1,
        "mortgage_only_for_debt": 0,
        "interest_percent": 10,
        "transfer_sale": st.TRANSFER_FREE,
        "transfer_estate": st.ESTATE_FEE,
        "no_rescue": st.RESCUE_ALLOWED,
        "debt_in_kind": 1,
        "free_parking_pot": 0,
    }
    assert {name: int(board[name]) for name in flags} == flags


def test_revolution_squares():
    board = compile_board(REVOLUTION)
    assert [board.kind[n] for n in (2, 7, 17, 22, 33, 36)] == [
        *(st.UTILITY, st.TRANSPORT_ZONE, st.TRANSPORT_ZONE),
        *(st.TRANSPORT_ZONE, st.UTILITY, st.TRANSPORT_ZONE),
    ]
    assert int(board.lots_mask).bit_count() == 30
    assert list(board.group_lots[9]) == [2, 12, 28, 33]
    assert board.group_size[9] == 4
    for lot in board.group_lots[9]:
        assert list(board.rent[lot]) == [20, 40, 75, 150, 0, 0]
    assert (board.price[39], board.tax[4], board.mortgage_value[12]) == (400, 200, 75)
    assert (board.pack_of == -1).all()


@pytest.mark.proves("ZONE-02", editions=("revolution",))
def test_zones_cover_all_but_the_corners():
    board = compile_board(REVOLUTION)
    assert [int((board.zone_of == zone).sum()) for zone in range(st.ZONES)] == [9, 9, 9, 9]
    assert [n for n in range(40) if board.zone_of[n] == -1] == [0, 10, 20, 30]
    assert [int(board.zone_of[n]) for n in (1, 9, 11, 29, 31, 39)] == [0, 0, 1, 2, 3, 3]


def test_the_texts_of_the_unit():
    board = compile_board(REVOLUTION)
    assert list(board.pack_size) == [0, 0, 20]
    assert list(board.release_card) == [-1, -1]
    assert (board.effect[: st.UNIT] == 0).all()
    texts = board.effect[st.UNIT]
    assert list(texts[0]) == [st.ADVANCE_TO, 0, 0, 0, 1, 0, 0]
    assert list(texts[2]) == [st.LEAVE_JAIL, 0, 0, 0, 0, 0, 0]
    assert list(texts[7]) == [st.ADVANCE_TO_NEAREST, 0, 0, st.STATION, 1, 0, 0]
    assert list(texts[10]) == [st.REPAIRS, 25, 100, 0, 0, 0, 0]
    assert list(texts[19]) == [st.COLLECT_EACH, 10, 0, 0, 0, 0, 0]
    assert (texts[:, st.E_CARD] == 0).all()


def test_revolution_money_and_flags():
    board = compile_board(REVOLUTION)
    assert (board.start_cash, board.salary, board.jail_fine) == (1500, 200, 50)
    assert (board.auction_min, board.auction_step, board.interest_unit) == (1, 1, 1)
    flags = {
        "auction_timer": 0,
        "rent_claim_deadline": st.CLAIM_NEXT_PLAYER,
        "double_rent_with_mortgage": 1,
        "utility_by_dice": 0,
        "utility_reroll_on_card": 0,
        "jail_fine_idle": 0,
        "build_any_moment": 0,
        "sell_own_turn": 1,
        "trade_own_turn": 1,
        "even_sell": st.EVEN_SELL_HOUSES,
        "hotels_sold_together": 0,
        "hotel_downgrade": 1,
        "build_blocked_by_group": 1,
        "shortage_floor_printed": 1,
        "transfer_sale": st.TRANSFER_FEE_ONCE,
        "transfer_estate": st.ESTATE_FREE,
        "debt_in_kind": 0,
        "zone_move_may_buy": 0,
        "zone_empty_choice": 1,
        "forced_deal": 1,
        "forced_deal_protects_sets": 0,
        "chance_multi_unowned": 1,
        "random_chance_num": 1,
        "random_chance_den": 12,
        "random_chance_payer": 0,
    }
    assert {name: int(board[name]) for name in flags} == flags


@pytest.mark.parametrize("edition", [EURO, DESKA], ids=lambda edition: edition.id)
def test_boxes_without_a_unit_leave_its_fields_empty(edition):
    board = compile_board(edition)
    for field in (
        *("zone_move_may_buy", "zone_empty_choice", "forced_deal", "forced_deal_protects_sets"),
        *("chance_multi_unowned", "random_chance_num", "random_chance_payer"),
    ):
        assert board[field] == 0
    assert board.random_chance_den == 1


@pytest.mark.parametrize(
    ("odds", "share"),
    [
        (0, (0, 1)),
        (1, (1, 1)),
        ("1/12", (1, 12)),
        ("2/24", (1, 12)),
        (0.1, (1, 10)),
        (0.0, (0, 1)),
        (1.0, (1, 1)),
        ("999999999/1000000000", (999_999_999, 1_000_000_000)),
        (1e-9, (1, 1_000_000_000)),
    ],
)
def test_odds_are_exact(odds, share):
    board = compile_board(REVOLUTION, options={"random_chance": odds})
    assert (board.random_chance_num, board.random_chance_den) == share


@pytest.mark.parametrize(
    ("name", "mode", "dealt", "houses", "bankruptcies", "timed"),
    [
        ("euro", "standard", 0, 4, 0, 0),
        ("euro", "short", 2, 3, 2, 0),
        ("disney", "timed", 2, 4, 0, 1),
        ("deska", "short", 2, 4, 0, 0),
        ("revolution", "standard", 0, 4, 0, 0),
        ("revolution", "short", 0, 4, 1, 0),
    ],
)
def test_modes(name, mode, dealt, houses, bankruptcies, timed):
    board = compile_board(load_edition(name), mode)
    assert (board.deal_titles, board.houses_before_hotel) == (dealt, houses)
    assert (board.end_after_bankruptcies, board.timed) == (bankruptcies, timed)


@pytest.mark.proves("THEME-01", editions=("euro",))
@pytest.mark.proves("THEME-05", editions=("disney",))
@pytest.mark.parametrize("mode", ["standard", "short", "timed"])
def test_euro_and_disney_are_the_same_board(mode):
    assert (
        compile_board(EURO, mode).tobytes() == compile_board(load_edition("disney"), mode).tobytes()
    )


def test_effects_written_out():
    assert parse_effect(EURO, {"kind": "advance_to", "target": 12}) == (1, 0, 0, 12, 1, 0, 0)
    assert parse_effect(EURO, {"kind": "advance_to", "target": "paris"})[3] == 39
    written = {"kind": "advance_to", "target": 12, "collect_go": False, "multiplier": 10}
    assert parse_effect(EURO, written) == (1, 0, 0, 12, 0, 10, 0)
    nearest = {"kind": "advance_to_nearest", "target_kind": "station"}
    assert parse_effect(EURO, nearest) == (st.ADVANCE_TO_NEAREST, 0, 0, st.STATION, 1, 0, 0)
    twice = {**nearest, "rent_times": 2}
    assert parse_effect(EURO, twice) == (st.ADVANCE_TO_NEAREST, 0, 0, st.STATION, 1, 2, 0)
    assert parse_effect(REVOLUTION, twice)[st.E_MULTIPLIER] == 2
    dear = {"kind": "advance_to_nearest", "target_kind": "utility", "multiplier": 10}
    assert parse_effect(EURO, dear) == (st.ADVANCE_TO_NEAREST, 0, 0, st.UTILITY, 1, 10, 0)
    in_millions = {"kind": "advance_to", "target": 12, "multiplier": "1M"}
    assert parse_effect(REVOLUTION, in_millions)[st.E_MULTIPLIER] == 100
    assert parse_effect(EURO, {"kind": "pay", "amount": "1 000"})[1] == 1000
    assert parse_effect(EURO, {"kind": "pay_or_draw", "amount": 1, "deck": "community"})[3] == 1


@pytest.mark.parametrize(
    ("written", "message"),
    [
        ({}, "card: effect.kind: found nothing, expected advance_to"),
        ({"kind": "fly"}, "card: effect.kind: found 'fly', expected advance_to"),
        (
            {"kind": "advance_to", "target": 40},
            "card: effect.target: found 40, expected a square from 0 to 39 or the id of one",
        ),
        (
            {"kind": "pay", "amount": 5, "to": "bob"},
            "card: effect.to: found an unknown key, expected only amount, kind",
        ),
        (
            {"kind": "advance_to_nearest", "target_kind": "utility", "rent_times": 2},
            "card: effect.rent_times: found 2, expected it only where the card leads to a station",
        ),
        (
            {"kind": "advance_to", "target": 39, "rent_times": 2},
            "card: effect.rent_times: found 2, expected it only where the card leads to a station",
        ),
        (
            {"kind": "go_back", "spaces": 3, "multiplier": 10},
            "card: effect.multiplier: found 10, expected it only where the card leads to a utility",
        ),
        (
            {"kind": "advance_to", "target": 5, "rent_times": 1},
            "card: effect.rent_times: found 1, expected a whole number from 2 to 100",
        ),
    ],
)
def test_wrong_effects(written, message):
    with pytest.raises(EditionError) as caught:
        parse_effect(EURO, written)
    assert str(caught.value).startswith(message)


def test_effects_where_there_are_no_packs():
    assert parse_effect(REVOLUTION, {"kind": "pay", "amount": "1.5M"})[1] == 150
    for written in (
        {"kind": "jail_free"},
        {"kind": "pay_or_draw", "amount": "10K", "deck": "chance"},
    ):
        with pytest.raises(EditionError, match="expected advance_to, go_back, "):
            parse_effect(REVOLUTION, written)


def test_reading_editions_does_not_load_numba():
    code = (
        "import sys; from passgo.estate.edition.compile import compile_board;"
        "from passgo.editions import load_edition; compile_board(load_edition('euro'));"
        "sys.exit('numba' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], timeout=60, check=False)
    assert done.returncode == 0


@pytest.mark.parametrize("name", EDITIONS(ESTATE))
def test_every_edition_and_mode_compiles(name):
    edition = load_edition(name)
    for mode in edition.modes:
        assert compile_board(edition, mode).start_cash > 0
