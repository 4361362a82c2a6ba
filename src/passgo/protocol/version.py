"""The version of the protocol."""

from typing import Final

PROTOCOL_VERSION: Final = 2
"""Grows when a client that speaks the last one could misread this one."""
