"""``passgo serve``: people play over the network."""

from typing import Annotated

import typer

from .arguments import TEXTS, Code, Lang


def _about(name: str) -> str:
    return TEXTS.get(f"server-about-{name}")


def _word(name: str) -> str:
    return TEXTS.get(f"server-word-{name}")


def serve(  # noqa: PLR0913, PLR0917 (what a command takes are its arguments)
    host: Annotated[str | None, typer.Option(metavar=_word("address"), help=_about("host"))] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help=_about("port"))] = None,
    database: Annotated[str | None, typer.Option(metavar="URL", help=_about("database"))] = None,
    durability: Annotated[
        str | None, typer.Option(metavar="full|normal", help=_about("durability"))
    ] = None,
    public_url: Annotated[
        str | None, typer.Option(metavar="URL", help=_about("public-url"))
    ] = None,
    trust_proxy: Annotated[
        str | None, typer.Option(metavar=_word("addresses"), help=_about("trust-proxy"))
    ] = None,
    origins: Annotated[
        str | None, typer.Option(metavar=_word("urls"), help=_about("origins"))
    ] = None,
    metrics: Annotated[
        str | None, typer.Option(metavar="local|all|off", help=_about("metrics"))
    ] = None,
    log_level: Annotated[
        str | None,
        typer.Option(metavar="debug|info|warning|error", help=_about("log-level")),
    ] = None,
    code: Code = None,
    lang: Lang = None,
) -> None:
    """Let people play over the network."""
    from ..server.serve import serve as serve_until_stopped

    status = serve_until_stopped(
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
        players=None if code is None else ",".join(code),
    )
    raise typer.Exit(status)
