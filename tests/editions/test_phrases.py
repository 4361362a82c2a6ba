"""What errors say was found and expected, in any language."""

import pickle

from passgo.editions import OptionError
from passgo.editions.phrases import Phrase, spoken
from passgo.editions.values import OneOf, Whole


def test_a_phrase_is_english_and_anything_else():
    phrase = OneOf(("auto", "manual")).expected()
    assert phrase == "auto or manual"
    assert spoken(phrase, "fr") == "auto ou manual"
    assert spoken(Whole(1, 3).expected(), "fr") == "un nombre entier de 1 à 3"
    assert spoken("auto", "fr") == "auto"


def test_a_phrase_within_a_phrase_is_spoken_too():
    names = Phrase("either", first="standard", last="short")
    whole = Phrase("in-edition", names=names, edition="deska")
    assert whole == "standard or short in edition deska"
    assert spoken(whole, "fr") == "standard ou short dans l’édition deska"


def test_an_error_comes_back_whole_from_a_worker():
    error = pickle.loads(pickle.dumps(OptionError("salary", "1", Phrase("at-least", least=5))))
    assert str(error) == "salary: found 1, expected at least 5"
    assert spoken(error.expected, "fr") == "au moins 5"
