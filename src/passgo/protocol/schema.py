"""The JSON Schema of the protocol, including the wire."""

import json
from typing import Annotated, Any

from pydantic import Field, TypeAdapter

from ..game.schema import wire_models
from ..wire.models import Action, OptionValue, Term
from ..wire.plain import Plain
from .changes import Change
from .document import Document
from .entries import EntryModel
from .http import HTTP_FORMS
from .incoming import INCOMING, REQUEST
from .outgoing import OUTGOING
from .questions import AnyQuestion
from .setup import NewTable
from .version import PROTOCOL_VERSION

_REF = "#/$defs/{model}"


def protocol_parts() -> dict[str, TypeAdapter[Any]]:
    """Everything that can be sent, by name: unions first, then single models, then the wire."""
    parts: dict[str, TypeAdapter[Any]] = {
        "incoming": INCOMING,
        "request": REQUEST,
        "question": TypeAdapter(Annotated[AnyQuestion, Field(discriminator="type")]),
        "outgoing": OUTGOING,
        "change": TypeAdapter(Change),
        "term": TypeAdapter(Term),
        "action": TypeAdapter(Action),
        "option_value": TypeAdapter(OptionValue),
    }
    forms: Plain = {"document": Document, "entry": EntryModel, "new_table": NewTable, **HTTP_FORMS}
    parts |= {name: TypeAdapter(form) for name, form in forms.items()}
    parts |= {f"wire_{name}": TypeAdapter(model) for name, model in wire_models().items()}
    return parts


def protocol_tree() -> Plain:
    """The schema as plain data; the messages are under ``properties``."""
    wanted = [(name, "validation", part) for name, part in protocol_parts().items()]
    forms, schema = TypeAdapter.json_schemas(wanted, ref_template=_REF)  # type: ignore[arg-type]
    for definition in schema["$defs"].values():
        _require_tag(definition)
    # The one union with a name in the browser's types has this name here too.
    schema["$defs"]["TableRequest"] = forms["request", "validation"]
    forms["request", "validation"] = {"$ref": _REF.format(model="TableRequest")}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Passgo protocol {PROTOCOL_VERSION}",
        "properties": {name: forms[name, "validation"] for name, _, _ in wanted},
        "$defs": schema["$defs"],
    }


def _require_tag(definition: Plain) -> None:
    """Mark the tag as required: a model fills it in, but a sender must include it."""
    tag = definition.get("properties", {}).get("type", {})
    if "const" in tag and "default" in tag:
        del tag["default"]
        definition["required"] = ["type", *definition.get("required", [])]


def protocol_schema() -> str:
    """The schema as JSON text."""
    return json.dumps(protocol_tree(), indent=1, ensure_ascii=False) + "\n"
