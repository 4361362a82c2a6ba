"""The conditions of a rule, in the order in which Python evaluates them.

Every Python compiles a condition to one jump, but up to 3.13 the test of a ``while`` is compiled
twice: before its loop and again at its end. So conditions are numbered in the order of the source,
which is the same for all, and each jump of the code is traced back to its condition.
"""

import ast
from collections.abc import Iterable
from functools import cache

from .rooms import ROOT


class Conditions(ast.NodeVisitor):
    """Walks through a function in execution order, and lists its conditions."""

    def __init__(self, function: ast.FunctionDef, *, tests_again: bool) -> None:
        """``tests_again``: whether loops test again at their end."""
        self.asked: list[ast.AST] = []
        """Every condition."""
        self.jumps: list[int] = []
        """For each jump the number of its condition."""
        self._tests_again = tests_again
        self._visit_all(function.body)

    def test(self, node: ast.expr) -> None:
        """The test of a branch, down to its single conditions."""
        match node:
            case ast.Constant():
                return
            case ast.UnaryOp(op=ast.Not()):
                self.test(node.operand)
            case ast.BoolOp():
                for part in node.values:
                    self.test(part)
            case ast.IfExp():
                for part in (node.test, node.body, node.orelse):
                    self.test(part)
            case ast.Compare():
                self.generic_visit(node)
                self._ask(node, len(node.ops))
            case _:
                self.visit(node)
                self._ask(node)

    def visit_If(self, node: ast.If) -> None:
        """Both branches."""
        self.test(node.test)
        self._visit_all(node.body)
        self._visit_all(node.orelse)

    def visit_While(self, node: ast.While) -> None:
        """A loop whose test may be in two places."""
        first = len(self.jumps)
        self.test(node.test)
        tests = self.jumps[first:]
        self._visit_all(node.body)
        if self._tests_again:
            self.jumps += tests
        self._visit_all(node.orelse)

    def visit_For(self, node: ast.For) -> None:
        """Whether there is another round."""
        self.visit(node.iter)
        self._ask(node.iter)
        self._visit_all(node.body)
        self._visit_all(node.orelse)

    def visit_Assign(self, node: ast.Assign) -> None:
        """The assigned value is evaluated first."""
        self.visit(node.value)
        self._visit_all(node.targets)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        """One value or the other."""
        self.test(node.test)
        self.visit(node.body)
        self.visit(node.orelse)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        """A value: each part except the last may decide it."""
        for part in node.values[:-1]:
            self.visit(part)
            self._ask(node)
        self.visit(node.values[-1])

    def visit_Compare(self, node: ast.Compare) -> None:
        """A value: each comparison of a chain except the last may decide it."""
        self.generic_visit(node)
        self._ask(node, len(node.ops) - 1)

    def _ask(self, node: ast.AST, times: int = 1) -> None:
        for _ in range(times):
            self.jumps.append(len(self.asked))
            self.asked.append(node)

    def _visit_all(self, nodes: Iterable[ast.AST]) -> None:
        for node in nodes:
            self.visit(node)


def conditions_of(rule: str, jumps: int) -> list[int] | None:
    """The number of the condition of each jump; None if they do not match."""
    room, _, name = rule.rpartition(".")
    function = functions(room)[name]
    for tests_again in (False, True):
        found = Conditions(function, tests_again=tests_again)
        if len(found.jumps) == jumps:
            return found.jumps
    return None


@cache
def functions(room: str) -> dict[str, ast.FunctionDef]:
    """The functions of a module, such as ``estate.rules.rent``, by name."""
    source = (ROOT / room.replace(".", "/")).with_suffix(".py").read_text(encoding="utf-8")
    return {node.name: node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)}
