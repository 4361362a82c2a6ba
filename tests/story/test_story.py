"""Stories of whole games of every edition: they add up, fit their models and can be told."""

import copy
import json
from functools import cache

import pytest
from pydantic import TypeAdapter

from passgo.bots.standin import StandIns
from passgo.compiling.targets import COMPILED
from passgo.editions import EDITIONS
from passgo.electronic_unit.follow import PAID, PAID_PLAYER, RECEIVED
from passgo.errors import RecordError
from passgo.estate import story as estate
from passgo.estate.edition.model import ESTATE
from passgo.estate.formats.scenario import start
from passgo.game import Game
from passgo.game.records import moments
from passgo.story import frames, story_of
from passgo.story.turning import MOST, chances
from passgo.texts import LOCALES, Texts
from passgo.wire.story_models import FrameModel, StoryModel

SEATS = ["ana", "bob", "cid"]
BOTS = {"estate": "simple", "knockout": "random"}


@cache
def played(edition):
    """The record of a whole game among bots."""
    game = Game.new(edition, SEATS, seed=5, target=COMPILED)
    bots = StandIns(game, dict.fromkeys(SEATS, BOTS[game.family.name]))
    while not game.is_over and len(game.actions) < 2000:
        bots.play(100)
    return game.record()


@cache
def story(edition):
    return story_of(played(edition), COMPILED)


@pytest.mark.parametrize("edition", EDITIONS())
def test_a_story_fits_its_model_and_is_plain(edition):
    told = story(edition)
    TypeAdapter(StoryModel).validate_python(told)
    assert json.loads(json.dumps(told)) == told
    assert story_of(Game.replay(played(edition), COMPILED), COMPILED) == told
    assert told["length"]["actions"] == len(played(edition)["actions"])


@pytest.mark.parametrize("edition", EDITIONS())
def test_wealth_over_time(edition):
    told = story(edition)
    times = [point["time"] for point in told["times"]]
    numbers = [point["number"] for point in told["times"]]
    assert (times, numbers) == (sorted(set(times)), sorted(set(numbers)))
    assert (times[0], numbers[-1]) == (0, told["length"]["actions"])
    end = Game.replay(played(edition), COMPILED)
    begun = next(iter(moments(Game, played(edition), COMPILED)))
    for line in told["wealth"]:
        assert len(line["values"]) == len(times)
        assert (line["out"] is not None) == end.is_out(line["seat"])
        if line["out"] is None:
            assert line["values"][-1] == end.wealth(line["seat"])
    assert [line["values"][0] for line in told["wealth"]] == [begun.wealth(s) for s in SEATS]
    if told["period"] == "round":
        # The first round is scored in its own column.
        assert any(line["values"][1] != line["values"][0] for line in told["wealth"])


@pytest.mark.parametrize("edition", EDITIONS())
def test_turning_points_are_in_order_and_in_words(edition):
    told = story(edition)
    points = told["turning_points"]
    assert len(points) == MOST
    numbers = [point["number"] for point in points]
    assert numbers == sorted(set(numbers))
    assert all(1 <= number <= told["length"]["actions"] for number in numbers)
    for locale in LOCALES:
        texts = Texts(locale, edition)
        for point in points:
            assert all(texts.say(part) for part in (point, point["note"], *point["asides"]))
            assert point["seat"] in texts.say(point["note"])
        for payment in told["largest"]:
            assert texts.say(payment)
        for seat in told["facts"]:
            assert all(texts.say(fact) for fact in seat["facts"])


@pytest.mark.parametrize("edition", EDITIONS(ESTATE))
def test_payments_are_all_the_money_that_moved(edition):
    end = Game.replay(played(edition), COMPILED)
    begun = next(iter(moments(Game, played(edition), COMPILED)))
    seats = [line["seat"] for line in begun.view(None)["seats"]]
    cash = dict(zip(seats, (seat["cash"] for seat in begun.view(None)["seats"]), strict=True))
    for payment in story(edition)["payments"]:
        for seat, sign in ((payment["from"], -1), (payment["to"], 1)):
            if seat is not None:
                cash[seat] += sign * payment["amount"]
    for seat in end.view(None)["seats"]:
        # What a player who went bankrupt to the bank leaves is not a payment.
        if not seat["out"]:
            assert cash[seat["seat"]] == seat["cash"]
    amounts = [payment["amount"] for payment in story(edition)["largest"]]
    assert amounts == sorted(amounts, reverse=True)


def test_the_events_of_payments_are_those_the_unit_follows():
    assert (estate.PAID, estate.PAID_PLAYER) == (PAID, PAID_PLAYER)
    assert {"salary_paid", *RECEIVED} == estate.RECEIVED


@pytest.mark.parametrize("edition", EDITIONS(ESTATE))
def test_dice_are_counted(edition):
    dice = story(edition)["dice"]
    end = Game.replay(played(edition), COMPILED)
    thrown = [event for event in end.events if "die1" in event.fields]
    assert dice["throws"] == len(thrown) == sum(dice["sums"])
    assert sum(dice["faces"]) == 2 * len(thrown)
    assert sum(dice["sums_expected"]) == pytest.approx(len(thrown), abs=0.1)
    doubles = sum(event.fields["die1"] == event.fields["die2"] for event in thrown)
    assert dice["doubles"] == doubles == sum(seat["doubles"] for seat in dice["seats"])


def test_facts_of_a_lane():
    told = story("knockout")
    assert told["dice"] is None
    facts = {row["seat"]: {f["key"]: f["value"] for f in row["facts"]} for row in told["facts"]}
    end = Game.replay(played("knockout"), COMPILED)
    slid = sum(event.name == "slid" for event in end.events)
    assert sum(row["slides"] for row in facts.values()) == slid
    gone = sum(event.name == "token_out" for event in end.events)
    assert sum(row["tokens_lost"] for row in facts.values()) == gone
    assert sum(row["knocked_off"] for row in facts.values()) <= gone
    for line in told["wealth"]:
        row = facts[line["seat"]]
        paid = sum(p["amount"] for p in told["payments"] if p["from"] == line["seat"])
        assert line["values"][0] + row["collected"] - paid == line["values"][-1]


def test_what_was_taken_back_is_no_part_of_the_story():
    given = {"turn": "ana", "ana": {"cash": 900, "owns": [6, 8, 9]}, "bob": {"cash": 900}}
    game = start("euro", {"players": ["ana", "bob"], "given": given}, COMPILED)
    position = game.position()
    game = Game.from_position(position, COMPILED)
    for action in ({"build": [6, 8, 9]}, "undo", {"build": [6]}):
        game.apply("ana", action)
    told = story_of(game, COMPILED)
    facts = {fact["key"]: fact["value"] for fact in told["facts"][0]["facts"]}
    assert facts["houses_built"] == 1
    assert {point["number"] for point in told["turning_points"]} == {3}
    assert told["wealth"][0]["values"][-1] == game.wealth("ana")


def test_chances():
    assert chances([100, 100], [False, False]) == [0.5, 0.5]
    assert chances([200, 100], [False, False]) == [0.8, 0.2]
    assert chances([200, 100], [True, False]) == [0.0, 1.0]
    assert chances([0, 0], [True, True]) == [0.0, 0.0]
    assert chances([5, 1, 1], [False] * 3, [False, True, True]) == [0.0, 0.5, 0.5]


@pytest.mark.parametrize("edition", EDITIONS())
def test_frames_are_the_game_moment_by_moment(edition):
    record, told = played(edition), []
    for number, frame in enumerate(frames(record, COMPILED)):
        assert frame.number == number
        if number:
            seat, action = record["actions"][number - 1]
            assert (frame.seat or "bank", frame.action) == (seat, action)
            assert frame.view["number"] == number
        if number % 40 == 0:
            TypeAdapter(FrameModel).validate_python(frame.wire())
        told += frame.events
    end = Game.replay(record, COMPILED)
    assert number == len(record["actions"])
    assert told == end.events
    assert frame.view == end.view(None)
    assert frame.wire(with_view=False)["view"] is None


def test_a_story_of_other_rules_ends_where_they_part():
    record = copy.deepcopy(played("euro"))
    record["rules"] = 1
    marks = record["marks"]
    record["marks"] = (
        marks[: 4 * 49] + ("0000" if marks[196:200] != "0000" else "1111") + marks[200:]
    )
    told = story_of(record, COMPILED)
    assert told["parted"] == 50
    record["rules"] = played("euro")["rules"]
    with pytest.raises(RecordError):
        story_of(record, COMPILED)


@pytest.mark.parametrize("edition", ["euro", "knockout"])
@pytest.mark.parametrize("locale", LOCALES)
def test_every_fact_has_its_words(edition, locale):
    game = Game.new(edition, SEATS, seed=1)
    texts = Texts(locale, edition)
    for fact in game.family.story(game).facts(0, game.events, game.view(None)):
        assert texts.has(f"story-fact-{fact.key.replace('_', '-')}")
