"""The list of mutants that change nothing, each with its reason: ``unchanged.toml``."""

import tomllib
from pathlib import Path

from .changes import mutants_of

FILE = Path(__file__).with_name("unchanged.toml")
_KEYS = {"rule", "line", "changes", "places", "why"}


def read_list(path=FILE):
    """The entries of the list."""
    entries = tomllib.loads(path.read_text(encoding="utf-8")).get("unchanged", [])
    for number, entry in enumerate(entries, 1):
        missing = {"rule", "line", "changes", "why"} - set(entry)
        if missing or set(entry) - _KEYS:
            wrong = sorted(missing or set(entry) - _KEYS)
            raise ValueError(f"{path}: entry {number}: {wrong}, expected {sorted(_KEYS)}")
    return entries


def keys_of(entry):
    """What an entry names: rule, line, change and place, for each of its changes."""
    for change in entry["changes"]:
        for place in entry.get("places", [0]):
            yield entry["rule"], entry["line"], change, place


def key_of(mutant):
    """How the list names a mutant."""
    token = mutant.token
    change = f"{' '.join(token.old.split())} -> {mutant.new}".strip()
    return f"{token.module}:{token.function}", token.text, change, token.place


def listed(entries=None):
    """All that the list names."""
    return {key for entry in entries or read_list() for key in keys_of(entry)}


def unknown(entries=None):
    """What the list names and the rules do not have, or not any more."""
    return sorted(listed(entries) - {key_of(mutant) for mutant in mutants_of()})
