"""One thing broken in a copy of an edition: the file is refused in one line that says what."""

import pytest

from passgo.editions import EDITIONS, EditionError, load_edition
from tests.editions.copies import copy_of_euro, put, refusal

BROKEN = [
    # file, old text, new text, the message after the file's name
    (
        "board.toml",
        "price = 60,",
        "price = 0,",
        "squares[1].price: found 0, expected a whole number",
    ),
    ("board.toml", "price = 60,", "price = '60',", "squares[1].price: found '60', expected"),
    ("board.toml", "price = 60,", "price = 60.5,", "squares[1].price: found 60.5, expected"),
    ("board.toml", "price = 60,", "", "squares[1].price: found nothing, expected a whole number"),
    (
        "board.toml",
        "price = 60,",
        "price = 60, colour = 1,",
        "squares[1].colour: found an unknown key, expected only ",
    ),
    (
        "board.toml",
        "[2, 10, 30, 90, 160, 250]",
        "[2, 10, 30, 90, 160]",
        "squares[1].rents: found [2, 10, 30, 90, 160], expected a list of 6 numbers",
    ),
    (
        "board.toml",
        "[2, 10, 30, 90, 160, 250]",
        "[2, 10, 30, -90, 160, 250]",
        "squares[1].rents[3]: found -90, expected a whole number of at least 0",
    ),
    (
        "board.toml",
        'kind = "go",',
        'kind = "start",',
        "squares[0].kind: found 'start', expected go,",
    ),
    (
        "board.toml",
        'id = "riga"',
        'id = "vilnius"',
        "squares[3].id: found 'vilnius', expected an id",
    ),
    ("board.toml", 'id = "riga"', 'id = "Riga"', "squares[3].id: found 'Riga', expected an id of"),
    (
        "board.toml",
        '{ id = "jail", kind = "jail"',
        '{ id = "jail", kind = "free_parking"',
        "squares: found 0 squares of kind jail, expected exactly one",
    ),
    (
        "board.toml",
        '    { id = "jail", kind = "jail", source = "sourced" },\n',
        "",
        "squares: found 39 squares, expected 40 squares",
    ),
    (
        "board.toml",
        'kind = "go", source = "sourced"',
        'kind = "jail", source = "sourced"',
        "squares: found 0 squares of kind go, expected exactly one",
    ),
    (
        "board.toml",
        'group = "brown", price = 60, rents = [4',
        'group = "pink", price = 60, rents = [4',
        "groups.pink.squares: found [11, 13, 14], expected square 3 among them",
    ),
    (
        "board.toml",
        'group = "brown", price = 60, rents = [4',
        'group = "beige", price = 60, rents = [4',
        "squares[3].group: found 'beige', expected one of brown, light_blue",
    ),
    (
        "board.toml",
        'group = "brown", price = 60, rents = [4',
        'group = "station", price = 60, rents = [4',
        "squares[3].group: found 'station', expected a group for a street",
    ),
    (
        "board.toml",
        "squares = [1, 3] }",
        "squares = [1, 2, 3] }",
        "groups.brown.squares: found [1, 2, 3], expected [1, 3]",
    ),
    (
        "board.toml",
        "#8B5A2B",
        "brown",
        "groups.brown.hex: found 'brown', expected a colour such as",
    ),
    ("board.toml", 'code = "LB"', 'code = "BR"', "groups.light_blue.code: found 'BR', expected"),
    ("board.toml", 'shape = "square"', 'shape = "oval"', "shape: found 'oval', expected square or"),
    ("board.toml", 'pack = "chance"', 'pack = "luck"', "squares[7].pack: found 'luck', expected"),
    (
        "board.toml",
        "mortgage = 30,",
        "mortgage = 70,",
        "squares[1].mortgage: found 70, expected at most the price, 60",
    ),
    (
        "board.toml",
        "dice = [4, 10]",
        "rents = [4, 10]",
        "squares[12].dice: found nothing, expected it, as utility_rent says",
    ),
    ("board.toml", 'shape = "square"', 'shape = "square', "syntax: found a mistake ("),
    (
        "board.toml",
        'source = "sourced" },\n',
        'source = "guessed" },\n',
        "squares[0].source: found 'guessed', expected sourced or reconstructed",
    ),
    (
        "decks.toml",
        "target = 39",
        "target = 40",
        "chance[1].target: found 40, expected a square from 0 to 39 or the id of one",
    ),
    (
        "decks.toml",
        "target = 39",
        'target = "atlantis"',
        "chance[1].target: found 'atlantis', expected a square from 0 to 39 or the id of one",
    ),
    ("decks.toml", 'kind = "go_back",', 'kind = "hop",', "chance[5].kind: found 'hop', expected"),
    ("decks.toml", "amount = 15,", "amount = 15, tip = 1,", "chance[10].tip: found an unknown key"),
    ("decks.toml", 'id = "cc03"', 'id = "ch03"', "community[2].id: found 'ch03', expected an id"),
    (
        "decks.toml",
        'kind = "go_to_jail"',
        'kind = "jail_free"',
        "chance: found 2 cards of kind jail_free, expected at most one",
    ),
    (
        "decks.toml",
        '    { id = "ch07", kind = "go_to_jail", source = "reconstructed" },\n',
        "",
        "card_packs: found (16, 16), expected [15, 16], as the other files have it",
    ),
    (
        "decks.toml",
        "community = [",
        "treasury = [",
        "treasury: found an unknown key, expected only chance, community, unit",
    ),
    (
        "rules.toml",
        "even_build = true",
        "even_bild = true",
        "rules.even_bild: found an unknown flag, expected even_build (or nothing)",
    ),
    (
        "rules.toml",
        "late_card = false",
        "",
        "rules.late_card: found nothing, expected true or false",
    ),
    (
        "rules.toml",
        'start_tie = "rethrow"',
        'start_tie = "coin"',
        "rules.start_tie: found 'coin', expected rethrow or lowest_seat",
    ),
    ("rules.toml", "late_card = false", "late_card = 0", "rules.late_card: found 0, expected true"),
    (
        "rules.toml",
        "# Trades\n",
        "zones = true\n# Trades\n",
        "rules.zone_trigger: found 'none', expected zone_squares with zones = true",
    ),
    (
        "rules.toml",
        "players_max = 8",
        "players_max = 9",
        "rules.players_max: found 9, expected a whole number from 2 to 8",
    ),
    (
        "rules.toml",
        "[modes.short]",
        "[modes.blitz]",
        "modes.blitz: found an unknown mode, expected short or timed",
    ),
    (
        "rules.toml",
        "houses_before_hotel = 3",
        "houses_before_hotel = 2",
        "modes.short.houses_before_hotel: found 2, expected a whole number from 3 to 4",
    ),
    (
        "rules.toml",
        'end_condition = "second_bankruptcy"',
        'end_condition = "last_survivor"',
        "modes.short.wealth_formula: found 'printed_values', expected none with last_survivor",
    ),
    (
        "rules.toml",
        "ownable_count = 28",
        "ownable_count = 30",
        "ownable_count: found 30, expected 28, as the other files have it",
    ),
    (
        "rules.toml",
        'jail_exits = ["fine", ',
        "jail_exits = [",
        "rules.jail_exits: found ['own_card', 'bought_card', 'double'], expected a list of fine,",
    ),
    ("rules.toml", "[rules]", "[rule]", "rules: found nothing, expected a table"),
    (
        "box.toml",
        "{ value = 500, count = 2 }",
        "{ value = 500, count = 3 }",
        "money.start_notes: found notes for 2000, expected notes for 1500, the flag start_cash",
    ),
    (
        "box.toml",
        "{ value = 500, count = 2 }",
        "{ value = 250, count = 4 }",
        "money.start_notes[0].value: found 250, expected one of the denominations",
    ),
    ("box.toml", "[2, 8]", "[2, 6]", "players: found [2, 6], expected [2, 8] as the flags"),
    (
        "box.toml",
        '    { id = "parthenon", source = "sourced" },\n',
        "",
        "tokens: found 7 tokens, expected one for each of 8 players",
    ),
    (
        "box.toml",
        "count = 32",
        "count = 31",
        "pieces.house.count: found 31, expected 32, the flag houses_total",
    ),
    ("box.toml", "unit = 1 ", "unit = 10 ", "money.unit: found 10, expected 1 as the flag"),
    ("box.toml", "€{number}", "€", "money.formats.en.pattern: found '€', expected a text with"),
    ("box.toml", 'accent = "', 'accents = "', "palette.accent: found nothing, expected a colour"),
    ("texts.fr.ftl", "square-riga = Riga\n", "", "square-riga: found nothing, expected a text"),
    ("texts.en.ftl", "card-cc16 =", "card-cc17 =", "card-cc16: found nothing, expected a text"),
    (
        "texts.en.ftl",
        "square-riga = Riga",
        "square-riga = Riga\nsquare-rigga = Riga",
        "square-rigga: found an unknown text, expected square-riga (or nothing)",
    ),
    (
        "texts.en.ftl",
        "square-riga = Riga",
        "square-riga = Riga\nsquare-riga = Riga",
        "square-riga: found a second text, expected one",
    ),
    (
        "texts.en.ftl",
        "square-riga = Riga",
        "square-riga = { $city }",
        "square-riga: found the argument $city, expected a text without arguments",
    ),
    (
        "texts.en.ftl",
        "square-riga = Riga",
        "square-riga = { square-reval }",
        "square-riga: found a quote of square-reval, expected a quote of a text of this file",
    ),
    (
        "texts.en.ftl",
        "square-riga = Riga",
        "square-riga = { square-riga }",
        "square-riga: found a quote of square-riga, which quotes another, expected",
    ),
    ("texts.en.ftl", "edition-title =", "edition-title :", "line 5: found a mistake ("),
]


def test_the_unbroken_copy_loads(tmp_path):
    assert load_edition(copy_of_euro(tmp_path)).id == "mine"
    assert load_edition(str(tmp_path / "mine")).id == "mine"


@pytest.mark.parametrize(("file", "old", "new", "message"), BROKEN)
def test_a_wrong_file(tmp_path, file, old, new, message):
    folder = copy_of_euro(tmp_path)
    put(folder, file, old, new)
    where = "rules.toml" if message.startswith("card_packs") else file
    assert refusal(folder).startswith(f"{folder}/{where}: {message}")


@pytest.mark.parametrize(
    "file",
    ["board.toml", "decks.toml", "rules.toml", "box.toml", "texts.fr.ftl", "texts.en.ftl"],
)
def test_a_missing_or_unreadable_file(tmp_path, file):
    folder = copy_of_euro(tmp_path)
    path = folder / file
    path.write_bytes(b"\xff\xfe")
    expected = f"{path}: file: found bytes that are not UTF-8, expected UTF-8 text"
    assert refusal(folder) == expected
    path.unlink()
    assert refusal(folder) == f"{path}: file: found none, expected a file of an edition"
    path.mkdir()
    assert refusal(folder).startswith(f"{path}: file: found an unreadable file (")


def test_a_pack_that_is_too_large(tmp_path):
    folder = copy_of_euro(tmp_path)
    path = folder / "decks.toml"
    more = "".join(
        f'    {{ id = "x{n}", kind = "pay", amount = 1, source = "reconstructed" }},\n'
        for n in range(5)
    )
    path.write_text(path.read_text(encoding="utf-8").replace("[\n", "[\n" + more, 1))
    assert refusal(folder) == f"{path}: chance: found 21 cards, expected 1 to 20 cards"


def test_sums_must_be_whole_units(tmp_path):
    folder = copy_of_euro(tmp_path)
    for file, old, new in (
        ("rules.toml", "money_unit = 1 ", "money_unit = 10 "),
        ("box.toml", "unit = 1 ", "unit = 10 "),
    ):
        path = folder / file
        path.write_text(path.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    expected = f"{folder}/board.toml: squares[1]: found 2, expected a multiple of the unit, 10"
    assert refusal(folder) == expected


@pytest.mark.parametrize("name", ["eruo", "", "no/such/folder"])
def test_an_unknown_edition(name, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(EditionError) as caught:
        load_edition(name or "nowhere")
    assert str(caught.value).startswith("edition: name: found '")
    assert f"{', '.join(EDITIONS())} or a folder" in str(caught.value)
    assert ("perhaps euro" in str(caught.value)) == (name == "eruo")
