"""``passgo landing``: where throws of the dice end on a board."""

import os
from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated

import typer

from ..errors import CommandError
from ..texts import Texts, pick_locale
from .arguments import AsJson, Lang, NamedMode, StudySeed, TableOptions, about, word
from .printing import as_json, make_console

if TYPE_CHECKING:
    from ..lab.landings import Landing

MOST_ROLLS = 10**10
FAR = 2.0
"""Standard errors; chance alone takes one square in twenty so far."""


def landing(
    edition: Annotated[str, typer.Argument(metavar=word("name"), help=about("edition"))] = "euro",
    jail: Annotated[str, typer.Option(metavar="pay|stay", help=about("landing-jail"))] = "pay",
    rolls: Annotated[int, typer.Option(min=0, max=MOST_ROLLS, help=about("landing-rolls"))] = 0,
    seed: StudySeed = 0,
    mode: NamedMode = None,
    option: TableOptions = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Say how often a throw ends on each square, exactly, and in a simulation beside it."""
    from ..editions import load_edition
    from ..families import find_family
    from ..lab.arena import find_arena
    from ..lab.landings import Ground, compare

    texts = Texts(pick_locale(lang, os.environ))
    console = make_console()
    study = find_family(load_edition(edition).family).landings
    if study is None:
        raise CommandError("landing-error-no-dice", edition=edition)
    arena = find_arena(edition)
    options: Mapping[str, object] = dict(arena.read_option(text) for text in option or ())
    ground = Ground(edition, mode or "standard", jail, options)
    with console.status(texts.get("landing-playing")):
        rows = study.chain(ground)
        if rolls:
            rows = compare(rows, study.simulate(ground, rolls, seed))
    if json:
        print(as_json([row.as_data() for row in rows]))
        return
    _show(rows, edition, jail, rolls, texts)


def _show(rows: "list[Landing]", edition: str, jail: str, rolls: int, texts: Texts) -> None:
    from rich.table import Table

    from ..lab.figures import decimal, whole
    from ..lab.landings import JAIL

    locale = texts.locale
    words = Texts(locale, edition)
    table = Table(title=texts.get("landing-title", jail=jail))
    table.add_column("", justify="right")
    table.add_column(texts.get("landing-square"))
    table.add_column(texts.get("landing-exact"), justify="right")
    if rolls:
        table.add_column(texts.get("landing-simulated"), justify="right")
        table.add_column(texts.get("landing-margin"), justify="right")
    for row in rows:
        name = (
            texts.get("landing-in-jail") if row.square == JAIL else words.name("square", row.name)
        )
        cells = [row.square, name, decimal(row.percent, locale, 4)]
        if row.found is not None and row.margin is not None:
            cells += [decimal(100 * row.found, locale, 4), decimal(100 * row.margin, locale, 4)]
        table.add_row(*cells)
    console = make_console()
    console.print(table)
    if rolls:
        known = [row.distance for row in rows if row.distance is not None]
        far = sum(abs(distance) > FAR for distance in known)
        console.print(
            texts.get("landing-compared", rolls=whole(rolls, locale), far=far, of=len(known))
        )
