"""The ``passgo`` command, also as ``python -m passgo``."""

import gc
import sys

_SELDOM = 100_000
"""New objects after which Python looks for those that only hold each other."""


def main() -> int:
    """Read the command and do it."""
    # Of what is made while a program is read almost everything stays: to look through it as often
    # as usual costs a fifth of the time until the first word is on the screen.
    gc.set_threshold(_SELDOM)
    from .commands.app import main as command

    return command()


if __name__ == "__main__":
    sys.exit(main())
