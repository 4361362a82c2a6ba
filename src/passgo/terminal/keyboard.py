"""Where a person's answers come from: the keyboard, a file, or a test."""

import sys
from typing import Protocol

from rich.console import Console
from rich.text import Text


class EndOfInput(Exception):
    """Nobody is there to answer any more."""


class Keyboard(Protocol):
    """Anything that answers questions."""

    def ask(self, question: Text) -> str:
        """Show a question and return the answer; EndOfInput when there will be none."""
        ...


def line_number(text: str, least: int, most: int) -> int | None:
    """The whole number that somebody typed, if it lies between two bounds."""
    if not (text.isascii() and text.isdigit()):
        return None
    digits = text.lstrip("0") or "0"
    # Python reads no number of thousands of digits, and none of them would lie within.
    if len(digits) > len(str(most)):
        return None
    number = int(digits)
    return number if least <= number <= most else None


class Typed:
    """Answers typed at a terminal, or piped in."""

    def __init__(self, console: Console) -> None:
        """Ask on this console."""
        self.console = console

    def ask(self, question: Text) -> str:
        """Show a question and read a line."""
        try:
            typed = self.console.input(question).strip()
        except EOFError:
            # The question stands alone on its line; what is said next begins a new one.
            self.console.print()
            raise EndOfInput from None
        except UnicodeDecodeError:
            return "\ufffd"
        if not sys.stdin.isatty():
            # A terminal shows what is typed; what is piped in is shown here.
            self.console.print(Text(typed, style="dim"))
        return typed
