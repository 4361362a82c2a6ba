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
"""The ones that play knockout."""
DEFAULT_PLAYER: Final = "regular"
"""The player of a bot's seat if no player is named."""
ADVISER: Final = "shrewd"
"""The player that gives hints."""
