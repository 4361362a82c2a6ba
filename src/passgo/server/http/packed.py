"""JSON that is compressed once for all clients, and sent to each at its own pace."""

import zlib
from collections.abc import AsyncIterator, Iterator
from typing import Final

from fastapi import Request
from fastapi.responses import StreamingResponse

PIECE: Final = 64 * 1024
"""Bytes sent at a time: a client that reads nothing holds up only a few of these."""
_GZIP: Final = 16 + zlib.MAX_WBITS


def packed_json(request: Request, packed: bytes) -> StreamingResponse:
    """Send compressed JSON as it is if the client accepts it, else decompress it on the way."""
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers |= {"Content-Encoding": "gzip", "Content-Length": str(len(packed))}
        return StreamingResponse(_cut(packed), media_type="application/json", headers=headers)
    # A plain iterator runs in a thread: decompressing a long game takes a while.
    return StreamingResponse(unpacked(packed), media_type="application/json", headers=headers)


async def _cut(packed: bytes) -> AsyncIterator[memoryview]:
    whole = memoryview(packed)
    for start in range(0, len(whole), PIECE):
        yield whole[start : start + PIECE]


def unpacked(packed: bytes) -> Iterator[bytes]:
    """The decompressed data, piece by piece."""
    unpacking = zlib.decompressobj(_GZIP)
    while packed:
        yield unpacking.decompress(packed, PIECE)
        packed = unpacking.unconsumed_tail
