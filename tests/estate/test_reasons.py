"""Every reason is a known one, about things that exist, and can be said in both languages."""

import pytest

from passgo.bots.standin import StandIns
from passgo.compiling.targets import COMPILED
from passgo.editions import EDITIONS
from passgo.estate.edition.loader import load_estate
from passgo.estate.policies.reasons import REASON_NAMES, REASON_PARAMETERS
from passgo.estate.roster import ROSTER
from passgo.estate.wire.messages import EstateMessages
from passgo.game import Game
from passgo.texts import LOCALES, Texts
from tests.own_rules import OWN_RULES
from tests.texts.test_locales import package_table, uses

ABOUT_NOTHING = {"outbid", "takes_scarce"}
"""Reasons whose lot may be none: a building is bid for, not a lot."""
EITHER_SIGN = {"settles_short", "awaits_estate", "trade_loses"}
"""Reasons that may be about a loss."""


def test_every_reason_has_its_parameters():
    assert set(REASON_PARAMETERS) == set(REASON_NAMES)
    assert len(set(REASON_NAMES)) == len(REASON_NAMES)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_reason_has_its_text(locale):
    entries = package_table(locale)
    said = {name for name in entries if name.startswith("reason-")}
    assert said == {f"reason-{name.replace('_', '-')}" for name in REASON_NAMES}
    for name, parameters in REASON_PARAMETERS.items():
        used = uses(entries[f"reason-{name.replace('_', '-')}"]).variables
        assert used <= set(parameters), name
        # What it is about must be said; only a price may go without words.
        assert set(parameters) - used <= {"amount"}, name


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("edition", EDITIONS("estate"))
def test_every_reason_can_be_said(edition, locale):
    texts = Texts(locale, edition)
    box = load_estate(edition)
    messages = EstateMessages(box, ["ana", "bob"])
    numbers = {"seat": 1, "lot": 1, "other_lot": 3, "amount": 60, "per_mille": -25, "count": 2}
    for name, fields in REASON_PARAMETERS.items():
        if "zone" in fields and not box.zones:
            continue
        about = {field: {**numbers, "zone": 1}[field] for field in fields}
        said = texts.say(messages.reason(name, about).wire())
        assert said[0].isupper() or said[0].isdigit() or said.startswith("bob"), said
        assert said.endswith("."), said
        assert "  " not in said


def test_a_share_is_a_percentage_of_the_language():
    english, french = Texts("en", "euro"), Texts("fr", "euro")
    messages = EstateMessages(load_estate("euro"), ["ana", "bob"])
    gain = messages.reason("trade_gains", {"seat": 0, "per_mille": 25}).wire()
    assert "+2.5%" in english.say(gain)
    assert "+2,5\u00a0%" in french.say(gain)
    loss = messages.reason("trade_loses", {"seat": 0, "per_mille": -7}).wire()
    assert "−0.7%" in english.say(loss)


def test_a_building_that_is_too_dear_is_no_lot():
    texts = Texts("en", "euro")
    messages = EstateMessages(load_estate("euro"), ["ana", "bob"])
    assert "building" in texts.say(messages.reason("outbid", {"lot": -1, "amount": 5}).wire())


def play_and_check(edition, mode, seed, most):
    """One game of bots; every reason is checked. The keys that were given."""
    box = load_estate(edition)
    least, largest = box.box.players
    count = least + seed % (largest - least + 1)
    options = {"cash": ("public", "hidden")[seed % 2]}
    game = Game.new(box, count, mode, seed, options, COMPILED)
    mix = tuple(reversed(ROSTER))
    bots = StandIns(game, {seat: mix[(seed + n) % len(mix)] for n, seat in enumerate(game.seats)})
    keys = set()
    lots = {lot for lot, square in enumerate(box.squares) if square.is_lot}
    for played in bots.play(most):
        key, about = played.decision.reason, played.decision.parameters
        keys.add(key)
        assert key != "none", played
        assert tuple(about) == REASON_PARAMETERS[key]
        for field, value in about.items():
            if field in {"lot", "other_lot"}:
                assert value in lots or (key in ABOUT_NOTHING and value == -1), (key, about)
            elif field == "seat":
                assert 0 <= value < count, (key, about)
                assert game.seats[value] != played.seat, (key, about)
            elif field == "zone":
                assert 0 <= value < len(box.zones), (key, about)
            else:
                assert value >= 0 or key in EITHER_SIGN, (key, about)
    return keys


TABLES = [(edition, mode) for edition in OWN_RULES for mode in load_estate(edition).modes]


@pytest.mark.parametrize(("edition", "mode"), TABLES)
def test_reasons_in_play(edition, mode):
    keys = set()
    for seed in range(2):
        keys |= play_and_check(edition, mode, seed, 500)
    assert len(keys) > 8


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "mode"), TABLES)
def test_reasons_in_many_games(edition, mode):
    for seed in range(300 // len(TABLES)):
        play_and_check(edition, mode, seed, 4000)


def test_reason_numbers_are_their_places():
    import passgo.estate.policies.reasons as why

    numbers = [getattr(why, name.upper()) for name in REASON_NAMES]
    assert numbers == list(range(len(REASON_NAMES)))
