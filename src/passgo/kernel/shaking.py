"""What every shaking of rules shares: what can be at fault, and states compared word by word."""

from .rule import rule

FAULT_REFUSED = 100
FAULT_WAITED = 101
FAULT_LISTED = 102
FAULT_CHANGED = 103
FAULT_CHECK_CHANGED = 104

FAULT_NAMES = (
    "a policy's action was refused",
    "a seat that owed a decision gave none",
    "a listed choice was refused",
    "a refused action changed something",
    "looking at the choices changed something",
)


@rule
def same_words(words, first: int, second: int) -> bool:
    """Whether two states are the same bytes."""
    for column in range(words.shape[1]):
        if words[first, column] != words[second, column]:
            return False
    return True


@rule
def copy_words(words, source: int, target: int) -> None:
    """Copy one state over another."""
    for column in range(words.shape[1]):
        words[target, column] = words[source, column]
