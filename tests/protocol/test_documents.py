"""What a server sends of real games is what the models describe, and documents follow cheaply."""

from itertools import pairwise

import pytest
from pydantic import TypeAdapter
from pydantic_core import to_json

from passgo.editions import EDITIONS
from passgo.game import Game, edition_box
from passgo.protocol.changes import diff, patch
from passgo.protocol.document import Document
from passgo.protocol.entries import EntryModel
from passgo.protocol.families import AnyBox, AnyPreview
from passgo.protocol.outgoing import OUTGOING
from passgo.protocol.version import PROTOCOL_VERSION
from tests.protocol.tables import SEATS, played

ACTIONS = 120


@pytest.fixture(scope="module", params=EDITIONS())
def game(request):
    return request.param, *played(request.param, ACTIONS)


def test_documents_and_entries_are_as_described(game):
    edition, documents, entries = game
    assert len(documents) > ACTIONS // 2
    for document in documents[::10]:
        TypeAdapter(Document).validate_json(to_json(document))
    for entry in entries:
        TypeAdapter(EntryModel).validate_json(to_json(entry))
    assert any(entry["events"] for entry in entries)
    TypeAdapter(AnyBox).validate_json(to_json(edition_box(edition)))


def test_a_whole_and_updates_keep_a_document_current(game):
    edition, documents, entries = game
    setting = Game.new(edition, seats=SEATS).setting()
    whole = {
        "type": "whole",
        "version": PROTOCOL_VERSION,
        "number": 1,
        "now": 2.0,
        "mine": ["ana"],
        "places": [0],
        "host": True,
        "setting": setting,
        "document": documents[0],
        "recent": entries[:1],
        "gap": False,
    }
    OUTGOING.validate_json(to_json(whole))
    shown = documents[0]
    for number, (old, new) in enumerate(pairwise(documents), 2):
        changes = diff(old, new)
        update = {
            "type": "update",
            "number": number,
            "now": 2.0,
            "entries": entries[number - 1 : number],
            "changes": changes,
        }
        OUTGOING.validate_json(to_json(update))
        shown = patch(shown, changes)
        assert shown == new


def test_a_preview_is_as_described():
    seat = "ana"
    game = Game.new("euro", seats=SEATS, seed=1)
    for choice in game.look().choices(seat):
        preview = game.look().preview(seat, choice["action"])
        TypeAdapter(AnyPreview).validate_json(to_json(preview))
