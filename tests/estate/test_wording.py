"""Actions in words: what is written is read, and what is read is written the same."""

import random

import pytest

from passgo.editions import load_edition
from passgo.errors import ActionError
from passgo.estate.formats.wording import Wording, lots_in
from passgo.estate.rules.actions import ACTION_NAMES, BANK_ACTIONS, PLAIN_ACTIONS
from tests.playing import TABLES, new_table, play

WORDING = Wording(load_edition("euro"), ("ana", "bob", "cid"))

SAME = [
    *(name for kind, name in enumerate(ACTION_NAMES) if kind in PLAIN_ACTIONS),
    *(name for kind, name in enumerate(ACTION_NAMES) if BANK_ACTIONS >> kind & 1),
    {"roll": [3, 4]},
    {"bid": 120},
    "claim",
    {"claim": {"from": "ana"}},
    {"claim": {"from": "ana", "on": 14}},
    {"build": [6, 8, 9, 6]},
    {"sell": [6, 8]},
    {"swap": [6]},
    {"mortgage": 5},
    {"redeem": 5},
    {"offer": {"to": "bob", "give": {"cash": 50, "lots": [5]}, "get": {"lots": [15]}}},
    {"offer": {"to": "bob", "give": {"cards": ["chance"]}, "get": {"cards": ["community"]}}},
    "accept",
    "reject",
    {"accept": {"from": "ana"}},
    {"reject": {"from": "bob"}},
    "card",
    {"card": "community"},
    {"settle": {"cash": 100, "lots": [5]}},
    {"want": [1, 3]},
]

ON_A_ROUND_BOARD = [
    {"zone": "cycle"},
    {"force": {"give": 5, "take": 39}},
    {"unit": "ev12"},
]


@pytest.mark.parametrize("written", SAME, ids=str)
def test_an_action_is_written_as_it_was_read(written):
    assert WORDING.write(WORDING.read(written)) == written


@pytest.mark.parametrize("written", ON_A_ROUND_BOARD, ids=str)
def test_actions_of_zones_and_the_unit(written):
    wording = Wording(load_edition("revolution"), ("ana", "bob"))
    assert wording.write(wording.read(written)) == written


def test_every_word_is_among_the_examples():
    words = {w if isinstance(w, str) else next(iter(w)) for w in SAME + ON_A_ROUND_BOARD}
    assert words == set(ACTION_NAMES) - {"wait"}


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ({"mortgage": "station_1"}, None),
        ({"bid": "120"}, {"bid": 120}),
        ({"bid": "1 500 €"}, {"bid": 1500}),
        ({"claim": {"from": 0}}, {"claim": {"from": "ana"}}),
        ({"offer": {"to": 1}}, {"offer": {"to": "bob", "give": {}, "get": {}}}),
        ({"build": []}, {"build": []}),
        (
            {"offer": {"to": "bob", "give": {"cards": {"chance": 1, "community": 0}}}},
            {"offer": {"to": "bob", "give": {"cards": ["chance"]}, "get": {}}},
        ),
        (
            {"offer": {"to": "bob", "get": {"cash": 0, "lots": [], "cards": []}}},
            {"offer": {"to": "bob", "give": {}, "get": {}}},
        ),
        ({"roll": None}, "roll"),
    ],
)
def test_other_ways_to_write(written, canonical):
    if canonical is None:
        number = 5
        written = {"mortgage": WORDING.edition.square_name(number)}
        canonical = {"mortgage": number}
    assert WORDING.write(WORDING.read(written)) == canonical


WRONG = [
    (7, "action: found 7"),
    ({}, "action: found {}"),
    ({"bid": 5, "roll": [1, 2]}, "expected a word or one word: detail"),
    ("dance", "expected one of accept"),
    ("wait", "action: found 'wait'"),
    ({7: 1}, "action: found 7"),
    ("bid", "bid: found nothing"),
    ("build", "build: found nothing"),
    ({"end": 1}, "expected the bare word"),
    ({"roll": [1]}, "expected two dice"),
    ({"roll": [1, True]}, "expected two dice"),
    ({"roll": "12"}, "expected two dice"),
    ({"bid": -5}, "bid: money"),
    ({"bid": 1.5}, "bid: money"),
    ({"bid": 10**23}, "bid: money"),
    pytest.param({"bid": 1 << 20_000}, "found a value too large to show", id="huge"),
    ({"roll": "x" * 5000}, "xxx…, expected two dice"),
    ({"bid": None}, "bid: found nothing"),
    ({"mortgage": 40}, "mortgage: square"),
    ({"mortgage": "paradise"}, "mortgage: square"),
    ({"mortgage": [5]}, "mortgage: square"),
    ({"build": 5}, "expected a list of squares"),
    ({"build": [1] * 49}, "expected 48 at most"),
    ({"card": "spade"}, "expected chance or community"),
    ({"offer": {"to": "bob", "give": {"cards": ["spade"]}}}, "expected chance or community"),
    ({"offer": {"to": "bob", "give": {"cards": [["chance"]]}}}, "offer.give.cards: found"),
    ({"offer": {"to": "bob", "give": {"cards": "chance"}}}, "offer.give.cards: found 'chance'"),
    ({"claim": "ana"}, "claim: found 'ana'"),
    ({"claim": {"by": "ana"}}, "claim: found 'by'"),
    ({"accept": {"from": "eve"}}, "accept: found 'eve'"),
    ({"accept": {"from": "ana", "on": 1}}, "accept: found 'on'"),
    ({"offer": {"give": {}}}, "found no to"),
    ({"offer": {"to": "eve"}}, "offer.to: found 'eve'"),
    ({"offer": {"to": "bob", "give": 5}}, "offer.give: found 5"),
    ({"offer": {"to": "bob", "give": {"lots": 5}}}, "offer.give.lots: found 5"),
    ({"offer": {"to": "bob", "get": {"love": 1}}}, "offer.get: found 'love'"),
    ({"offer": {"to": "bob", "get": {"cards": 3}}}, "offer.get.cards: found 3"),
    ({"offer": {"to": "bob", "get": {"cards": {"chance": 2}}}}, "expected 0 or 1"),
    ({"offer": {"to": "bob", "get": {"cards": {"chance": []}}}}, "expected 0 or 1"),
    ({"settle": {"cards": 1}}, "settle: found 'cards'"),
    ({"zone": "cycle"}, "zone: found 'cycle', expected nothing: euro has none"),
    ({"unit": "ev12"}, "unit: found 'ev12', expected nothing: euro has none"),
    ({"force": {"give": 5}}, "force: found no take"),
    ({"force": {"give": 5, "take": 40}}, "force.take: square"),
    ("force", "force: found nothing"),
    ("zone", "zone: found nothing"),
]


@pytest.mark.parametrize(("written", "message"), WRONG, ids=str)
def test_what_is_no_action_is_refused_in_one_line(written, message):
    with pytest.raises(ActionError) as caught:
        WORDING.read(written)
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(("edition", "mode", "dice"), TABLES[::3])
def test_what_random_games_do_is_read_and_written_the_same(edition, mode, dice):
    game = new_table(edition, mode, dice)
    for moment in play(game, random.Random(1), 60):
        _, written = moment.actions[-1]
        if written == "undo":
            continue
        assert moment.wording.write(moment.wording.read(written)) == written


def test_the_squares_of_a_mask():
    assert lots_in(0) == []
    assert lots_in(1 << 39 | 1 << 5) == [5, 39]
