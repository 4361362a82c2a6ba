"""What ``passgo serve`` takes; what it does is in ``server/serve.py``, loaded when it is called."""

from typing import Annotated

import typer

from ..terminal.wishes import CommandError
from ..texts import LOCALES, Texts


def add_serve(app: typer.Typer, texts: Texts) -> None:
    """Add the command to the others, its help in their language."""

    def about(name: str) -> str:
        return texts.get(f"server-about-{name}")

    address, addresses, urls = (
        texts.get(f"server-word-{name}") for name in ("address", "addresses", "urls")
    )

    @app.command(help=texts.get("server-about"))
    def serve(  # noqa: PLR0913, PLR0917 (what a command takes are its arguments)
        host: Annotated[str | None, typer.Option(metavar=address, help=about("host"))] = None,
        port: Annotated[int | None, typer.Option(min=0, max=65535, help=about("port"))] = None,
        database: Annotated[str | None, typer.Option(metavar="URL", help=about("database"))] = None,
        durability: Annotated[
            str | None, typer.Option(metavar="full|normal", help=about("durability"))
        ] = None,
        public_url: Annotated[
            str | None, typer.Option(metavar="URL", help=about("public-url"))
        ] = None,
        trust_proxy: Annotated[
            str | None, typer.Option(metavar=addresses, help=about("trust-proxy"))
        ] = None,
        origins: Annotated[str | None, typer.Option(metavar=urls, help=about("origins"))] = None,
        metrics: Annotated[
            str | None, typer.Option(metavar="local|all|off", help=about("metrics"))
        ] = None,
        log_level: Annotated[
            str | None,
            typer.Option(metavar="debug|info|warning|error", help=about("log-level")),
        ] = None,
        lang: Annotated[
            str | None, typer.Option("--lang", metavar="fr|en", help=texts.get("cli-about-lang"))
        ] = None,
    ) -> None:
        """Let people play over the network."""
        if lang is not None and lang not in LOCALES:
            raise CommandError("cli-error-language", language=lang, known=", ".join(LOCALES))
        from ..server.serve import serve as serve_until_stopped

        code = serve_until_stopped(
            lang,
            host=host,
            port=port,
            database=database,
            durability=durability,
            public_url=public_url,
            trust_proxy=trust_proxy,
            origins=origins,
            metrics=metrics,
            log_level=log_level,
        )
        raise typer.Exit(code)
