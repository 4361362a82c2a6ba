"""An entry is stored and read back, and shows only what is public."""

import json

import pytest
from msgspec.structs import replace

from passgo.game import Game
from passgo.table import Customs, Entry, Table
from passgo.table.entries import Signed
from passgo.table.news import News

STORED = {
    "a person's action": (
        "acted",
        '{"action":{"bid":120},"answer":null,"by":"person","guest":"g1","mark":"0a1b",'
        '"seat":"ana","sum":77,"wish":"w1"}',
        Entry(
            "acted",
            "ana",
            number=3,
            at=5.5,
            by="person",
            action={"bid": 120},
            mark="0a1b",
            signed=Signed("g1", "w1", 77),
        ),
    ),
    "a bot's action": (
        "acted",
        '{"action":"roll","by":"bot","mark":"ffff","seat":"bob","why":{"key":"go_on","with":{}}}',
        Entry("acted", "bob", number=3, at=5.5, by="bot", action="roll", mark="ffff"),
    ),
    "words": (
        "said",
        '{"args":{"seat":{"seat":"ana"},"what":"Bonjour"},"by":"person",'
        '"said":{"phrase":null,"words":"Bonjour"},"seat":"ana"}',
        Entry(
            "said",
            "ana",
            {"seat": {"seat": "ana"}, "what": "Bonjour"},
            number=3,
            at=5.5,
            by="person",
            said={"phrase": None, "words": "Bonjour"},
        ),
    ),
}
"""Entries as they lie in stores of today and before."""


@pytest.mark.parametrize(("name", "text", "entry"), STORED.values(), ids=STORED)
def test_what_was_stored_is_read(name, text, entry):
    assert Entry.stored(3, 5.5, name, json.loads(text)) == entry


@pytest.mark.parametrize("entry", [entry for *_, entry in STORED.values()], ids=STORED)
def test_what_is_stored_comes_back(entry):
    body = json.loads(json.dumps(entry.body()))
    assert Entry.stored(entry.number, entry.at, entry.name, body) == entry


def test_a_bots_reason_is_stored_and_told_nobody():
    game = Game.new("euro", ["ana", "bob"], seed=1)
    table = Table(game, {"ana": "regular", "bob": "regular"}, lambda: 0.0, Customs(pace=0))
    while not table.news.told:
        table.settle(thought := table.next_thought(), thought.decide())
    [entry] = table.news.told
    assert entry.body()["why"]["key"] == entry.why.reason
    assert entry.body()["mark"] == game.marks[-1]
    signed = replace(entry, signed=Signed("g-ana", "w1", 5))
    told = json.dumps(signed.told())
    assert entry.told() == signed.told()
    assert entry.why.reason not in told
    assert not {"why", "mark", "action", "wish", "guest"} & set(signed.told())


def test_news_number_what_stays_and_not_what_is_of_the_moment():
    news, heard = News(lambda: 2.5, number=7), []
    news.listen(heard.append)
    news.by = "person"
    first = news.tell(Entry("paused"))
    news.mention(Entry("thinking", "ana"))
    assert (first.number, first.at, first.by) == (8, 2.5, "person")
    assert [entry.number for entry in heard] == [8, 0]
    assert news.take() == [first]
    assert (news.number, news.told) == (8, [])
    assert news.tell(Entry("resumed", by="clock")).number == 9
