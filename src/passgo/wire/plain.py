"""Plain data: what JSON can say, and nothing else.

Type checkers do not know its structure: it is checked where it comes in and described by models.
"""

from collections.abc import Mapping
from typing import Any, TypeAlias, cast

Json: TypeAlias = Any
"""Anything that JSON can say."""

Plain: TypeAlias = dict[str, Json]
"""A table of JSON."""

JsonMapping: TypeAlias = Mapping[str, Json]
"""A table of JSON that is only read."""


def plain(form: Mapping[str, object]) -> Plain:
    """A form of one family as plain data, for code that serves every family."""
    return cast(Plain, form)
