"""Fluent messages that are parsed at their first use.

A locale has two thousand messages. Parsing all of them takes longer than most commands, which use a
few.
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
"""The first line of a message or a term; its other lines are indented."""


class Bundle(FluentBundle):
    """The messages of one language; of two with the same name the later is used."""

    def __init__(self, locale: str) -> None:
        """Begin without messages."""
        super().__init__([locale], use_isolating=False)
        self._sources: dict[str, str] = {}

    def add(self, source: str) -> None:
        """Add the messages of a file."""
        self._sources.update(_messages(source))

    def has_message(self, message_id: str) -> bool:
        """Whether there is such a message."""
        return message_id in self._sources

    def _lookup(self, entry_id: str, term: bool = False) -> "Message":
        """Called by Fluent for a message, also for one that another message refers to."""
        name = f"-{entry_id}" if term else entry_id
        if name not in self._compiled and name in self._sources:
            self.add_resource(_understood(self._sources[name]))
        return super()._lookup(entry_id, term)


@cache
def _messages(source: str) -> dict[str, str]:
    """The messages of a file by name, each as source text."""
    return dict(_parted(source))


def _parted(source: str) -> Iterator[tuple[str, str]]:
    begins = list(_NAME.finditer(source))
    ends = [begin.start() for begin in begins[1:]] + [len(source)]
    for begin, end in zip(begins, ends, strict=True):
        yield begin[1], source[begin.start() : end]


@cache
def _understood(source: str) -> Resource:
    """Parse a message; the error shows what is not one."""
    resource = FluentResource(source)
    for node in resource.body:
        if isinstance(node, Junk):
            raise ValueError(f"not a Fluent message: {source.strip()}")
    return resource
