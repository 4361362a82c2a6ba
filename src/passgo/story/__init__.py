"""The story of a game that was played: wealth over time, turning points, payments, dice.

Everything is worked out here from a record, as plain data of the wire. What differs between
families is one object, a ``FamilyStory``, found by name (``story.py`` of a family).
"""

from .family_story import FamilyStory, Line, Transfer
from .frames import Frame, frames
from .telling import story_of

__all__ = ["FamilyStory", "Frame", "Line", "Transfer", "frames", "story_of"]
