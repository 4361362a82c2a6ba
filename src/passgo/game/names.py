"""Names of seats: whether one shows anything, and whether two can be told apart by looking.

What looks alike is data of Unicode (UTS 39, confusables), which a library brings. It is read when
the first two names are compared: a server that starts has none yet.
"""

import re
import unicodedata
from collections.abc import Sequence
from functools import cache
from importlib import import_module

from ..editions import OptionError
from ..editions.phrases import Phrase
from ..errors import shown

_IGNORABLE = (
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e"
    "\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3"
    "\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
"""Default_Ignorable_Code_Point of Unicode, which Python's tables leave out."""
_BLANK = "\u2800\U0001d159"
"""Signs that are drawn with nothing in them: an empty Braille cell and a note without a head."""
_UNSEEN = re.compile(f"[{_IGNORABLE}{_BLANK}]")
_LEFT_TO_RIGHT = "\u200e"
_SEEN = frozenset("LNS")
"""First letters of the Unicode categories of letters, digits and signs."""


def without_unseen(text: str) -> str:
    """A text without its invisible characters."""
    return _UNSEEN.sub("", text)


def is_seen(name: str) -> bool:
    """Whether there is anything to read in a name."""
    return any(unicodedata.category(letter)[0] in _SEEN for letter in without_unseen(name))


def look_alike(name: str, other: str) -> bool:
    """Whether two names are the same, or could be taken for each other; accents tell them apart."""
    return any(one == two for one, two in zip(_faces(name), _faces(other), strict=True))


def check_new_names(names: Sequence[str]) -> None:
    """Refuse names that show nothing or look alike, where people give them.

    A game that is read again keeps the names it has.
    """
    for place, name in enumerate(names):
        if not is_seen(name):
            raise OptionError("seats", shown(name), Phrase("seen-name"))
        for other in names[:place]:
            # The game itself refuses two equal names.
            if name != other and look_alike(name, other):
                raise OptionError("seats", f"{other}, {name}", Phrase("names-look-different"))


def _faces(name: str) -> tuple[str, str, str, str]:
    """How a name may be seen; two that have one of these in common look alike.

    A large I looks like a small l. So letters without their case, and letters by their look, are
    compared each for themselves: to fold both at once would take Ian for Lan.
    """
    plain = unicodedata.normalize("NFKC", without_unseen(name))
    small = plain.casefold()
    foreign = "".join(one if one.isascii() else _skeleton(one) for one in _parted(plain))
    return small, _skeleton(plain), _skeleton(small), foreign.casefold()


def _skeleton(text: str) -> str:
    """What of a text is left to look at: UTS 39, section 4."""
    likeness = _likeness()
    return _parted("".join(likeness.get(letter, letter) for letter in _parted(text)))


def _parted(text: str) -> str:
    """A text with its accents apart."""
    return unicodedata.normalize("NFD", text)


@cache
def _likeness() -> dict[str, str]:
    """For each character that looks like another, the one that stands for all of its kind.

    The library lists each of them with its model, and each model with all who look like it.
    """
    library = import_module("confusable_homoglyphs.confusables")
    # Letters that are written from the right stand between marks of direction.
    listed = {
        sign.replace(_LEFT_TO_RIGHT, ""): [one["c"].replace(_LEFT_TO_RIGHT, "") for one in alike]
        for sign, alike in library.confusables_data.items()
    }
    models: dict[str, str] = {}
    for sign, alike in listed.items():
        if len(sign) == 1 and len(alike) == 1:
            (other,) = alike
            is_pair = len(other) == 1 and len(listed[other]) == 1
            # Of two that have only each other either may stand for both.
            models[sign] = min(sign, other) if is_pair else other
    return models
