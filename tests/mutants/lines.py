"""What plays which line: found once for each state of the sources, and kept on disk."""

import pickle

from .rooms import KEPT


class Lines:
    """For pieces of work by name: the lines they play, and how long they take."""

    def __init__(self, kind, digest):
        self.path = KEPT / f"{kind}.pickle"
        self.digest = digest
        self.known = {}
        """Name of a piece of work to seconds and lines by module; nothing if it cannot be used."""
        if self.path.is_file():
            digest, known = pickle.loads(self.path.read_bytes())
            if digest == self.digest:
                self.known = known

    def keep(self):
        """Write it down for the next time."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        draft = self.path.with_suffix(".draft")
        draft.write_bytes(pickle.dumps((self.digest, self.known)))
        draft.replace(self.path)

    def by_line(self, names):
        """For each line of the rules the names that play it, the quickest first."""
        found = {}
        usable = [name for name in names if self.known[name] is not None]
        for name in sorted(usable, key=lambda name: self.known[name][0]):
            for module, lines in self.known[name][1].items():
                for line in lines:
                    found.setdefault((module, line), []).append(name)
        return found


def playing(by_line, token):
    """The names that play a token's statement, the quickest first."""
    first, last = token.touched
    found = {}
    for line in range(first, last + 1):
        for place, name in enumerate(by_line.get((token.module, line), ())):
            found.setdefault(name, place)
    return sorted(found, key=found.__getitem__)
