"""The contents required of every box, and the known contents of each."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

from passgo.editions import EDITIONS, load_edition
from passgo.editions.texts_file import LOCALES
from passgo.estate.edition.model import PACK_IDS, UNIT_ID, Edition

CLASSIC = ("euro", "disney", "deska", "atlantic")
ALL = (*CLASSIC, "revolution")
OPENING_HAND = ((500, 2), (100, 4), (50, 1), (20, 1), (10, 2), (5, 1), (1, 5))


@pytest.fixture(params=ALL)
def edition(request) -> Edition:
    return load_edition(request.param)


@pytest.fixture(params=CLASSIC)
def with_packs(request) -> Edition:
    return load_edition(request.param)


@pytest.fixture
def revolution() -> Edition:
    return load_edition("revolution")


def bundle(edition: Edition, locale: str) -> FluentBundle:
    made = FluentBundle([locale], use_isolating=False)
    made.add_resource(FluentResource(edition.texts[locale]))
    return made


def text(edition: Edition, locale: str, name: str) -> str:
    made = bundle(edition, locale)
    message = made.get_message(name)
    assert message.value is not None
    words, errors = made.format_pattern(message.value)
    assert errors == []
    return words


def names(edition: Edition, kind: str, locale: str = "en") -> list[str]:
    return [
        text(edition, locale, f"square-{square.id.replace('_', '-')}")
        for square in edition.squares
        if square.kind == kind
    ]


def test_the_package_holds_these_editions():
    assert set(ALL) <= set(EDITIONS())


def test_every_edition_in_the_package_loads():
    assert [load_edition(name).id for name in EDITIONS()] == list(EDITIONS())


def test_a_folder_is_an_edition_too(edition):
    again = load_edition(edition.folder)
    assert again.squares == edition.squares
    assert again.rules == edition.rules


@pytest.mark.proves("COMP-01", editions=ALL)
def test_the_stock_of_buildings(edition):
    assert edition.box.house.count == 32
    assert edition.box.hotel.count == 12
    for rules in edition.rules.values():
        assert (rules["houses_total"], rules["hotels_total"]) == (32, 12)


@pytest.mark.proves("COMP-03", editions=CLASSIC)
def test_two_packs_of_sixteen(with_packs):
    assert {name: len(deck) for name, deck in with_packs.decks.items()} == dict.fromkeys(
        PACK_IDS, 16
    )
    for deck in with_packs.decks.values():
        assert sum(card.kind == "jail_free" for card in deck) == 1
    assert with_packs.deck(UNIT_ID) == ()


@pytest.mark.proves("COMP-03", editions=("revolution",))
def test_no_packs_but_twenty_texts_of_the_unit(revolution):
    assert list(revolution.decks) == [UNIT_ID]
    assert [card.id for card in revolution.deck(UNIT_ID)] == [f"ev{n:02}" for n in range(1, 21)]
    assert [revolution.deck(pack) for pack in PACK_IDS] == [(), ()]
    assert not [square for square in revolution.squares if square.pack]


@pytest.mark.proves("COMP-04", editions=CLASSIC)
def test_the_lots(with_packs):
    count = {kind: len(names(with_packs, kind)) for kind in ("street", "station", "utility")}
    assert count == {"street": 22, "station": 4, "utility": 2}
    assert [len(group.squares) for group in with_packs.groups.values()] == [
        *(2, 3, 3, 3, 3, 3, 3, 2),
        *(4, 2),
    ]


@pytest.mark.proves("COMP-04", editions=("revolution",))
def test_thirty_lots_with_four_utilities(revolution):
    kinds = ("street", "station", "utility", "transport_zone", "tax", "card")
    count = {kind: len(names(revolution, kind)) for kind in kinds}
    assert tuple(count.values()) == (22, 4, 4, 4, 2, 0)
    assert sum(square.is_lot for square in revolution.squares) == 30
    assert revolution.groups["utility"].squares == (2, 12, 28, 33)
    assert revolution.shape == "round"


@pytest.mark.proves("COMP-05", editions=("euro", "disney", "atlantic", "revolution"))
def test_there_is_a_token_for_every_player(edition):
    assert len(edition.box.tokens) == edition.rules["standard"]["players_max"]


@pytest.mark.proves("SETUP-06", editions=("revolution",))
def test_a_bank_card_for_every_player_and_no_notes(revolution):
    assert revolution.box.bank_cards == len(revolution.box.tokens) == 6
    assert revolution.money.start_notes == revolution.money.denominations == ()
    assert revolution.rules["standard"]["start_cash"] == 15_000_000
    assert [load_edition(name).box.bank_cards for name in CLASSIC] == [0] * len(CLASSIC)


@pytest.mark.proves("SETUP-02", editions=ALL)
def test_start_cash_salary_and_fine_have_one_scale(edition):
    rules = edition.rules["standard"]
    scale = rules["scale"]
    assert rules["start_cash"] == 1500 * scale
    assert rules["salary"] == 200 * scale
    assert rules["jail_fine"] == 50 * scale


@pytest.mark.proves("SETUP-03", editions=("euro", "disney", "atlantic"))
@pytest.mark.parametrize("name", ["euro", "disney", "atlantic"])
def test_the_opening_hand_of_1500(name):
    assert load_edition(name).money.start_notes == OPENING_HAND


@pytest.mark.proves("SETUP-04", editions=("deska",))
def test_the_opening_hand_of_30000_francs():
    notes = load_edition("deska").money.start_notes
    assert notes == ((10000, 1), (2000, 6), (1000, 4), (400, 3), (200, 10), (100, 7), (20, 5))
    assert sum(value * count for value, count in notes) == 30000
    assert sum(count for _, count in notes) == 36


def test_all_lots_together_cost_5690_times_the_scale(edition):
    total = sum(square.price for square in edition.squares)
    utilities_more = len(edition.groups["utility"].squares) - 2
    assert total == (5690 + 150 * utilities_more) * edition.rules["standard"]["scale"]


def test_a_mortgage_is_half_the_price(edition):
    for square in edition.squares:
        assert square.mortgage * 2 == square.price


def test_a_group_has_one_price_for_houses(edition):
    for group in edition.groups.values():
        costs = {edition.squares[number].house_cost for number in group.squares}
        assert len(costs) == 1
    for square in edition.squares:
        assert square.hotel_cost == square.house_cost


def test_rents_grow_with_what_stands_there(edition):
    for square in edition.squares:
        table = square.dice or square.rents
        assert list(table) == sorted(set(table))


def values(edition: Edition) -> list[tuple[object, ...]]:
    scale = int(str(edition.rules["standard"]["scale"]))
    return [
        (
            square.kind,
            square.group,
            square.pack,
            *(
                amount / scale
                for amount in (
                    square.price,
                    square.tax,
                    square.house_cost,
                    *square.rents,
                    *square.dice,
                )
            ),
        )
        for square in edition.squares
    ]


@pytest.mark.proves("THEME-05", editions=("disney",))
@pytest.mark.proves("THEME-11", editions=("atlantic",))
@pytest.mark.parametrize("name", ["disney", "deska", "atlantic"])
def test_values_are_the_classic_ones(name):
    assert values(load_edition(name)) == values(load_edition("euro"))


def test_revolution_values_are_the_classic_ones_but_for_the_utilities(revolution):
    kept = [
        number
        for number, square in enumerate(revolution.squares)
        if square.kind not in {"utility", "transport_zone"}
    ]
    ours, classic = values(revolution), values(load_edition("euro"))
    assert [ours[number] for number in kept] == [classic[number] for number in kept]
    assert len(kept) == 32
    for number in revolution.groups["utility"].squares:
        square = revolution.squares[number]
        assert square.rents == (200_000, 400_000, 750_000, 1_500_000)
        assert (square.price, square.dice) == (1_500_000, ())


@pytest.mark.proves("ZONE-01", editions=("revolution",))
def test_zones_of_two_colours_each(revolution):
    colours = {
        zone.id: {
            group.id
            for group in list(revolution.groups.values())[:8]
            if all(square in zone for square in group.squares)
        }
        for zone in revolution.zones.values()
    }
    assert colours == {
        "walking": {"brown", "light_blue"},
        "cycle": {"pink", "orange"},
        "car": {"red", "yellow"},
        "space": {"green", "dark_blue"},
    }
    for zone in revolution.zones.values():
        inside = [square for n, square in enumerate(revolution.squares) if n in zone]
        assert len(inside) == 9
        assert [s.id for s in inside if s.kind == "transport_zone"] == [f"zone_{zone.id}"]
        assert sum(square.kind == "station" for square in inside) == 1
        assert sum(square.kind == "utility" for square in inside) == 1
    assert [len(load_edition(name).zones) for name in CLASSIC] == [0] * len(CLASSIC)


def test_the_unit_has_texts_that_free_and_none_to_keep(revolution):
    kinds = {card.kind for card in revolution.deck(UNIT_ID)}
    assert {"advance_to", "go_to_jail", "leave_jail", "pay", "collect"} <= kinds
    assert not {"jail_free", "pay_or_draw"} & kinds


@pytest.mark.parametrize("name", ["disney", "deska"])
def test_cards_do_the_same_as_in_euro(name):
    edition, euro = load_edition(name), load_edition("euro")
    scale = int(str(edition.rules["standard"]["scale"]))
    scaled = {"amount", "per_house", "per_hotel"}
    for pack, deck in edition.decks.items():
        for card, classic in zip(deck, euro.decks[pack], strict=True):
            assert card.kind == classic.kind
            for key, value in card.fields.items():
                times = scale if key in scaled else 1
                assert value == classic.fields[key] * times


@pytest.mark.proves("THEME-01", editions=("euro",))
@pytest.mark.proves("THEME-11", editions=("atlantic",))
def test_euro_disney_and_atlantic_have_the_same_rules():
    euro = load_edition("euro")
    assert load_edition("disney").rules == load_edition("atlantic").rules == euro.rules


@pytest.mark.proves("THEME-02", editions=("euro",))
def test_euro_airports_and_institutions():
    euro = load_edition("euro")
    assert all(name.endswith("Airport") for name in names(euro, "station"))
    assert names(euro, "utility") == ["European Parliament", "European Court of Justice"]
    assert euro.money.symbol == "€"


@pytest.mark.proves("THEME-03", editions=("euro",))
def test_euro_tokens_are_eight_monuments():
    tokens = [token.id for token in load_edition("euro").box.tokens]
    assert tokens == [
        "palace_of_westminster",
        "eiffel_tower",
        "brandenburg_gate",
        "tower_of_pisa",
        "windmill",
        "manneken_pis",
        "sagrada_familia",
        "parthenon",
    ]


@pytest.mark.proves("THEME-04", editions=("euro",))
def test_euro_cities_follow_the_growth_of_the_union():
    joined = {
        1995: ("helsinki", "stockholm", "vienna"),
        1986: ("lisbon", "madrid"),
        1981: ("athens",),
        1973: ("dublin", "copenhagen", "london"),
        1957: ("luxembourg", "brussels", "amsterdam", "rome", "berlin", "paris"),
    }
    streets = [square.id for square in load_edition("euro").squares if square.kind == "street"]
    assert streets[7:] == [city for year in sorted(joined, reverse=True) for city in joined[year]]


@pytest.mark.proves("THEME-06", editions=("disney",))
def test_disney_tokens_are_eight_characters():
    tokens = [token.id for token in load_edition("disney").box.tokens]
    assert tokens == [
        "snow_white",
        "peter_pan",
        "alice",
        "pinocchio",
        "sleeping_beauty",
        "mowgli",
        "lady_and_the_tramp",
        "dumbo",
    ]


@pytest.mark.proves("THEME-07", editions=("disney",))
def test_disney_names_on_the_board():
    disney = load_edition("disney")
    assert names(disney, "tax") == ["Uncle Scrooge", "Prince John"]
    assert names(disney, "utility") == ["Magic wand", "Pixie dust"]
    assert names(disney, "station") == [
        "Aladdin’s flying carpet",
        "Captain Hook’s pirate ship",
        "Cinderella’s pumpkin coach",
        "Cruella’s car",
    ]


@pytest.mark.proves("THEME-08", editions=("disney",))
def test_disney_packs_and_buildings():
    disney = load_edition("disney")
    assert text(disney, "fr", "pack-chance") == "Spectacle"
    assert text(disney, "fr", "pack-community") == "Instants Magiques"
    assert names(disney, "card", "fr").count("Spectacle") == 3
    assert "Lapin Blanc" in text(disney, "fr", "piece-house")
    assert text(disney, "fr", "piece-hotel") == "château"


@pytest.mark.proves("THEME-09", editions=("deska",))
def test_deska_names_on_the_board():
    deska = load_edition("deska")
    towns = [name.split(" (")[0] for name in names(deska, "street", "fr")]
    assert towns[2:5] == ["Mons", "Dinant", "Tournai"]
    assert names(deska, "street", "fr")[-2:] == ["Anvers (Place de Meir)", "Bruxelles (Rue Neuve)"]
    assert [len(deska.groups[name].squares) for name in ("light_blue", "dark_blue")] == [3, 2]
    assert text(deska, "fr", "square-go") == "Start"
    assert text(deska, "fr", "pack-community") == "Chancellerie"
    assert text(deska, "fr", "currency-name") == "franc belge"


def test_modes(edition):
    timed = ("timed",) if edition.id in {"euro", "disney", "atlantic"} else ()
    assert edition.modes == ("standard", "short", *timed)


@pytest.mark.parametrize("locale", LOCALES)
def test_card_texts_name_their_sums_and_squares(edition, locale):
    for deck in edition.decks.values():
        for card in deck:
            words = text(edition, locale, f"card-{card.id}")
            for key in ("amount", "per_house", "per_hotel"):
                if key in card.fields:
                    units = edition.money.to_unit(int(card.fields[key]))
                    assert edition.money.format_money(units, locale) in words
            if "target" in card.fields:
                square = edition.squares[int(card.fields["target"])]
                assert text(edition, locale, f"square-{square.id.replace('_', '-')}") in words


def test_squares_are_named_by_number_or_id(edition):
    for number in range(40):
        assert edition.parse_square(number) == number
        assert edition.parse_square(edition.square_name(number)) == number
    for wrong in (40, -1, True, "nowhere"):
        with pytest.raises(ValueError, match="square: found"):
            edition.parse_square(wrong)
