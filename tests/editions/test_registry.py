"""Where editions are found, which of two with one name is played, and what is said of the rest."""

import os
from pathlib import Path

import pytest

from passgo.editions import EDITIONS, PACKAGED, EditionError, load_edition, local_editions
from passgo.editions.loader import is_official
from passgo.editions.reading import MOST_BYTES
from passgo.editions.sources import Origin
from passgo.game import Game
from passgo.texts import Texts
from tests.editions.copies import copy_of, put


def make(folder, name, salary=200):
    folder.mkdir(parents=True, exist_ok=True)
    copy = copy_of("euro", folder).rename(folder / name)
    if salary != 200:
        put(copy, "rules.toml", "salary = 200", f"salary = {salary}")
    put(copy, "texts.en.ftl", "edition-title = Euro (1999)", f"edition-title = Box {name}")
    return copy


@pytest.fixture
def here(tmp_path, monkeypatch):
    """A user with an empty private data folder."""
    monkeypatch.setenv("PASSGO_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.delenv("PASSGO_EDITIONS", raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def salary_of(name):
    return load_edition(name).rules["standard"]["salary"]


def test_without_anything_added_there_are_those_of_the_package(here):
    assert local_editions().names() == EDITIONS()
    assert [each.found.origin for each in local_editions().listing()] == [Origin.PACKAGE] * len(
        EDITIONS()
    )


def test_an_edition_is_found_in_the_data_folder_from_anywhere(here):
    make(here / "data" / "editions", "mybox", 300)
    assert local_editions().names() == (*EDITIONS(), "mybox")
    assert salary_of("mybox") == 300
    assert Game.new("mybox", 2, seed=1).edition.id == "mybox"
    assert Texts("en", "mybox").get("edition-title") == "Box mybox"


def test_the_variable_names_editions_and_folders_of_them(here, monkeypatch):
    one = make(here / "one", "mybox")
    make(here / "many", "a-box")
    make(here / "many", "b_box")
    (here / "many" / "notes").mkdir()
    make(here / "many", ".being-added")
    named = [str(one), " ", str(here / "many"), str(here / "nowhere"), ""]
    monkeypatch.setenv("PASSGO_EDITIONS", os.pathsep.join(named))
    assert local_editions().names() == (*EDITIONS(), "mybox", "a-box", "b_box")
    assert {each.found.origin for each in local_editions().listing()} == {
        Origin.PACKAGE,
        Origin.ENVIRONMENT,
    }


def test_a_relative_folder_of_the_variable_is_one_of_the_working_directory(here, monkeypatch):
    make(here, "mybox", 300)
    monkeypatch.setenv("PASSGO_EDITIONS", "mybox")
    assert salary_of("mybox") == 300


def test_of_two_with_one_name_the_first_is_played_and_the_other_told(here, monkeypatch):
    first = make(here / "env", "mybox", 300)
    second = make(here / "data" / "editions", "mybox", 400)
    monkeypatch.setenv("PASSGO_EDITIONS", str(here / "env"))
    assert salary_of("mybox") == 300
    told = [each for each in local_editions().listing() if each.found.name == "mybox"]
    assert [each.found.folder for each in told] == [first, second]
    assert told[0].trouble is None
    assert str(told[1].trouble) == (
        f"{second}: name: found 'mybox', "
        f"expected another name, because {first} already has this one"
    )
    assert local_editions().with_folder(second).load("mybox").folder == second


def test_a_name_of_the_package_is_refused_outside_it(here):
    folder = make(here / "data" / "editions", "euro", 300)
    assert local_editions().names() == EDITIONS()
    (told,) = [each for each in local_editions().listing() if each.trouble]
    assert told.found.folder == folder
    assert "Passgo has its own edition euro: rename the folder" in str(told.trouble)
    assert salary_of("euro") == 200
    assert load_edition("euro") is PACKAGED.load("euro")
    assert load_edition(PACKAGED.load("euro").folder) is PACKAGED.load("euro")


@pytest.mark.parametrize("name", ["My Box", "box.1", "-box", "a--b", "box\n", "é", "a" * 41])
def test_a_name_that_could_not_be_written_is_refused(here, name):
    folder = make(here, name)
    with pytest.raises(EditionError, match="such as my-box") as refused:
        load_edition(folder)
    assert "\n" not in str(refused.value)


def test_a_broken_edition_is_listed_with_its_mistake_and_hides_no_other(here, monkeypatch):
    broken = make(here / "env", "mybox")
    put(broken, "rules.toml", "salary = 200", 'salary = "much"')
    make(here / "data" / "editions", "mybox", 400)
    monkeypatch.setenv("PASSGO_EDITIONS", str(here / "env"))
    told = [each.trouble for each in local_editions().listing() if each.found.name == "mybox"]
    assert [str(trouble) for trouble in told] == [
        f"{broken}/rules.toml: rules.salary: found 'much', expected a whole number of at least 0",
        "None",
    ]
    assert local_editions().names() == (*EDITIONS(), "mybox")


def test_a_changed_file_is_read_again_and_an_unchanged_one_is_not(here):
    folder = make(here / "data" / "editions", "mybox", 300)
    first = load_edition("mybox")
    assert load_edition("mybox") is first
    put(folder, "rules.toml", "salary = 300", "salary = 4000")
    assert load_edition("mybox") is not first
    assert salary_of("mybox") == 4000


def test_who_asks_for_the_package_alone_gets_nothing_else(here):
    folder = make(here / "data" / "editions", "mybox")
    for asked in ("mybox", str(folder), folder):
        with pytest.raises(EditionError) as refused:
            PACKAGED.load(asked)
        assert str(refused.value).endswith(
            "expected atlantic, deska, disney, euro, knockout or revolution"
        )


def test_what_is_not_there_is_told_with_what_is(here):
    make(here / "data" / "editions", "mybox")
    with pytest.raises(EditionError, match=r"mybox or a folder \(perhaps mybox\)"):
        load_edition("mybax")
    for name in ("nowhere/at/all", "\0", "x" * 5000, str(here)):
        with pytest.raises(EditionError):
            load_edition(name)


def test_no_folder_makes_itself_one_of_the_five_books(here):
    edition = load_edition(make(here, "mybox"))
    assert edition.display.official
    assert not is_official(edition)
    assert is_official(load_edition("euro"))


def damaged(folder, file, content):
    path = folder / file
    path.unlink()
    if isinstance(content, bytes):
        path.write_bytes(content)
    else:
        content(path)


NESTED = b"x = " + b"[" * 100_000
DEEP = b"edition-title = " + b"{" * 100_000


@pytest.mark.parametrize(
    ("file", "content", "message"),
    [
        ("box.toml", b"#" * (MOST_BYTES + 1), f"file: found {MOST_BYTES + 1} bytes, expected"),
        ("texts.en.ftl", b"#" * (MOST_BYTES + 1), f"file: found {MOST_BYTES + 1} bytes, expected"),
        ("texts.fr.ftl", "titre = Été".encode("latin-1"), "bytes that are not UTF-8"),
        ("rules.toml", b"\xff\xfe", "bytes that are not UTF-8"),
        ("board.toml", NESTED, "syntax: found "),
        ("box.toml", b"players = " + b"9" * 5000, "syntax: found more than can be read"),
        ("texts.en.ftl", DEEP, "syntax: found texts within texts without end"),
        ("decks.toml", os.mkfifo, "file: found an unreadable file"),
        ("decks.toml", Path.mkdir, "file: found an unreadable file"),
    ],
)
def test_a_file_that_cannot_be_read_is_one_clear_line(here, file, content, message):
    folder = make(here, "mybox")
    damaged(folder, file, content)
    with pytest.raises(EditionError) as refused:
        load_edition(folder)
    assert str(refused.value).startswith(f"{folder}/{file}: ")
    assert message in str(refused.value)
    assert len(str(refused.value)) < 300


@pytest.mark.parametrize(
    "text", ["{ NUMBER(1) }", "{ 1 }", "{ 1 ->\n   *[one] a\n }", "{ $seat }", "{ -brand }"]
)
def test_a_text_of_an_edition_is_words_and_quotes(here, text):
    folder = make(here, "mybox")
    put(folder, "texts.en.ftl", "currency-name = euro", f"currency-name = {text}")
    with pytest.raises(EditionError, match=r"texts\.en\.ftl: currency-name: found"):
        load_edition(folder)
