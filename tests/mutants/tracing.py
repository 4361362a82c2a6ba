"""Which lines of the rules a piece of work plays."""

import sys
from contextlib import contextmanager

from .rooms import module_of, rule_files

_MODULES = {str(path): module_of(path) for path in rule_files()}


@contextmanager
def traced():
    """The lines played while this lasts, as a set of module and line."""
    played = set()
    modules = _MODULES

    def enter(frame, event, argument):
        del event, argument
        module = modules.get(frame.f_code.co_filename)
        if module is None:
            return None

        def step(frame, event, argument):
            del argument
            if event == "line":
                played.add((module, frame.f_lineno))
            return step

        return step

    before = sys.gettrace()
    sys.settrace(enter)
    try:
        yield played
    finally:
        sys.settrace(before)


def packed(played):
    """The same by module, small enough to be kept."""
    found = {}
    for module, line in played:
        found.setdefault(module, []).append(line)
    return {module: tuple(sorted(lines)) for module, lines in found.items()}
