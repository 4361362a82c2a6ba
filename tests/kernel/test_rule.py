"""The one decorator: nothing when interpreted, the compiler when loaded as compiled."""

from importlib import import_module

from passgo.compiling.targets import COMPILED, INTERPRETED, load
from passgo.kernel.rule import IS_COMPILED, rule


def test_interpreted_it_leaves_a_function_as_it_is():
    def one():
        return 1

    assert rule(one) is one
    assert not IS_COMPILED


def test_both_targets_are_the_same_file():
    plain, compiled = (
        load(target, "estate.rules.step", "step") for target in (INTERPRETED, COMPILED)
    )
    assert import_module("passgo.compiled.kernel.rule").IS_COMPILED
    assert compiled.py_func.__code__.co_filename == plain.__code__.co_filename
    assert compiled.py_func.__code__.co_code == plain.__code__.co_code
