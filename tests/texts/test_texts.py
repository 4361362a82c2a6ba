"""Every event and every refusal reads as a finished sentence, in both languages and editions."""

import subprocess
import sys

import pytest

from passgo.editions import load_edition
from passgo.estate.rules.events import EVENT_FIELDS, REASON_NAMES, SORT_NAMES
from passgo.estate.rules.refusals import REFUSAL_FIELDS
from passgo.estate.rules.state import EFFECT_KINDS, PHASE_NAMES
from passgo.texts import MissingText, Naming, Texts, pick_locale

NAMES = Naming(
    seats=("Ana", "Bob", "Cid"),
    squares=("Départ", "Vilnius", "Caisse", "Riga", *(f"Case {n}" for n in range(4, 40))),
    money=lambda amount: f"{amount}\u00a0€",
    packs=("Chance", "Caisse de communauté"),
    cards=(("Allez en prison.",), ("Recevez 10.",)),
    zones=("Zone piétonne", "Zone cycliste", "Zone automobile", "Zone spatiale"),
    unit_texts=("Filez à la case Départ.", "Recevez 1M."),
)
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
            target = 1 if EFFECT_KINDS[effect] == "pay_or_draw" else 3
            of_deck = "text" if "text" in fields else "card"
            yield values(fields) | {"effect": effect, of_deck: -1, "target": target}


def check(text):
    assert text
    assert not any(mark in text for mark in ("{", "}", "$", "???", "None")), text
    assert text[0].isupper() or text[0].isdigit() or text[0] == "\N{MINUS SIGN}", text
    assert text[-1] in ".!?”»", text
    assert "  " not in text, text


@pytest.fixture(params=LOCALES)
def texts(request):
    return Texts(request.param)


@pytest.mark.parametrize("name", [name for name in EVENT_FIELDS if name != "none"])
def test_every_event_is_a_sentence(texts, name):
    for fields in variations(EVENT_FIELDS[name]):
        check(texts.event(name, fields, NAMES))


@pytest.mark.parametrize("name", [name for name in REFUSAL_FIELDS if name != "accepted"])
def test_every_refusal_is_a_sentence(texts, name):
    for fields in variations(REFUSAL_FIELDS[name]):
        check(texts.refusal(name, fields, NAMES))


def test_sentences_read_as_people_speak():
    english, french = Texts("en"), Texts("fr")
    bought = {"seat": 0, "lot": 1, "amount": 60}
    assert english.event("lot_bought", bought, NAMES) == "Ana buys Vilnius for 60\u00a0€."
    assert french.event("lot_bought", bought, NAMES) == "Ana achète Vilnius pour 60\u00a0€."
    won = {"seats": 0b001}
    assert english.event("game_won", won, NAMES) == "Ana wins the game!"
    assert french.event("game_won", {"seats": 0b011}, NAMES) == (
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
    assert Texts("en").event("offer_made", fields, NAMES) == (
        "Ana offers Bob a trade: 50\u00a0€ and Vilnius for Riga and a get-out-of-jail card"
        " (Caisse de communauté)."
    )
    gift = fields | {"get_lots": 0, "cards": 0}
    assert Texts("fr").event("offer_made", gift, NAMES) == (
        "Ana propose un échange à Bob\u00a0: 50\u00a0€ et Vilnius contre rien."
    )


def test_the_bank_opens_a_sentence_with_a_capital(texts):
    text = texts.event("lot_transferred", {"seat": -1, "other": 0, "lot": 1, "reason": 0}, NAMES)
    assert text.split()[0] in ("The", "La")


def test_two_different_dice_are_no_double():
    fields = {"seat": 0, "die1": 3, "die2": 4, "doubles": 1}
    assert Texts("en").event("dice_thrown", fields, NAMES) == "Ana rolls 3 and 4."


def test_no_pack_named_has_its_own_words(texts):
    check(texts.refusal("card_not_held", {"pack": -1}, NAMES))
    assert "none" not in texts.refusal("card_not_held", {"pack": -1}, NAMES)


def test_a_card_written_out_is_told_by_its_effect():
    fields = {"seat": 0, "pack": 0, "card": -1, "effect": 2, "amount": 3, "target": 0}
    assert Texts("en").event("card_drawn", fields, NAMES) == (
        "Ana draws a Chance card: “Go back 3 squares.”"
    )


def test_the_unit_speaks_by_number_or_by_effect():
    shown = {"seat": 0, "text": 1, "effect": 8, "amount": 5, "target": 0}
    assert (
        Texts("en").event("text_shown", shown, NAMES) == "The unit shows Ana a text: “Recevez 1M.”"
    )
    assert Texts("fr").event("text_shown", shown | {"text": -1}, NAMES) == (
        "L’unité affiche un texte pour Ana\u00a0: «\u00a0Recevez 5\u00a0€.\u00a0»"
    )


def test_a_zone_is_named_with_those_who_stand_there():
    chosen = {"seat": 0, "zone": 3, "seats": 0b110}
    assert Texts("en").event("zone_chosen", chosen, NAMES) == (
        "Ana names a zone (Zone spatiale): Chance for Bob and Cid."
    )
    assert Texts("fr").event("zone_chosen", chosen | {"seats": 0}, NAMES) == (
        "Ana nomme une zone (Zone spatiale), et il n’y a personne."
    )
    forced = {"seat": 0, "other": 1, "lot": 1, "other_lot": 3}
    assert Texts("en").event("deal_forced", forced, NAMES) == (
        "Ana forces a deal on Bob: Vilnius for Riga."
    )


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
    built = {"seat": 0, "lot": 1, "amount": 200}
    assert "un château" in Texts("fr", "disney").event("hotel_built", built, NAMES)
    assert "un hôtel" in Texts("fr", "euro").event("hotel_built", built, NAMES)
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


def test_a_loaded_edition_names_everything(texts):
    edition = load_edition("deska")
    texts = Texts(texts.locale, edition)
    names = texts.naming(edition, ["Ana", "Bob", "Cid"])
    assert len(names.squares) == 40
    assert [len(pack) for pack in names.cards] == [16, 16]
    rent = {"seat": 0, "other": 1, "lot": 39, "amount": 1000}
    text = texts.event("rent_paid", rent, names)
    assert names.squares[39] in text
    assert names.money(1000) in text


def test_an_edition_without_packs_names_its_zones_and_its_unit(texts):
    edition = load_edition("revolution")
    texts = Texts(texts.locale, edition)
    names = texts.naming(edition, ["Ana", "Bob"])
    assert [len(deck) for deck in names.cards] == [0, 0]
    assert (len(names.zones), len(names.unit_texts)) == (4, 20)
    assert names.squares[7] == names.zones[0]
    shown = {"seat": 0, "text": 17, "effect": 8, "amount": 100, "target": 0}
    assert names.money(100) == "1M"
    assert "1M" in texts.event("text_shown", shown, names)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_long_value_is_cut(locale):
    text = Texts(locale).get("cli-error", what="x" * 5000)
    assert text.endswith("xxx…")
    assert len(text) < 1100


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("edition", ["euro", "disney", "deska", "revolution"])
def test_all_lots_of_a_box_fit_into_a_sentence(edition, locale):
    box = load_edition(edition)
    texts = Texts(locale, box)
    names = texts.naming(box, ("Ana", "Bob"))
    mask = sum(1 << number for number, square in enumerate(box.squares) if square.is_lot)
    assert "…" not in texts.goods(10**6, mask, 0b11, names)
    words = {"give_cash": 10**6, "give_lots": mask, "get_cash": 0, "get_lots": 0, "cards": 0b11}
    told = texts.event("offer_made", {"seat": 0, "other": 1, **words}, names)
    assert names.squares[39] in told
    assert "…" not in told


def test_texts_are_light():
    code = (
        "import sys; from passgo.texts import Texts; Texts('fr').get('cli-welcome');"
        " sys.exit(any(name in sys.modules for name in ('numpy', 'numba')))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
