"""The version of the protocol."""

from typing import Final

PROTOCOL_VERSION: Final = 2
"""Increased when a client of the previous version could misread this one."""
