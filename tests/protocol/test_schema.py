"""The schema in the documents and the browser's types are those of the models."""

import re
from pathlib import Path

import pytest
from jsonschema_rs import Draft202012Validator

from passgo.protocol.limits import NAME_LENGTH, WORDS_LENGTH
from passgo.protocol.schema import protocol_parts, protocol_schema, protocol_tree
from passgo.protocol.typescript import protocol_typescript
from passgo.table.customs import LONGEST

ROOT = Path(__file__).parent.parent.parent


def test_the_schema_is_current():
    text = (ROOT / "docs" / "protocol.schema.json").read_text(encoding="utf-8")
    assert text == protocol_schema(), "passgo schema --protocol > docs/protocol.schema.json"


def test_the_types_of_the_browser_are_current():
    text = (ROOT / "web" / "src" / "lib" / "protocol.ts").read_text(encoding="utf-8")
    assert text == protocol_typescript(), "passgo schema --typescript > web/src/lib/protocol.ts"


@pytest.fixture(scope="module")
def tree():
    return protocol_tree()


def test_every_model_has_a_name_of_its_own(tree):
    # Two models with the same name would get their modules as a prefix.
    assert not [name for name in tree["$defs"] if not re.fullmatch("[A-Z][A-Za-z]+", name)]


def test_models_take_nothing_else(tree):
    for name, definition in tree["$defs"].items():
        assert name == "TableRequest" or definition["additionalProperties"] is False, name


def test_a_request_is_what_is_sent(tree):
    assert tree["properties"]["request"] == {"$ref": "#/$defs/TableRequest"}
    judge = Draft202012Validator({"$ref": "#/$defs/TableRequest", "$defs": tree["$defs"]})
    assert judge.is_valid({"type": "act", "id": "1", "seat": "Ana", "action": "roll"})
    assert judge.is_valid({"type": "sit", "id": "2", "place": 1, "name": "Bob"})
    assert not judge.is_valid({"lot": 1, "sort": "house"})
    assert not judge.is_valid({"type": "ping", "id": "3"})


def test_text_and_schema_have_the_same_bounds(tree):
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    definitions = tree["$defs"]
    name = definitions["Rename"]["properties"]["name"]
    assert (name["minLength"], name["maxLength"]) == (1, NAME_LENGTH)
    words = definitions["Say"]["properties"]["words"]["anyOf"][0]
    assert (words["minLength"], words["maxLength"]) == (1, WORDS_LENGTH)
    assert f"a name {NAME_LENGTH}, words {WORDS_LENGTH}" in page
    customs = definitions["CustomsModel"]["properties"]
    for key in ("pace", "answer", "decision", "bank", "absence", "text", "warning", "unwatched"):
        bounds = customs[key].get("anyOf", [customs[key]])[0]
        assert (bounds["minimum"], bounds["maximum"]) == (0, LONGEST), key
    assert f"from 0 to {LONGEST:,.0f}" in page


def test_every_message_must_say_what_it_is(tree):
    unions = [tree["properties"][name] for name in ("incoming", "outgoing", "question")]
    for union in (*unions, tree["$defs"]["TableRequest"]):
        for tag, ref in union["discriminator"]["mapping"].items():
            definition = tree["$defs"][ref.rpartition("/")[2]]
            assert definition["properties"]["type"]["const"] == tag
            assert "type" in definition["required"]


def test_every_type_that_is_named_is_written():
    text = protocol_typescript()
    written = set(re.findall(r"^export (?:interface|type) (\w+)", text, re.M))
    code = re.sub(r"/\*\*.*?\*/|//.*|\"[^\"]*\"", "", text)
    used = set(re.findall(r"\b[A-Z][a-z]\w+", code)) - {"Record"}
    assert used <= written
    assert {"Whole", "EstateGame", "KnockoutGame", "LaneChoice", "Box", "AnyRequest"} <= written
    assert len(protocol_parts()) == len(protocol_tree()["properties"])
