"""Which lines of the rules a piece of work plays."""

import sys
from contextlib import contextmanager

from .rooms import module_of, rule_files

_MODULES = {str(path): module_of(path) for path in rule_files()}


@contextmanager
def traced():
    """The lines played while this lasts: for each module's name a set of them."""
    watch = Watch()
    before = sys.gettrace()
    sys.settrace(watch.enter)
    try:
        yield watch.played
    finally:
        sys.settrace(before)


class Watch:
    """Looks at the rules while they run, and at a rule no more once all its lines were played."""

    def __init__(self):
        self.played = {}
        self.codes = {}
        """By the id of a code: the code, its lines that were not played yet, and how to look."""

    def enter(self, frame, event, argument):
        """A function is called: how to look at its lines, if there is anything to see."""
        del event, argument
        code = frame.f_code
        known = self.codes.get(id(code))
        if known is None:
            known = self.codes[id(code)] = (code, *self.look_at(code))
        return known[2] if known[1] else None

    def look_at(self, code):
        """The lines of a rule, and a function that records them; none for other functions."""
        module = _MODULES.get(code.co_filename)
        if module is None:
            return set(), None
        left = {line for _, _, line in code.co_lines() if line}
        played = self.played.setdefault(module, set())

        def step(frame, event, argument):
            del argument
            if event == "line":
                line = frame.f_lineno
                if line in left:
                    left.discard(line)
                    played.add(line)
                    frame.f_trace_lines = bool(left)
            return step

        left.discard(code.co_firstlineno)
        return left, step


def packed(played):
    """The same, small enough to be kept."""
    return {module: tuple(sorted(lines)) for module, lines in played.items() if lines}
