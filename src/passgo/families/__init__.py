"""The families of editions: which there are, and what each answers.

``find_family`` is the one way from a name to a family; nothing else names one.
"""

from .finding import FAMILIES, ROOT, find_family
from .interface import Family

__all__ = ["FAMILIES", "ROOT", "Family", "find_family"]
