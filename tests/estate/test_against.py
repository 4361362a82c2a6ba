"""The kernel against another revision's: what can be wrong with the revision is said."""

import pytest

from passgo.estate import against
from passgo.game.errors import PassgoError


def test_an_unknown_revision_is_named() -> None:
    with pytest.raises(PassgoError, match="git knows no revision 'nowhere'"):
        against.unpack("nowhere")


def test_a_revision_is_laid_out_with_its_editions() -> None:
    assert against.has_edition("HEAD", "euro")
    assert not against.has_edition("HEAD", "atlantis")
