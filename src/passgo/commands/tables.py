"""What ``passgo tables`` takes; what it does is in ``server/tables.py``, loaded when called."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..terminal.wishes import CommandError
from ..texts import LOCALES, Texts
from .translated import make_app

if TYPE_CHECKING:
    from ..server.tables import Visit


def add_tables(app: typer.Typer, texts: Texts) -> None:
    """Add the commands to the others, their help in the same language."""

    def about(name: str) -> str:
        return texts.get(f"tables-about-{name}")

    def open_visit(database: str | None, lang: str | None) -> "Visit":
        if lang is not None and lang not in LOCALES:
            raise CommandError("cli-error-language", language=lang, known=", ".join(LOCALES))
        from ..server.tables import Visit

        return Visit(database, lang)

    group = make_app(
        texts,
        help=texts.get("tables-about"),
        no_args_is_help=True,
        rich_markup_mode=None,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    code_word, file_word = texts.get("tables-word-code"), texts.get("usage-word-file")
    database_about = texts.get("server-about-database")
    database = typer.Option("--database", metavar="URL", help=database_about)
    lang = typer.Option("--lang", metavar="fr|en", help=texts.get("cli-about-lang"))
    as_json = typer.Option("--json", help=texts.get("cli-about-json"))
    phase = typer.Option("--phase", metavar="gathering|playing|over", help=about("phase"))

    @group.command("list", help=about("list"))
    def list_(
        phase: Annotated[str | None, phase] = None,
        limit: Annotated[int, typer.Option(min=1, max=10**6, help=about("limit"))] = 50,
        json: Annotated[bool, as_json] = False,
        database: Annotated[str | None, database] = None,
        lang: Annotated[str | None, lang] = None,
    ) -> None:
        open_visit(database, lang).list(phase, limit, is_json=json)

    @group.command(help=about("show"))
    def show(
        code: Annotated[str, typer.Argument(metavar=code_word, help=about("code"))],
        json: Annotated[bool, as_json] = False,
        database: Annotated[str | None, database] = None,
        lang: Annotated[str | None, lang] = None,
    ) -> None:
        open_visit(database, lang).show(code, is_json=json)

    @group.command(help=about("export"))
    def export(
        file: Annotated[Path, typer.Argument(metavar=file_word, help=about("export-file"))],
        code: Annotated[
            list[str] | None,
            typer.Argument(metavar=f"[{code_word}]...", help=about("export-codes")),
        ] = None,
        database: Annotated[str | None, database] = None,
        lang: Annotated[str | None, lang] = None,
    ) -> None:
        open_visit(database, lang).export(file, code or [])

    @group.command("import", help=about("import"))
    def import_(
        file: Annotated[Path, typer.Argument(metavar=file_word, help=about("import-file"))],
        database: Annotated[str | None, database] = None,
        lang: Annotated[str | None, lang] = None,
    ) -> None:
        code = open_visit(database, lang).import_(file)
        raise typer.Exit(code)

    @group.command(help=about("prune"))
    def prune(
        days: Annotated[float, typer.Option(min=0, max=10**5, help=about("days"))] = 90,
        phase: Annotated[list[str] | None, phase] = None,
        trial: Annotated[bool, typer.Option("--trial", help=about("trial"))] = False,
        database: Annotated[str | None, database] = None,
        lang: Annotated[str | None, lang] = None,
    ) -> None:
        open_visit(database, lang).prune(days, phase or ["over"], is_trial=trial)

    app.add_typer(group, name="tables")
