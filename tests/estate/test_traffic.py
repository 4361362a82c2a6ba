"""The profile of the rules that the compiler gets."""

import re
from importlib import import_module

import pytest
from llvmlite import binding, ir
from numba import types
from passgo.compiled.kernel.shaking import same_words

from passgo.compiling import traffic
from passgo.compiling.cache import compiling_rule

RULE = "kernel.shaking.same_words"
"""It has two conditions: whether its loop continues, and whether two words differ."""
ARGUMENTS = (types.Array(types.int64, 2, "C"), types.int64, types.int64)
BIT = ir.IntType(1)


@pytest.fixture
def told(monkeypatch):
    """Tell of a function with two branches for the first condition; what LLVM then reads."""

    def tell(*counts):
        monkeypatch.setattr(traffic, "known", lambda: {RULE: list(counts)})
        module = ir.Module()
        function = ir.Function(module, ir.FunctionType(ir.VoidType(), [BIT, BIT]), "two")
        first, again, second, end = (function.append_basic_block() for _ in range(4))
        goes_on, differs = function.args
        jumps = [
            [
                ir.IRBuilder(first).cbranch(goes_on, again, end),
                ir.IRBuilder(again).cbranch(goes_on, second, end),
            ],
            [ir.IRBuilder(second).cbranch(differs, end, first)],
        ]
        ir.IRBuilder(end).ret_void()
        traffic.tell(RULE, function, jumps)
        return str(binding.parse_assembly(str(module)))

    return tell


def test_calls_and_conditions_are_told(told):
    text = told(9, 1, 70, 64, 6)
    assert '!{!"function_entry_count", i64 9}' in text
    assert '!{!"branch_weights", i32 70, i32 1}' in text, "true comes first, as LLVM wants it"
    assert '!{!"branch_weights", i32 6, i32 64}' in text
    assert text.count("!prof !1") == 2, "the loop branches twice on the same"


def test_rule_with_other_conditions_goes_without(told):
    assert "!prof" not in told(9, 7, 2, 1, 1, 5, 5)


def test_condition_never_asked_goes_without(told):
    text = told(9, 9, 0, 0, 0)
    assert text.count('!{!"branch_weights"') == 1


def test_what_is_unlikely_never_happens():
    module = ir.Module()
    function = ir.Function(module, ir.FunctionType(ir.VoidType(), [BIT]), "errs")
    builder = ir.IRBuilder(function.append_basic_block())
    with builder.if_then(function.args[0], likely=False):
        pass
    builder.ret_void()
    traffic.rule_out_errors(function)
    assert '!{ !"branch_weights", i32 0, i32 2000 }' in str(module)


def test_a_rule_is_lowered_with_its_traffic(monkeypatch):
    monkeypatch.setattr(traffic, "known", lambda: {RULE: [9, 1, 70, 64, 6]})
    rule = compiling_rule(same_words.py_func)
    rule.compile(ARGUMENTS)
    (lowered,) = rule.overloads.values()
    text = str(lowered.library._final_module)
    assert '!{!"function_entry_count", i64 9}' in text
    # LLVM may have turned conditions round by now.
    assert re.search(r'"branch_weights", i32 (1, i32 70|70, i32 1)\}', text)
    assert re.search(r'"branch_weights", i32 (6, i32 64|64, i32 6)\}', text)


def test_what_all_is_together_is_read_by_llvm():
    module = binding.parse_assembly(traffic.outline())
    module.verify()
    assert "ProfileSummary" in str(module)


def test_rules_counted_exist():
    for name in (*traffic.known(), *traffic.entry_points()):
        room, _, rule = name.rpartition(".")
        found = getattr(import_module(f"passgo.{room}"), rule, None)
        assert found is not None, f"{name} is gone: python -m tests.estate.write_traffic"
