"""How a server and its workers speak: pickles through pipes, each with its length before it."""

import pickle
import struct
from dataclasses import dataclass
from typing import IO, Any, Literal, TypeAlias

_LENGTH = struct.Struct(">Q")


Kind: TypeAlias = Literal["done", "refused", "failed"]


@dataclass(frozen=True)
class Answer:
    """What became of a job."""

    kind: Kind
    value: Any
    """What it gave, the error that refuses it, or what went wrong as text."""
    seconds: float
    """Of the processor."""
    memory: int
    """The most bytes the worker has had so far."""


def send(pipe: IO[bytes], content: object) -> None:
    """Say something to the other end; OSError where nobody is there."""
    packed = pickle.dumps(content)
    pipe.write(_LENGTH.pack(len(packed)) + packed)
    pipe.flush()


def hear(pipe: IO[bytes]) -> bytes:
    """What the other end says, to be read; EOFError where nobody is there any more."""
    (length,) = _LENGTH.unpack(_exactly(pipe, _LENGTH.size))
    return _exactly(pipe, length)


def read(packed: bytes) -> Any:
    """What was said; whatever it names is imported."""
    return pickle.loads(packed)


def _exactly(pipe: IO[bytes], count: int) -> bytes:
    content = pipe.read(count)
    if len(content) < count:
        raise EOFError
    return content
