"""``passgo editions``: the boxes that can be played; added, checked, begun and removed."""

import os
from pathlib import Path
from typing import Annotated

import typer

from ...texts import Texts, pick_locale
from ..arguments import TEXTS, AsJson, Lang, about, word
from ..translated import make_app


def _about(name: str) -> str:
    return TEXTS.get(f"editions-about-{name}")


editions = make_app(TEXTS, help=about("editions"), invoke_without_command=True)

_NAME = word("name")
FolderOrZip = Annotated[
    Path, typer.Argument(metavar=f"{word('folder')}|ZIP", help=_about("folder-or-zip"))
]
Name = Annotated[str, typer.Argument(metavar=_NAME, help=_about("name"))]


@editions.callback()
def list_(
    context: typer.Context,
    json: AsJson = False,
    where: Annotated[bool, typer.Option("--where", help=_about("where"))] = False,
    lang: Lang = None,
) -> None:
    """List the editions, or where they are looked for."""
    if context.invoked_subcommand is not None:
        return
    from . import listing

    locale = pick_locale(lang, os.environ)
    show = listing.show_places if where else listing.show_editions
    show(locale, is_json=json)


@editions.command(help=_about("add"))
def add(path: FolderOrZip, lang: Lang = None) -> None:
    """Add the edition in a folder or a zip."""
    from ...editions.adding import add_edition
    from ...editions.data_folder import editions_folder

    _say(lang, "editions-added", add_edition(path, editions_folder()))


@editions.command(help=_about("check"))
def check(path: FolderOrZip, lang: Lang = None) -> None:
    """Check the edition in a folder or a zip, and keep nothing of it."""
    from ...editions.adding import check_edition
    from .listing import say_checked

    say_checked(check_edition(path), pick_locale(lang, os.environ))


@editions.command(help=_about("new"))
def new(
    name: Name,
    like: Annotated[str, typer.Option("--from", metavar=_NAME, help=_about("from"))] = "euro",
    into: Annotated[
        Path | None, typer.Option("--into", metavar=word("folder"), help=_about("into"))
    ] = None,
    same_rules: Annotated[bool, typer.Option("--same-rules", help=_about("same-rules"))] = False,
    lang: Lang = None,
) -> None:
    """Begin an edition as a copy of another."""
    from ...editions import load_edition
    from ...editions.adding import new_edition
    from ...editions.data_folder import editions_folder

    place = editions_folder() if into is None else into
    folder = new_edition(name, load_edition(like), place, same_rules=same_rules)
    _say(lang, "editions-begun" if into is None else "editions-begun-elsewhere", folder)


@editions.command(help=_about("remove"))
def remove(name: Name, lang: Lang = None) -> None:
    """Remove an edition that was added."""
    from ...editions.adding import remove_edition
    from ...editions.data_folder import editions_folder

    _say(lang, "editions-removed", remove_edition(name, editions_folder()))


def _say(lang: str | None, text_id: str, folder: Path) -> None:
    """Say what has become of the folder of an edition."""
    texts = Texts(pick_locale(lang, os.environ))
    print(texts.get(text_id, name=folder.name, path=str(folder)))
