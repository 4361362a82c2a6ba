"""The kept answers: ``answers.txt``, a line for each scenario and table, a digest for each part."""

from pathlib import Path

from passgo.compiling.targets import COMPILED
from tests.moments.answers import PARTS
from tests.moments.played import groups, lines_of

FILE = Path(__file__).with_name("answers.txt")
HEAD = f"# {' '.join(PARTS)}"


def kept_text(target=COMPILED):
    """All answers as they are now."""
    lines = [line for name, what in groups().items() for line in lines_of(name, what, target)]
    return "\n".join([HEAD, *lines]) + "\n"


def kept_answers():
    """The kept digests of each scenario and table."""
    lines = FILE.read_text(encoding="utf-8").splitlines()[1:]
    return {line.split()[0]: line.split()[1:] for line in lines}
