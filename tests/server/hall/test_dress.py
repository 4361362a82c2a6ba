"""Portraits and tokens that people choose, and presets that the host chooses, through the hall."""

import pytest

from passgo.editions import load_edition
from passgo.editions.presets import find_preset
from passgo.server.hall.lobby import Lobby
from tests.server.hall.guests import Guest, setup
from tests.server.hall.test_lobby import code_of


def looks(guest):
    return [(seat["portrait"], seat["token"]) for seat in guest.face["seats"]]


@pytest.fixture
async def table(hall):
    """Ana in the windmill, a bot, and an open place at which Bob looks."""
    code = await hall.create(
        "g-ana", setup(seats=[{"bot": "simple"}, {}]), "Ana", portrait=12, token=1
    )
    ana = await Guest(hall, code, "g-ana").come()
    bob = await Guest(hall, code, "g-bob").come()
    return ana, bob


async def test_a_chosen_token_is_kept_and_the_others_take_what_is_left(table):
    ana, bob = table
    assert looks(ana) == [(12, 1), (None, 0), (None, 2)]
    assert code_of(await bob.request("sit", name="Bob", portrait=7, token=1)) == "token_taken"
    assert bob.face["seats"][2]["open"]
    # The bot's own is given up to a person who asks for it.
    await bob.request("sit", name="Bob", portrait=7, token=0)
    assert looks(bob) == [(12, 1), (None, 2), (7, 0)]


async def test_a_seat_is_dressed_again_until_the_end_and_only_by_its_person(table):
    ana, bob = table
    assert code_of(await bob.request("dress", place=0, portrait=1)) == "not_your_place"
    await ana.request("dress", place=0, token=5)
    assert looks(ana) == [(12, 5), (None, 1), (None, 2)]
    await ana.request("dress", place=0, portrait=13)
    await ana.request("start")
    assert looks(ana) == [(13, 5), (None, 1), (None, 2)]
    # A token of a bot is exchanged, so that no token on the board changes but these two.
    await ana.request("dress", place=0, token=2)
    assert looks(ana) == [(13, 2), (None, 1), (None, 5)]
    # Who sits down during the game brings a portrait; the seat keeps its token.
    await bob.request("sit", place=2, portrait=9, token=7)
    assert looks(bob)[2] == (9, 5)
    assert code_of(await ana.request("dress", place=0, token=5)) == "token_taken"


async def test_looks_are_stored_and_old_tables_have_some_too(hall, table):
    ana, _ = table
    row = await hall.store.load_table(ana.code)
    assert [place["token"] for place in row.body["places"]] == [1, None, None]
    assert row.body["places"][0]["portrait"] == 12
    old = {
        **row.body,
        "customs": {key: value for key, value in row.body["customs"].items() if key != "claims"},
        "places": [
            {key: value for key, value in place.items() if key not in {"portrait", "token"}}
            for place in row.body["places"]
        ],
    }
    del old["preset"]
    lobby = Lobby.from_body(old)
    assert (lobby.tokens, lobby.preset, lobby.customs["claims"]) == ([0, 1, 2], None, True)


async def test_a_preset_sets_mode_options_and_customs(hall):
    code = await hall.create("g-ana", setup("deska", preset="book", seats=[{}, {}]), "Ana")
    ana = await Guest(hall, code, "g-ana").come()
    assert (ana.face["preset"], ana.face["departures"]) == ("book", [])
    assert not ana.face["customs"]["claims"]
    await ana.request("change", preset="kids", options={"no_auctions": True})
    assert (ana.face["preset"], ana.face["mode"]) == ("kids", "short")
    assert ana.face["options"] == {"no_auctions": True}
    assert (ana.face["customs"]["claims"], ana.face["customs"]["pace"]) == (True, 1.5)
    # What is changed afterwards leaves its name.
    await ana.request("change", mode="standard", options={})
    assert (ana.face["preset"], ana.face["mode"]) == ("kids", "standard")
    assert code_of(await ana.request("change", preset="solitaire")) == "option"
    await ana.request("change", edition="euro")
    assert ana.face["preset"] is None
    await ana.request("change", preset="book")
    await ana.request("start")
    seats = ana.face["seats"]
    assert [seat["habits"]["claims"] for seat in seats if seat["person"]] == [False]


def test_a_preset_of_the_library():
    quick = find_preset(load_edition("euro"), "quick")
    assert (quick.mode, quick.options["timed"]) == ("short", True)
