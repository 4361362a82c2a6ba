"""The boxes with rules of their own: what is proved of these is proved of all.

An edition that follows another plays its rules on its board, byte for byte, and
tests/editions/test_same_rules.py holds it to that. Long runs (``PASSGO_PROFILE=soak``) play them
all the same.
"""

import os

from passgo.editions import EDITIONS
from passgo.editions.same_rules import followed
from passgo.estate.edition.model import ESTATE

OWN_RULES = [
    name
    for name in EDITIONS(ESTATE)
    if followed(name) == name or os.environ.get("PASSGO_PROFILE") == "soak"
]
