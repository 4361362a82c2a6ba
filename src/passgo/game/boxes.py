"""The contents of an edition's box, as plain data."""

from ..editions import AnyEdition, load_edition
from ..families import find_family
from ..wire.forms import Plain


def edition_box(edition: str | AnyEdition) -> Plain:
    """Everything printed of an edition: what it takes to draw and explain it."""
    found = load_edition(edition) if isinstance(edition, str) else edition
    return find_family(found.family).wire.box(found)
