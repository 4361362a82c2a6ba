"""Saying no: a code and its parameters."""

from .rule import rule


@rule
def refuse(refusal, code: int, first: int, second: int) -> int:
    """Write a refusal's parameters and return its code; nothing else has changed."""
    refusal[0] = first
    refusal[1] = second
    return code
