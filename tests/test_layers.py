"""The layer rule: which room may import which, and what a kernel function may not contain.

Compiled, for a processor and for CUDA: ``kernel ← rules ← policies ← loops``, the last three in
the folder of each family. Ordinary Python: ``families ← editions ← game ← texts, scenario,
rulebook, bots ← table, lab`` know no family; a family's other files answer them; ``table ← protocol
← server, client``; ``terminal ← commands`` may ask everything.

What is imported for type checkers alone (under ``TYPE_CHECKING``) loads nothing when the program
runs: ``families`` and others name protocols of later rooms there. It may come from any room that
belongs to no other family.
"""

import ast
from collections import defaultdict
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import passgo
import passgo.game
from passgo.compiling.rooms import COMPILED_PARTS, COMPILED_ROOMS
from passgo.estate.rules import actions as estate_actions
from passgo.families import FAMILIES
from passgo.knockout.rules import actions as lane_actions

ROOT = Path(passgo.__file__).parent
SOURCES = sorted(path for path in ROOT.rglob("*.py") if path.parent.name != "compiled")

BASE = {"wire", "ground", "families", "compiling"}
"""What anything ordinary may ask: plain data, errors, families, where compiled rules are found."""

ALLOWED = {
    "wire": {"wire"},
    "ground": {"ground", "wire"},
    "families": {"ground", "wire", "families"},
    "compiling": {"ground", "families", "compiling"},
    "kernel": {"compiling", "kernel"},
    "rules": {"kernel", "rules"},
    "policies": {"kernel", "rules", "policies"},
    "loops": {"kernel", "rules", "policies", "loops"},
    "editions": {*BASE, "editions"},
    "edition": {*BASE, "kernel", "rules", "editions", "edition"},
    "game": {*BASE, "kernel", "editions", "game"},
    "texts": {*BASE, "editions", "texts"},
    "scenario": {*BASE, "editions", "game", "scenario"},
    "rulebook": {*BASE, "editions", "game", "scenario", "rulebook"},
    "bots": {*BASE, "kernel", "editions", "game", "bots"},
    "table": {*BASE, "editions", "game", "bots", "table"},
    "story": {*BASE, "editions", "game", "story"},
    "lab": {*BASE, "kernel", "editions", "game", "texts", "bots", "lab"},
    "electronic_unit": {
        *BASE,
        "editions",
        "game",
        "rules",
        "texts",
        "electronic_unit",
    },
}
"""Room to the rooms it may import; those of a family are called by the folder within it."""
ALLOWED["formats"] = {"rules", "edition", "texts", "scenario", "formats"} | ALLOWED["game"]
ALLOWED["answers"] = {"answers", *ALLOWED} - {"rulebook", "electronic_unit"}
ALLOWED["protocol"] = {
    *BASE,
    "editions",
    "game",
    "bots",
    "table",
    "protocol",
}
ALLOWED["server"] = {"texts", "story", "server"} | ALLOWED["protocol"]
ALLOWED["client"] = {"ground", "wire", "protocol", "client"}
ALLOWED["terminal"] = {"terminal", *ALLOWED}
ALLOWED["commands"] = {"commands", *ALLOWED}

FORMATS = {"kernel", "tables", "typed", "sides", "formats", "wire"}
"""Of a family, what ``Game`` and those who show one ask; other files answer bots and lab."""

ALONE = {
    "": "ground",
    "compiled": "compiling",
    "errors": "ground",
    "__main__": "commands",
    "players": "bots",
}
"""What is no folder: the package itself, the loader of compiled code, the command."""

TOOLS = {"numpy", "typing", "collections", "math"}
"""What a kernel may import from outside the project; Numba is imported by ``cache``."""

ACTION_WORDS = {*estate_actions.ACTION_NAMES, *lane_actions.ACTION_NAMES} - {"wait"}

EXACT = {"sqrt", "floor"}
"""What of ``math`` every machine computes to the last bit."""


LAZY = {"": passgo._WHERE, "game": passgo.game._WHERE}
"""Packages that load what they offer only when asked, and where it comes from."""


def layer_of(module):
    """The layer of a module named from the package's root, such as ``estate.rules.step``."""
    first, *rest = module.split(".")
    if not rest and first in ALONE:
        return ALONE[first]
    if first not in FAMILIES:
        rooms = set(ALLOWED) - {*COMPILED_PARTS, "ground", "edition", "formats", "answers"}
        assert first in rooms, f"{module} stands in no room"
        return first
    if not rest:
        return "ground"  # The folder itself, which contains no code.
    if (ROOT / first / rest[0]).is_dir():
        parts = {*COMPILED_PARTS, "edition", "formats", "wire", "bargaining", "studies"}
        assert rest[0] in parts, f"{module} stands in no room"
    if rest[0] in FORMATS:
        return "formats"
    return rest[0] if rest[0] in {*COMPILED_PARTS, "edition"} else "answers"


def family_of(module):
    """The family whose folder contains a module, or None."""
    first = module.split(".")[0]
    return first if first in FAMILIES else None


def module_name(path):
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


KERNEL_FILES = sorted(path for room in COMPILED_ROOMS for path in (ROOT / room).rglob("*.py"))


def each_folder(paths):
    """A test for each folder, which names the file that is wrong: there are hundreds of files."""
    folders = defaultdict(list)
    for path in paths:
        folders[path.parent.relative_to(ROOT).as_posix()].append(path)
    return pytest.mark.parametrize("paths", folders.values(), ids=folders)


@cache
def tree_of(path):
    return ast.parse(path.read_text(encoding="utf-8"))


def package_of(path):
    """The package a relative import of a file starts from."""
    parts = path.relative_to(ROOT).with_suffix("").parts[:-1]
    return list(parts)


def imports(path, nodes=None):
    """Modules a file imports: ours named from the root and marked, others by their first name."""
    for node in nodes or ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            yield from ((alias.name.split(".")[0], False, node) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            name = node.module or ""
            if name.split(".")[0] == "passgo":
                yield name.removeprefix("passgo").removeprefix("."), True, node
            else:
                yield name.split(".")[0], False, node
        elif isinstance(node, ast.ImportFrom):
            base = package_of(path)
            base = base[: len(base) - node.level + 1]
            if node.module:
                yield ".".join([*base, node.module]), True, node
            else:
                yield ".".join(base), True, node


@each_folder(SOURCES)
def test_a_room_imports_only_what_stands_before_it(paths):
    for path in paths:
        name = module_name(path)
        layer = layer_of(name)
        if name not in LAZY:
            check_layer(path, name, layer)


def check_layer(path, name, layer):
    family = family_of(name)
    typed = for_types(tree_of(path))
    for module, is_ours, node in imports(path):
        if not is_ours:
            continue
        for asked in {module_of(defined(module, alias.name)) for alias in node.names}:
            where = f"{name}, line {node.lineno}: {asked}"
            if node not in typed:
                assert layer_of(asked) in ALLOWED[layer], where
            elif family is None and layer not in {"terminal", "commands"}:
                assert family_of(asked) is None, f"{where} is of one family"
            if family is not None:
                assert family_of(asked) in {None, family}, f"{where} is another family's"


def defined(module, name):
    """A name of a module in full, under the module that defines it."""
    if name in LAZY.get(module, {}):
        return ".".join(filter(None, [module, LAZY[module][name], name]))
    return ".".join(filter(None, [module, name]))


@cache
def module_of(name):
    """The module of a name that may also be something in a module."""
    held = ROOT.joinpath(*name.split("."))
    if held.is_dir() or held.with_suffix(".py").is_file():
        return name
    return name.rpartition(".")[0]


def test_a_family_is_a_folder_with_every_part():
    assert {"estate", "knockout"} <= set(FAMILIES)
    for family in FAMILIES:
        for part in (*COMPILED_PARTS, "edition", "formats"):
            assert (ROOT / family / part / "__init__.py").is_file(), f"{family}/{part}"


def test_nothing_in_a_room_of_a_family_is_out_of_sight():
    """A package of a family, of the kernel or of the compiler's loader contains no code itself."""
    for family in FAMILIES:
        for path in (ROOT / family).rglob("__init__.py"):
            assert len(tree_of(path).body) == 1, f"{path} holds more than its docstring"


@each_folder(SOURCES)
def test_rules_stand_in_compiled_rooms_and_nowhere_else(paths):
    for path in paths:
        name = module_name(path)
        if path not in KERNEL_FILES:
            assert rules_in(path) == [], name
        elif not rules_in(path) and path.name not in {"__init__.py", "rule.py"}:
            # Tables and numbers, which must be what some compiled file reads.
            readers = [other for other in KERNEL_FILES if other != path and name in read_by(other)]
            assert readers, f"{name} is neither compiled nor read by anything that is"


@cache
def read_by(path):
    """The modules of ours that a file imports, or imports names of."""
    found = set()
    for module, is_ours, node in imports(path):
        if is_ours:
            found |= {module, *(f"{module}.{alias.name}" for alias in node.names)}
    return found


@each_folder(KERNEL_FILES)
def test_a_kernel_imports_nothing_but_kernels(paths):
    for path in paths:
        check_kernel(path)


def check_kernel(path):
    for module, is_ours, node in imports(path):
        where = f"{module_name(path)}, line {node.lineno}: {module}"
        if is_ours and path.name == "rule.py":
            assert module == "compiling.cache", where
        elif is_ours:
            # An absolute import would load the other target's kernel.
            assert isinstance(node, ast.ImportFrom), where
            assert node.level > 0, where
        else:
            assert module in TOOLS, where
            if module == "math":
                assert isinstance(node, ast.ImportFrom), where
                assert {alias.name for alias in node.names} <= EXACT, where


def test_modules_do_not_import_each_other_in_a_ring():
    """At load time; imports inside functions and for type checkers do not count."""
    names = {module_name(path): path for path in SOURCES}
    graph = {}
    for name, path in names.items():
        found = set()
        for module, is_ours, node in imports(path, run_at_load(tree_of(path))):
            if is_ours:
                held = {module_of(defined(module, alias.name)) for alias in node.names}
                held |= {parent for one in held for parent in parents(one)}
                found |= held & set(names)
        graph[name] = found - {name, *parents(name)}
    try:
        list(TopologicalSorter(graph).static_order())
    except CycleError as error:
        pytest.fail(" → ".join(error.args[1]))


def parents(module):
    """The packages that are loaded before a module."""
    parts = module.split(".")
    return {".".join(parts[:count]) for count in range(1, len(parts))}


def run_at_load(tree):
    """What runs when a module is loaded; functions run when everything is."""
    nodes = [node for node in tree.body if not is_for_types(node)]
    while nodes:
        node = nodes.pop()
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node
            nodes.extend(ast.iter_child_nodes(node))


def for_types(tree):
    """What only a type checker sees of a module."""
    return {
        node
        for condition in tree.body
        if is_for_types(condition)
        for statement in condition.body
        for node in ast.walk(statement)
    }


def is_for_types(node):
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


@each_folder(SOURCES)
def test_no_code_asks_which_edition_it_plays(paths):
    """A rule that varies reads a flag; an edition's name is compared with nothing."""
    for path, node in comparisons(paths):
        sides = [node.left, *node.comparators]
        named = [ast.unparse(side) for side in sides]
        asks = any(name.split(".")[-1] in {"edition", "edition_id"} for name in named)
        asks |= any(name.endswith("edition.id") for name in named)
        words = [text for side in sides for text in ast.walk(side) if is_text(text)]
        where = f"{module_name(path)}, line {node.lineno}: {ast.unparse(node)}"
        assert not (asks and words), where


def comparisons(paths):
    """What is compared in some files."""
    for path in paths:
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.Compare):
                yield path, node


def is_text(node):
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


@cache
def rules_in(path):
    """The functions of a file that ``@rule`` marks."""
    return [
        node
        for node in tree_of(path).body
        if isinstance(node, ast.FunctionDef)
        and any(ast.unparse(decorator) == "rule" for decorator in node.decorator_list)
    ]


@each_folder(KERNEL_FILES)
def test_every_function_of_a_kernel_is_a_rule(paths):
    for path in paths:
        if path.name == "rule.py":
            continue
        nodes = list(ast.walk(tree_of(path)))
        functions = [node.name for node in nodes if isinstance(node, ast.FunctionDef)]
        assert functions == [node.name for node in rules_in(path)], module_name(path)
        assert not [node for node in nodes if isinstance(node, ast.ClassDef)], module_name(path)


# CUDA has no exceptions, no generators and no heap: a rule gets everything as arguments.
FORBIDDEN = (
    ast.Try,
    ast.Raise,
    ast.Assert,
    ast.With,
    ast.Yield,
    ast.YieldFrom,
    ast.Await,
    ast.Lambda,
    ast.Dict,
    ast.List,
    ast.Set,
    ast.DictComp,
    ast.ListComp,
    ast.SetComp,
    ast.GeneratorExp,
    ast.JoinedStr,
    ast.Global,
    ast.Nonlocal,
    ast.Import,
    ast.ImportFrom,
    ast.Delete,
    ast.Starred,
)


@each_folder(KERNEL_FILES)
def test_a_rule_holds_only_what_every_target_can_run(paths):
    for path, function in [(each, rule) for each in paths for rule in rules_in(each)]:
        where = f"{path.name}: {function.name}"
        assert ast.get_docstring(function), f"{where} has no docstring"
        assert [ast.unparse(d) for d in function.decorator_list] == ["rule"], where
        taken = function.args
        odd = [*taken.defaults, taken.vararg, taken.kwarg, *taken.kwonlyargs]
        assert not any(odd), f"{where} takes more than plain arguments"
        for node in ast.walk(function):
            assert not isinstance(node, FORBIDDEN), f"{where}, line {node.lineno}"
            assert node is function or not isinstance(node, ast.FunctionDef), where


@each_folder(KERNEL_FILES)
def test_kinds_of_action_are_asked_by_name_never_by_their_order(paths):
    """A kind is equal to another or in a named set, so a new one may get any number."""
    for path, node in [(each, node) for each in paths for node in ast.walk(tree_of(each))]:
        if isinstance(node, ast.Compare):
            by_order = any(isinstance(op, ast.Lt | ast.LtE | ast.Gt | ast.GtE) for op in node.ops)
            sides = [node.left, *node.comparators]
        elif isinstance(node, ast.BinOp):
            by_order = isinstance(node.op, ast.Add | ast.Sub)
            sides = [node.left, node.right]
        else:
            continue
        asked = {ast.unparse(side).removeprefix("act.").lower() for side in sides}
        where = f"{module_name(path)}, line {node.lineno}: {ast.unparse(node)}"
        assert not (by_order and asked & ACTION_WORDS), where


def known_names(path):
    """The meaning of names in a file: the function or the module they refer to."""
    module = module_name(path)
    names = {function.name: (module, function.name) for function in rules_in(path)}
    for node in tree_of(path).body:
        if not isinstance(node, ast.ImportFrom) or node.level == 0:
            continue
        base = package_of(path)
        base = base[: len(base) - node.level + 1]
        for alias in node.names:
            name = alias.asname or alias.name
            if node.module:
                names[name] = (".".join([*base, node.module]), alias.name)
            else:
                names[name] = (".".join([*base, alias.name]), None)
    return names


def test_no_rule_ever_calls_itself():
    """Nor by way of others: CUDA has no stack to speak of."""
    known = {(module_name(path), rule.name) for path in KERNEL_FILES for rule in rules_in(path)}
    graph = {}
    for path in KERNEL_FILES:
        names = known_names(path)
        for function in rules_in(path):
            called = set()
            for node in ast.walk(function):
                if not isinstance(node, ast.Call):
                    continue
                if isinstance(node.func, ast.Name):
                    called.add(names.get(node.func.id))
                elif isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Name):
                    module = names.get(node.func.value.id, (None, None))[0]
                    called.add((module, node.func.attr))
            graph[module_name(path), function.name] = called & known
    assert len(graph) > 200
    # The dispatcher must be seen to call: else the graph is empty and proves nothing.
    assert ("estate.rules.turn", "do_roll") in graph["estate.rules.step", "apply"]
    try:
        list(TopologicalSorter(graph).static_order())
    except CycleError as error:
        pytest.fail(" → ".join(".".join(name) for name in error.args[1]))
