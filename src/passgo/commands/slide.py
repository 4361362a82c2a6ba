"""``passgo slide``: one slide of Knockout as a picture."""

import os
from pathlib import Path
from typing import Annotated

import typer

from ..texts import pick_locale
from .arguments import Lang, about, word


def slide(
    x: Annotated[float, typer.Option(help=about("slide-x"))] = 150,
    angle: Annotated[float, typer.Option(help=about("slide-angle"))] = 0,
    speed: Annotated[float, typer.Option(help=about("slide-speed"))] = 1.5,
    token: Annotated[
        list[str] | None, typer.Option(metavar="X,Y", help=about("slide-token"))
    ] = None,
    out: Annotated[Path | None, typer.Option(metavar=word("file"), help=about("slide-out"))] = None,
    lang: Lang = None,
) -> None:
    """Draw one slide of knockout as SVG."""
    from ..knockout.slide_drawing import draw_slide

    svg = draw_slide(x, angle, speed, token or [], pick_locale(lang, os.environ))
    if out is None:
        print(svg, end="")
    else:
        out.write_text(svg, encoding="utf-8")
