"""``passgo schema``: the form of what leaves the engine, or of what servers and clients say."""

from typing import Annotated

import typer

from .arguments import about


def schema(
    protocol: Annotated[bool, typer.Option("--protocol", help=about("schema-protocol"))] = False,
    typescript: Annotated[
        bool, typer.Option("--typescript", help=about("schema-typescript"))
    ] = False,
) -> None:
    """Print the JSON Schema of what leaves the engine."""
    if typescript:
        from ..protocol.typescript import protocol_typescript

        print(protocol_typescript(), end="")
        return
    if protocol:
        from ..protocol.schema import protocol_schema

        print(protocol_schema(), end="")
        return
    from ..game.schema import wire_schema

    print(wire_schema(), end="")
