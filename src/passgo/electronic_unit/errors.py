"""Errors for callers of the unit; people at its keys get refusals."""

from ..errors import PassgoError


class UnitError(PassgoError):
    """An unknown input, or a damaged saved unit."""
