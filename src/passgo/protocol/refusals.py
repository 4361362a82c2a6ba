"""Refusals of requests as messages: ``{code, text, args}``."""

from ..editions.phrases import Phrase
from ..errors import ActionError, IllegalAction, MoneyError, OptionError, PassgoError
from ..table import TableError
from ..wire.plain import Plain
from ..wire.terms import Term
from .errors import CodedError, LobbyError


def refusal_of(error: PassgoError) -> Plain:
    """The refusal for an error; raises the error again if it does not refuse a request."""
    if isinstance(error, IllegalAction):
        return error.refusal.wire()
    if isinstance(error, TableError | CodedError):
        return error.wire()
    if isinstance(error, OptionError):
        terms = {"found": phrase_term(error.found), "expected": phrase_term(error.expected)}
        return LobbyError("option", name=error.name, **terms).wire()
    if isinstance(error, ActionError | MoneyError):
        return LobbyError("bad_action", detail=str(error)).wire()
    raise error


def phrase_term(text: str) -> Term:
    """A part of an error as a term, so that it can be shown in any language."""
    if not isinstance(text, Phrase):
        return text
    words: dict[str, Term] = {name: phrase_term(word) for name, word in text.words.items()}
    count = text.words.get("count", "")
    if count.isdigit():
        words["count"] = int(count)
    return {"text": text.key, "args": words}
