"""Everything the protocol can tell has its sentence, in both languages, with the terms it has."""

import pytest
from pydantic import TypeAdapter

from passgo.editions import OptionError
from passgo.errors import ActionError, IllegalAction, RecordError
from passgo.game import Game
from passgo.protocol.entries import LOBBY_ENTRIES, PHRASES, phrase_message
from passgo.protocol.errors import (
    HTTP_STATUS,
    LOBBY_ERRORS,
    TROUBLES,
    CloseCode,
    LobbyError,
    ProtocolError,
)
from passgo.protocol.refusals import refusal_of
from passgo.table import TableError
from passgo.texts import Texts
from passgo.wire.models import RefusalModel
from tests.texts.test_locales import LOCALES, PACKAGE, package_table, table, uses

KINDS = {
    "lobby-error": LOBBY_ERRORS,
    "trouble": TROUBLES,
    "phrase": dict.fromkeys(PHRASES, ()),
}


def text_of(prefix, name):
    return f"{prefix}-{name.replace('_', '-')}"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("prefix", KINDS)
def test_every_code_has_its_sentence_and_no_other(prefix, locale):
    entries = package_table(locale)
    said = {text_id for text_id in entries if text_id.startswith(f"{prefix}-")}
    assert said == {text_of(prefix, code) for code in KINDS[prefix]}
    for code, terms in KINDS[prefix].items():
        assert uses(entries[text_of(prefix, code)]).variables <= set(terms), code


@pytest.mark.parametrize("locale", LOCALES)
def test_every_entry_of_the_lobby_has_its_sentence(locale):
    entries = package_table(locale)
    for name, terms in LOBBY_ENTRIES.items():
        assert uses(entries[text_of("table", name)]).variables <= set(terms), name


@pytest.mark.parametrize("locale", LOCALES)
def test_phrases_can_be_said(locale):
    texts = Texts(locale)
    for phrase in PHRASES:
        said = texts.say(
            {
                "text": "table-said",
                "args": {"seat": {"seat": "ana"}, "what": phrase_message(phrase)},
            }
        )
        assert said.startswith("ana")
        assert said.endswith((".", "!", "?"))


def test_an_error_has_all_its_terms():
    assert LobbyError("name_long", most=24).wire() == {
        "code": "name_long",
        "text": "lobby-error-name-long",
        "args": {"most": 24},
    }
    with pytest.raises(AssertionError):
        LobbyError("name_long")


def test_every_close_code_has_its_trouble():
    assert {code.name.lower() for code in CloseCode} <= set(TROUBLES)
    assert set(HTTP_STATUS) == set(TROUBLES)
    assert ProtocolError("silent").close_code == 4408
    assert ProtocolError("storage").close_code is None


def raised(what):
    with pytest.raises(ValueError) as caught:  # noqa: PT011 (the kind is what is asked for)
        what()
    return caught.value


ERRORS = {
    "rules": (IllegalAction, lambda: Game.new("euro", seats=["a", "b"]).apply("a", "end")),
    "form": (ActionError, lambda: Game.new("euro", seats=["a", "b"]).apply("a", {"bid": {"x": 1}})),
    "seats": (OptionError, lambda: Game.new("euro", seats=["a"])),
    "option": (OptionError, lambda: Game.new("euro", seats=["a", "b"], options={"startin": 1})),
    "value": (OptionError, lambda: Game.new("euro", seats=["a", "b"], options={"dice": "x"})),
    "mode": (OptionError, lambda: Game.new("euro", mode="x", seats=["a", "b"])),
}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", ERRORS)
def test_every_error_of_the_engine_is_a_refusal_in_both_languages(name, locale):
    sort, what = ERRORS[name]
    error = raised(what)
    assert isinstance(error, sort)
    refusal = refusal_of(error)
    TypeAdapter(RefusalModel).validate_python(refusal)
    said = Texts(locale, "euro").say({"text": refusal["text"], "args": refusal["args"]})
    assert said[-1] == "."
    if isinstance(error, OptionError):
        assert (str(error).partition("expected ")[2] in said) == (locale == "en")


def test_refusals_of_table_and_lobby_are_sent_as_they_are():
    assert refusal_of(TableError("paused"))["text"] == "table-error-paused"
    assert refusal_of(LobbyError("not_host"))["text"] == "lobby-error-not-host"


def test_what_refuses_no_request_is_no_refusal():
    with pytest.raises(RecordError):
        refusal_of(RecordError("damaged"))


@pytest.mark.parametrize("locale", LOCALES)
def test_phrases_of_errors_hide_no_other_text(locale):
    phrases = table([PACKAGE / "editions" / f"phrases.{locale}.ftl"])
    assert not set(phrases) & set(package_table(locale))
