"""The scenarios of this checkout: each file is parsed once for all tests and workers.

Parsed files are stored in pytest's cache, with a hash of their text and of the parser as key: a
changed file is parsed again. All callers share the same objects and must not change them.
"""

import pickle
import sys
from functools import cache
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path

from passgo.scenario import find_files, read_documents, scenarios_in

ROOT = Path(__file__).parents[1]
SCENARIOS = ROOT / "tests" / "scenarios"
FILES = find_files([SCENARIOS])

_KEPT = ROOT / ".pytest_cache" / "scenarios"
_READER = f"{version('ruamel.yaml')} {sys.version}".encode()


@cache
def read_scenes(path):
    """The scenarios of a file, checked for their form."""
    return tuple(scenarios_in(path, _documents(path)))


def all_scenes(edition=None):
    """The scenarios of an edition, or of all of them, in the order of their files."""
    scenes = (scene for path in FILES for scene in read_scenes(path))
    return [scene for scene in scenes if edition in (None, scene.edition)]


def _documents(path):
    kept = _KEPT / f"{blake2b(_READER + path.read_bytes(), digest_size=16).hexdigest()}.pickle"
    if kept.is_file():
        return pickle.loads(kept.read_bytes())
    documents = read_documents(path)
    kept.parent.mkdir(parents=True, exist_ok=True)
    # Two workers may write the same file: each puts a whole one in place.
    draft = kept.with_suffix(f".{id(documents)}")
    draft.write_bytes(pickle.dumps(documents))
    draft.replace(kept)
    return documents
