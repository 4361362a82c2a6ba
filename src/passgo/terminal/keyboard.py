"""The source of a person's answers: the keyboard, a file, or a test."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from rich.console import Console
from rich.text import Text

from .flow import open_question
from .signs import printable


class EndOfInput(Exception):
    """The input has ended."""


class Overtaken(Exception):
    """Something happened at the table while a question was open: ask it again."""


class Keyboard(Protocol):
    """A source of answers to questions."""

    def ask(self, question: Text) -> str:
        """Show a question and return the answer; EndOfInput when there will be none."""
        ...


def line_number(text: str, least: int, most: int) -> int | None:
    """Parse a typed whole number, if it is between two bounds."""
    if not (text.isascii() and text.isdigit()):
        return None
    digits = text.lstrip("0") or "0"
    # Python refuses numbers of thousands of digits; none of them is within the bounds.
    if len(digits) > len(str(most)):
        return None
    number = int(digits)
    return number if least <= number <= most else None


class Typed:
    """Answers piped in, or typed at a terminal that cannot edit a line."""

    def __init__(self, console: Console) -> None:
        """Ask on this console."""
        self.console = console

    def ask(self, question: Text) -> str:
        """Show a question and read a line."""
        try:
            typed = self.console.input(open_question(self.console, question)).strip()
        except EOFError:
            # The question is alone on its line; the next output starts a new one.
            self.console.print()
            raise EndOfInput from None
        except UnicodeDecodeError:
            return "\ufffd"
        if not sys.stdin.isatty():
            # A terminal shows what is typed; what is piped in is shown here.
            self.console.print(Text(typed, style="dim"))
        return typed


class Edited:
    """Answers typed at a terminal, with a line to edit and earlier lines to call back."""

    TICK = 0.2
    """Seconds between two checks of the clock while a person thinks."""

    def __init__(self, console: Console, history: Path | None = None) -> None:
        """Ask on this console; lines are remembered in a file, if one is given."""
        from prompt_toolkit import PromptSession
        from prompt_toolkit.history import FileHistory, InMemoryHistory

        self.console = console
        kept = InMemoryHistory() if history is None else FileHistory(str(history))
        self.session: PromptSession[str] = PromptSession(history=kept)
        self.meanwhile: Callable[[], bool] | None = None
        """Called regularly while a question is open; returns True to cancel the question."""

    def ask(self, question: Text) -> str:
        """Show a question and read a line."""
        from prompt_toolkit.formatted_text import ANSI
        from prompt_toolkit.patch_stdout import patch_stdout

        last = open_question(self.console, question)
        with self.console.capture() as drawn:
            self.console.print(last, end="")
        shown = printable(drawn.get(), self.console.encoding)
        watch = None if self.meanwhile is None else self._watch
        try:
            with patch_stdout(raw=True):
                return self.session.prompt(ANSI(shown), pre_run=watch).strip()
        except EOFError:
            raise EndOfInput from None

    def _watch(self) -> None:
        """Check the clock while the line is being typed."""
        import asyncio

        from prompt_toolkit.application import get_app

        app = get_app()

        async def look() -> None:
            is_stale = False
            while True:
                await asyncio.sleep(self.TICK)
                is_stale = (self.meanwhile is not None and self.meanwhile()) or is_stale
                # A line already begun is not discarded: the rules decide about it.
                if is_stale and not app.current_buffer.text:
                    app.exit(exception=Overtaken())
                    return

        app.create_background_task(look())


def keyboard_for(console: Console, history: Path | None = None) -> Keyboard:
    """The keyboard of this terminal; a plain one where lines are piped in or out."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return Typed(console)
    try:
        return Edited(console, history)
    except OSError:
        return Edited(console)
