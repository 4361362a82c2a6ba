"""A Typer application that leaves every word to us: on its help option, and when it is stopped."""

from collections.abc import Callable
from typing import Any, TypeVar

import typer
from typer.core import TyperCommand, TyperGroup

F = TypeVar("F", bound=Callable[..., Any])


def make_app(about_help: str, **settings: Any) -> typer.Typer:
    """An application whose commands say this of ``--help``."""

    class Helping:
        def get_help_option(self, ctx: Any) -> Any:
            parent: Any = super()
            option = parent.get_help_option(ctx)
            if option is not None:
                option.help = about_help
            return option

    class Command(Helping, TyperCommand):
        pass

    class Group(Helping, TyperGroup):
        def invoke(self, ctx: Any) -> Any:
            try:
                return super().invoke(ctx)
            except KeyboardInterrupt as stop:
                # Typer would end without a word; what it calls an abort is left to the caller.
                raise typer.Abort from stop

    class App(typer.Typer):
        def command(self, name: str | None = None, **more: Any) -> Callable[[F], F]:
            return super().command(name, cls=Command, **more)

    return App(cls=Group, **settings)
