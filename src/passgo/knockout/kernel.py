"""The functions of the knockout rules that the rest of Passgo calls."""

from functools import cache

from ..compiling.targets import INTERPRETED, Kernel, functions

_FUNCTIONS = {
    "set_up": "knockout.rules.setup",
    "step": "knockout.rules.step",
    "check": "knockout.rules.step",
    "to_act": "knockout.rules.step",
    "current_phase": "knockout.rules.step",
    "legal": "knockout.rules.legal",
    "choose": "knockout.rules.legal",
    "conceal": "knockout.rules.conceal",
    "wealth": "knockout.rules.step",
}


@cache
def kernel(target: str = INTERPRETED) -> Kernel:
    """Load the knockout kernel for a target; the compiled one imports Numba."""
    return Kernel(target, **functions(target, _FUNCTIONS))
