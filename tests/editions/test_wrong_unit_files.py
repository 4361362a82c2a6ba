"""One thing broken in a copy of an electronic edition: refused in one line that says what."""

import pytest

from passgo.editions import load_edition
from passgo.estate.edition.compile import compile_board
from tests.editions.copies import copy_of, copy_of_euro, put, refusal

BROKEN_UNIT = [
    # file, old text, new text, the file refused, the message after its name
    (
        "board.toml",
        "walking = { first = 1, last = 9,",
        "walking = { first = 9, last = 1,",
        "board.toml",
        "zones.walking.last: found 1, expected a whole number from 9 to 39",
    ),
    (
        "board.toml",
        "first = 11,",
        "first = 9,",
        "board.toml",
        "zones.cycle.first: found 9, expected a whole number from 10 to 39",
    ),
    (
        "board.toml",
        "first = 11,",
        "first = 10,",
        "board.toml",
        "squares[10].kind: found 'jail', expected it outside zone cycle",
    ),
    (
        "board.toml",
        "last = 9,",
        "last = 6,",
        "board.toml",
        "squares[7].kind: found 'transport_zone', expected it only within a zone",
    ),
    (
        "board.toml",
        "last = 39,",
        "last = 40,",
        "board.toml",
        "zones.space.last: found 40, expected a whole number from 31 to 39",
    ),
    (
        "board.toml",
        "walking = { first",
        "# walking = { first",
        "board.toml",
        "zones: found cycle, car, space, expected 4 zones",
    ),
    (
        "board.toml",
        '"#3FB8E8"',
        '"blue"',
        "board.toml",
        "zones.walking.hex: found 'blue', expected",
    ),
    (
        "board.toml",
        "last = 9,",
        "last = 9, wide = 3,",
        "board.toml",
        "zones.walking.wide: found an unknown key, expected only ",
    ),
    (
        "board.toml",
        'id = "zone_car", kind = "transport_zone"',
        'id = "zone_car", kind = "card", pack = "chance"',
        "board.toml",
        "squares[22].pack: found 'chance', expected a pack of decks.toml",
    ),
    (
        "board.toml",
        "squares = [2, 12, 28, 33]",
        "squares = [2, 4, 12, 28, 33]",
        "board.toml",
        "groups.utility.squares: found 5 squares, expected 4 at most",
    ),
    (
        "board.toml",
        "rents = [200_000, 400_000, 750_000, 1_500_000]",
        "rents = [200_000, 400_000]",
        "board.toml",
        "squares[2]: found 2 rents, expected one for each utility, 4",
    ),
    (
        "board.toml",
        "price = 600_000",
        "price = 605_000",
        "board.toml",
        "squares[1]: found 605000, expected a multiple of the unit, 10000",
    ),
    (
        "decks.toml",
        "amount = 150_000",
        "amount = 155_000",
        "decks.toml",
        "unit[11].amount: found 155000, expected a multiple of the unit, 10000",
    ),
    (
        "decks.toml",
        'kind = "leave_jail"',
        'kind = "jail_free"',
        "decks.toml",
        "unit[2].kind: found 'jail_free', expected advance_to, go_back, ",
    ),
    (
        "decks.toml",
        'kind = "leave_jail"',
        'kind = "go_to_jail"',
        "rules.toml",
        "jail_exits: found ['fine', 'double', 'chance_text'], expected a list without chance_text",
    ),
    (
        "decks.toml",
        "unit = [",
        "units = [",
        "decks.toml",
        "units: found an unknown key, expected only chance, community, unit",
    ),
    (
        "rules.toml",
        "zones = true ",
        "zones = false ",
        "rules.toml",
        "rules.zone_trigger: found 'zone_squares', expected none with zones = false",
    ),
    (
        "rules.toml",
        'zone_empty_choice = "allowed"',
        'zone_empty_choice = "none"',
        "rules.toml",
        "rules.zone_empty_choice: found 'none', expected allowed or refused with zones = true",
    ),
    (
        "rules.toml",
        'zone_move_direction = "clockwise"',
        'zone_move_direction = "nearest"',
        "rules.toml",
        "rules.zone_move_direction: found 'nearest', expected clockwise or none",
    ),
    (
        "rules.toml",
        "forced_deal = true",
        "forced_deal = false",
        "rules.toml",
        "rules.forced_deal_protects: found 'colours', expected none with forced_deal = false",
    ),
    (
        "rules.toml",
        'random_chance_p = "1/12"',
        'random_chance_p = "12/1"',
        "rules.toml",
        "rules.random_chance_p: found '12/1', expected a number from 0 to 1 or a fraction such as",
    ),
    (
        "rules.toml",
        'random_chance_target = "payee"',
        'random_chance_target = "none"',
        "rules.toml",
        "random_chance_target: found 'none', expected payee or payer, as the other files have it",
    ),
    (
        "rules.toml",
        'chance_text_timeout = "off"',
        'chance_text_timeout = "none"',
        "rules.toml",
        "chance_text_timeout: found 'none', expected off or on, as the other files have it",
    ),
    (
        "rules.toml",
        'card_return_timing = "none"',
        'card_return_timing = "before"',
        "rules.toml",
        "card_return_timing: found 'before', expected none, as the other files have it",
    ),
    (
        "rules.toml",
        "goojf_holdable = false",
        "goojf_holdable = true",
        "rules.toml",
        "rules.goojf_estate: found 'none', expected pack_or_creditor with goojf_holdable = true",
    ),
    (
        "rules.toml",
        'trade_contents = ["cash", "lots"]',
        'trade_contents = ["cash", "lots", "release_cards"]',
        "rules.toml",
        "trade_contents: found ['cash', 'lots', 'release_cards'], expected a list without release_",
    ),
    (
        "rules.toml",
        "card_packs = [0, 0]",
        "card_packs = [16, 16]",
        "rules.toml",
        "card_packs: found (16, 16), expected [0, 0], as the other files have it",
    ),
    (
        "rules.toml",
        'money_medium = "bank_card"',
        'money_medium = "notes"',
        "box.toml",
        "bank_cards: found 6, expected none, for money_medium is notes",
    ),
    (
        "box.toml",
        "bank_cards = 6",
        "bank_cards = 5",
        "box.toml",
        "bank_cards: found 5, expected one for each of 6 players",
    ),
    (
        "box.toml",
        "decimals = 0",
        "decimals = 0\ndenominations = [10_000]\nstart_notes = [{ value = 10_000, count = 1_500 }]",
        "box.toml",
        "money.denominations: found notes, expected none, for money_medium is bank_card",
    ),
    (
        "box.toml",
        "decimals = 0",
        "decimals = 0\nstart_notes = []",
        "box.toml",
        "money.denominations: found nothing, expected a list of numbers",
    ),
    (
        "texts.fr.ftl",
        "zone-space =",
        "zone-rocket =",
        "texts.fr.ftl",
        "zone-space: found nothing, expected a text",
    ),
    (
        "texts.en.ftl",
        "currency-name =",
        "pack-chance = Chance\ncurrency-name =",
        "texts.en.ftl",
        "pack-chance: found an unknown text, expected ",
    ),
]


@pytest.mark.parametrize(("file", "old", "new", "where", "message"), BROKEN_UNIT)
def test_a_wrong_file_of_an_electronic_edition(tmp_path, file, old, new, where, message):
    folder = copy_of("revolution", tmp_path)
    put(folder, file, old, new)
    assert refusal(folder).startswith(f"{folder}/{where}: {message}")


def test_zones_without_zone_squares(tmp_path):
    folder = copy_of("revolution", tmp_path)
    for number, name in enumerate(("walking", "cycle", "car", "space")):
        square = f'id = "zone_{name}", kind = '
        put(
            folder,
            "board.toml",
            f'{square}"transport_zone"',
            f'{square}"tax", amount = {number + 1}0_000',
        )
    expected = "zone_trigger: found 'zone_squares', expected 'none', as the other files have it"
    assert refusal(folder) == f"{folder}/rules.toml: {expected}"


def test_a_unit_beside_packs(tmp_path):
    folder = copy_of_euro(tmp_path)
    put(
        folder,
        "decks.toml",
        "chance = [",
        'unit = [{ id = "u1", kind = "pay", amount = 5, source = "reconstructed" }]\nchance = [',
    )
    assert refusal(folder).endswith(
        "random_chance_interrupt: found 'none', expected 'move_resumes', as the other files have it"
    )
    for flag, value in (
        ("random_chance_interrupt", "move_resumes"),
        ("chance_text_timeout", "off"),
        ("random_chance_target", "payer"),
    ):
        put(folder, "rules.toml", "# Trades\n", f'{flag} = "{value}"\n# Trades\n')
    put(folder, "rules.toml", "# Trades\n", "random_chance_p = 0.5\n# Trades\n")
    for locale in ("fr", "en"):
        put(folder, f"texts.{locale}.ftl", "card-ch01 =", "card-u1 = 5\ncard-ch01 =")
    edition = load_edition(folder)
    assert edition.rules["standard"]["random_chance_p"] == "1/2"
    board = compile_board(edition)
    assert list(board.pack_size) == [16, 16, 1]
    assert (board.random_chance_num, board.random_chance_den) == (1, 2)


def test_odds_without_a_unit(tmp_path):
    folder = copy_of_euro(tmp_path)
    put(folder, "rules.toml", "# Trades\n", 'random_chance_p = "1/6"\n# Trades\n')
    expected = "random_chance_p: found '1/6', expected 0, as the other files have it"
    assert refusal(folder) == f"{folder}/rules.toml: {expected}"
