"""The layer rule: which package may import which, and what a kernel function may not hold.

``kernel ← estate, knockout ← bots`` are compiled, for a processor and for CUDA; ``estate, knockout
← editions ← the modules of the game ← players ← lab ← terminal ← cli`` are ordinary Python.
"""

import ast
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import passgo

ROOT = Path(passgo.__file__).parent
COMPILED = ("kernel", "estate", "knockout", "bots")
PLAYERS = {
    "bots.company",
    "bots.landings",
    "bots.lane_roster",
    "bots.names",
    "bots.player",
    "bots.roster",
    "bots.standin",
}
"""What stands beside the policies and plays games with them: ordinary Python."""
SOURCES = sorted(path for path in ROOT.rglob("*.py") if path.parent.name != "compiled")

ALLOWED = {
    "kernel": {"kernel"},
    "estate": {"kernel", "estate"},
    "knockout": {"kernel", "knockout"},
    "bots": {"kernel", "estate", "knockout", "bots"},
    "editions": {"kernel", "estate", "knockout", "editions"},
    "wire": {"wire"},
    "rulebook": {"editions", "rulebook"},
    "game": {"kernel", "estate", "knockout", "editions", "rulebook", "wire", "game"},
    "unit": {"kernel", "estate", "editions", "game", "wire", "unit"},
    "players": {"kernel", "estate", "knockout", "bots", "editions", "game", "wire", "players"},
    "lab": {"kernel", "estate", "knockout", "bots", "editions", "game", "players", "lab"},
}
"""Package to the packages it may import; "game" are the modules beside ``game.py``."""
ALLOWED["terminal"] = {"terminal", *ALLOWED}

TOOLS = {"numpy", "typing", "collections", "math"}
"""What a kernel may import besides ours; Numba comes in through ``cache``."""

EXACT = {"sqrt", "floor"}
"""What of ``math`` every machine computes to the last bit."""

LAST = {"cli", "__main__"}


def layer_of(module):
    """The layer of a module named from the package's root, such as ``estate.step``."""
    first = module.split(".")[0] if module else ""
    if first in LAST:
        return "cli"
    if module.startswith("estate.wire"):
        return "game"
    if module in PLAYERS:
        return "players"
    return first if first in ALLOWED and first != "game" else "game"


def module_name(path):
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


KERNEL_FILES = sorted(
    path
    for package in COMPILED
    for path in (ROOT / package).rglob("*.py")
    if module_name(path) not in PLAYERS and path.parent.name != "wire"
)


@cache
def tree_of(path):
    return ast.parse(path.read_text(encoding="utf-8"))


def package_of(path):
    """The package a relative import of a file starts from."""
    parts = path.relative_to(ROOT).with_suffix("").parts[:-1]
    return list(parts)


def imports(path, tree=None):
    """Modules a file imports: ours named from the root and marked, others by their first name."""
    for node in ast.walk(tree or tree_of(path)):
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
                yield from ((".".join([*base, alias.name]), True, node) for alias in node.names)


@pytest.mark.parametrize("path", SOURCES, ids=module_name)
def test_a_package_imports_only_what_stands_before_it(path):
    layer = layer_of(module_name(path))
    if layer == "cli":
        return
    for module, is_ours, node in imports(path):
        if not is_ours:
            continue
        if path.name == "rule.py" and module == "cache":
            continue
        # Asking ``passgo`` itself, such as for its version, asks no layer.
        assert module == "" or layer_of(module) in ALLOWED[layer], f"line {node.lineno}: {module}"


@pytest.mark.parametrize("path", KERNEL_FILES, ids=module_name)
def test_a_kernel_imports_nothing_but_kernels(path):
    for module, is_ours, node in imports(path):
        where = f"line {node.lineno}: {module}"
        if is_ours and path.name == "rule.py":
            assert module == "cache", where
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
    """At load time; what a function imports when it runs, or a type checker sees, is no matter."""
    names = {module_name(path): path for path in SOURCES}
    graph = {}
    for name, path in names.items():
        tree = ast.Module([n for n in tree_of(path).body if not is_for_types(n)], [])
        tree = Later().visit(ast.parse(ast.unparse(tree)))
        found = set()
        for module, is_ours, node in imports(path, tree):
            if is_ours:
                held = {module, *(f"{module}.{alias.name}" for alias in node.names)}
                found |= held & set(names)
        graph[name] = found - {name}
    try:
        list(TopologicalSorter(graph).static_order())
    except CycleError as error:
        pytest.fail(" → ".join(error.args[1]))


class Later(ast.NodeTransformer):
    """Takes out the bodies of functions, which run when everything is loaded."""

    def visit_FunctionDef(self, node):
        node.body = [ast.Pass()]
        return node


def is_for_types(node):
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


@pytest.mark.parametrize("path", SOURCES, ids=module_name)
def test_no_code_asks_which_edition_it_plays(path):
    """A rule that varies reads a flag; an edition's name is compared with nothing."""
    for node in ast.walk(tree_of(path)):
        if not isinstance(node, ast.Compare):
            continue
        sides = [node.left, *node.comparators]
        named = [ast.unparse(side) for side in sides]
        asks = any(name.split(".")[-1] in {"edition", "edition_id"} for name in named)
        asks |= any(name.endswith("edition.id") for name in named)
        words = [text for side in sides for text in ast.walk(side) if is_text(text)]
        assert not (asks and words), f"line {node.lineno}: {ast.unparse(node)}"


def is_text(node):
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


RULE_FILES = [*KERNEL_FILES, *sorted((ROOT / "lab").glob("*.py"))]


def rules_in(path):
    """The functions of a file that ``@rule`` marks."""
    return [
        node
        for node in tree_of(path).body
        if isinstance(node, ast.FunctionDef)
        and any(ast.unparse(decorator) == "rule" for decorator in node.decorator_list)
    ]


@pytest.mark.parametrize("path", KERNEL_FILES, ids=module_name)
def test_every_function_of_a_kernel_is_a_rule(path):
    if path.name == "rule.py":
        return
    functions = [node for node in ast.walk(tree_of(path)) if isinstance(node, ast.FunctionDef)]
    assert [node.name for node in functions] == [node.name for node in rules_in(path)]
    assert not [node for node in ast.walk(tree_of(path)) if isinstance(node, ast.ClassDef)]


# CUDA has no exceptions, no generators and no heap: whatever a rule needs is handed to it.
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


@pytest.mark.parametrize("path", RULE_FILES, ids=module_name)
def test_a_rule_holds_only_what_every_target_can_run(path):
    for function in rules_in(path):
        where = f"{path.name}: {function.name}"
        assert ast.get_docstring(function), f"{where} has no docstring"
        assert [ast.unparse(d) for d in function.decorator_list] == ["rule"], where
        taken = function.args
        odd = [*taken.defaults, taken.vararg, taken.kwarg, *taken.kwonlyargs]
        assert not any(odd), f"{where} takes more than plain arguments"
        for node in ast.walk(function):
            assert not isinstance(node, FORBIDDEN), f"{where}, line {node.lineno}"
            assert node is function or not isinstance(node, ast.FunctionDef), where


def known_names(path):
    """What names mean in a file: the function or the module they stand for."""
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
    known = {(module_name(path), rule.name) for path in RULE_FILES for rule in rules_in(path)}
    graph = {}
    for path in RULE_FILES:
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
    assert ("estate.turn", "do_roll") in graph["estate.step", "apply"]
    try:
        list(TopologicalSorter(graph).static_order())
    except CycleError as error:
        pytest.fail(" → ".join(".".join(name) for name in error.args[1]))
