"""Generate the browser's TypeScript types from the JSON Schema."""

import json

from ..wire.plain import Plain
from ..wire.version import WIRE_VERSION
from . import limits
from .entries import EMOTES, PHRASES
from .errors import LOBBY_ERRORS, TROUBLES, CloseCode
from .schema import protocol_tree
from .version import PROTOCOL_VERSION

_HEAD = """\
// Written by `passgo schema --typescript`; change the models in src/passgo and write it again.
"""
_SIMPLE = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
}
_ALIASES = {
    "term": "Term",
    "action": "Action",
    "option_value": "OptionValue",
    "change": "AnyChange",
    "request": "AnyRequest",
    "question": "AnyQuestion",
    "incoming": "Incoming",
    "outgoing": "Outgoing",
}
"""Unions with a name, wherever they occur."""
_LIMITS = (
    "MESSAGE_BYTES",
    "ID_LENGTH",
    "NAME_LENGTH",
    "WORDS_LENGTH",
    "LUCK_LENGTH",
    "MOST_PLACES",
    "HELLO_SECONDS",
    "SILENT_SECONDS",
    "RECENT_ENTRIES",
    "STORY_ENTRIES",
    "HANDOVER_SECONDS",
    "CODE_LETTERS",
    "CODE_LENGTH",
    "EMOTES_MOST",
    "EMOTES_SECONDS",
)


class _Writer:
    """Converts schemas to types; uses the name of a union that has one."""

    def __init__(self, tree: Plain) -> None:
        """Use the whole schema."""
        self.definitions: Plain = tree["$defs"]
        self.names: dict[str, str] = {}
        self.unions: dict[str, list[str]] = {}
        for key, name in _ALIASES.items():
            assert name not in self.definitions, name
            schema = tree["properties"][key]
            if "$ref" in schema:
                schema = tree["$defs"][self._type_of(schema)]
            inner = schema.get("anyOf") or schema["oneOf"]
            self.unions[name] = [self.type_of(member) for member in inner]
            self.names[self._union(inner)] = name

    def type_of(self, schema: Plain) -> str:
        """A schema as a type."""
        written = self._type_of(schema)
        return self.names.get(written, written)

    def _type_of(self, schema: Plain) -> str:
        if "$ref" in schema:
            return str(schema["$ref"]).rpartition("/")[2]
        if "const" in schema:
            return json.dumps(schema["const"])
        if "enum" in schema:
            return " | ".join(json.dumps(value) for value in schema["enum"])
        for union in ("anyOf", "oneOf"):
            if union in schema:
                return self._union(schema[union])
        kind = schema.get("type")
        if kind == "array":
            return self._array(schema)
        if kind == "object":
            inner = schema.get("additionalProperties", True)
            value = "unknown" if inner is True else self.type_of(inner)
            return f"Record<string, {value}>"
        return "unknown" if kind is None else _SIMPLE[kind]

    def _union(self, schemas: list[Plain]) -> str:
        """A union; null comes last, so that the rest can have a name."""
        rest = [schema for schema in schemas if schema.get("type") != "null"]
        written = list(dict.fromkeys(self.type_of(schema) for schema in rest))
        has_null = len(rest) < len(schemas)
        whole = " | ".join([*written, "null"] if has_null else written)
        named = self.names.get(" | ".join(written))
        return f"{named} | null" if named and has_null and whole not in self.names else whole

    def _array(self, schema: Plain) -> str:
        if "prefixItems" in schema:
            return f"[{', '.join(self.type_of(item) for item in schema['prefixItems'])}]"
        inner = self.type_of(schema["items"])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"

    def interface(self, name: str, schema: Plain) -> str:
        """A model as an interface."""
        required = set(schema.get("required", ()))
        lines = [*_comment(schema, ""), f"export interface {name} {{"]
        for key, field in schema.get("properties", {}).items():
            mark = "" if key in required else "?"
            lines += [*_comment(field, "  "), f"  {_key(key)}{mark}: {self.type_of(field)};"]
        return "\n".join([*lines, "}"])


def _key(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


def _comment(schema: Plain, indent: str) -> list[str]:
    text = " ".join(str(schema.get("description", "")).split()).replace("``", "`")
    return [f"{indent}/** {text} */"] if text else []


def _constants() -> str:
    known = {name.lower(): getattr(limits, name) for name in _LIMITS}
    codes = {code.name.lower(): int(code) for code in CloseCode}
    lines = [
        f"export const PROTOCOL_VERSION = {PROTOCOL_VERSION};",
        f"export const WIRE_VERSION = {WIRE_VERSION};",
        f"export const LIMITS = {json.dumps(known, indent=2)} as const;",
        f"export const CLOSE_CODES = {json.dumps(codes, indent=2)} as const;",
        f"export const PHRASES = {json.dumps(PHRASES, indent=2)} as const;",
        f"export const EMOTES = {json.dumps(EMOTES)} as const;",
        f"export const LOBBY_ERRORS = {json.dumps([*LOBBY_ERRORS], indent=2)} as const;",
        f"export const TROUBLES = {json.dumps([*TROUBLES], indent=2)} as const;",
    ]
    return "\n".join(lines)


def protocol_typescript() -> str:
    """The file of the browser's types."""
    tree = protocol_tree()
    writer = _Writer(tree)
    models = [
        writer.interface(name, schema)
        for name, schema in sorted(tree["$defs"].items())
        if "properties" in schema
    ]
    unions = [
        f"export type {name} =\n  | " + "\n  | ".join(members) + ";"
        for name, members in writer.unions.items()
    ]
    return "\n\n".join([_HEAD.rstrip(), _constants(), *unions, *models]) + "\n"
