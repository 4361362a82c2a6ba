"""The version of the wire."""

from typing import Final

WIRE_VERSION: Final = 1
"""Grows when a client that reads the last one could misread this one."""
