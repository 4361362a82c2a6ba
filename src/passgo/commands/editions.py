"""``passgo editions``: the boxes that can be played."""

import os
from typing import TypedDict

from ..texts import Locale, Texts, pick_locale
from .arguments import AsJson, Lang
from .printing import as_json, make_console


class Listed(TypedDict):
    """An edition as it is listed."""

    id: str
    title: str
    character: str
    modes: list[str]
    players: list[int]


def editions(json: AsJson = False, lang: Lang = None) -> None:
    """List the editions."""
    locale = pick_locale(lang, os.environ)
    if json:
        print(as_json(_listed(locale)))
    else:
        _show(locale)


def _listed(locale: Locale) -> list[Listed]:
    """Every edition of the package: its title, its modes and how many may play."""
    from ..editions import EDITIONS, load_edition

    listed: list[Listed] = []
    for name in EDITIONS():
        edition = load_edition(name)
        texts = Texts(locale, edition)
        listed.append(
            {
                "id": edition.id,
                "title": texts.get("edition-title"),
                "character": texts.get("edition-character"),
                "modes": list(edition.modes),
                "players": list(edition.players),
            }
        )
    return listed


def _show(locale: Locale) -> None:
    from rich.padding import Padding
    from rich.text import Text

    console, texts = make_console(), Texts(locale)
    listed = _listed(locale)
    width = max(len(entry["id"]) for entry in listed) + 2
    for entry in listed:
        least, most = entry["players"]
        modes = ", ".join(entry["modes"])
        players = texts.get("cli-players-range", least=least, most=most)
        line = Text.assemble(
            (f"{entry['id']:<{width}}", "bold"), f"{entry['title']} · {players} · {modes}"
        )
        console.print(line)
        console.print(Padding(Text(entry["character"], style="dim"), (0, 0, 0, width)))
