"""The boxes with their own rules: proofs for these are valid for all.

An edition that follows another plays its rules, mostly on the same board;
tests/editions/test_same_rules.py checks that. One with its own cards moves tokens to other squares,
so its standard game is compared and played as well. Long runs (``PASSGO_PROFILE=soak``) play them
all, in every mode.
"""

import os

from passgo.editions import EDITIONS
from passgo.editions.same_rules import followed
from passgo.estate.edition.loader import load_estate
from passgo.estate.edition.model import ESTATE

IS_LONG = os.environ.get("PASSGO_PROFILE") == "soak"
OWN_RULES = [name for name in EDITIONS(ESTATE) if IS_LONG or followed(name) == name]


def has_own_cards(name):
    """Whether the cards of an edition do other things than those of the one it follows."""
    own, other = (load_estate(edition).decks for edition in (name, followed(name)))
    return [[(card.kind, card.fields) for card in deck] for deck in own.values()] != [
        [(card.kind, card.fields) for card in deck] for deck in other.values()
    ]


OWN_CARDS = [name for name in EDITIONS(ESTATE) if name not in OWN_RULES and has_own_cards(name)]
