"""The ids of the texts an edition needs: one for everything it names."""

from collections.abc import Iterable

from ...editions.texts_file import text_id
from .model import Colour, Space

_ALWAYS = ("edition-title", "edition-character", "currency-name")


def wanted_texts(
    groups: Iterable[str], colours: Iterable[Colour], spaces: Iterable[Space]
) -> list[str]:
    """Return the ids an edition needs in every language."""
    return [
        *_ALWAYS,
        *(text_id("group", name) for name in groups),
        *(text_id(kind, colour.id) for colour in colours for kind in ("colour", "side")),
        *(text_id("space", space.id) for space in spaces),
    ]
