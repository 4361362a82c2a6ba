"""The version of the wire."""

from typing import Final

WIRE_VERSION: Final = 1
"""Increased when a client of the last version could misread this one."""
