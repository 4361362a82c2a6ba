"""The examples of the document are messages, and everything that can be said is in it."""

import json
import re
from pathlib import Path

import pytest

from passgo.protocol.entries import LOBBY_ENTRIES, PHRASES
from passgo.protocol.errors import LOBBY_ERRORS, TROUBLES, CloseCode, ProtocolError
from passgo.protocol.incoming import INCOMING
from passgo.protocol.limits import CODE_LETTERS, MESSAGE_BYTES
from passgo.protocol.outgoing import OUTGOING
from passgo.protocol.schema import protocol_parts

PAGE = (Path(__file__).parent.parent.parent / "docs" / "protocol.md").read_text(encoding="utf-8")


def examples():
    """Each example with the name of what it is, or nothing where its type says it."""
    reader = json.JSONDecoder()
    for name, block in re.findall(r"```json ?(\w*)\n(.*?)```", PAGE, re.S):
        text = block.strip()
        while text:
            example, end = reader.raw_decode(text)
            yield name, example
            text = text[end:].lstrip()


def types_of(adapter):
    return set(adapter.json_schema()["discriminator"]["mapping"])


EXAMPLES = list(examples())


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_every_example_is_a_message(number):
    name, example = EXAMPLES[number]
    text = json.dumps(example)
    if name:
        part = protocol_parts()["wire_estate_choice" if name == "choice" else name]
        part.validate_json(text)
    elif example["type"] in types_of(INCOMING):
        INCOMING.validate_json(text)
    else:
        OUTGOING.validate_json(text)


def test_every_message_has_an_example():
    shown = {example["type"] for name, example in EXAMPLES if not name}
    assert shown == types_of(INCOMING) | types_of(OUTGOING)


def test_everything_that_can_be_said_is_named():
    named = set(re.findall(r"`([a-z_]+)`", PAGE))
    assert set(LOBBY_ERRORS) | set(TROUBLES) | set(PHRASES) | set(LOBBY_ENTRIES) <= named
    assert CODE_LETTERS in PAGE
    assert f"{MESSAGE_BYTES:,} bytes" in PAGE


def test_close_codes_stand_with_their_troubles():
    rows = dict(re.findall(r"^\| `(\w+)` \|[^|]*\| (\d+) \|", PAGE, re.M))
    assert rows == {code.name.lower(): str(int(code)) for code in CloseCode}
    assert ProtocolError("too_slow").close_code == int(rows["too_slow"])


def test_links_lead_somewhere():
    docs = Path(__file__).parent.parent.parent / "docs"
    for file, anchor in re.findall(r"\]\(([\w.-]*)(?:#([\w-]+))?\)", PAGE):
        text = (docs / file).read_text(encoding="utf-8") if file else PAGE
        heads = {
            re.sub(r"[^\w -]", "", head).strip().lower().replace(" ", "-")
            for head in re.findall(r"^#+ (.*)$", text, re.M)
        }
        assert not anchor or anchor in heads, (file, anchor)
