"""Which editions and modes a long check goes through."""

from ..editions import EDITIONS, OptionError, load_edition


def modes_of(edition: str | None, mode: str | None) -> list[tuple[str, str]]:
    """Editions with their modes, all of them or those named; OptionError if there is none."""
    found = [
        (name, played)
        for name in ([edition] if edition else EDITIONS())
        for played in load_edition(name).modes
        if mode in {None, played}
    ]
    if not found:
        known = sorted({m for name in EDITIONS() for m in load_edition(name).modes})
        raise OptionError("--mode", repr(mode), " or ".join(known))
    return found
