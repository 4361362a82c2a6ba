"""The functions of the estate rules that the rest of Passgo calls."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from ..compiling.targets import INTERPRETED, Kernel, functions

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
    """What the estate kernel has besides."""

    survey: Callable[..., Any]
    choose_all: Callable[..., Any]
    appraise: Callable[..., Any]
    least_bid: Callable[..., int]
    next_asked: Callable[..., int]
    note_answer: Callable[..., Any]


@cache
def kernel(target: str = INTERPRETED) -> EstateKernel:
    """Load the estate kernel for a target; the compiled one imports Numba."""
    return EstateKernel(target, **functions(target, _FUNCTIONS))
