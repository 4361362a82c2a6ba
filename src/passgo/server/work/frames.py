"""The messages between a server and its workers: pickles through pipes, with a length prefix."""

import pickle
import struct
from dataclasses import dataclass
from typing import IO, Any, Literal, TypeAlias

_LENGTH = struct.Struct(">Q")


Kind: TypeAlias = Literal["done", "refused", "failed"]


@dataclass(frozen=True)
class Answer:
    """The result of a job."""

    kind: Kind
    value: Any
    """The returned value, the error that refuses the job, or the failure as text."""
    seconds: float
    """Processor time of the job."""
    memory: int
    """The most bytes the worker has had so far."""


def send(pipe: IO[bytes], content: object) -> None:
    """Send a message; OSError if the other end is gone."""
    packed = pickle.dumps(content)
    pipe.write(_LENGTH.pack(len(packed)) + packed)
    pipe.flush()


def hear(pipe: IO[bytes]) -> bytes:
    """Receive a message, not decoded yet; EOFError if the other end is gone."""
    (length,) = _LENGTH.unpack(_exactly(pipe, _LENGTH.size))
    return _exactly(pipe, length)


def read(packed: bytes) -> Any:
    """Decode a message; it imports what the message names."""
    return pickle.loads(packed)


def _exactly(pipe: IO[bytes], count: int) -> bytes:
    content = pipe.read(count)
    if len(content) < count:
        raise EOFError
    return content
