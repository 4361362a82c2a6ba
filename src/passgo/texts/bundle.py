"""Fluent messages that are understood when they are first said.

A locale has two thousand of them, and to understand them all takes longer than most commands do; a
command says a few.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Resource

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message

_NAME = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
"""What a message or a term begins with; its further lines stand further in."""


class Bundle(FluentBundle):
    """The messages of one language; of two with one name the later is said."""

    def __init__(self, locale: str) -> None:
        """Begin without any."""
        super().__init__([locale], use_isolating=False)
        self._sources: dict[str, str] = {}

    def add(self, source: str) -> None:
        """Take in the messages of a file."""
        self._sources.update(_messages(source))

    def has_message(self, message_id: str) -> bool:
        """Whether there is such a message."""
        return message_id in self._sources

    def _lookup(self, entry_id: str, term: bool = False) -> "Message":
        """Fluent asks here for a message, also for one that another mentions."""
        name = f"-{entry_id}" if term else entry_id
        if name not in self._compiled and name in self._sources:
            self.add_resource(_understood(self._sources[name]))
        return super()._lookup(entry_id, term)


@cache
def _messages(source: str) -> dict[str, str]:
    """The messages of a file by name, each as it is written."""
    return dict(_parted(source))


def _parted(source: str) -> Iterator[tuple[str, str]]:
    begins = list(_NAME.finditer(source))
    ends = [begin.start() for begin in begins[1:]] + [len(source)]
    for begin, end in zip(begins, ends, strict=True):
        yield begin[1], source[begin.start() : end]


@cache
def _understood(source: str) -> Resource:
    """A message as Fluent understands it; what is none is shown."""
    resource = FluentResource(source)
    for node in resource.body:
        if isinstance(node, Junk):
            raise ValueError(f"not a Fluent message: {source.strip()}")
    return resource
