"""Every phase, event, refusal and reason is a sentence, in both languages and every variant."""

import re
from itertools import product
from pathlib import Path

import pytest

import passgo
from passgo import Game
from passgo.knockout.edition.options import LANE_OPTIONS
from passgo.knockout.policies.reasons import LANE_REASON_PARAMETERS
from passgo.knockout.rules.actions import ACTION_NAMES
from passgo.knockout.rules.events import CHANGE_NAMES, EVENT_FIELDS, REASON_NAMES
from passgo.knockout.rules.refusals import REFUSAL_FIELDS
from passgo.knockout.rules.state import PHASE_NAMES
from passgo.knockout.wire.empty import NOTHING, WAYS
from passgo.rulebook import clauses
from passgo.texts import LOCALES, Texts

VALUES = {
    "reason": range(len(REASON_NAMES)),
    "change": range(len(CHANGE_NAMES)),
    "amount": (0, 50),
    "count": (1, 3),
    "slope": (-520, 0, 520),
    "sides": (1, 3),
    "seat": (0,),
    "off": (0, 2),
    "taken": (0, 5),
}
"""Numbers that choose between variants of a sentence; any other field is 1."""


class Words:
    """What a table of two says in one language."""

    def __init__(self, locale):
        self.game = Game.new("knockout", ["Ana", "red"], seed=1)
        self.texts = Texts(locale, "knockout")

    def event(self, name, fields):
        *_, event = self.game.messages.events([(name, fields)], 1)
        return self.texts.say(event.wire())

    def refusal(self, name, fields):
        return self.texts.say(self.game.messages.refusal(name, fields).wire())

    def reason(self, name, fields):
        return self.texts.say(self.game.messages.reason(name, fields).wire())

    def action(self, action):
        return self.texts.say(self.game.describe("Ana", action))

    def token(self, number):
        return self.texts.word(self.game.messages.token(number))

    def side(self, number):
        return self.texts.word(self.game.messages.side(number))


@pytest.fixture(params=LOCALES)
def words(request):
    return Words(request.param)


def variants(fields):
    """Every way to fill in the fields of a sentence."""
    choices = [VALUES.get(field, (1,)) for field in fields]
    return [dict(zip(fields, values, strict=True)) for values in product(*choices)]


def check_sentence(said):
    """Whether this is a well-formed sentence: a capital, a full stop, and no leftovers."""
    assert re.fullmatch(r"[A-ZÀÉ0-9][^\n]*[^\s.,:;](\.|\u00a0?\?)", said), said
    assert not re.search(
        r"[{}]|\?\?|\$[a-z]|\s\s|\s[.,]|[.,:;][.,:;]|None|True|False|[a-z]_", said
    ), said
    assert said.count("(") == said.count(")"), said


@pytest.mark.parametrize(
    ("sort", "table"),
    [
        ("event", {**EVENT_FIELDS, NOTHING: ("side", *WAYS, "taken")}),
        ("refusal", REFUSAL_FIELDS),
        ("reason", LANE_REASON_PARAMETERS),
    ],
)
def test_every_variant_is_a_sentence(words, sort, table):
    tell = {"event": words.event, "refusal": words.refusal, "reason": words.reason}[sort]
    for name, fields in table.items():
        if (sort, name) in {("event", "none"), ("refusal", "accepted")}:
            continue
        for values in variants(fields):
            check_sentence(tell(name, values))


@pytest.mark.parametrize("phase", PHASE_NAMES)
def test_every_phase_is_a_sentence(words, phase):
    said = words.texts.get(f"knockout-phase-{phase}", seat="Ana")
    check_sentence(said)
    assert said.startswith("Ana, ") == (phase != "over")


def test_every_action_and_option_has_its_text(words):
    for name in ACTION_NAMES:
        said = words.texts.say({"text": f"knockout-action-{name}", "args": {}})
        assert re.fullmatch(r"[A-Z][a-zé’ ]+", said)
    for name in LANE_OPTIONS:
        check_sentence(words.texts.get(f"knockout-option-{name.replace('_', '-')}"))


SLID = {"seat": 0, "side": 0, "token": 1, "x": 1503, "slope": -524, "speed": 1200, "reason": 1}


@pytest.mark.parametrize(
    ("name", "fields", "english", "french"),
    [
        (
            "slid",
            SLID,
            "Ana slides {own} 2 from 150.3 mm at 1.2 m/s, 3° to the left, out of jail.",
            "Ana lance {own} 2 depuis 150,3 mm à 1,2 m/s, 3° vers la gauche, en sortant de prison.",
        ),
        (
            "slid",
            {**SLID, "slope": 3, "reason": 0},
            "Ana slides {own} 2 from 150.3 mm at 1.2 m/s, straight ahead.",
            "Ana lance {own} 2 depuis 150,3 mm à 1,2 m/s, tout droit.",
        ),
        (
            "retry_asked",
            {"seat": 0, "token": 1, "amount": 2},
            "Ana may try again with {own} 2, for $100.",
            "Ana peut réessayer avec {own} 2, pour 100\u00a0$.",
        ),
        (
            "retry_asked",
            {"seat": 0, "token": 1, "amount": 0},
            "Ana may try again with {own} 2, for free.",
            "Ana peut réessayer avec {own} 2, sans rien payer.",
        ),
        (
            "railroad_left",
            {"seat": 0, "token": 1},
            "Ana leaves {own} 2 on its Railroad.",
            "Ana laisse {own} 2 sur son chemin de fer.",
        ),
        (
            "side_left",
            {"side": 1, "amount": 0},
            "Nobody plays Red now: its tokens stay as obstacles until the round ends.",
            "Plus personne ne joue Rouge\u00a0: ses pions gênent jusqu’à la fin de la ronde.",
        ),
    ],
)
def test_events_in_full(name, fields, english, french):
    for locale, sentence in (("en", english), ("fr", french)):
        words = Words(locale)
        own = words.token(1).split()[0]
        assert words.event(name, fields) == sentence.format(own=own)


@pytest.mark.parametrize(
    ("code", "fields", "english", "french"),
    [
        (
            "bad_place",
            {"x": 50},
            "The whole token must be on the board: 5 mm is not between 16 and 284 mm from the"
            " left.",
            "Tout le pion doit être sur le plateau\u00a0: 5 mm n’est pas entre 16 et 284 mm depuis"
            " la gauche.",
        ),
        (
            "bad_speed",
            {"speed": 9500},
            "The speed must be between 0.45 and 2.5 m/s, not 9.5 m/s.",
            "La vitesse doit être entre 0,45 et 2,5 m/s, pas 9,5 m/s.",
        ),
        (
            "bad_angle",
            {"slope": 9999},
            "The angle is too wide: at most 20° to the left or to the right.",
            "L’angle est trop grand\u00a0: 20° au plus, vers la gauche ou vers la droite.",
        ),
    ],
)
def test_a_refused_aim_says_what_would_be_right(code, fields, english, french):
    assert Words("en").refusal(code, fields) == english
    assert Words("fr").refusal(code, fields) == french


@pytest.mark.parametrize(("amount", "told"), [(0, False), (300, True)])
def test_what_stays_in_the_pot_is_told_where_there_is_some(amount, told):
    game = Game.new("knockout", 2, seed=1)
    assert game.messages.told([("pot_left", {"amount": amount})]) == [told]


def test_an_aim_is_told_by_the_side_it_goes_to(words):
    said = words.action({"slide": {"x": 150, "angle": -2.5, "speed": 1.4}})
    english = "Slide from 150 mm at 1.4 m/s, 2.5° to the left"
    french = "Lancer depuis 150 mm à 1,4 m/s, 2,5° vers la gauche"
    assert said == (french if words.texts.locale == "fr" else english)


def test_a_token_is_told_by_colour_and_number(words):
    side = "rouge" if words.texts.locale == "fr" else "red"
    assert words.token(4) == f"{side} 1"
    assert words.side(1) == side.capitalize()


def test_a_round_is_a_ronde_in_french():
    """As in the French book, in the clauses too."""
    pages = [clause.rule["fr"] for clause in clauses() if "knockout" in clause.editions]
    texts = Path(passgo.__file__).parent
    files = ("editions/knockout/texts.fr.ftl", "texts/locales/fr/knockout.ftl")
    pages += [(texts / name).read_text(encoding="utf-8") for name in files]
    assert not [page for page in pages if re.search(r"\bmanches?\b", page, re.IGNORECASE)]
    assert sum(page.count("ronde") for page in pages) > 20
