"""Turns the files of an edition into those of another that begins as its copy."""

import re
from collections.abc import Mapping

from .display import KEYS
from .same_rules import KEY as SAME_RULES

_BOX, _RULES = "box.toml", "rules.toml"
_KEPT = {"minutes", "look"}
_ABOUT = """# The box on the shelf. order, and cover where one is drawn, may stand here too."""


def renamed(files: Mapping[str, str], name: str, same_rules_as: str = "") -> dict[str, bytes]:
    """The files of a new edition of this name, as bytes by file name."""
    changed = {
        file: _with_title(text, name) if file.endswith(".ftl") else text
        for file, text in files.items()
    }
    changed[_BOX] = _of_its_own(files[_BOX])
    if same_rules_as and f"{SAME_RULES} =" not in files[_RULES]:
        changed[_RULES] = f'{SAME_RULES} = "{same_rules_as}"\n'
    return {file: text.encode() for file, text in changed.items()}


def title_of(name: str) -> str:
    """The first title of a new edition: ``My box`` for my-box."""
    return re.sub(r"[-_]", " ", name).capitalize()


def _with_title(text: str, name: str) -> str:
    return re.sub(r"^edition-title = .*$", f"edition-title = {title_of(name)}", text, flags=re.M)


def _of_its_own(box: str) -> str:
    """A box.toml without the keys of the original edition: place, cover, old digests."""
    gone = "|".join(key for key in KEYS if key not in _KEPT)
    text = re.sub(rf"^(?:{gone}) = (?:\[[^\]]*\])?.*\n", "", box, flags=re.M)
    text = re.sub(r"^# What is in the \S* ?box", "# What is in the box", text, flags=re.M)
    return re.sub(r"^# The box on the shelf: .*$", _ABOUT, text, flags=re.M)
