"""Names that show nothing, and names that could be taken for each other."""

import subprocess
import sys

import pytest

from passgo.game.names import is_seen, look_alike
from passgo.protocol.errors import LobbyError
from passgo.server.hall.naming import bot_name, clean_name, clean_words
from tests.waiting import HANG

UNSEEN = ["\u034f", "\u3164", "\u2800", "\u115f", "\u1160", "\uffa0", "\ufe0f", "\ufe00"]
UNSEEN += ["\U000e0100", "\U000e0041", "\u180b", "\u00ad", "\u200b", "\u2060", "\u202e"]


def refusal(name, *others):
    with pytest.raises(LobbyError) as caught:
        clean_name(name, others)
    return caught.value.code


@pytest.mark.parametrize("unseen", UNSEEN, ids=ascii)
def test_letters_that_nobody_sees_are_no_name_and_make_no_other(unseen):
    assert refusal(unseen * 3) == "name_empty"
    assert refusal(f" {unseen} {unseen}\u0301") == "name_empty"
    assert not is_seen(unseen)
    for name in (f"Ana{unseen}", f"{unseen}Ana", f"A{unseen}na"):
        assert refusal(name, "Bob", "Ana") == "name_taken"
        assert clean_name(name, ()) == "Ana"
    with pytest.raises(LobbyError):
        clean_words(unseen * 5)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ana", "\u0410na"),  # Cyrillic
        ("Ana", "An\u0430"),
        ("Nora", "\u039dora"),  # Greek
        ("BOB", "\u0412\u041e\u0412"),
        ("bob", "\u0412ob"),
        ("Ivo", "lvo"),
        ("Ivo", "\u0406vo"),
        ("Emma", "Ernma"),
        ("Oscar", "0scar"),
        ("Ana", "\uff21\uff2e\uff21"),
        ("Ana", "\U0001d400na"),
        ("Léa", "Le\u0301a"),
        ("ZOÉ", "zoé"),
        ("L\u2019Ours", "L'Ours"),
    ],
)
def test_names_that_look_the_same_are_one(name, other):
    assert refusal(other, name) == "name_taken"
    assert refusal(name, other) == "name_taken"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Lea", "Léa"),
        ("Zoe", "Zoë"),
        ("Zoé", "Zoë"),
        ("Soren", "Søren"),
        ("Lukasz", "Łukasz"),
        ("Muller", "Müller"),
        ("Francois", "François"),
        ("Nina", "Niña"),
        ("Ian", "Lan"),
        ("Ana", "Anna"),
        ("Ana 1", "Ana 2"),
        ("😀", "😃"),
        ("Иван", "Ивам"),
        ("さくら", "さくろ"),
        ("علي", "عمر"),
    ],
)
def test_names_that_look_different_are_two(name, other):
    assert clean_name(name, [other]) == name
    assert clean_name(other, [name]) == other
    assert not look_alike(name, other)


def test_the_bank_has_no_look_alike():
    for name in ("Bank", "b\u0430nk", "Banque", "t\u0430ble"):
        assert refusal(name) == "name_reserved"


def test_signs_that_belong_together_stay_together():
    assert clean_words("❤\ufe0f 👩\u200d👧 1\ufe0f\u20e3") == "❤\ufe0f 👩\u200d👧 1\ufe0f\u20e3"
    assert clean_words("A\ufe0fna\u200d") == "Ana"


def test_a_bot_looks_like_nobody():
    assert bot_name(["\u0421lara"]) != "Clara"


def test_a_server_that_starts_reads_no_table_of_look_alikes():
    code = "import sys, passgo.server.app; sys.exit('confusable_homoglyphs' in str(sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], timeout=HANG, check=False).returncode == 0
