"""Reading what clients say: what is right is read, and what is wrong is refused with a reason."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from passgo.protocol.errors import CloseCode, ProtocolError
from passgo.protocol.incoming import INCOMING, read_incoming, read_request
from passgo.protocol.limits import MESSAGE_BYTES
from passgo.protocol.lobby_requests import Change, Sit
from passgo.protocol.requests import Act
from passgo.protocol.setup import NewTable

GOOD = [
    {"type": "hello", "version": 2, "last": None},
    {"type": "hello", "version": 2, "last": 12, "locale": "fr"},
    {"type": "hello", "version": 2, "last": None, "locale": "pt-BR"},
    {"type": "act", "id": "a1", "seat": "ana", "action": "roll"},
    {"type": "act", "id": "a2", "seat": "ana", "action": {"bid": 120}},
    {"type": "act_all", "id": "e1", "seat": "ana", "actions": [{"mortgage": 5}, "pay"]},
    {"type": "throw", "id": "a3", "dice": [3, 4]},
    {"type": "pass", "id": "a4", "seat": "ana"},
    {"type": "say", "id": "a5", "seat": "ana", "phrase": "good_luck"},
    {"type": "say", "id": "a6", "seat": None, "words": "bonjour"},
    {"type": "habits", "id": "a7", "seat": "ana", "claims": False, "limit": 200},
    {"type": "pause", "id": "a8", "seat": "ana"},
    {"type": "resume", "id": "a9", "seat": "ana"},
    {"type": "lend", "id": "b1", "seat": "ana", "bot": "shrewd"},
    {"type": "take_back", "id": "b2", "seat": "ana"},
    {"type": "watch", "id": "b3", "how": "skip"},
    {"type": "sit", "id": "b4", "place": None, "name": "Ana", "luck": "c0ffee"},
    {"type": "rename", "id": "b5", "place": 0, "name": "Anne"},
    {"type": "stand", "id": "b6", "place": 0},
    {"type": "dress", "id": "b6b", "place": 0, "portrait": 12, "token": None},
    {"type": "seat_bot", "id": "b7", "place": None, "bot": "novice", "name": None},
    {"type": "open_seat", "id": "b8", "place": 2},
    {"type": "remove_seat", "id": "b9", "place": 2},
    {"type": "luck", "id": "c1", "place": 0, "luck": "01"},
    {"type": "change", "id": "c2", "options": {"auction": False}, "visibility": "public"},
    {"type": "start", "id": "c3"},
    {"type": "rematch", "id": "c4"},
    {"type": "handover", "id": "c5", "place": 0},
    {"type": "preview", "id": "d1", "seat": "ana", "action": "roll"},
    {"type": "hint", "id": "d2", "seat": "ana"},
    {"type": "worth", "id": "d9", "seat": "ana"},
    {"type": "bargain", "id": "d5", "seat": "ana", "offer": {"offer": {"to": "bob"}}},
    {"type": "would_take", "id": "d6", "seat": "ana", "lot": 24},
    {"type": "suggest", "id": "d7", "seat": "ana"},
    {"type": "deed", "id": "d8", "seat": "ana", "lot": 24},
    {"type": "story", "id": "d3", "after": 0, "upto": 20},
    {"type": "ping", "id": "d4"},
]


@pytest.mark.parametrize("message", GOOD, ids=lambda message: message["type"])
def test_every_message_is_read(message):
    read = read_incoming(json.dumps(message))
    assert read.type == message["type"]
    # What is read and written again says the same.
    assert read_incoming(read.model_dump_json()) == read


def test_every_kind_of_message_is_tried():
    schema = INCOMING.json_schema()
    assert set(schema["discriminator"]["mapping"]) == {message["type"] for message in GOOD}


ACT = {"type": "act", "id": "1", "seat": "ana", "action": "roll"}
BAD = {
    "nothing": b"",
    "no object": b"[]",
    "no JSON": b'{"type": "ping", "id": "1"',
    "no text": b"\xff\xfe",
    "no type": b'{"id": "1"}',
    "a type that is none": b'{"type": "rule", "id": "1"}',
    "no id": b'{"type": "start"}',
    "an empty id": b'{"type": "start", "id": ""}',
    "a long id": json.dumps({"type": "start", "id": "x" * 41}).encode(),
    "an id with a line end": b'{"type": "start", "id": "a\\n"}',
    "a number for an id": b'{"type": "start", "id": 1}',
    "something more": json.dumps({**ACT, "guest": "bob"}).encode(),
    "a seat that is none": json.dumps({**ACT, "seat": ["ana"]}).encode(),
    "an action that is none": json.dumps({**ACT, "action": 7}).encode(),
    "not a number": b'{"type":"act","id":"1","seat":"ana","action":{"bid":NaN}}',
    "infinity deep inside": b'{"type":"act","id":"1","seat":"a","action":{"o":[{"x":1e999}]}}',
    "half a pair": b'{"type":"say","id":"1","words":"\\ud800"}',
    "a depth without end": b'{"type":"act","id":"1","seat":"a","action":{"o":' + b"[" * 5000,
    "a number without end": b'{"type":"act","id":"1","seat":"a","action":{"bid":' + b"9" * 5000,
    "seven on a die": b'{"type":"throw","id":"1","dice":[7,1]}',
    "a place before the first": b'{"type":"stand","id":"1","place":-1}',
    "true for a place": b'{"type":"stand","id":"1","place":true}',
    "luck that is no number": b'{"type":"luck","id":"1","place":0,"luck":"xyz"}',
}


@pytest.mark.parametrize("name", BAD)
def test_what_is_wrong_is_refused_and_not_repeated(name):
    with pytest.raises(ProtocolError) as caught:
        read_incoming(BAD[name])
    assert caught.value.code == "malformed"
    assert caught.value.close_code == CloseCode.MALFORMED
    assert caught.value.status == 422
    assert all(len(term) <= 200 for term in caught.value.args_by_name.values())


@pytest.mark.parametrize("letter", ["x", "é", "\ud800"])
def test_what_is_too_big_is_refused_unread(letter):
    with pytest.raises(ProtocolError) as caught:
        read_incoming('{"type":"say","id":"1","words":"' + letter * MESSAGE_BYTES)
    assert caught.value.code == "too_big"
    assert caught.value.close_code == CloseCode.TOO_BIG


@given(st.binary(max_size=200) | st.text(max_size=200))
def test_anything_at_all_is_read_or_refused(data):
    with pytest.raises(ProtocolError):
        read_incoming(data)


def test_a_request_alone_is_no_hello_and_no_question():
    assert isinstance(read_request(json.dumps(ACT)), Act)
    for message in ({"type": "hello", "version": 2}, {"type": "ping", "id": "1"}):
        with pytest.raises(ProtocolError):
            read_request(json.dumps(message))


def test_what_is_left_out_has_a_meaning():
    sit = read_request('{"type":"sit","id":"1"}')
    assert isinstance(sit, Sit)
    assert (sit.place, sit.name, sit.luck) == (None, None, "")
    change = read_request('{"type":"change","id":"1","mode":"short"}')
    assert isinstance(change, Change)
    assert change.model_fields_set == {"type", "id", "mode"}
    table = NewTable.model_validate({"edition": "euro"})
    assert len(table.seats) == 1
    assert table.seats[0].bot is None
