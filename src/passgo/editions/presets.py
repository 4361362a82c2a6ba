"""Presets: ready-made ways to play a box, each a mode with options and customs, as data.

They stand in presets.toml, in the order in which they are offered. An edition that plays by the
rules of another has the other's presets unless it brings its own; one without any is offered its
book alone. No rule reads them, so they are not part of an edition's digest.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..errors import OptionError, shown
from .phrases import Phrase
from .values import listed

if TYPE_CHECKING:
    from .loader import AnyEdition

FILE = "presets.toml"
BOOK = "book"
"""The preset that plays every printed choice."""
WORDED = (BOOK, "quick", "jackpot", "no_auctions", "kids")
"""Presets that Passgo has words for; an edition words its others itself."""


@dataclass(frozen=True)
class Preset:
    """A way to play: what ``Game.new`` and a table are given for it."""

    id: str
    mode: str = "standard"
    options: Mapping[str, object] = field(default_factory=dict)
    customs: Mapping[str, float | bool] = field(default_factory=dict)
    """Customs of a table, where they differ from the usual ones."""
    picture: str = ""
    """The name of a drawing; the page has one for each of ``WORDED``."""


@dataclass(frozen=True)
class Presets:
    """The presets of an edition."""

    offered: tuple[Preset, ...] = ()
    usual: str = ""
    """The one that a table begins with; none where it begins with the usual options."""


def preset_text(preset: str) -> str:
    """Return the id of a preset's name; that of its description ends with ``-about``."""
    return f"preset-{preset.replace('_', '-')}"


def find_preset(edition: "AnyEdition", name: str) -> Preset:
    """Return a preset of an edition; OptionError if it has none of that name."""
    for preset in edition.presets.offered:
        if preset.id == name:
            return preset
    names = listed([preset.id for preset in edition.presets.offered])
    raise OptionError("preset", shown(name), Phrase("in-edition", names=names, edition=edition.id))
