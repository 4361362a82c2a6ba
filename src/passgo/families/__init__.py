"""The families of editions: which there are, and what each answers.

``find_family`` returns a family by name. No other code names one.
"""

from .finding import FAMILIES, ROOT, find_family
from .interface import Family

__all__ = ["FAMILIES", "ROOT", "Family", "find_family"]
