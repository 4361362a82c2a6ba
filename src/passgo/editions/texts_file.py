"""Reads texts.<locale>.ftl: a Fluent text for everything an edition names.

Which ids there must be follows from the other files; one too many is as wrong as one too few, for
it is most likely a misspelling.
"""

from collections.abc import Iterator, Sequence
from difflib import get_close_matches

from fluent.syntax import FluentParser, ast

from ..errors import EditionError

LOCALES = ("fr", "en")
"""Every edition has its texts in these languages."""


def text_id(kind: str, name: str) -> str:
    """Return the Fluent id of a thing: ``text_id("square", "go_to_jail")``."""
    return f"{kind}-{name.replace('_', '-')}"


def _parts(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """Yield a node of a text and all below it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from _parts(child)


def _quoted(message: ast.Message) -> list[str]:
    """Return the ids of the texts that a text quotes."""
    quoted: list[str] = []
    for part in _parts(message):
        if isinstance(part, ast.MessageReference):
            quoted.append(part.id.name)
        if isinstance(part, ast.TermReference):
            quoted.append(f"-{part.id.name}")
    return quoted


def check_texts(file: str, source: str, wanted: list[str], allowed: Sequence[str] = ()) -> None:
    """Refuse a file that is no Fluent, lacks a wanted id, or has one neither wanted nor allowed."""
    try:
        _check_texts(file, source, wanted, allowed)
    except RecursionError:
        raise EditionError(file, "syntax", "texts within texts without end", "Fluent") from None


def _check_texts(file: str, source: str, wanted: list[str], allowed: Sequence[str]) -> None:
    messages: dict[str, ast.Message] = {}
    for node in FluentParser(with_spans=True).parse(source).body:
        if isinstance(node, ast.Junk):
            _refuse_junk(file, source, node)
        if isinstance(node, ast.Term):
            raise EditionError(file, f"-{node.id.name}", "a term", "messages only")
        if isinstance(node, ast.Message):
            if node.id.name in messages:
                raise EditionError(file, node.id.name, "a second text", "one")
            messages[node.id.name] = node
    for name in wanted:
        if name not in messages or messages[name].value is None:
            raise EditionError(file, name, "nothing", "a text")
    for name, message in messages.items():
        if name not in wanted and name not in allowed:
            close = get_close_matches(name, wanted, 1)
            hint = f"{close[0]} (or nothing)" if close else "nothing by that name"
            raise EditionError(file, name, "an unknown text", hint)
        _check_quotes(file, name, message, messages)


def _refuse_junk(file: str, source: str, node: ast.Junk) -> None:
    where = node.annotations[0] if node.annotations else None
    at = where.span.start if where is not None and where.span is not None else 0
    line = source.count("\n", 0, at) + 1
    why = f" ({where.message})" if where is not None else ""
    raise EditionError(file, f"line {line}", f"a mistake{why}", "Fluent: id = text")


def _check_quotes(
    file: str, name: str, message: ast.Message, messages: dict[str, ast.Message]
) -> None:
    for part in _parts(message):
        if isinstance(part, ast.VariableReference):
            found = f"the argument ${part.id.name}"
            raise EditionError(file, name, found, "a text without arguments")
        if isinstance(part, ast.SelectExpression | ast.FunctionReference | ast.NumberLiteral):
            raise EditionError(file, name, "a choice, a function or a number", "words and quotes")
    for quoted in _quoted(message):
        if quoted not in messages:
            raise EditionError(file, name, f"a quote of {quoted}", "a quote of a text of this file")
        # One step only, so that quotes cannot run in a circle.
        if _quoted(messages[quoted]):
            found = f"a quote of {quoted}, which quotes another"
            raise EditionError(file, name, found, "a quote of a text that quotes none")
