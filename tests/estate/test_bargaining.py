"""Bargaining: what bots reply to offers, and what they say they would take, is what they take."""

import json
import random

import pytest

from passgo.bots.decision import Decision
from passgo.bots.player import Player, seed_for
from passgo.compiling.targets import COMPILED, INTERPRETED
from passgo.estate.bargaining.ear import Ear
from passgo.estate.bargaining.prices import step_of
from passgo.estate.bargaining.terms import terms_of
from passgo.estate.formats.scenario import start
from passgo.wire.forms import Reason
from tests.properties.hidden import permute_hidden
from tests.trials.bargains import ASKER, BOTS, Tally, asked, haggle, moments, plausible

PLAYED = (("euro", {}), ("deska", {}), ("revolution", {}), ("euro", {"cash": "hidden"}))
"""Boxes with different boards, trades and purses."""


@pytest.mark.parametrize(("edition", "options"), PLAYED)
def test_bots_take_what_they_say_they_would_take(edition, options):
    """Every reply has a reason; every counter-offer and every other offer is really carried out."""
    tally, rng = Tally(), random.Random(edition)
    for game in moments(edition, 3, options, most=14):
        haggle(game, rng, tally, count=3)
    assert tally.refused == tally.reasons.total() > 0
    assert tally.counters > 0
    assert tally.proposals > 0


def replies(edition, seed, options, most=10):
    """What bots reply in a game, with the game, the offer and the pondering."""
    rng = random.Random(seed)
    for game in moments(edition, seed, options, most=most):
        for offer in plausible(game, rng, 3):
            after, pondering, decision = asked(game, offer)
            reply = pondering.reply(decision, COMPILED)
            if reply is not None:
                yield game, after, offer, pondering, decision, reply


def test_a_counter_offer_is_the_least_that_the_bot_takes():
    """One step less of cash is refused: nobody gains more by it than by asking for every sum."""
    checked = 0
    for game, _, offer, pondering, _, reply in replies("euro", 5, {}):
        if reply.counter is None or reply.adds["lots"]:
            continue
        ear = Ear(pondering, pondering.bot, COMPILED)
        _, counter = terms_of(game, reply.counter)
        _, before = terms_of(game, offer)
        less = counter.paying(counter.net - step_of(ear))
        assert ear.accepts(game.seat(ASKER), counter)
        assert less.net < before.net or not ear.accepts(game.seat(ASKER), less)
        checked += 1
    assert checked > 5


def test_the_same_is_replied_every_time_and_by_every_target():
    count = 0
    for _, after, offer, _, decision, reply in replies("euro", 7, {}, most=4):
        other = offer["offer"]["to"]
        again = Player(BOTS[other], seed_for(after)).ponder(after, other)
        assert again.reply(decision, INTERPRETED) == reply
        count += 1
    assert count > 3


def test_no_reply_and_no_offer_tells_of_a_purse_that_the_bot_cannot_see():
    count = 0
    for _, after, offer, _, decision, reply in replies("euro", 9, {"cash": "hidden"}):
        other = offer["offer"]["to"]
        twin = after.fork()
        permute_hidden(twin, twin.state, twin.seat(other), random.Random(count))
        pondering = Player(BOTS[other], seed_for(after)).ponder(twin, other)
        assert pondering.reply(decision, COMPILED) == reply
        said = json.dumps([reply.why.wire(), reply.likes])
        assert "money" not in said, "a reason names a sum"
        count += 1
    assert count > 5


def test_listening_changes_nothing():
    _, after, offer, pondering, *_ = next(replies("euro", 11, {}))
    ear = Ear(pondering, pondering.bot, COMPILED)
    before = ear.state.tobytes()
    _, terms = terms_of(after, offer)
    for net in (0, 50, 400):
        ear.accepts(after.seat(ASKER), terms.paying(net))
    assert ear.state.tobytes() == before


def reason(bot, offer, edition="euro", **given):
    """Why a bot in Bob's seat turns down an offer of Ana's."""
    content = {
        "players": ["ana", "bob", "cid", "dee"],
        "given": {"turn": "ana", **given},
    }
    game = start(edition, content, INTERPRETED)
    game.apply("ana", {"offer": {"to": "bob", **offer}})
    pondering = Player(bot, seed_for(game)).ponder(game, "bob")
    decision = pondering.decide()
    if bot == "random":
        # It may do anything: this is what it says if it happens to refuse.
        decision = Decision({"reject": {"from": "ana"}}, "by_chance", {}, UNSAID)
    return pondering.reply(decision)


UNSAID = Reason("by_chance", "reason-by-chance", {})
ASKS_RED = {"give": {"cash": 10}, "get": {"lots": [24]}}


def test_a_bot_says_that_a_lot_would_complete_the_asker_s_colour():
    reply = reason(
        "shrewd", ASKS_RED, ana={"cash": 900, "owns": [21, 23]}, bob={"cash": 500, "owns": [24]}
    )
    assert reply.why.key == "completes_yours"
    assert reply.why.args["group"]["text"] == "group-red"


def test_a_bot_says_whom_a_lot_stops_if_it_minds():
    given = {
        "ana": {"cash": 900, "owns": [5]},
        "bob": {"cash": 500, "owns": [24]},
        "cid": {"cash": 500, "owns": [21, 23]},
    }
    reply = reason("shrewd", ASKS_RED, **given)
    assert (reply.why.key, reply.why.args["seat"]) == ("stops_somebody", {"seat": "cid"})
    # The simple player goes by printed prices: whom it stops is nothing to it.
    assert reason("simple", ASKS_RED, **given).why.key == "too_low"


def test_a_bot_says_what_it_would_lose():
    given = {"ana": {"cash": 900}, "bob": {"cash": 500, "owns": [21, 23, 24]}}
    assert reason("shrewd", ASKS_RED, **given).why.key == "breaks_mine"
    stations = {"give": {"cash": 10}, "get": {"lots": [5]}}
    given = {"ana": {"cash": 900}, "bob": {"cash": 500, "owns": [5, 15]}}
    assert reason("shrewd", stations, **given).why.key == "one_fewer"


def test_a_bot_says_that_the_price_is_too_low_and_names_a_better_one():
    reply = reason("regular", ASKS_RED, ana={"cash": 900}, bob={"cash": 500, "owns": [24]})
    assert reply.why.key == "too_low"
    assert reply.adds["cash"] > 0
    assert reply.counter["offer"]["give"]["cash"] == 10 + reply.adds["cash"]


def test_a_bot_that_pays_too_much_asks_for_less():
    sells = {"give": {"lots": [1]}, "get": {"cash": 400}}
    reply = reason("regular", sells, ana={"cash": 100, "owns": [1]}, bob={"cash": 500})
    assert reply.why.key == "keeps_cash"
    assert reply.adds["cash"] > 0


def test_players_who_never_trade_or_go_by_chance_say_so():
    given = {"ana": {"cash": 900}, "bob": {"cash": 500, "owns": [24]}}
    for bot, key in (("buyer", "never_trades"), ("random", "by_chance")):
        reply = reason(bot, ASKS_RED, **given)
        assert (reply.why.key, reply.counter) == (key, None)
