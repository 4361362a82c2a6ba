"""What a caller of the unit can hand in wrong; people at its keys only ever get refusals."""

from ..errors import PassgoError


class UnitError(PassgoError):
    """An input that no unit has, or a saved unit that is damaged."""
