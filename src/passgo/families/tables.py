"""The records and the names of a family's kernel."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .records import RecordType


@dataclass(frozen=True)
class Tables:
    """The records and the names of a kernel."""

    state_dtype: RecordType
    action_dtype: RecordType
    log_rows: int
    choice_rows: int
    choice_width: int
    phases: tuple[str, ...]
    over: int
    """The phase of a game that has ended."""
    events: Mapping[str, tuple[str, ...]]
    refusals: Mapping[str, tuple[str, ...]]
    marked: tuple[str, ...]
    """The columns of the state that people see on the table."""
