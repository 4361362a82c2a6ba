"""``passgo bots``: the computer's players by name, with their characters."""

import os
from typing import TypedDict

from ..texts import LOCALES, Locale, Texts, pick_locale
from .arguments import AsJson, Code, Lang
from .printing import as_json, make_console


class Listed(TypedDict):
    """A player as it is listed."""

    name: str
    family: str
    title: dict[Locale, str]
    character: dict[Locale, str]


def bots(json: AsJson = False, code: Code = None, lang: Lang = None) -> None:
    """List the players of the ladder, and those of your own code."""
    from ..bots.code import load_code

    load_code(code or ())
    if json:
        print(as_json(_listed()))
    else:
        _show(pick_locale(lang, os.environ))


def _listed() -> list[Listed]:
    """Every player, with its title and its character in all languages."""
    from ..bots.registry import PLAYERS
    from ..lab.arena import arenas

    texts_by_locale: dict[Locale, Texts] = {locale: Texts(locale) for locale in LOCALES}
    return [
        {
            "name": name,
            "family": arena.family,
            "title": {
                locale: PLAYERS.title(name) or texts.get(f"bot-name-{name}")
                for locale, texts in texts_by_locale.items()
            },
            "character": {
                locale: texts.get(_character_id(texts, arena.family, name))
                for locale, texts in texts_by_locale.items()
            },
        }
        for arena in arenas()
        for name in arena.players()
    ]


def _character_id(texts: Texts, family: str, name: str) -> str:
    """The text of a player's character: the family's own where the name plays in several."""
    for text_id in (f"{family}-bot-{name}", f"bot-{name}"):
        if texts.has(text_id):
            return text_id
    return "bot-outside"


def _show(locale: Locale) -> None:
    """Print the players of each family, the weakest first, under the editions they play."""
    from rich.table import Table
    from rich.text import Text

    from ..bots.registry import PLAYERS
    from ..lab.arena import arenas

    console, listed = make_console(), _listed()
    width = max(len(row["name"]) for row in listed) + 2
    for arena in arenas():
        console.print(Text(", ".join(arena.editions()), style="dim"))
        for row in listed:
            if row["family"] != arena.family:
                continue
            line = Table.grid(padding=0)
            line.add_column(width=width)
            line.add_column()
            title, character = row["title"][locale], row["character"][locale]
            told = f"{title}: {character}" if PLAYERS.title(row["name"]) else character
            line.add_row(Text(row["name"], style="bold"), Text(told))
            console.print(line)
