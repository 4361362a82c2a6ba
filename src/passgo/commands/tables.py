"""``passgo tables``: what a server has stored; listed, shown, exported, imported and pruned."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .arguments import TEXTS, AsJson, Lang, about, word
from .translated import make_app

if TYPE_CHECKING:
    from ..server.tables import Visit


def _about(name: str) -> str:
    return TEXTS.get(f"tables-about-{name}")


tables = make_app(TEXTS, help=about("tables"), no_args_is_help=True)

_CODE = TEXTS.get("tables-word-code")
_PHASE = typer.Option("--phase", metavar="gathering|playing|over", help=_about("phase"))
Code = Annotated[str, typer.Argument(metavar=_CODE, help=_about("code"))]
Database = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", help=TEXTS.get("server-about-database")),
]


def _visit(database: str | None, lang: str | None) -> "Visit":
    from ..server.tables import Visit

    return Visit(database, lang)


@tables.command("list", help=_about("list"))
def list_(
    phase: Annotated[str | None, _PHASE] = None,
    limit: Annotated[int, typer.Option(min=1, max=10**6, help=_about("limit"))] = 50,
    json: AsJson = False,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """List the tables, the one changed last first."""
    _visit(database, lang).list(phase, limit, is_json=json)


@tables.command(help=_about("show"))
def show(code: Code, json: AsJson = False, database: Database = None, lang: Lang = None) -> None:
    """Show one table."""
    _visit(database, lang).show(code, is_json=json)


@tables.command(help=_about("export"))
def export(
    file: Annotated[Path, typer.Argument(metavar=word("file"), help=_about("export-file"))],
    code: Annotated[
        list[str] | None, typer.Argument(metavar=f"[{_CODE}]...", help=_about("export-codes"))
    ] = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Write tables to a file."""
    _visit(database, lang).export(file, code or [])


@tables.command("import", help=_about("import"))
def import_(
    file: Annotated[Path, typer.Argument(metavar=word("file"), help=_about("import-file"))],
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Store the tables of a file."""
    raise typer.Exit(_visit(database, lang).import_(file))


@tables.command(help=_about("prune"))
def prune(
    days: Annotated[float, typer.Option(min=0, max=10**5, help=_about("days"))] = 90,
    phase: Annotated[list[str] | None, _PHASE] = None,
    trial: Annotated[bool, typer.Option("--trial", help=_about("trial"))] = False,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Remove tables that have not changed for so many days."""
    _visit(database, lang).prune(days, phase or ["over"], is_trial=trial)
