"""The one decorator of the kernels.

``@rule`` marks a function of the rules. Imported as ``passgo.…`` it leaves the function as it is;
imported as ``passgo.compiled.…`` it compiles it with Numba. Kernel functions take records, arrays
and integers, allocate nothing, raise nothing and never call themselves, so that a CUDA kernel can
call them too.
"""

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

IS_COMPILED = __name__.startswith("passgo.compiled.")


def _plain(function: F) -> F:
    return function


if IS_COMPILED:
    from passgo.compiling.cache import compiling_rule as rule
else:
    rule = _plain

__all__ = ["IS_COMPILED", "rule"]
