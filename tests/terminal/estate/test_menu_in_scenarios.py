"""Menus over the positions of the scenarios, which between them reach every kind of action."""

import random

import pytest

from passgo.compiling.targets import COMPILED
from passgo.editions import EditionError, MoneyError, OptionError, load_edition
from passgo.errors import PassgoError
from passgo.estate.wire.choices import ORDER
from passgo.scenario import act_once, start
from passgo.table.doing import word_of
from passgo.terminal.menu import leaves
from passgo.terminal.screen import screen_for
from passgo.texts import Texts
from tests.scenes import all_scenes

from ..screens import Answers, quiet
from .test_menu import unrepeated


def positions(scenarios):
    """The games of some scenarios before each of their actions, who acts then, and their ends."""
    for scenario in scenarios:
        try:
            game = start(scenario, COMPILED)
        except (PassgoError, EditionError, OptionError, MoneyError):
            continue
        for item in scenario.content.get("when") or []:
            seat, action = next(iter(item.items()))
            if seat != "then":
                yield game, {seat} & set(game.seats)
                act_once(game, seat, action)
        yield game, set()


@pytest.mark.parametrize(
    ("edition", "locale"),
    [("euro", "fr"), ("disney", "en"), ("deska", "fr"), ("revolution", "en")],
)
def test_every_kind_of_action_is_reached_and_offered(edition, locale):
    texts = Texts(locale, edition)
    chance = random.Random(edition)
    box = load_edition(edition)
    absent = {"zone", "next_lot", "force", "heed", "unit"}
    if box.zones:
        absent = {"card", "draw", "settle"}
    if not box.rules["standard"]["hotel_downgrade"]:
        absent |= {"swap"}
    scenarios, words = all_scenes(edition), set()
    # A third of the scenarios, and of the others as many as it takes to meet every kind.
    few = len(scenarios) // 3
    scenarios.sort(key=lambda scenario: chance.random())
    for part in (scenarios[:few], *([each] for each in scenarios[few:])):
        if not set(ORDER) - words - absent:
            break
        for game, acting in positions(part):
            screen = screen_for(quiet(), texts, game, Answers())
            # Who acts next, who is to act, and any other.
            for seat in {*acting, *game.to_act[:1], chance.choice(game.seats)}:
                legal = [choice.action for choice in game.legal(seat)]
                lines = list(leaves(screen.menu(seat)))
                single = [line.choice["action"] for line in unrepeated(game, seat, lines)]
                assert sorted(map(str, single)) == sorted(map(str, legal))
                words |= {word_of(action) for action in legal}
    # A scenario may play with an option that allows a hotel to be handed back.
    assert absent - {"swap"} <= set(ORDER) - words <= absent
