"""The names of the players, weakest first; light, so that help can list them at once."""

from typing import Final

PLAYER_NAMES: Final = (
    "random",
    "simple",
    "buyer",
    "dealer",
    "railways",
    "thrifty",
    "novice",
    "regular",
    "shrewd",
)
LANE_PLAYER_NAMES: Final = ("random", "novice", "simple", "regular", "shrewd")
"""Those of them who play knockout."""
DEFAULT_PLAYER: Final = "regular"
"""Who plays where nobody in particular was asked for."""
ADVISER: Final = "shrewd"
"""Whose opinion a hint is."""
