"""Where commands print: the console, and data for machines."""

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console


def make_console() -> "Console":
    """The console that people read."""
    from rich.console import Console

    return Console(highlight=False, emoji=False)


def as_json(data: object) -> str:
    """Data as ``--json`` prints it."""
    return json.dumps(data, ensure_ascii=False, indent=1)
