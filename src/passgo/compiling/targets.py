"""The kernels by target: interpreted, or compiled by Numba.

Both targets are the same files (see ``compiled/``) and give the same bytes, so a game may change
its target between two actions.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from ..errors import OptionError, shown

INTERPRETED = "interpreted"
COMPILED = "compiled"
TARGETS = (INTERPRETED, COMPILED)

_PREFIXES = {INTERPRETED: "passgo.", COMPILED: "passgo.compiled."}


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


def functions(target: str, table: Mapping[str, str]) -> dict[str, Callable[..., Any]]:
    """Load the functions of a kernel, given the module of each."""
    if target not in TARGETS:
        raise OptionError("target", shown(target), " or ".join(TARGETS))
    return {name: load(target, module, name) for name, module in table.items()}


def load(target: str, module: str, name: str) -> Callable[..., Any]:
    """Load one kernel function, such as ``load("compiled", "estate.rules.step", "step")``."""
    function: Callable[..., Any] = getattr(import_module(_PREFIXES[target] + module), name)
    # Compiled, Python may call a rule itself, but its entry at less cost.
    entry: Callable[..., Any] = getattr(function, "entry", function)
    return entry
