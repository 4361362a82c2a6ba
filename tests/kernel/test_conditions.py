"""Which condition each jump of a rule's code asks, on the Python that runs the tests."""

import ast
import dis
import sys

import pytest

from passgo.compiling import conditions
from passgo.compiling.conditions import Conditions, conditions_of
from passgo.compiling.rooms import COMPILED_ROOMS, ROOT

MODULES = [
    path.relative_to(ROOT).with_suffix("").as_posix().replace("/", ".")
    for room in COMPILED_ROOMS
    for path in sorted((ROOT / room).rglob("*.py"))
]
TELLS_PLACES = sys.version_info >= (3, 12)
"""Python 3.11 gives some jumps the place of the condition before, or of the whole statement."""
LOOPS = """
def loops(n, m):
    while n > 0 and m > 0:
        for k in range(n):
            if not (k == m or k == 2):
                m -= 1
        n -= 1
    return 0 < n < m
"""


def jumps_of(code):
    """The instructions that may go either way."""
    return [
        found
        for found in dis.get_instructions(code)
        if found.opname == "FOR_ITER" or ("JUMP" in found.opname and "IF" in found.opname)
    ]


def codes_of(source, name):
    """The code of each function of a module."""
    return {
        part.co_name: part
        for part in compile(source, name, "exec").co_consts
        if hasattr(part, "co_code")
    }


def span(place):
    return (place.lineno, place.col_offset), (place.end_lineno, place.end_col_offset)


def overlap(one, other):
    (begin, end), (first, last) = span(one), span(other)
    return begin <= last and first <= end


@pytest.mark.parametrize("module", MODULES)
def test_every_jump_of_a_rule_has_its_condition(module):
    path = ROOT.joinpath(*module.split(".")).with_suffix(".py")
    codes = codes_of(path.read_text(encoding="utf-8"), str(path))
    for name, function in conditions.functions(module).items():
        jumps = jumps_of(codes[name])
        numbers = conditions_of(f"{module}.{name}", len(jumps))
        assert numbers is not None, name
        asked = Conditions(function, tests_again=False).asked
        for jump, number in zip(jumps, numbers, strict=True):
            assert not TELLS_PLACES or overlap(jump.positions, asked[number]), f"{name}: {jump}"


def test_conditions_come_in_the_order_in_which_they_are_asked():
    (function,) = ast.parse(LOOPS).body
    once = Conditions(function, tests_again=False)
    names = ["n > 0", "m > 0", "range(n)", "k == m", "k == 2", "0 < n < m"]
    assert [ast.unparse(node) for node in once.asked] == names
    assert once.jumps == [0, 1, 2, 3, 4, 5]
    assert Conditions(function, tests_again=True).jumps == [0, 1, 2, 3, 4, 0, 1, 5]
    assert len(jumps_of(codes_of(LOOPS, "loops")["loops"])) in {6, 8}


def test_a_rule_with_other_jumps_has_no_conditions():
    assert conditions_of("kernel.bits.lowest", 99) is None
