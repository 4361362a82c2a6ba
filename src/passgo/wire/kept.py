"""Parts of what was last shown, kept until they change.

What is as it was is the same object again: nobody has to make it anew, and whoever looks for what
has changed need not look into it.
"""

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

Part = TypeVar("Part")


class Kept:
    """The parts of one game, or of one table."""

    def __init__(self) -> None:
        """Nothing was shown yet."""
        self._parts: dict[Hashable, tuple[Hashable, Any]] = {}

    def part(self, name: Hashable, made_of: Hashable, make: Callable[[], Part]) -> Part:
        """A part by its name, as it was if it is made of the same as then."""
        last = self._parts.get(name)
        if last is not None and last[0] == made_of:
            part: Part = last[1]
            return part
        part = make()
        self._parts[name] = made_of, part
        return part

    def as_before(self, name: Hashable, part: Part) -> Part:
        """A part that is made anew each time, as it was if it says the same."""
        last = self._parts.get(name)
        if last is not None and last[1] == part:
            part = last[1]
        else:
            self._parts[name] = None, part
        return part
