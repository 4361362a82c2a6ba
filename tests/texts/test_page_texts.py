"""The page's texts: none is missing, and its tests expect the sentences made here."""

import json
from functools import cache

import pytest

from passgo.texts import Texts
from tests.texts.page_sources import WEB, page_texts
from tests.texts.test_locales import LOCALES, package_table

SAID = json.loads((WEB.parent / "tests" / "said.json").read_text(encoding="utf-8"))


@cache
def words_of(locale, edition):
    return Texts(locale, edition)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_page_asks_for_texts_that_exist(locale):
    assert page_texts()
    assert page_texts() <= set(package_table(locale))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_sentences_the_page_is_held_to_are_ours(locale):
    # `make web-fixtures` writes them again.
    assert len(SAID) > 300
    for one in SAID:
        assert words_of(locale, one["edition"]).say(one["message"]) == one[locale]
