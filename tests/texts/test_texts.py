"""Every event and every refusal reads as a finished sentence, in both languages and editions."""

import subprocess
import sys
from functools import cache

import pytest

from passgo.editions import EDITIONS, load_edition
from passgo.estate.edition.model import ESTATE
from passgo.estate.rules.events import EVENT_FIELDS, REASON_BUILDING, REASON_NAMES, SORT_NAMES
from passgo.estate.rules.refusals import REFUSAL_FIELDS
from passgo.estate.rules.state import EFFECT_KINDS, PHASE_NAMES
from passgo.estate.wire.messages import EstateMessages
from passgo.texts import MissingText, Texts, pick_locale
from passgo.wire.terms import decimal, message

SEATS = ("Ana", "Bob", "Cid")
MESSAGES = {edition: EstateMessages(load_edition(edition), SEATS) for edition in EDITIONS(ESTATE)}


def box_of(fields):
    """An edition that has what an event is about."""
    return "revolution" if {"zone", "text"} & set(fields) else "euro"


@cache
def words_of(locale, edition):
    return Texts(locale, edition)


def say_event(locale, name, fields, edition=None):
    edition = edition or box_of(fields)
    [event] = MESSAGES[edition].events([(name, fields)], 1)
    return words_of(locale, edition).say(event.wire())


def say_refusal(locale, code, parameters):
    edition = box_of(parameters)
    return words_of(locale, edition).say(MESSAGES[edition].refusal(code, parameters).wire())


PLAUSIBLE = {
    "seat": 0,
    "other": 1,
    "mover": 1,
    "debtor": 1,
    "owner": 2,
    "lot": 1,
    "other_lot": 3,
    "from_square": 1,
    "to_square": 3,
    "seats": 0b110,
    "lots": 0b1010,
    "give_lots": 0b0010,
    "get_lots": 0b1000,
    "cards": 0b0001,
    "card": 0,
    "text": 0,
    "zone": 1,
    "pack": 0,
    "target": 3,
    "effect": 1,
}
LOCALES = ("fr", "en")
VARIED = {
    "reason": range(len(REASON_NAMES)),
    "sort": range(len(SORT_NAMES)),
    "effect": range(len(EFFECT_KINDS)),
    "phase": range(len(PHASE_NAMES)),
    "left": (0, 1, 2),
    "level": (0, 1, 4),
    "doubles": (0, 1, 2, 3),
    "seconds": (0, 30),
    "steps": (1, 7),
    "other": (1, -1),
    "pack": (0, 1),
    "card": (0, -1),
    "text": (1, -1),
    "zone": (0, 3),
    "seats": (0b001, 0b111),
}


def values(fields):
    return {field: PLAUSIBLE.get(field, 3) for field in fields}


def variations(fields):
    """Plausible values, then each field that chooses wording through all its values."""
    yield values(fields)
    for field in fields:
        for value in VARIED.get(field, ()):
            yield values(fields) | {field: value}
    if "effect" in fields:
        for effect in VARIED["effect"]:
            if EFFECT_KINDS[effect] == "pay_or_draw" and "text" in fields:
                continue  # The unit's box has no packs.
            target = 1 if EFFECT_KINDS[effect] == "pay_or_draw" else 3
            of_deck = "text" if "text" in fields else "card"
            yield values(fields) | {"effect": effect, of_deck: -1, "target": target}


def check(text):
    assert text
    assert not any(mark in text for mark in ("{", "}", "$", "???", "None")), text
    assert text[0].isupper() or text[0] in "0123456789€\N{MINUS SIGN}", text
    assert text[-1] in ".!?”»", text
    assert "  " not in text, text


@pytest.fixture(params=LOCALES)
def texts(request):
    return Texts(request.param)


@pytest.mark.parametrize("name", [name for name in EVENT_FIELDS if name != "none"])
def test_every_event_is_a_sentence(texts, name):
    for fields in variations(EVENT_FIELDS[name]):
        check(say_event(texts.locale, name, fields))


@pytest.mark.parametrize("name", [name for name in REFUSAL_FIELDS if name != "accepted"])
def test_every_refusal_is_a_sentence(texts, name):
    for fields in variations(REFUSAL_FIELDS[name]):
        check(say_refusal(texts.locale, name, fields))


def test_sentences_read_as_people_speak():
    bought = {"seat": 0, "lot": 1, "amount": 60}
    assert say_event("en", "lot_bought", bought) == "Ana buys Vilnius for €60."
    assert say_event("fr", "lot_bought", bought) == "Ana achète Vilnius pour 60\u00a0€."
    won = {"seats": 0b001}
    assert say_event("en", "game_won", won) == "Ana wins the game!"
    assert say_event("fr", "game_won", {"seats": 0b011}) == (
        "Ana et Bob gagnent la partie ensemble\u00a0!"
    )


def test_an_offer_names_what_is_in_it():
    fields = {
        "seat": 0,
        "other": 1,
        "give_cash": 50,
        "get_cash": 0,
        "give_lots": 0b0010,
        "get_lots": 0b1000,
        "cards": 0b1000,
    }
    assert say_event("en", "offer_made", fields) == (
        "Ana offers Bob a trade: €50 and Vilnius for Riga and a Get Out of Jail Free card"
        " (Community Chest)."
    )
    gift = fields | {"get_lots": 0, "cards": 0}
    assert say_event("fr", "offer_made", gift) == (
        "Ana propose un échange à Bob\u00a0: 50\u00a0€ et Vilnius contre rien."
    )


def test_the_bank_opens_a_sentence_with_a_capital(texts):
    text = say_event(
        texts.locale, "lot_transferred", {"seat": -1, "other": 0, "lot": 1, "reason": 0}
    )
    assert text.split()[0] in ("The", "La")


def test_two_different_dice_are_no_double():
    fields = {"seat": 0, "die1": 3, "die2": 4, "doubles": 1}
    assert say_event("en", "dice_thrown", fields) == "Ana rolls 3 and 4."


def test_no_pack_named_has_its_own_words(texts):
    check(say_refusal(texts.locale, "card_not_held", {"pack": -1}))
    assert "none" not in say_refusal(texts.locale, "card_not_held", {"pack": -1})


def test_a_card_written_out_is_told_by_its_effect():
    fields = {"seat": 0, "pack": 0, "card": -1, "effect": 2, "amount": 3, "target": 0}
    assert say_event("en", "card_drawn", fields) == (
        "Ana draws a Chance card: “Go back 3 squares.”"
    )


def test_the_unit_speaks_by_number_or_by_effect():
    shown = {"seat": 0, "text": 17, "effect": 8, "amount": 100, "target": 0}
    assert say_event("en", "text_shown", shown) == (
        f"The unit shows Ana a text: “{words_of('en', 'revolution').get('card-ev18')}”"
    )
    assert say_event("fr", "text_shown", shown | {"text": -1}) == (
        "L’unité affiche un texte pour Ana\u00a0: «\u00a0Recevez 1M.\u00a0»"
    )


def test_a_zone_is_named_with_those_who_stand_there():
    chosen = {"seat": 0, "zone": 3, "seats": 0b110}
    assert say_event("en", "zone_chosen", chosen) == (
        "Ana chooses a zone (Rocket zone): Chance for Bob and Cid."
    )
    assert say_event("fr", "zone_chosen", chosen | {"seats": 0}) == (
        "Ana choisit une zone (Zone spatiale), et il n’y a personne."
    )
    forced = {"seat": 0, "other": 1, "lot": 1, "other_lot": 3}
    assert say_event("en", "deal_forced", forced) == ("Ana forces a deal on Bob: Vilnius for Riga.")


def test_lists(texts):
    word = {"fr": "et", "en": "and"}[texts.locale]
    assert texts.list(["a"]) == "a"
    assert texts.list(["a", "b"]) == f"a {word} b"
    assert texts.list(["a", "b", "c"]) == f"a, b {word} c"
    assert texts.list([]) == texts.get("nothing-word")


def test_what_is_missing_is_named(texts):
    with pytest.raises(MissingText, match=rf"no text 'no-such' in locale '{texts.locale}'"):
        texts.get("no-such")
    with pytest.raises(MissingText, match="action-buy"):
        texts.get("action-buy", lot="Vilnius")


def test_an_edition_has_its_own_words_for_the_pieces():
    built = {"seat": 0, "lot": 1, "amount": 200, "reason": REASON_BUILDING}
    assert "un château" in say_event("fr", "hotel_built", built, "disney")
    assert "un hôtel" in say_event("fr", "hotel_built", built, "euro")
    assert Texts("fr", "euro").name("square", "income_tax")


@pytest.mark.parametrize(
    ("requested", "environ", "locale"),
    [
        ("fr", {}, "fr"),
        ("en", {"LANG": "fr_FR.UTF-8"}, "en"),
        ("fr-BE", {"LANG": "en_GB.UTF-8"}, "fr"),
        (None, {"LANG": "fr_BE.UTF-8"}, "fr"),
        (None, {"LC_ALL": "C.UTF-8", "LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"LC_ALL": "", "LANG": "fr"}, "fr"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        ("de", {"LANG": "fr_FR.UTF-8"}, "fr"),
        (None, {}, "en"),
    ],
)
def test_the_locale_is_the_one_asked_for_or_the_environment_s(requested, environ, locale):
    assert pick_locale(requested, environ) == locale


def test_the_unit_speaks_in_the_money_of_its_box(texts):
    shown = {"seat": 0, "text": 17, "effect": 8, "amount": 100, "target": 0}
    assert "1M" in say_event(texts.locale, "text_shown", shown)
    paid = {"seat": 0, "other": 1, "lot": 39, "amount": 100}
    assert " 1M" in say_event(texts.locale, "rent_paid", paid, "revolution")


def test_a_sentence_opens_with_a_capital_or_with_a_name():
    messages = EstateMessages(load_edition("euro"), ("ana", "bob"))
    texts = words_of("en", "euro")

    def said(name, fields):
        return texts.say(messages.events([(name, fields)], 1)[0].wire())

    assert said("turn_ended", {"seat": 0}) == "ana ends the turn."
    assert said("game_won", {"seats": 0b11}) == "ana and bob win the game together!"
    assert texts.say(message("the-bank")) == "The bank"


def test_a_measure_has_the_mark_of_the_language():
    assert Texts("en").word(decimal(12.5)) == "12.5"
    assert Texts("fr").word(decimal(12.5)) == "12,5"


@pytest.mark.parametrize("locale", LOCALES)
def test_a_long_value_is_cut(locale):
    text = Texts(locale).get("cli-error", what="x" * 5000)
    assert text.endswith("xxx…")
    assert len(text) < 1100


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("edition", ["euro", "disney", "deska", "revolution"])
def test_all_lots_of_a_box_fit_into_a_sentence(edition, locale):
    box = load_edition(edition)
    texts, messages = words_of(locale, edition), MESSAGES[edition]
    mask = sum(1 << number for number, square in enumerate(box.squares) if square.is_lot)
    cards = 0b11 if box.deck("chance") else 0
    assert "…" not in texts.word(messages.goods(10**6, mask, cards))
    words = {"give_cash": 10**6, "give_lots": mask, "get_cash": 0, "get_lots": 0, "cards": cards}
    told = say_event(locale, "offer_made", {"seat": 0, "other": 1, **words}, edition)
    assert texts.name("square", box.squares[39].id) in told
    assert "…" not in told


def test_texts_are_light():
    code = (
        "import sys; from passgo.texts import Texts; Texts('fr').get('cli-welcome');"
        " sys.exit(any(name in sys.modules for name in ('numpy', 'numba')))"
    )
    done = subprocess.run([sys.executable, "-c", code], timeout=60, check=False)
    assert done.returncode == 0
