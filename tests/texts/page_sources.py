"""What the page's sources name: ids of texts, whole or put together."""

import re
from functools import cache
from pathlib import Path

WEB = Path(__file__).parents[2] / "web" / "src"
_QUOTED = re.compile(r"""["'`]([a-z][a-z0-9_-]*)["'`]""")
_MADE_UP = re.compile(r"`([a-z][a-z0-9-]*-(?:\$\{[^}`]*\}|[a-z0-9-])*)`")
_SAID = re.compile(r"""\bt\(\s*["']([a-z0-9-]+)["']""")


@cache
def sources() -> tuple[str, ...]:
    files = [path for path in WEB.rglob("*") if path.suffix in {".ts", ".svelte"}]
    return tuple(path.read_text(encoding="utf-8") for path in files if ".test." not in path.name)


@cache
def page_words() -> frozenset[str]:
    """Every word in quotes, with dashes where ids have them."""
    found = (word for source in sources() for word in _QUOTED.findall(source))
    return frozenset(word.replace("_", "-") for word in found)


@cache
def page_patterns() -> frozenset[tuple[str | None, ...]]:
    """Ids that are put together: their fixed parts, with None for each part that is filled in."""
    found = set()
    for source in sources():
        for made in _MADE_UP.findall(source):
            if "${" in made:
                parts = re.split(r"(\$\{[^}]*\})", made)
                found.add(tuple(None if part.startswith("${") else part for part in parts if part))
    return frozenset(found)


@cache
def page_texts() -> frozenset[str]:
    """The ids that the page asks for by name."""
    return frozenset(word for source in sources() for word in _SAID.findall(source))
