"""The tokens of a rule that can be changed, and what each can become.

A token is found by its place in the syntax tree and replaced in the text. Changes that nothing can
see are left out: the numbers of an event or a refusal for which its table has no name.
"""

import ast
import io
import tokenize
from dataclasses import dataclass
from functools import cache
from importlib import import_module

from .rooms import BOTH, module_of, rule_files

COMPARED = {
    "<": ("<=", ">="),
    "<=": ("<", ">"),
    ">": (">=", "<="),
    ">=": (">", "<"),
    "==": ("!=",),
    "!=": ("==",),
    "in": ("not in",),
}
RECKONED = {
    "+": ("-",),
    "-": ("+",),
    "*": ("+",),
    "/": ("*",),
    "//": ("*",),
    "%": ("//",),
    "<<": (">>",),
    ">>": ("<<",),
    "&": ("|",),
    "|": ("&",),
    "^": ("&",),
}
JOINED = {"and": ("or",), "or": ("and",)}
CALLED = {"min": ("max",), "max": ("min",)}
NOTHING = {"bool": "return False", "int": "return 0", "float": "return 0.0"}
"""How a function that answers with one of these returns early."""
TOLD = {"note": ("events", "EVENT_FIELDS", 2), "refuse": ("refusals", "REFUSAL_FIELDS", 2)}
"""Functions that write numbers of a table's row, and from which argument on."""


@dataclass(frozen=True)
class Token:
    """A piece of a rule's text, and what it can become."""

    module: str
    function: str
    first_line: int
    """Where the function begins, and …"""
    last_line: int
    line: int
    column: int
    length: int
    old: str
    new: tuple[str, ...]
    touched: tuple[int, int]
    """The lines of its statement: one that is played plays them."""
    text: str
    """Its line, without the indent."""
    place: int
    """Which of the same changes in equal lines of its function, from 0."""

    @property
    def key(self):
        """What names it as long as its line and its function keep their words."""
        return (self.module, self.function, self.text, self.old, self.place)


@dataclass(frozen=True)
class Mutant:
    """A rule with one token changed."""

    token: Token
    new: str

    @property
    def key(self):
        """What names it as long as its line and its function keep their words."""
        return (*self.token.key, self.new)

    @property
    def name(self):
        """Where it is and what it changes."""
        token = self.token
        old = " ".join(token.old.split())
        where = f"{token.module}:{token.function}:{token.line}:{token.column + 1}"
        return f"{where} {old} -> {self.new}"


@cache
def tokens_of(family=BOTH):
    """All tokens that can be changed in a family's rules."""
    return tuple(token for path in rule_files(family) for token in tokens_in(path))


def mutants_of(family=BOTH):
    """Every rule with every single change."""
    return [Mutant(token, new) for token in tokens_of(family) for new in token.new]


def tokens_in(path):
    """The tokens of the rules of one file."""
    source = path.read_text(encoding="utf-8")
    found = []
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef) and is_rule(node):
            found += Finder(module_of(path), source, node).found()
    return found


def is_rule(node):
    """Whether a function bears ``@rule``."""
    return any(isinstance(mark, ast.Name) and mark.id == "rule" for mark in node.decorator_list)


class Finder(ast.NodeVisitor):
    """Walks through one rule and gathers its tokens."""

    def __init__(self, module, source, function):
        self.module = module
        self.lines = source.splitlines()
        self.function = function
        self.pieces = []
        self.statement = function
        body = "\n".join(self.lines[: function.end_lineno]) + "\n"
        self.words = [
            token
            for token in tokenize.generate_tokens(io.StringIO(body).readline)
            if token.type in {tokenize.OP, tokenize.NAME}
            and token.string not in {"(", ")"}
            and token.start[0] >= function.lineno
        ]

    def found(self):
        """The tokens in the order of the text."""
        for statement in self.function.body:
            if not is_docstring(statement):
                self.visit(statement)
        counted = {}
        tokens = []
        for start, end, new, touched in sorted(set(self.pieces)):
            old = self.text_between(start, end)
            text = self.lines[start[0] - 1].strip()
            place = counted[text, old, new] = counted.get((text, old, new), -1) + 1
            tokens.append(
                Token(
                    module=self.module,
                    function=self.function.name,
                    first_line=self.function.lineno,
                    last_line=self.function.end_lineno,
                    line=start[0],
                    column=start[1],
                    length=len(old),
                    old=old,
                    new=new,
                    touched=touched,
                    text=text,
                    place=place,
                )
            )
        return tokens

    def text_between(self, start, end):
        """The text from one place to another."""
        lines = self.lines[start[0] - 1 : end[0]]
        lines[-1] = lines[-1][: end[1]]
        lines[0] = lines[0][start[1] :]
        return "\n".join(lines)

    def place(self, line, column):
        """A place in characters; the tree counts in bytes."""
        return line, len(self.lines[line - 1].encode()[:column].decode())

    def start(self, node):
        """Where a node begins."""
        return self.place(node.lineno, node.col_offset)

    def end(self, node):
        """Where a node ends."""
        return self.place(node.end_lineno, node.end_col_offset)

    def add(self, start, end, new):
        """Take a piece of text up, if it can become anything."""
        if new:
            self.pieces.append((start, end, tuple(new), self.touched()))

    def touched(self):
        """The lines that are played when the statement at hand is."""
        body = getattr(self.statement, "body", None)
        last = body[0].lineno - 1 if body else self.statement.end_lineno
        return self.statement.lineno, max(last, self.statement.lineno)

    def add_sign(self, left, right, table):
        """Collect the sign between two nodes."""
        begin, end = self.end(left), self.start(right)
        between = [word for word in self.words if begin <= word.start and word.end <= end]
        if len(between) == 1:
            word = between[0]
            self.add(word.start, word.end, table.get(word.string.rstrip("="), ()))

    def visit(self, node):
        """Remember the statement, and go in."""
        if not isinstance(node, ast.stmt):
            super().visit(node)
            return
        outer, self.statement = self.statement, node
        super().visit(node)
        self.statement = outer

    def visit_Compare(self, node):
        sides = [node.left, *node.comparators]
        for left, right in zip(sides, node.comparators, strict=False):
            begin, end = self.end(left), self.start(right)
            for word in self.words:
                if begin <= word.start and word.end <= end:
                    self.add(word.start, word.end, COMPARED.get(word.string, ()))
        self.generic_visit(node)

    def visit_BinOp(self, node):
        self.add_sign(node.left, node.right, RECKONED)
        self.generic_visit(node)

    def visit_BoolOp(self, node):
        for left, right in zip(node.values, node.values[1:], strict=False):
            self.add_sign(left, right, JOINED)
        self.generic_visit(node)

    def visit_UnaryOp(self, node):
        begin, end = self.start(node), self.start(node.operand)
        word = next(word for word in self.words if word.start == begin)
        if word.end <= end:
            self.add(word.start, word.end, ("",))
        self.generic_visit(node)

    def visit_AugAssign(self, node):
        begin, end = self.end(node.target), self.start(node.value)
        for word in self.words:
            if begin <= word.start and word.end <= end:
                new = RECKONED.get(word.string.removesuffix("="), ())
                self.add(word.start, word.end, [f"{sign}=" for sign in new])
        self.leave_out(node)
        self.generic_visit(node)

    def visit_Assign(self, node):
        if not isinstance(node.targets[0], ast.Name):
            self.leave_out(node)
        self.generic_visit(node)

    def visit_AnnAssign(self, node):
        if node.value is not None:
            self.visit(node.value)

    def visit_Expr(self, node):
        self.leave_out(node)
        self.generic_visit(node)

    def visit_Break(self, node):
        self.add(self.start(node), self.end(node), ("pass",))

    def visit_Continue(self, node):
        self.add(self.start(node), self.end(node), ("pass",))

    def leave_out(self, node):
        """A statement can be left out, or all from it on."""
        self.add(self.start(node), self.end(node), ("pass", self.early_return()))

    def early_return(self):
        """The statement that returns with nothing done or found."""
        answer = self.function.returns
        return NOTHING.get(answer.id if isinstance(answer, ast.Name) else "", "return")

    def visit_Return(self, node):
        answer = self.early_return()
        said = self.text_between(self.start(node), self.end(node))
        is_found = isinstance(node.value, ast.Call | ast.Name | ast.Subscript | ast.Attribute)
        if is_found and said != "return no.ACCEPTED":
            new = f"return not {said.removeprefix('return ')}" if "False" in answer else answer
            self.add(self.start(node), self.end(node), (new,))
        self.generic_visit(node)

    def visit_If(self, node):
        self.decide(node)

    def visit_IfExp(self, node):
        self.decide(node)

    def visit_While(self, node):
        self.add(self.start(node.test), self.end(node.test), ("False",))
        self.generic_visit(node)

    def decide(self, node):
        """A condition can be met never, or always."""
        self.add(self.start(node.test), self.end(node.test), ("False", "True"))
        self.generic_visit(node)

    def visit_Call(self, node):
        if isinstance(node.func, ast.Name):
            self.add(self.start(node.func), self.end(node.func), CALLED.get(node.func.id, ()))
        told = self.count_told(node)
        for number, argument in enumerate(node.args):
            if told is None or number < told or not isinstance(argument, ast.Constant):
                self.visit(argument)

    def count_told(self, call):
        """How many arguments of a call that tells of something are ever read; None for others."""
        name = call.func.id if isinstance(call.func, ast.Name) else ""
        if name not in TOLD or not isinstance(call.args[1], ast.Attribute):
            return None
        chapter, table, first = TOLD[name]
        family = self.module.split(".")[0]
        fields = getattr(import_module(f"passgo.{family}.rules.{chapter}"), table)
        row = fields.get(call.args[1].attr.lower())
        return None if row is None else first + len(row)

    def visit_Constant(self, node):
        new = other_values(node.value)
        self.add(self.start(node), self.end(node), new)


def is_docstring(statement):
    """Whether a statement is only words."""
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def other_values(value):
    """What a constant can become."""
    if isinstance(value, bool):
        return (str(not value),)
    if isinstance(value, int):
        return (str(value + 1), str(value - 1))
    if isinstance(value, float):
        return (repr(value + 1.0), repr(value - 1.0))
    return ()
