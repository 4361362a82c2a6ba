"""The kernels by target: interpreted, or compiled by Numba.

Both targets are the same files (see ``compiled/``) and give the same bytes, so a game may change
its target between two actions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeAlias

from ..errors import OptionError, shown

if TYPE_CHECKING:
    from ..families.records import ActionRecord, BoardRecord, Numbers, StateRecord

KernelFunction: TypeAlias = Callable[..., Any]
"""A rule, interpreted or compiled: its records have no types for a type checker."""

INTERPRETED = "interpreted"
COMPILED = "compiled"
TARGETS = (INTERPRETED, COMPILED)

_PREFIXES = {INTERPRETED: "passgo.", COMPILED: "passgo.compiled."}


@dataclass(frozen=True)
class Kernel:
    """The functions of a kernel that the rest of Passgo calls; every family has these."""

    target: str
    set_up: Callable[[BoardRecord, StateRecord, int, Numbers], object]
    step: Callable[[BoardRecord, StateRecord, int, ActionRecord, Numbers, Numbers], int]
    check: Callable[[BoardRecord, StateRecord, int, ActionRecord, Numbers], int]
    to_act: Callable[[BoardRecord, StateRecord], int]
    current_phase: Callable[[StateRecord], int]
    legal: Callable[[BoardRecord, StateRecord, int, Numbers, ActionRecord, Numbers], int]
    choose: Callable[[BoardRecord, StateRecord, Numbers, int, ActionRecord], object]
    conceal: Callable[[BoardRecord, StateRecord, int], object]
    wealth: Callable[[BoardRecord, StateRecord, int], int]


def functions(target: str, table: Mapping[str, str]) -> dict[str, KernelFunction]:
    """Load the functions of a kernel, given the module of each."""
    if target not in TARGETS:
        raise OptionError("target", shown(target), " or ".join(TARGETS))
    return {name: load(target, module, name) for name, module in table.items()}


def load(target: str, module: str, name: str) -> KernelFunction:
    """Load one kernel function, such as ``load("compiled", "estate.rules.step", "step")``."""
    function: KernelFunction = getattr(import_module(_PREFIXES[target] + module), name)
    # Compiled, Python may call a rule itself, but its entry point is faster.
    entry_point: KernelFunction = getattr(function, "entry_point", function)
    return entry_point
