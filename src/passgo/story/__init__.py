"""The story of a game that was played: wealth over time, turning points, payments, dice.

Everything is computed from a record, as plain data of the wire. What differs between families is in
one object, a ``FamilyStory`` (``story.py`` of a family).
"""

from .family_story import FamilyStory, Line, Transfer
from .frames import Frame, frames
from .telling import story_of

__all__ = ["FamilyStory", "Frame", "Line", "Transfer", "frames", "story_of"]
