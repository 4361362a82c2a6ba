"""The JSON Schema of the wire, from which clients in other languages make their types."""

import json
from typing import TYPE_CHECKING

from ..families import FAMILIES, find_family
from ..wire.version import WIRE_VERSION

if TYPE_CHECKING:
    from ..wire.models import Described


def wire_models() -> "dict[str, Described]":
    """Every model by name: those of all families, then each family's own behind its name."""
    from ..wire.models import MODELS
    from ..wire.story_models import MODELS as STORIES

    models: dict[str, Described] = {**MODELS, **STORIES}
    for family in FAMILIES:
        own = find_family(family).wire.models()
        models |= {f"{family}_{name}": model for name, model in own.items()}
    return models


def wire_schema() -> str:
    """The schema as JSON text; what can be sent is under ``properties``."""
    from pydantic import TypeAdapter

    wanted = [(name, "validation", TypeAdapter(model)) for name, model in wire_models().items()]
    forms, schema = TypeAdapter.json_schemas(wanted, ref_template="#/$defs/{model}")  # type: ignore[arg-type]
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Passgo wire {WIRE_VERSION}",
        "properties": {name: forms[name, "validation"] for name, _, _ in wanted},
        "$defs": schema["$defs"],
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"
