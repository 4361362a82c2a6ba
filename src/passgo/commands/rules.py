"""``passgo rules``: every clause of the rule books, and what proves it."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..texts import Locale, Texts, pick_locale
from .arguments import AsJson, Lang, NamedEdition, about, word
from .printing import as_json, make_console

if TYPE_CHECKING:
    from rich.console import Console

    from ..rulebook.rules import Row

_STYLES = {"proved": "green", "failing": "bold red", "unproved": "yellow", "physical": "dim"}


def rules(
    edition: NamedEdition = None,
    json: AsJson = False,
    scenarios: Annotated[
        Path | None, typer.Option(metavar=word("folder"), help=about("scenarios"))
    ] = None,
    lang: Lang = None,
) -> None:
    """Show the clauses of the rules and what proves each."""
    from ..rulebook.rules import clause_table
    from ..terminal.progress import bar

    console = make_console()
    with bar(console) as report:
        rows = clause_table(edition, scenarios, on_progress=report)
    if json:
        print(as_json([row.as_data() for row in rows]))
    else:
        _show(console, rows, pick_locale(lang, os.environ))
    is_whole = all(row.status in {"proved", "physical"} for row in rows)
    raise typer.Exit(0 if is_whole else 1)


def _show(console: "Console", rows: "Sequence[Row]", locale: Locale) -> None:
    """Print the clause table, then how many clauses of each edition have which status."""
    from rich.table import Table
    from rich.text import Text

    from ..rulebook.rules import STATUSES, count_statuses

    texts = Texts(locale)
    table = Table(box=None, padding=(0, 1), header_style="dim")
    for text_id in ("cli-clause", "cli-edition", "cli-status"):
        table.add_column(texts.get(text_id), no_wrap=True)
    table.add_column(texts.get("cli-rule"), ratio=1)
    table.add_column(texts.get("cli-proofs"), justify="right")
    for row in rows:
        rule = Text(row.rule[locale])
        if row.note:
            rule.append(f" ({row.note})", style="dim")
        status = Text(texts.get(f"cli-status-{row.status}"), style=_STYLES[row.status])
        table.add_row(row.id, row.edition, status, rule, str(len(row.scenarios)))
    console.print(table)
    for edition, counts in count_statuses(rows).items():
        parts = [f"{counts[status]} {texts.get(f'cli-status-{status}')}" for status in STATUSES]
        console.print(Text(f"{edition}: {', '.join(parts)}", style="bold"))
