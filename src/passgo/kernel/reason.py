"""Why a player does what it does: a key with parameters, written beside every decision.

A reason buffer has eight words. The first four are scratch for the checks of the rules, which
write the parameters of a refusal there; then come the key and what it is about.
"""

from typing import Final

from .rule import rule

REASON_WORDS: Final = 8
R_KEY: Final = 4
R_FIRST: Final = 5
R_SECOND: Final = 6
R_DRAWN: Final = 7  # 1 where chance had a say: asked again, the player may decide otherwise


@rule
def because(reason, key: int, first: int, second: int) -> None:
    """Write why."""
    reason[R_KEY] = key
    reason[R_FIRST] = first
    reason[R_SECOND] = second
