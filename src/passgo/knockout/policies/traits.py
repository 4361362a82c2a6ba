"""The parameters of the weighing player: a vector with names, then its knowledge of the lane.

Shares are in per cent unless said otherwise. The first eight are those of the player that only
aims (``aiming_policy.py``); the weighing player starts from the same judgement of a lane. The
characters of the ladder are rows of these numbers; a study may try any others.
"""

from typing import Final

from ..rules.state import SPACES

SEED: Final = 0
SEED_HIGH: Final = 1
SAMPLES: Final = 2  # trials of each aim; 0 judges by its knowledge of the lane
RIVALS: Final = 3  # the weight of rivals' gains against its gain; the richest counts more
RAILROAD_WORTH: Final = 4  # what a token there is worth, in units
CHANCE_WORTH: Final = 5  # the same on Chance
HOUSE_WORTH: Final = 6  # the same on a House not yet used
SETS: Final = 7  # the chance that it still holds a property just reached at the end
WHIM: Final = 8  # how far a mood may raise what it likes, in hundredths of a unit
HAND: Final = 9  # how much it allows for its unsteady hand
ORDER: Final = 10  # 1: knows that the side earlier in the order collects
STRIKES: Final = 11  # likes to strike for this much of what a token promises; 0 strikes nobody
PLAYS: Final = 12  # rounds simulated to their end for an aim worth it
MARGIN: Final = 13  # hundredths of a unit below the best within which an aim is worth it
TRIES: Final = 14  # the most slides it tries before it makes one
CALM: Final = 15  # units of cash that a lead must have to decide the last round
CALMER: Final = 16  # the same for each round still to come
FEES: Final = 17  # pays a fee where its liking is this much of it; 0 pays whenever it can

LANE_TRAIT_NAMES = (
    "seed",
    "seed_high",
    "samples",
    "rivals",
    "railroad",
    "chance",
    "house",
    "sets",
    "whim",
    "hand",
    "order",
    "strikes",
    "plays",
    "margin",
    "tries",
    "calm",
    "calmer",
    "fees",
)

# Its knowledge of the lane follows the named numbers.
LORE: Final = 24
HITS: Final = LORE  # how likely its hand stops on a space that it aims at
WIDTH: Final = HITS + SPACES

NOVICE = {
    "railroad": 3,
    "chance": 3,
    "house": 3,
    "sets": 0,
    "whim": 2500,
    "hand": 10,
    "order": 0,
    "strikes": 10,
    "fees": 0,
}
REGULAR = {
    "samples": 2,
    "rivals": 0,
    "railroad": 6,
    "chance": 2,
    "house": 3,
    "sets": 60,
    "whim": 0,
    "hand": 100,
    "order": 1,
    "strikes": 0,
    "tries": 400,
    "fees": 150,
}
SHREWD = {
    "samples": 8,
    "rivals": 100,
    "railroad": 6,
    "chance": 2,
    "house": 3,
    "sets": 20,
    "whim": 150,
    "hand": 100,
    "order": 1,
    "strikes": 60,
    "plays": 16,
    "margin": 300,
    "tries": 5000,
    "calm": 8,
    "calmer": 30,
    "fees": 100,
}
