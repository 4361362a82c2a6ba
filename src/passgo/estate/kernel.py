"""The functions of the estate rules that the rest of Passgo calls."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from ..compiling.targets import INTERPRETED, Kernel, functions

if TYPE_CHECKING:
    from ..families.records import (
        ActionRecord,
        BoardRecord,
        Numbers,
        RoundRecord,
        StateRecord,
    )

_FUNCTIONS = {
    "set_up": "estate.rules.setup",
    "step": "estate.rules.step",
    "check": "estate.rules.step",
    "to_act": "estate.rules.owing",
    "current_phase": "estate.rules.matters",
    "legal": "estate.rules.legal",
    "choose": "estate.rules.legal",
    "conceal": "estate.rules.conceal",
    "wealth": "estate.rules.ending",
    "survey": "estate.rules.appraise",
    "choose_all": "estate.rules.appraise",
    "appraise": "estate.rules.appraise",
    "least_bid": "estate.rules.auction",
    "next_asked": "estate.rules.round",
    "note_answer": "estate.rules.round",
}


@dataclass(frozen=True)
class EstateKernel(Kernel):
    """The functions that only the estate kernel has."""

    survey: Callable[[BoardRecord, StateRecord, Numbers], object]
    choose_all: Callable[[BoardRecord, StateRecord, Numbers, int, ActionRecord], object]
    appraise: Callable[[BoardRecord, StateRecord, int, ActionRecord, int, Numbers], object]
    least_bid: Callable[[BoardRecord, StateRecord], int]
    next_asked: Callable[[StateRecord, RoundRecord, int], int]
    note_answer: Callable[[StateRecord, RoundRecord, int, ActionRecord], object]


@cache
def kernel(target: str = INTERPRETED) -> EstateKernel:
    """Load the estate kernel for a target; the compiled one imports Numba."""
    return EstateKernel(target, **functions(target, _FUNCTIONS))
