"""The known contents of the classic American board: names in board order, packs, tokens."""

from collections import Counter

import pytest

from passgo.editions import load_edition
from tests.editions.test_boards import names, text

ATLANTIC = load_edition("atlantic")
STREETS = [
    *("Mediterranean Avenue", "Baltic Avenue"),
    *("Oriental Avenue", "Vermont Avenue", "Connecticut Avenue"),
    *("St. Charles Place", "States Avenue", "Virginia Avenue"),
    *("St. James Place", "Tennessee Avenue", "New York Avenue"),
    *("Kentucky Avenue", "Indiana Avenue", "Illinois Avenue"),
    *("Atlantic Avenue", "Ventnor Avenue", "Marvin Gardens"),
    *("Pacific Avenue", "North Carolina Avenue", "Pennsylvania Avenue"),
    *("Park Place", "Boardwalk"),
]
CHANCE = [
    *(("advance_to", square) for square in (0, 5, 11, 24, 39)),
    ("advance_to_nearest", "utility", 10),
    *[("advance_to_nearest", "station", 2)] * 2,
    ("go_back", 3),
    ("go_to_jail",),
    ("jail_free",),
    ("repairs", 25, 100),
    ("pay", 15),
    ("pay_each", 50),
    *(("collect", amount) for amount in (50, 150)),
]
COMMUNITY = [
    ("advance_to", 0),
    ("go_to_jail",),
    ("jail_free",),
    ("repairs", 40, 115),
    *(("pay", amount) for amount in (50, 50, 100)),
    ("collect_each", 10),
    *(("collect", amount) for amount in (10, 20, 25, 50, 100, 100, 100, 200)),
]


@pytest.mark.proves("THEME-11", editions=("atlantic",))
@pytest.mark.parametrize("locale", ["fr", "en"])
def test_streets_and_railroads_have_their_american_names_in_both_languages(locale):
    assert names(ATLANTIC, "street", locale) == STREETS
    assert names(ATLANTIC, "station", locale) == [
        *("Reading Railroad", "Pennsylvania Railroad", "B. & O. Railroad", "Short Line"),
    ]


@pytest.mark.proves("THEME-11", editions=("atlantic",))
def test_utilities_taxes_and_money():
    assert names(ATLANTIC, "utility") == ["Electric Company", "Water Works"]
    assert names(ATLANTIC, "utility", "fr") == ["Compagnie d’électricité", "Compagnie des eaux"]
    assert [square.tax for square in ATLANTIC.squares if square.kind == "tax"] == [200, 100]
    assert (ATLANTIC.money.symbol, text(ATLANTIC, "fr", "currency-name")) == ("$", "dollar")


@pytest.mark.proves("THEME-12", editions=("atlantic",))
@pytest.mark.proves("CARD-09", editions=("atlantic",))
def test_the_cards_of_both_packs():
    for pack, expected in (("chance", CHANCE), ("community", COMMUNITY)):
        assert Counter(map(done, ATLANTIC.deck(pack))) == Counter(expected)


def done(card):
    """What a card does, and with which numbers; every move pays the salary at the start."""
    fields = dict(card.fields)
    assert fields.pop("collect_go", True) is True
    return (card.kind, *fields.values())


@pytest.mark.proves("THEME-12", editions=("atlantic",))
def test_ten_chance_cards_and_two_others_move_the_token():
    moves = {"advance_to", "advance_to_nearest", "go_back", "go_to_jail"}
    moving = [sum(card.kind in moves for card in deck) for deck in ATLANTIC.decks.values()]
    assert moving == [10, 2]


def test_a_card_with_an_id_of_euro_does_what_it_does_there():
    for pack, deck in ATLANTIC.decks.items():
        euro = {card.id: (card.kind, card.fields) for card in load_edition("euro").deck(pack)}
        shared = [card for card in deck if card.id in euro]
        assert [(card.kind, card.fields) for card in shared] == [euro[card.id] for card in shared]
        assert len(shared) == {"chance": 11, "community": 14}[pack]


def test_eight_tokens():
    assert [token.id for token in ATLANTIC.box.tokens] == [
        *("ship", "dog", "top_hat", "car", "boot", "iron", "cat", "wheelbarrow"),
    ]
