import random

import pytest

from passgo.estate.actions import ACTION_NAMES
from passgo.terminal.menu import ORDER, leaves, menu_of, word_of

from .desk import begin, deal, give, wander


def test_menus_know_every_word_a_player_may_use():
    assert set(ORDER) == set(ACTION_NAMES) - {"wait", "hammer", "time_up"}


@pytest.mark.parametrize(("edition", "locale"), [("euro", "en"), ("disney", "fr"), ("deska", "fr")])
def test_every_legal_choice_is_in_the_menu_and_nothing_else(edition, locale):
    chance = random.Random(edition + locale)
    game, voice = deal(edition, locale=locale, rent_claims="manual")
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
