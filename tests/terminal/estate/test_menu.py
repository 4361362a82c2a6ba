import random

import pytest

from passgo.estate.rules.actions import ACTION_NAMES
from passgo.game.targets import COMPILED
from passgo.terminal.estate.menu import ORDER, leaves, menu_of, word_of

from ..desk import begin, deal, give, wander


def test_menus_know_every_word_a_player_may_use():
    # What the unit of a real table shows is told by whoever runs that table.
    assert set(ORDER) == set(ACTION_NAMES) - {"wait", "hammer", "time_up", "text_gone", "unit"}


@pytest.mark.parametrize(
    ("edition", "locale"),
    [("euro", "en"), ("disney", "fr"), ("deska", "fr"), ("revolution", "en")],
)
def test_every_legal_choice_is_in_the_menu_and_nothing_else(edition, locale):
    chance = random.Random(edition + locale)
    game, voice = deal(edition, locale=locale, target=COMPILED, rent_claims="manual")
    words = set()
    for _ in wander(game, chance, 300):
        for seat in chance.sample(game.seats, 1):
            legal = game.legal(seat)
            lines = list(leaves(menu_of(game, seat, voice)))
            single = [line for line in lines if line.choice and not _is_several(line)]
            assert sorted(str(line.choice) for line in single) == sorted(map(str, legal))
            assert all(line.label.strip() for line in lines)
            # Whoever owes no decision may wait; whoever owes one may not.
            waiting = [line for line in lines if line.is_wait]
            assert len(waiting) == (seat not in game.to_act)
            words |= {word_of(choice.action) for choice in legal}
    assert {"roll", "end", "buy", "decline", "bid", "pass", "mortgage", "offer"} <= words


def _is_several(line):
    return line.form in {"build", "sell", "swap", "want"}


def test_an_order_of_several_lots_is_offered_beside_single_ones():
    game, voice = deal()
    begin(game)
    give(game, "ana", "vilnius", "riga")
    build = next(entry for entry in menu_of(game, "ana", voice) if entry.label == "Build…")
    assert [line.form for line in build.inside] == ["", "", "build"]
    assert build.inside[0].label == "Build a house on Vilnius (€50)"


def test_enter_takes_the_usual_thing():
    game, voice = deal()
    assert menu_of(game, "ana", voice)[0].action == "roll"
    begin(game)
    give(game, "ana", "riga")
    assert menu_of(game, "ana", voice)[0].action == "roll"
    assert menu_of(game, "bob", voice)[0].is_wait


def test_amounts_in_labels_are_those_of_the_rules():
    game, voice = deal()
    begin(game)
    give(game, "ana", "vilnius", "riga", "paris")
    game.state.mortgaged[39] = 1
    game.state.level[1] = 1
    labels = {line.label for line in leaves(menu_of(game, "ana", voice))}
    assert "Lift the mortgage on Paris (€220)" in labels
    assert "Sell a house on Vilnius (+€25)" in labels
    assert "Mortgage Riga (+€30)" in labels


def on_a_zone_square(**options):
    game, voice = deal("revolution", dice="manual", **options)
    for seat, dice in zip(game.seats, ([6, 6], [1, 2], [1, 3]), strict=True):
        game.apply(seat, {"roll": dice})
    game.state.at[:3] = [15, 26, 38]
    game.apply("ana", {"roll": [3, 4]})
    return game, voice


def test_a_zone_is_named_with_those_who_stand_in_it():
    game, voice = on_a_zone_square()
    labels = [entry.label for entry in menu_of(game, "ana", voice)]
    assert labels[:5] == [
        "Go to the next unowned lot, Boulevard Malesherbes",
        "Chance for everyone there: Walking zone (nobody)",
        "Chance for everyone there: Cycle zone (nobody)",
        "Chance for everyone there: Car zone (ana and bob)",
        "Chance for everyone there: Rocket zone (cleo)",
    ]


def test_the_unit_has_no_say_in_the_labels():
    game, voice = on_a_zone_square(random_chance=1)
    give(game, "ana", 39)
    labels = {line.label for line in leaves(menu_of(game, "ana", voice))}
    assert "Mortgage Rue de la Paix (+2M)" in labels
