"""Your own players: ``@player`` for a Python function, ``character`` for a compiled one.

docs/bots.md describes both.
"""

from .bots.registry import character, player

__all__ = ["character", "player"]
