"""A Typer application that leaves every word to us: in its help, and when it is stopped."""

import re
from collections.abc import Callable
from typing import Any, TypeVar

import typer
from typer.core import TyperCommand, TyperGroup

from ..texts import Texts

F = TypeVar("F", bound=Callable[..., Any])


_ENGLISH = {
    r"^Usage:": "usage-usage",
    r"^Options:": "usage-options-title",
    r"^Commands:": "usage-commands-title",
    r"^Arguments:": "usage-arguments-title",
    r"\[OPTIONS\]": "usage-options",
    r"COMMAND \[ARGS\]\.\.\.": "usage-command",
    r"(?<=\[)default:": "usage-default",
    r"(?<=\[)required(?=\])": "usage-required",
    r"<(?:int|float)(?: range)?>": "usage-number",
    r"<(?:str|path)>": "usage-text",
}
"""What Typer writes by itself in the help of a command."""


def in_language(written: str, texts: Texts) -> str:
    """The help of a command with Typer's own words in the player's language."""
    for english, text_id in _ENGLISH.items():
        word = texts.get(text_id)

        def put(found: re.Match[str], word: str = word) -> str:
            # What stands for a value keeps the column of what follows.
            return word.ljust(len(found[0])) if found[0].startswith("<") else word

        written = re.sub(english, put, written, flags=re.MULTILINE)
    return written


def make_app(texts: Texts, **settings: Any) -> typer.Typer:
    """An application whose commands speak a language."""
    about_help = texts.get("cli-about-help")

    class Helping:
        def get_help(self, ctx: Any) -> str:
            parent: Any = super()
            return in_language(str(parent.get_help(ctx)), texts)

        def get_help_option(self, ctx: Any) -> Any:
            parent: Any = super()
            option = parent.get_help_option(ctx)
            if option is not None:
                option.help = about_help
            return option

    class Command(Helping, TyperCommand):
        pass

    class Group(Helping, TyperGroup):
        def invoke(self, ctx: Any) -> Any:
            try:
                return super().invoke(ctx)
            except KeyboardInterrupt as stop:
                # Typer would end without a word; what it calls an abort is left to the caller.
                raise typer.Abort from stop

    class App(typer.Typer):
        def command(self, name: str | None = None, **more: Any) -> Callable[[F], F]:
            return super().command(name, **{"cls": Command, **more})

    return App(
        cls=Group,
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
        context_settings={"help_option_names": ["-h", "--help"]},
        **settings,
    )
