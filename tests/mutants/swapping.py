"""Puts a changed rule in the place of the one that runs, in this process.

Rules import one another by name, so the function stays and gets other code.
"""

import subprocess
import sys
import types
from importlib import import_module

from .rooms import PASSGO


def swap(mutant):
    """Change a rule from now on, wherever it has been imported to."""
    function = getattr(import_module(f"passgo.{mutant.token.module}"), mutant.token.function)
    function.__code__ = changed_code(mutant)


def changed_code(mutant):
    """The code of a rule with its one token changed."""
    token = mutant.token
    path = PASSGO.joinpath(*token.module.split(".")).with_suffix(".py")
    lines = path.read_text(encoding="utf-8").splitlines()
    text = "\n".join(lines[: token.last_line])
    start = sum(len(line) + 1 for line in lines[: token.line - 1]) + token.column
    old = text[start : start + token.length]
    if old != token.old:
        raise ValueError(f"{path}:{token.line}: found {old!r}, expected {token.old!r}")
    text = text[:start] + spaced(text, start, mutant.new, token) + text[start + token.length :]
    first = token.first_line - 1
    body = "\n" * first + "\n".join(text.split("\n")[first:]) + "\n"
    return code_of(compile(body, str(path), "exec"), token.function)


def spaced(text, start, new, token):
    """The replacement, separated from the words next to it and from another sign."""
    after = text[start + token.length : start + token.length + 1]
    before = text[start - 1 : start]
    left = " " if before.isalnum() or (before in "-" and new.startswith("-")) else ""
    right = " " if after.isalnum() and new[-1:].isalnum() else ""
    return f"{left}{new}{right}"


def code_of(code, name):
    """The code of the function of this name, found in the code of its file."""
    for part in code.co_consts:
        if isinstance(part, types.CodeType) and part.co_name == name:
            return part
    raise ValueError(f"{code.co_filename}: no function {name}")


def play_interpreted():
    """Give the interpreted rules, which can be changed, to code that requests compiled ones."""
    if "passgo.compiled" in sys.modules:
        raise RuntimeError("compiled rules are in use already; expected to be asked before")
    from passgo.compiling import targets

    targets._PREFIXES[targets.COMPILED] = targets._PREFIXES[targets.INTERPRETED]
    # Callers hand interpreted rules another kind of record, and ask the kernel which they are.
    targets.Kernel.target = property(lambda self: targets.INTERPRETED, lambda self, value: None)
    # Another process would play the unchanged rules from the files.
    subprocess.Popen.__init__ = start_nothing


def start_nothing(*how, **settings):
    """Replaces the start of another process."""
    del how, settings
    raise RuntimeError("another process would play unchanged rules")
