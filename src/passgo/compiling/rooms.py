"""The rooms of the package whose files are compiled."""

from ..families import FAMILIES, ROOT

__all__ = ["COMPILED_PARTS", "COMPILED_ROOMS", "ROOT"]

COMPILED_PARTS = ("rules", "policies", "loops")
"""The folders of a family whose files are compiled, each based on those before it."""

COMPILED_ROOMS = ("kernel", *(f"{family}/{part}" for family in FAMILIES for part in COMPILED_PARTS))
"""Every folder of compiled code, relative to the package."""
