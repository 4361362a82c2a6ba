"""Messages as text: plain data is written once for everybody who hears it."""

from typing import Final

import msgspec

Written = msgspec.Raw
"""JSON that is written already and goes into a message as it is."""

_write: Final = msgspec.json.Encoder().encode


def written(data: object) -> Written:
    """Plain data as a part of messages."""
    return Written(_write(data))


def encoded(message: object) -> str:
    """A message as it is sent; parts of it may be written already."""
    return _write(message).decode()
