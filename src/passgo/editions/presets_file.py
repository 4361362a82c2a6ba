"""Reads presets.toml of an edition, and checks that its tables accept what it says."""

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from ..errors import EditionError, OptionError, shown
from ..families import find_family
from .presets import BOOK, FILE, WORDED, Preset, Presets, preset_text
from .reading import Keys, read_toml
from .same_rules import other_folder
from .values import YES_NO, listed

if TYPE_CHECKING:
    from .loader import AnyEdition

_SPANS = ("pace", "answer", "decision", "bank", "absence", "text", "warning")
_SWITCHES = ("claims",)
_LONGEST = 7 * 24 * 3600
_MOST = 12

Box = TypeVar("Box", bound="AnyEdition")


def read_presets(folder: Path, shown_as: str) -> Presets:
    """Return what presets.toml says, its options not checked yet; nothing without the file."""
    where, named = folder, shown_as
    if not (folder / FILE).is_file():
        other = other_folder(folder, shown_as)
        if other is None or not (other / FILE).is_file():
            return Presets()
        where, named = other, other.name
    file = read_toml(where / FILE, f"{named}/{FILE}")
    tables = file.tables("presets")
    if not 0 < len(tables) <= _MOST:
        file.wrong("presets", f"{len(tables)} presets", f"1 to {_MOST}")
    offered: list[Preset] = []
    for table in tables:
        preset = _read_preset(table)
        if preset.id in {other.id for other in offered}:
            table.wrong("id", shown(preset.id), "an id that no other preset has")
        offered.append(preset)
    usual = file.id("usual") if file.has("usual") else ""
    if usual and usual not in {preset.id for preset in offered}:
        file.wrong("usual", shown(usual), listed([preset.id for preset in offered]))
    file.done(("usual",))
    return Presets(tuple(offered), usual)


def _read_preset(table: Keys) -> Preset:
    name = table.id()
    preset = Preset(
        id=name,
        mode=table.id("mode") if table.has("mode") else "standard",
        options=_read_options(table),
        customs=_read_customs(table.table("customs")) if table.has("customs") else {},
        picture=table.id("picture") if table.has("picture") else name,
    )
    table.done(("mode", "options", "customs", "picture"))
    return preset


def _read_options(table: Keys) -> dict[str, object]:
    if not table.has("options"):
        return {}
    options = table.table("options")
    return {name: options.take(name, "a value") for name in options.names()}


def _read_customs(table: Keys) -> dict[str, float | bool]:
    customs: dict[str, float | bool] = {}
    for name in table.names():
        if name in _SWITCHES:
            customs[name] = bool(table.value(name, YES_NO))
        elif name in _SPANS:
            customs[name] = _seconds(table, name)
    table.done((*_SPANS, *_SWITCHES))
    return customs


def _seconds(table: Keys, name: str) -> float:
    expected = f"seconds from 0 to {_LONGEST}"
    value: Any = table.take(name, expected)
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    if not is_number or not 0 <= value <= _LONGEST:
        table.wrong(name, shown(value), expected)
    return float(value)


def preset_texts(presets: Presets) -> tuple[list[str], list[str]]:
    """Return the texts that an edition must have for its presets, and those that it may have."""
    ids = [
        (preset.id, text)
        for preset in presets.offered
        for text in (preset_text(preset.id), f"{preset_text(preset.id)}-about")
    ]
    return [text for name, text in ids if name not in WORDED], [text for _, text in ids]


def with_presets(edition: Box, presets: Presets, shown_as: str) -> Box:
    """Return the edition with its presets, each of which its tables accept."""
    for number, preset in enumerate(presets.offered):
        _check(edition, preset, f"{shown_as}/{FILE}", f"presets[{number}]")
    if not presets.offered:
        presets = Presets((_by_the_book(edition),))
    changed: Any = replace(edition, presets=presets)  # type: ignore[type-var]
    found: Box = changed
    return found


def _check(edition: "AnyEdition", preset: Preset, file: str, key: str) -> None:
    """Refuse a preset with which no game could be dealt."""
    reader = find_family(edition.family).editions
    try:
        if preset.mode not in edition.modes:
            raise OptionError("mode", shown(preset.mode), listed(edition.modes))
        least, _ = reader.player_range(edition, preset.mode)
        seats = [f"player{seat}" for seat in range(least)]
        reader.settle(edition, preset.mode, preset.options, seats)
        for name in reader.needed_options(edition, preset.mode):
            if name not in preset.options:
                raise OptionError(f"option {name}", "nothing", f"it in mode {preset.mode}")
    except OptionError as error:
        where = error.name.replace("option ", "options.")
        raise EditionError(file, f"{key}.{where}", error.found, error.expected) from None


def _by_the_book(edition: "AnyEdition") -> Preset:
    """The printed choices, wherever the usual options of a table depart from them."""
    reader = find_family(edition.family).editions
    departing = reader.departures(edition, "standard", {})
    printed = {
        option["name"]: option["printed"]
        for option in reader.offered_options(edition, "standard")
        if option["name"] in departing
    }
    return Preset(BOOK, options=printed, customs={"claims": False}, picture=BOOK)
