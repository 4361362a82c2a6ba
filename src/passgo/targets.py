"""The kernels by target: interpreted, or compiled by Numba.

Both are the same files (see ``compiled/``) and give the same bytes, so a game may change its
target between two actions.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

INTERPRETED = "interpreted"
COMPILED = "compiled"
TARGETS = (INTERPRETED, COMPILED)

_PREFIXES = {INTERPRETED: "passgo.", COMPILED: "passgo.compiled."}
_FUNCTIONS = {
    "set_up": "estate.setup",
    "step": "estate.step",
    "check": "estate.step",
    "to_act": "estate.step",
    "current_phase": "estate.matters",
    "legal": "estate.legal",
    "choose": "estate.legal",
    "conceal": "estate.conceal",
    "wealth": "estate.ending",
    "least_bid": "estate.auction",
    "next_asked": "estate.round",
    "note_answer": "estate.round",
}


@dataclass(frozen=True)
class Kernel:
    """The functions of the estate kernel that the rest of Passgo calls."""

    target: str
    set_up: Callable[..., Any]
    step: Callable[..., int]
    check: Callable[..., int]
    to_act: Callable[..., int]
    current_phase: Callable[..., int]
    legal: Callable[..., int]
    choose: Callable[..., Any]
    conceal: Callable[..., Any]
    wealth: Callable[..., int]
    least_bid: Callable[..., int]
    next_asked: Callable[..., int]
    note_answer: Callable[..., Any]


@cache
def kernel(target: str = INTERPRETED) -> Kernel:
    """Load the kernel for a target; the compiled one imports Numba."""
    if target not in TARGETS:
        raise ValueError(f"target: found {target!r}, expected {' or '.join(TARGETS)}")
    return Kernel(target, **{name: load(target, where, name) for name, where in _FUNCTIONS.items()})


def load(target: str, module: str, name: str) -> Callable[..., Any]:
    """Load one kernel function, such as ``load("compiled", "estate.step", "step")``."""
    function: Callable[..., Any] = getattr(import_module(_PREFIXES[target] + module), name)
    return function
