"""Wrap text over several lines: no break within a sum, later lines indented below the words."""

from rich.console import Console
from rich.text import Text

_HELD = {0xA0: "\ue000", 0x202F: "\ue001"}
_FREED = {0xE000: "\u00a0", 0xE001: "\u202f"}


def flow(console: Console, line: Text, margin: int = 0) -> None:
    """Print a text; further lines are indented by a margin."""
    for part in parted(console, line, margin):
        console.print(part, no_wrap=True, overflow="ignore", crop=False)


def parted(console: Console, line: Text, margin: int = 0) -> list[Text]:
    """Split a text into lines.

    Rich breaks at any space, even a non-breaking one, so those are replaced while it wraps.
    """
    held = _swapped(line, _HELD)
    width = max(console.width - margin, min(margin, console.width), 1)
    parts = []
    for place, part in enumerate(held.wrap(console, width)):
        part.rstrip()
        parts.append(Text.assemble(" " * margin if place else "", _swapped(part, _FREED)))
    return parts


def open_question(console: Console, question: Text) -> Text:
    """Print a question except its last line, after which the answer is typed."""
    *above, last = parted(console, question) or [Text()]
    for line in above:
        console.print(line, no_wrap=True, overflow="ignore", crop=False)
    return last.append(" ")


def _swapped(text: Text, table: dict[int, str]) -> Text:
    swapped = text.copy()
    swapped.plain = text.plain.translate(table)
    return swapped
