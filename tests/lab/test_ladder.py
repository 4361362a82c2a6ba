"""Ladders: who meets whom, ratings, challenges, and their picture."""

import re
from itertools import combinations
from xml.etree import ElementTree

import pytest

from passgo.lab import ladder, match
from passgo.lab.arena import Setting
from passgo.lab.figures import decimal, percent, percents, whole
from passgo.lab.ladder_chart import draw_challenges, draw_ladders
from passgo.texts import LOCALES, Texts
from tests.lab.standins import StandIn

NAMES = ("random", "weak", "strong")
NOWHERE = Setting("nowhere", "standard", 10)
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def arena(monkeypatch):
    found = StandIn({"random": 1, "weak": 2, "strong": 3})
    monkeypatch.setattr(match, "find_arena", lambda edition: found)
    return found


def test_everyone_meets_everyone_and_its_own_kind(arena):
    heard = []
    found = ladder.climb(NOWHERE, NAMES, 60, report=heard.append)
    assert set(found.pairs) == set(combinations(NAMES, 2))
    assert all(met.names == (a, a, b, b) for (a, b), met in found.pairs.items())
    assert {met.games for met in found.pairs.values()} == {60}
    assert {name: met.names for name, met in found.own.items()} == {n: (n,) * 4 for n in NAMES}
    played = {
        pair: {deal for deal, seated in arena.seen if set(seated) == set(pair)}
        for pair in found.pairs
    }
    assert not any(played[a] & played[b] for a, b in combinations(played, 2))
    assert found.games == sum(heard) == ladder.ladder_games(NAMES, 60) == 3 * 60 + 3 * 15


def test_ratings_come_strongest_first_from_random(arena):
    found = ladder.climb(NOWHERE, NAMES, 60)
    assert list(found.ratings) == ["strong", "weak", "random"]
    assert found.ratings["random"].points == pytest.approx(1000)
    assert found.share("strong", "weak").value == 1
    assert found.share("weak", "strong").value == 0
    assert found.overall("weak").value == 0.5
    assert found.overall("weak").whole == 120


def test_undecided_games_count_for_nobody_and_weigh_nothing(arena):
    arena.strengths = dict.fromkeys(NAMES, 0)
    found = ladder.climb(NOWHERE, NAMES, 60)
    assert {round(rating.points) for rating in found.ratings.values()} == {1000}
    assert found.share("strong", "weak").value == 0


def test_a_single_other_sits_there_three_times(arena):
    found = ladder.challenge(NOWHERE, "strong", ["weak"], 40)
    assert found.match.names == ("strong", "weak", "weak", "weak")
    assert (found.share.value, found.fair) == (1, 0.25)
    assert found.as_data()["times_fair"] == 4
    found = ladder.challenge(NOWHERE, "weak", ["strong", "random"], 40)
    assert found.match.names == ("weak", "strong", "random")
    assert found.fair == pytest.approx(1 / 3)


def test_a_challenge_of_the_same_player_pools_its_wins(arena):
    found = ladder.challenge(NOWHERE, "strong", ["strong"], 40)
    assert (found.share.value, found.fair) == (1, 1)


def test_a_ladder_of_true_players_puts_chance_last():
    names = ("simple", "random", "buyer")
    setting = Setting("euro", "standard", 200, seed=2)
    found = ladder.climb(setting, names, 60)
    assert list(found.ratings)[-1] == "random"
    again = ladder.climb(setting, names, 60, workers=2)
    assert again == found


def texts_of(svg):
    tree = ElementTree.fromstring(svg)
    return [node.text for node in tree.iter(f"{SVG}text")], tree


@pytest.mark.parametrize("locale", LOCALES)
def test_a_ladder_is_drawn(arena, locale):
    found = ladder.climb(NOWHERE, NAMES, 60)
    svg = draw_ladders([found, found], Texts(locale), "passgo ladder --seed 1 & more")
    written, tree = texts_of(svg)
    assert "passgo ladder --seed 1 & more" in written
    assert all(written.count(name) == 4 for name in NAMES)
    assert len(list(tree.iter(f"{SVG}circle"))) == 2 * len(NAMES)
    width = float(tree.attrib["width"])
    assert all(0 <= float(node.attrib["x"]) < width for node in tree.iter(f"{SVG}text"))


@pytest.mark.parametrize("locale", LOCALES)
def test_a_challenge_is_drawn_beside_the_fair_share(arena, locale):
    found = ladder.challenge(NOWHERE, "strong", ["weak"], 40)
    written, tree = texts_of(draw_challenges([found], Texts(locale), "passgo ladder"))
    assert any(percent(0.25, locale) in words for words in written)
    dots = [float(node.attrib["cx"]) for node in tree.iter(f"{SVG}circle")]
    dashed = [node for node in tree.iter(f"{SVG}line") if "stroke-dasharray" in node.attrib]
    assert len(dots) == len(dashed) == 1
    assert float(dashed[0].attrib["x1"]) < dots[0]


def test_figures_are_written_as_each_language_does():
    assert (whole(12345.6, "en"), whole(12345.6, "fr")) == ("12,346", "12\u202f346")
    assert (decimal(1234.56, "en"), decimal(1234.56, "fr")) == ("1,234.6", "1\u202f234,6")
    assert (percent(0.1234, "en"), percent(0.1234, "fr")) == ("12.3%", "12,3\u00a0%")
    assert re.fullmatch(r"10\.0.20\.0%", percents(0.1, 0.2, "en"))
