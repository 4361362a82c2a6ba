"""The schema in the documents is the one of the models."""

import json
from pathlib import Path

import pytest
from pydantic import TypeAdapter, ValidationError

from passgo.game.schema import wire_models, wire_schema

FILE = Path(__file__).parent.parent / "docs" / "wire.schema.json"


def test_the_schema_is_current():
    assert FILE.read_text(encoding="utf-8") == wire_schema(), (
        "passgo schema > docs/wire.schema.json"
    )


def test_nothing_described_takes_other_keys():
    described = json.loads(wire_schema())["$defs"].items()
    forms = {name: form for name, form in described if "properties" in form}
    assert len(forms) > 100
    assert [name for name, form in forms.items() if form["additionalProperties"] is not False] == []


@pytest.mark.parametrize("name", wire_models())
def test_other_keys_are_refused(name):
    with pytest.raises(ValidationError, match="Extra inputs are not permitted"):
        TypeAdapter(wire_models()[name]).validate_python({"surprise": 1})
