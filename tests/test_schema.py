"""The schema in the documents is the one of the models."""

from pathlib import Path

from passgo.game.schema import wire_models, wire_schema

FILE = Path(__file__).parent.parent / "docs" / "wire.schema.json"


def test_the_schema_is_current():
    assert FILE.read_text(encoding="utf-8") == wire_schema(), (
        "passgo schema > docs/wire.schema.json"
    )


def test_models_never_change_and_take_nothing_else():
    for model in wire_models().values():
        assert model.model_config["frozen"]
        assert model.model_config["extra"] == "forbid"
