"""The kernels by family and target: interpreted, or compiled by Numba.

Both targets are the same files (see ``compiled/``) and give the same bytes, so a game may change
its target between two actions.
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
    "estate": {
        "set_up": "estate.rules.setup",
        "step": "estate.rules.step",
        "check": "estate.rules.step",
        "to_act": "estate.rules.owing",
        "current_phase": "estate.rules.matters",
        "legal": "estate.rules.legal",
        "choose": "estate.rules.legal",
        "conceal": "estate.rules.conceal",
        "wealth": "estate.rules.ending",
        "least_bid": "estate.rules.auction",
        "next_asked": "estate.rules.round",
        "note_answer": "estate.rules.round",
    },
    "knockout": {
        "set_up": "knockout.rules.setup",
        "step": "knockout.rules.step",
        "check": "knockout.rules.step",
        "to_act": "knockout.rules.step",
        "current_phase": "knockout.rules.step",
        "legal": "knockout.rules.legal",
        "choose": "knockout.rules.legal",
        "conceal": "knockout.rules.conceal",
        "wealth": "knockout.rules.step",
    },
}


@dataclass(frozen=True)
class Kernel:
    """The functions of a kernel that the rest of Passgo calls; every family has these."""

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


@dataclass(frozen=True)
class EstateKernel(Kernel):
    """What the estate kernel has besides."""

    least_bid: Callable[..., int]
    next_asked: Callable[..., int]
    note_answer: Callable[..., Any]


@cache
def kernel(target: str = INTERPRETED) -> EstateKernel:
    """Load the estate kernel for a target; the compiled one imports Numba."""
    return EstateKernel(target, **_functions("estate", target))


@cache
def knockout_kernel(target: str = INTERPRETED) -> Kernel:
    """Load the knockout kernel for a target."""
    return Kernel(target, **_functions("knockout", target))


def _functions(family: str, target: str) -> dict[str, Callable[..., Any]]:
    if target not in TARGETS:
        raise ValueError(f"target: found {target!r}, expected {' or '.join(TARGETS)}")
    return {name: load(target, where, name) for name, where in _FUNCTIONS[family].items()}


def load(target: str, module: str, name: str) -> Callable[..., Any]:
    """Load one kernel function, such as ``load("compiled", "estate.rules.step", "step")``."""
    function: Callable[..., Any] = getattr(import_module(_PREFIXES[target] + module), name)
    return function
