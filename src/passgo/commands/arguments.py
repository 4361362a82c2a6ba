"""What several commands take, and the help of all of them in the language asked for."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from ..errors import CommandError
from ..texts import LOCALES
from .complaints import texts_for

# Typer wants its help when a command is declared, which is before it reads the arguments.
TEXTS = texts_for(sys.argv[1:])

MANY = 10**7
"""Games whose results are kept, or turns of one: what memory can hold."""
ENDLESS = 10**12
"""What is only counted: years of it, and far below what 64 bits hold."""


def about(name: str, **values: str) -> str:
    """The help of a command or an option."""
    return TEXTS.get(f"cli-about-{name}", **values)


def word(name: str) -> str:
    """What stands for a value in the help."""
    return TEXTS.get(f"usage-word-{name}")


def _check_lang(lang: str | None) -> str | None:
    if lang is not None and lang not in LOCALES:
        raise CommandError("cli-error-language", language=lang, known=", ".join(LOCALES))
    return lang


NAME_OR_FOLDER = f"{word('name')}|{word('folder')}"

Lang = Annotated[
    str | None,
    typer.Option("--lang", metavar="|".join(LOCALES), callback=_check_lang, help=about("lang")),
]
AsJson = Annotated[bool, typer.Option("--json", help=about("json"))]
Edition = Annotated[
    str | None, typer.Option("--edition", "-e", metavar=NAME_OR_FOLDER, help=about("edition"))
]
NamedEdition = Annotated[str | None, typer.Option("--edition", "-e", help=about("edition"))]
Mode = Annotated[str | None, typer.Option(metavar="standard|short|timed", help=about("mode"))]
NamedMode = Annotated[str | None, typer.Option(help=about("mode"))]
TableOptions = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar=f"{word('name')}={word('value')}", help=about("option")),
]
StudySeed = Annotated[int, typer.Option(min=0, max=2**32 - 1, help=about("seed"))]
"""A study numbers its games; its seed is the next word of 32 bits of theirs."""
Code = Annotated[list[str] | None, typer.Option("--code", metavar=word("file"), help=about("code"))]
RecordFile = Annotated[Path, typer.Argument(metavar=word("record"), help=about("record-file"))]
