"""The schema in the documents and the browser's types are those of the models."""

import re
from pathlib import Path

import pytest

from passgo.protocol.schema import protocol_parts, protocol_schema, protocol_tree
from passgo.protocol.typescript import protocol_typescript

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
    # Two models of one name would be told apart by the modules they stand in.
    assert not [name for name in tree["$defs"] if not re.fullmatch("[A-Z][A-Za-z]+", name)]


def test_models_take_nothing_else(tree):
    for name, definition in tree["$defs"].items():
        assert definition["additionalProperties"] is False, name


def test_every_message_must_say_what_it_is(tree):
    for union in ("incoming", "outgoing", "wish", "question"):
        for tag, ref in tree["properties"][union]["discriminator"]["mapping"].items():
            definition = tree["$defs"][ref.rpartition("/")[2]]
            assert definition["properties"]["type"]["const"] == tag
            assert "type" in definition["required"]


def test_every_type_that_is_named_is_written():
    text = protocol_typescript()
    written = set(re.findall(r"^export (?:interface|type) (\w+)", text, re.M))
    code = re.sub(r"/\*\*.*?\*/|//.*|\"[^\"]*\"", "", text)
    used = set(re.findall(r"\b[A-Z][a-z]\w+", code)) - {"Record"}
    assert used <= written
    assert {"Whole", "EstateGame", "KnockoutGame", "LaneChoice", "Box", "AnyWish"} <= written
    assert len(protocol_parts()) == len(protocol_tree()["properties"])
