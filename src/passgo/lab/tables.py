"""The editions and modes of a long check."""

from ..editions import EDITIONS, OptionError, load_edition


def modes_of(edition: str | None, mode: str | None) -> list[tuple[str, str]]:
    """Editions with their modes, all or those named; OptionError if there is none."""
    names = (edition,) if edition is not None else EDITIONS()
    tables = [(name, played) for name in names for played in load_edition(name).modes]
    found = [(name, played) for name, played in tables if mode in {None, played}]
    if not found:
        known = " or ".join(dict.fromkeys(played for _, played in tables))
        expected = known if edition is None else f"{known} in edition {edition}"
        raise OptionError("--mode", repr(mode), expected)
    return found
