"""What the compiler is told about which way rules go."""

from importlib import import_module

import pytest
from llvmlite import binding, ir

from passgo.compiling import traffic

NUMBER = ir.IntType(64)


def rule_with_branch():
    """A lowered rule that goes one way or the other."""
    module = ir.Module()
    function = ir.Function(module, ir.FunctionType(NUMBER, [ir.IntType(1)]), "either")
    builder = ir.IRBuilder(function.append_basic_block())
    with builder.if_then(function.args[0]):
        builder.ret(NUMBER(1))
    builder.ret(NUMBER(0))
    return module


@pytest.fixture
def told(monkeypatch):
    """Tell of a rule with these counts; what LLVM then reads."""

    def tell(counts):
        monkeypatch.setattr(traffic, "known", lambda: {"one.rule": counts})
        module = rule_with_branch()
        traffic.tell("one.rule", module)
        return str(binding.parse_assembly(str(module)))

    return tell


def test_calls_and_branches_are_told(told):
    text = told([9, 7, 2])
    assert '!{!"function_entry_count", i64 9}' in text
    assert '!{!"branch_weights", i32 2, i32 7}' in text, "taken comes first, as LLVM wants it"


def test_rule_with_other_branches_goes_without(told):
    assert "!prof" not in told([9, 7, 2, 1, 1])


def test_branch_never_reached_goes_without(told):
    text = told([9, 0, 0])
    assert "function_entry_count" in text
    assert "branch_weights" not in text


def test_what_all_is_together_is_read_by_llvm():
    module = binding.parse_assembly(traffic.outline())
    module.verify()
    assert "ProfileSummary" in str(module)


def test_rules_counted_exist():
    for name in (*traffic.known(), *traffic.entries()):
        room, _, rule = name.rpartition(".")
        found = getattr(import_module(f"passgo.{room}"), rule, None)
        assert found is not None, f"{name} is gone: python -m tests.estate.write_traffic"
