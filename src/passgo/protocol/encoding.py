"""Encode messages as JSON; a part that many clients receive is encoded once."""

from typing import Final

import msgspec

Written = msgspec.Raw
"""JSON text that is inserted into a message unchanged."""

_write: Final = msgspec.json.Encoder().encode


def written(data: object) -> Written:
    """Encode plain data as a part of messages."""
    return Written(_write(data))


def encoded(message: object) -> str:
    """Encode a message; parts of it may be encoded already."""
    return _write(message).decode()
