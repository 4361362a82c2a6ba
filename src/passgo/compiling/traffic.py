"""Which way rules mostly go, told to the compiler so that what is common lies close together.

A game walks through much code of which little is common: refusals, the log, rare squares. LLVM
melts together what it knows to be called often, and puts what is rare out of the way.
``traffic.json`` has for every rule how often whole games called it, and how often each of its
branches was not taken and taken, in the order in which Numba lowers them;
``tests/estate/write_traffic.py`` counts. It decides about time and nothing else. A rule that has
another number of branches than was counted, by a newer Python or a change, goes without.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any

from llvmlite import ir

FILE = Path(__file__).with_name("traffic.json")

_WRAPPER = "_ZN7cpython"
"""How the names begin of what Python calls; that is no rule's own code."""
_COMMON = 0.93
"""The share of all counts that LLVM is to call hot: more melts too much code together, less too
little (``docs/performance.md``)."""
_MOST = (1 << 31) - 1
# Where LLVM looks for what is hot and what is cold, in a million.
_HOT, _COLD = 990_000, 999_999


@cache
def known() -> dict[str, list[int]]:
    """Rule to how often it was called, then how often each branch was not taken and taken."""
    rules: dict[str, list[int]] = json.loads(FILE.read_bytes())["rules"]
    return rules


@cache
def entries() -> frozenset[str]:
    """The entries that played the games in which rules were counted."""
    return frozenset(json.loads(FILE.read_bytes())["entries"])


def own_functions(module: ir.Module) -> list[ir.Function]:
    """The functions of a lowered rule that hold its own code."""
    return [f for f in module.functions if f.blocks and not f.name.startswith(_WRAPPER)]


def branches(function: ir.Function) -> list[Any]:
    """The branches of a lowered rule that may go either way, in their order."""
    ends = [block.terminator for block in function.blocks]
    return [end for end in ends if isinstance(end, ir.instructions.ConditionalBranch)]


def tell(rule: str, module: ir.Module) -> None:
    """Write into a lowered rule how often it is called and which way it goes, where known."""
    counts = known().get(rule)
    if counts is None:
        return
    for function in own_functions(module):
        either = branches(function)
        if len(counts) != 1 + 2 * len(either):
            continue
        calls = [ir.MetaDataString(module, "function_entry_count"), _long(counts[0])]
        function.set_metadata("prof", module.add_metadata(calls))
        for place, branch in enumerate(either):
            missed, taken = counts[1 + 2 * place : 3 + 2 * place]
            if missed + taken > 0:
                branch.set_weights([min(taken, _MOST), min(missed, _MOST)])


@cache
def outline() -> str:
    """What all counts are together, as a module that is linked to an entry."""
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
