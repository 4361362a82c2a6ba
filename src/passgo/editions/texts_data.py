"""The texts of an edition as data, so that a page needs no reader of Fluent.

The form is that of ``@fluent/bundle``: a list of id, value and, where there are any, attributes. A
value is a string, or a list of strings and quotes.
"""

import json
from functools import lru_cache
from hashlib import blake2b
from typing import TypeAlias, TypedDict

from fluent.syntax import FluentParser, ast

from ..errors import EditionError


class Quote(TypedDict):
    """A text within a text."""

    type: str
    name: str
    attr: str | None


class Literal(TypedDict):
    """A string in quotation marks, such as one of spaces."""

    type: str
    value: str


Value: TypeAlias = "str | list[str | Quote | Literal]"
TextRow: TypeAlias = "list[str | Value | dict[str, Value] | None]"


@lru_cache(maxsize=64)
def texts_as_data(source: str) -> tuple[str, bytes]:
    """A digest of the texts of one language, and they themselves as JSON."""
    rows = [
        _row(message)
        for message in FluentParser(with_spans=False).parse(source).body
        if isinstance(message, ast.Message)
    ]
    content = json.dumps(rows, ensure_ascii=False, separators=(",", ":")).encode()
    return blake2b(content, digest_size=8).hexdigest(), content


def _row(message: ast.Message) -> TextRow:
    value = None if message.value is None else _value(message.value)
    row: TextRow = [message.id.name, value]
    attributes = {each.id.name: _value(each.value) for each in message.attributes}
    return [*row, attributes] if attributes else row


def _value(pattern: ast.Pattern) -> Value:
    parts = [_part(element) for element in pattern.elements]
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


def _part(element: ast.TextElement | ast.Placeable) -> str | Quote | Literal:
    if isinstance(element, ast.TextElement):
        return str(element.value)
    expression = element.expression
    while isinstance(expression, ast.Placeable):
        expression = expression.expression
    if isinstance(expression, ast.StringLiteral):
        return {"type": "str", "value": str(expression.parse()["value"])}
    if isinstance(expression, ast.MessageReference):
        attribute = expression.attribute
        name = None if attribute is None else attribute.name
        return {"type": "mesg", "name": expression.id.name, "attr": name}
    # The texts of an edition were checked when it was read.
    raise EditionError("texts", "text", type(expression).__name__, "words and quotes")
