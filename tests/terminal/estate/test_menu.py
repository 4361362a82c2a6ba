import random

import pytest

from passgo.compiling.targets import COMPILED
from passgo.estate.rules.actions import ACTION_NAMES
from passgo.estate.rules.lots import recount
from passgo.estate.wire.choices import ORDER
from passgo.table.doing import word_of
from passgo.terminal.menu import leaves

from ..screens import begin, give, lay, printed, wander


def test_menus_know_every_word_a_player_may_use():
    assert set(ORDER) == set(ACTION_NAMES) - {"wait", "hammer", "time_up", "text_gone"}


def is_single(line):
    return line.choice and line.form not in {"several", "counter"}


def unrepeated(game, seat, lines):
    """The lines of single choices, without the usual one where its family has it too.

    The usual one may also be a whole plan, which no family lists.
    """
    single = [line for line in lines if is_single(line)]
    if not single or not single[0].choice["main"]:
        return single
    first, *rest = single
    action = first.choice["action"]
    is_listed = any(line.choice["action"] == action for line in rest)
    if not is_listed and action in [choice.action for choice in game.legal(seat)]:
        return single
    assert game.why_not(seat, action) is None
    return rest


@pytest.mark.parametrize(
    ("edition", "locale"),
    [("euro", "en"), ("disney", "fr"), ("deska", "fr"), ("revolution", "en")],
)
def test_every_legal_choice_is_in_the_menu_and_nothing_else(edition, locale):
    chance = random.Random(edition + locale)
    screen = lay(edition, locale=locale, target=COMPILED, rent_claims="manual")
    game, words = screen.game, set()
    for _ in wander(game, chance, 300):
        for seat in chance.sample(game.seats, 1):
            legal = [choice.action for choice in game.legal(seat)]
            lines = list(leaves(screen.menu(seat)))
            single = [line.choice["action"] for line in unrepeated(game, seat, lines)]
            assert sorted(map(str, single)) == sorted(map(str, legal))
            assert all(line.label.strip() for line in lines)
            # A seat that owes no decision may wait; a seat that owes one may not.
            waiting = [line for line in lines if line.is_wait]
            assert len(waiting) == (seat not in game.to_act)
            words |= {word_of(action) for action in legal}
    assert {"roll", "end", "buy", "decline", "bid", "pass", "mortgage", "offer"} <= words


def test_an_order_of_several_lots_is_offered_beside_single_ones():
    screen = lay()
    begin(screen.game)
    give(screen.game, "ana", "vilnius", "riga")
    build = next(line for line in screen.menu("ana") if line.label == "Build…")
    assert [line.form for line in build.inside] == ["", "", "several"]
    assert build.inside[0].label == "Build a house on Vilnius (€50): rent €4 → €10"


def test_enter_takes_the_usual_thing():
    screen = lay()
    assert screen.menu("ana")[0].action == "roll"
    begin(screen.game)
    give(screen.game, "ana", "riga")
    assert screen.menu("ana")[0].action == "roll"
    assert screen.menu("bob")[0].is_wait


def test_amounts_in_labels_are_those_of_the_rules():
    screen = lay()
    game = begin(screen.game)
    give(game, "ana", "vilnius", "riga", "paris")
    game.state.mortgaged[39] = 1
    game.state.level[1] = 1
    recount(game.board, game.state)
    labels = {line.label.split(":")[0] for line in leaves(screen.menu("ana"))}
    assert "Unmortgage Paris (€220)" in labels
    assert "Sell a house on Vilnius (+€25)" in labels
    assert "Mortgage Riga (+€30)" in labels


def test_a_price_says_that_it_lifts_a_mortgage():
    screen = lay("deska")
    game = begin(screen.game)
    give(game, "ana", 1, 3)
    game.state.mortgaged[1] = 1
    recount(game.board, game.state)
    labels = [line.label for line in leaves(screen.menu("ana"))]
    assert any(label.startswith("Build") and "to unmortgage" in label for label in labels)


def test_an_offer_can_be_answered_by_other_terms():
    screen = lay()
    game = begin(screen.game, "bob")
    give(game, "ana", "riga")
    game.apply("bob", {"offer": {"to": "ana", "give": {"cash": 100}, "get": {"lots": ["riga"]}}})
    counter = next(line for line in screen.menu("ana") if line.form == "counter")
    assert counter.label == "Make bob a different offer…"
    # The lots asked for stay, the money becomes 180, and it is meant.
    screen.keyboard.answers = ["", "", "180", ""]
    reject, offer = screen.fill(counter, "ana")
    assert reject == {"reject": {"from": "bob"}}
    assert offer == {"offer": {"to": "bob", "give": {"lots": [3]}, "get": {"cash": 180}}}
    game.apply("ana", reject)
    assert game.why_not("ana", offer) is None
    assert "At printed prices you give €60 and get €180." in printed(screen.voice.console)


def on_a_zone_square(**options):
    screen = lay("revolution", dice="manual", **options)
    game = screen.game
    for seat, dice in zip(game.seats, ([6, 6], [1, 2], [1, 3]), strict=True):
        game.apply(seat, {"roll": dice})
    game.state.at[:3] = [15, 26, 38]
    game.apply("ana", {"roll": [3, 4]})
    return screen


def test_a_zone_is_named_with_those_who_stand_in_it():
    labels = [line.label for line in on_a_zone_square().menu("ana")]
    assert labels[:5] == [
        "Go to the next unowned property, Boulevard Malesherbes",
        "Chance for everyone in this zone: Walking zone (nobody)",
        "Chance for everyone in this zone: Cycle zone (nobody)",
        "Chance for everyone in this zone: Car zone (ana and bob)",
        "Chance for everyone in this zone: Rocket zone (cleo)",
    ]


def test_the_unit_has_no_say_in_the_labels():
    screen = on_a_zone_square(random_chance=1)
    give(screen.game, "ana", 39)
    labels = {line.label for line in leaves(screen.menu("ana"))}
    assert "Mortgage Rue de la Paix (+2M)" in labels
