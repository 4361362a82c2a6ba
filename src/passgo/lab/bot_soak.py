"""The soak of the bots: mixed tables of the whole roster, every decision looked at.

None may be refused, none may be missing, what must hold of a state holds after each, and no
thinking player accepts a trade that it calls a loss itself. Which options a table plays with, by
turns, is the family's to say.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ..compiling.rooms import family_part
from ..editions import load_edition
from ..kernel.bot_shaking import T_DECISIONS, T_TRADES


@dataclass
class Tally:
    """What the soak of one edition and mode has seen."""

    decisions: int = 0
    actions: int = 0
    trades: int = 0
    games: int = 0
    finished: int = 0
    reasons: set[str] = field(default_factory=set)
    problems: list[str] = field(default_factory=list)


def make_shaker(edition: str, mode: str, seed: int) -> Any:
    """What shakes the bots of an edition's family."""
    return family_part(load_edition(edition).family, "studies.bot_soak").SHAKER(edition, mode, seed)


def soak_bots(
    edition: str, mode: str, decisions: int, seed: int, report: Callable[[int], None]
) -> Tally:
    """Shake the bots of one edition and mode; ``report`` hears of decisions taken."""
    shaker = make_shaker(edition, mode, seed)
    tally = Tally()
    while tally.decisions < decisions and not tally.problems:
        game = tally.games
        before = tally.decisions
        code = shaker.shake(game)
        state = shaker.states[0]
        if code:
            seat = shaker.asked
            who = shaker.seated(game)[seat]
            tally.problems.append(
                f"{edition} {mode} {shaker.options(game)}, seed {seed}, game {game}, "
                f"action {int(state.number)}, seat {seat} ({who}): {shaker.name_fault(code)}"
            )
        tally.decisions = int(shaker.tally[T_DECISIONS])
        tally.trades = int(shaker.tally[T_TRADES])
        tally.actions += int(state.number)
        tally.games += 1
        tally.finished += shaker.is_finished
        report(tally.decisions - before)
    tally.reasons = {shaker.reasons[key] for key in np.flatnonzero(shaker.reasons_seen)}
    return tally
