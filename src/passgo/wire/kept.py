"""Parts of what was last shown, kept until they change.

An unchanged part is the same object again, so it is not rebuilt, and code that looks for changes
can skip it.
"""

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

Part = TypeVar("Part")


class Kept:
    """The parts of one game, or of one table."""

    def __init__(self) -> None:
        """Begin with nothing kept."""
        self._parts: dict[Hashable, tuple[Hashable, Any]] = {}

    def part(self, name: Hashable, made_of: Hashable, make: Callable[[], Part]) -> Part:
        """A part by its name; the kept one if its sources have not changed."""
        last = self._parts.get(name)
        if last is not None and last[0] == made_of:
            part: Part = last[1]
            return part
        part = make()
        self._parts[name] = made_of, part
        return part

    def as_before(self, name: Hashable, part: Part) -> Part:
        """A part that is rebuilt each time; the kept one if it is equal."""
        last = self._parts.get(name)
        if last is not None and last[1] == part:
            part = last[1]
        else:
            self._parts[name] = None, part
        return part
