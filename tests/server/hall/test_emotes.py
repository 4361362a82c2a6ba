"""A guest shows a few emotes at a time, and no more."""

import pytest

from passgo.protocol.errors import LobbyError
from passgo.protocol.limits import EMOTES_MOST, EMOTES_SECONDS
from passgo.server.hall.emotes import EmoteLimit


def test_more_than_a_few_emotes_are_refused_for_a_while():
    limit = EmoteLimit()
    for now in range(EMOTES_MOST):
        limit.check("ana", float(now))
    with pytest.raises(LobbyError, match="emotes_often"):
        limit.check("ana", EMOTES_SECONDS - 0.5)
    limit.check("bob", EMOTES_SECONDS - 0.5)
    limit.check("ana", float(EMOTES_SECONDS))
    with pytest.raises(LobbyError, match="emotes_often"):
        limit.check("ana", EMOTES_SECONDS + 0.5)
