"""A profile of the rules for the compiler, so that common code is stored close together.

A game runs through a lot of rare code: refusals, the log, rare squares. LLVM inlines calls that it
knows to be frequent, and moves rare code away. ``traffic.json`` has for every rule how often whole
games called it, and how often each of its conditions was false and true, in the order of the source
(``conditions.py``): every Python can use it. ``tests/estate/write_traffic.py`` counts. The counts
affect only the speed. A rule that has another number of conditions than was counted has changed,
and gets none.
"""

import json
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from llvmlite import ir

from .conditions import conditions_of

FILE = Path(__file__).with_name("traffic.json")

_COMMON = 0.93
"""The share of all counts that counts as hot (``docs/performance.md``)."""
_MOST = (1 << 31) - 1
_SURE = 2_000
"""The weight of a branch that is always taken; LLVM loses smaller ones when it divides them."""
# LLVM's cutoffs for hot and cold code, in millionths.
_HOT, _COLD = 990_000, 999_999


@cache
def known() -> dict[str, list[int]]:
    """Rule to how often it was called, then how often each condition was false and true."""
    rules: dict[str, list[int]] = json.loads(FILE.read_bytes())["rules"]
    return rules


@cache
def entry_points() -> frozenset[str]:
    """The entry points that played the games in which rules were counted."""
    return frozenset(json.loads(FILE.read_bytes())["entry_points"])


def rule_out_errors(function: ir.Function) -> None:
    """Mark as impossible what Numba marks as unlikely: errors, which no rule raises."""
    for block in function.blocks:
        end = block.terminator
        if isinstance(end, ir.instructions.ConditionalBranch) and "prof" in end.metadata:
            _, then, otherwise = end.metadata["prof"].operands
            end.set_weights([_SURE, 0] if then.constant > otherwise.constant else [0, _SURE])


def tell(rule: str, function: ir.Function, jumps: Sequence[Iterable[Any]]) -> None:
    """Write call and branch counts into a lowered rule, if known.

    ``jumps`` has, for each jump of its code in order, the branches that depend on its condition.
    """
    counts = known().get(rule)
    numbers = None if counts is None else conditions_of(rule, len(jumps))
    if counts is None or numbers is None or len(counts) != 1 + 2 * len(set(numbers)):
        return
    module = function.module
    calls = [ir.MetaDataString(module, "function_entry_count"), _long(counts[0])]
    function.set_metadata("prof", module.add_metadata(calls))
    for number, branches in zip(numbers, jumps, strict=True):
        missed, taken = counts[1 + 2 * number : 3 + 2 * number]
        if missed + taken == 0:
            continue
        for branch in branches:
            branch.set_weights([min(taken, _MOST), min(missed, _MOST)])


@cache
def outline() -> str:
    """The summary of all counts, as a module that is linked to an entry point."""
    counts = sorted((n for row in known().values() for n in row if n > 0), reverse=True)
    total, reached, hot = sum(counts), 0, 0
    while reached < _COMMON * total:
        reached += counts[hot]
        hot += 1
    figures = {
        "TotalCount": total,
        "MaxCount": counts[0],
        "MaxInternalCount": counts[0],
        "MaxFunctionCount": max(row[0] for row in known().values()),
        "NumCounts": len(counts),
        "NumFunctions": len(known()),
    }
    rows = [f'!{{!"{name}", i64 {figure}}}' for name, figure in figures.items()]
    cuts = f"!{{i32 {_HOT}, i64 {counts[hot - 1]}, i32 {hot}}}, "
    cuts += f"!{{i32 {_COLD}, i64 {counts[-1]}, i32 {len(counts)}}}"
    rows = ['!{!"ProfileFormat", !"InstrProf"}', *rows, f'!{{!"DetailedSummary", !{{{cuts}}}}}']
    return "\n".join(
        (
            "!llvm.module.flags = !{!0}",
            '!0 = !{i32 1, !"ProfileSummary", !1}',
            f"!1 = !{{{', '.join(rows)}}}",
        )
    )


def _long(number: int) -> ir.Constant:
    return ir.Constant(ir.IntType(64), number)
