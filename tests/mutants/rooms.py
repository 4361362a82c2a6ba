"""Where the rules are: the files that are changed, by family."""

from functools import cache
from hashlib import blake2b
from pathlib import Path

ROOT = Path(__file__).parents[2]
PASSGO = ROOT / "src" / "passgo"
KEPT = ROOT / ".pytest_cache" / "mutants"
"""What one run learns and another one uses."""

ESTATE, KNOCKOUT, BOTH = "estate", "knockout", "both"
FAMILIES = (ESTATE, KNOCKOUT, BOTH)
_SHARED = "kernel"


def rule_files(family=BOTH):
    """The files of rules; those that both families share come with either."""
    families = (ESTATE, KNOCKOUT) if family == BOTH else (family,)
    folders = [PASSGO / _SHARED, *(PASSGO / name / "rules" for name in families)]
    return [path for folder in folders for path in sorted(folder.glob("*.py"))]


def module_of(path):
    """The name of a file's module below ``passgo``, such as ``estate.rules.rent``."""
    return ".".join(path.relative_to(PASSGO).with_suffix("").parts)


def is_kept(test):
    """Whether a test, given by its id, compares with kept answers instead of asking for a rule."""
    return "moments/" in test.partition("::")[0]


@cache
def playing_digest():
    """A digest of everything that decides how a game is played."""
    rooms = ("kernel", "estate", "knockout", "editions", "game", "scenario", "table")
    found = (path for room in rooms for path in sorted((PASSGO / room).rglob("*")))
    return digest_of(path for path in found if path.suffix in {".py", ".toml", ".json"})


def digest_of(paths):
    """A digest of files, from their contents and paths."""
    digest = blake2b(digest_size=12)
    for path in paths:
        content = content_of(path)
        digest.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


@cache
def content_of(path):
    """The contents of a file."""
    return path.read_bytes()
