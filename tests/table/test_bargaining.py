"""Bargaining at a table: what a bot replies is sent and stored, and nobody is nagged."""

import random
from collections import Counter

import pytest

from passgo.compiling.targets import COMPILED
from passgo.estate.formats.scenario import start
from passgo.table import Customs, Table, TableError
from passgo.table.entries import Entry
from tests.table.test_table import FalseClock

GIVEN = {
    "turn": "ana",
    "ana": {"cash": 900, "owns": [5]},
    "bob": {"cash": 500, "owns": [24]},
    "cid": {"cash": 500, "owns": [21, 23]},
}
ASKS = {"offer": {"to": "bob", "give": {"cash": 10}, "get": {"lots": [24]}}}


def table_with(bots, given=GIVEN, memory=None, game=None):
    content = {"players": ["ana", "bob", "cid"], "given": given}
    game = game or start("euro", content, COMPILED)
    return Table(game, bots, FalseClock(), Customs(), memory)


def offer(table, action):
    """A person's offer, and the entry of what the bot does with it."""
    table.act("ana", action)
    table.tick()
    return table.news.told[-1]


def test_a_refusal_says_why_and_what_instead():
    table = table_with({"bob": "shrewd", "cid": "regular"})
    entry = offer(table, ASKS)
    assert (entry.seat, entry.action) == ("bob", {"reject": {"from": "ana"}})
    assert entry.reply["why"]["key"] == "stops_somebody"
    assert entry.reply["to"] == "ana"
    # It is stored with the entry, and told again from there.
    again = Entry.stored(entry.number, entry.at, entry.name, entry.body())
    assert again.told()["reply"] == entry.told()["reply"] == entry.reply
    taken = offer(table, entry.reply["counter"])
    assert taken.action == {"accept": {"from": "ana"}}
    assert taken.reply is None
    assert "reply" not in taken.told()


def test_bots_explain_themselves_to_people_alone():
    given = {**GIVEN, "turn": "cid"}
    table = table_with({"bob": "shrewd", "cid": "regular"}, given)
    table.game.apply("cid", {**ASKS, "offer": {**ASKS["offer"], "get": {"lots": [24]}}})
    table.tick()
    refused = [e for e in table.news.told if e.action == {"reject": {"from": "cid"}}]
    assert [entry.reply for entry in refused] == [None]


def test_the_same_deal_is_heard_twice_a_turn():
    table = table_with({"bob": "shrewd", "cid": "regular"})
    for _ in range(2):
        assert offer(table, ASKS).reply is not None
    written = {"offer": {"to": "bob", "get": {"lots": ["dublin"]}, "give": {"cash": 10}}}
    with pytest.raises(TableError) as refused:
        table.act("ana", written)
    assert refused.value.wire()["code"] == "said_no"
    # Another table that goes on from what this one stores knows it too.
    other = table_with({"bob": "shrewd", "cid": "regular"}, memory=table.memory(), game=table.game)
    with pytest.raises(TableError):
        other.act("ana", ASKS)
    # A change is listened to.
    dearer = {"offer": {**ASKS["offer"], "give": {"cash": 20}}}
    assert offer(table, dearer).reply is not None


def test_a_bot_does_not_ask_a_person_for_the_same_again_and_again():
    given = {
        "turn": "bob",
        "ana": {"cash": 1500, "owns": [1]},
        "bob": {"cash": 1500, "owns": [3]},
        "cid": {"cash": 1500},
    }
    table = table_with({"bob": "simple", "cid": "simple"}, given)
    offers, chance = Counter(), random.Random(1)
    for _ in range(400):
        table.tick()
        made = [each for each in table.game.view(None)["offers"] if each["to"] == "ana"]
        if table.game.is_over:
            break
        if made:
            [one] = made
            offers[(one["from"], str(one["give"]["lots"]), str(one["get"]["lots"]))] += 1
            table.act("ana", {"reject": {"from": one["from"]}})
        elif table.throw_for is not None:
            table.throw([chance.randint(1, 6), chance.randint(1, 6)])
        elif "ana" in table.game.to_act:
            choices = table.game.look().choices("ana")
            picked = next((each for each in choices if each["main"]), choices[0])["action"]
            if picked == "roll":
                picked = {"roll": [chance.randint(1, 6), chance.randint(1, 6)]}
            table.act("ana", picked)
        else:
            table.go_on("ana")
    assert table.game.view(None)["turn"]["number"] > 20
    assert offers, "it never asked"
    assert max(offers.values()) <= 4
