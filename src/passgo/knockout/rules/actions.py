"""The kinds of action a seat can take, and the record that holds one.

The words are those of the scenario files. An aim is whole numbers only: the sideways place in
tenths of a millimetre, the slope dx/dy in ten-thousandths and the speed in millimetres a second.
Degrees become a slope outside the kernel.
"""

from typing import Final, TypeAlias

import numpy as np

ActionKind: TypeAlias = int

WAIT: Final = 0
SLIDE: Final = 1
PAY: Final = 2
STAY: Final = 3
RETRY: Final = 4
RAILROAD: Final = 5
HOUSE: Final = 6
RESIGN: Final = 7

ACTION_NAMES = ("wait", "slide", "pay", "stay", "retry", "railroad", "house", "resign")
"""Kind of action to the word for it; ``wait`` is a driver's answer and never reaches the rules."""

KINDS: Final = len(ACTION_NAMES)
"""An upper bound for kinds of action, with room for new ones."""

ANY_TOKEN: Final = -1
"""No token named: the first that will do."""

NOWHERE: Final = -1
"""No space named."""

ACTION_DTYPE = np.dtype(
    [
        ("kind", "<i8"),
        ("token", "<i8"),  # which of the side's tokens, from 0; ANY_TOKEN unless named
        ("x", "<i8"),  # slide: sideways place, 0.1 mm
        ("y", "<i8"),  # slide: place along the lane, 0.1 mm; 0 for the launching place
        ("slope", "<i8"),  # slide: dx/dy, 1/10000
        ("speed", "<i8"),  # slide: along the path, mm/s
        ("space", "<i8"),  # railroad, house: the property
        ("spare", "<i8"),
    ],
    align=True,
)
