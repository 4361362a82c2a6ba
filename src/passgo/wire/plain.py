"""Plain data: JSON values and nothing else.

Type checkers do not know its structure: it is checked on input and described by models.
"""

from collections.abc import Mapping
from typing import Any, TypeAlias, cast

Json: TypeAlias = Any
"""Any JSON value."""

Plain: TypeAlias = dict[str, Json]
"""A JSON object."""

JsonMapping: TypeAlias = Mapping[str, Json]
"""A JSON object that is only read."""


def plain(form: Mapping[str, object]) -> Plain:
    """A form of one family as plain data, for code that serves every family."""
    return cast(Plain, form)
