"""Editions come to the user's data folder whole or not at all."""

import os
import shutil

import pytest

from passgo.editions import EditionError, load_edition
from passgo.editions.adding import add_edition, check_edition, new_edition, remove_edition
from passgo.editions.parcel import MOST_FILES, MOST_PACKED
from passgo.editions.reading import MOST_BYTES
from passgo.editions.renaming import title_of
from tests.editions import zips
from tests.editions.copies import copy_of, put


@pytest.fixture
def data(tmp_path, monkeypatch):
    monkeypatch.setenv("PASSGO_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.delenv("PASSGO_EDITIONS", raising=False)
    return tmp_path / "data" / "editions"


def a_box(folder, name="mybox", of="euro"):
    return copy_of(of, folder).rename(folder / name)


@pytest.mark.parametrize("edition", ["euro", "disney", "knockout"])
def test_a_folder_is_added_under_its_name(tmp_path, data, edition):
    folder = a_box(tmp_path, of=edition)
    (folder / "README.md").write_text("About it.")
    (folder / ".git").mkdir()
    (folder / ".DS_Store").write_bytes(b"\0")
    there = add_edition(folder, data)
    assert there == data / "mybox"
    assert load_edition("mybox").folder == there
    assert load_edition("mybox").digest == load_edition(edition).digest
    assert sorted(os.listdir(there)) == sorted([*zips.files_of(edition), "README.md"])
    assert os.listdir(data) == ["mybox"]


@pytest.mark.parametrize(("top", "name"), [("other-box/", "other-box"), ("", "mybox")])
def test_a_zip_is_added_under_the_name_of_its_folder_or_its_own(tmp_path, data, top, name):
    path = zips.good(tmp_path / "mybox.zip", top=top)
    assert check_edition(path).id == name
    assert not data.exists()
    assert add_edition(path, data) == data / name
    assert load_edition(name).digest == load_edition("euro").digest


def test_what_a_mac_adds_to_a_zip_is_left_out(tmp_path, data):
    path = zips.with_more(tmp_path / "mybox.zip", "__MACOSX/mybox/._board.toml")
    zips.ZipFile(path, "a").writestr("mybox/.DS_Store", b"\0")
    assert sorted(os.listdir(add_edition(path, data))) == sorted(zips.files_of("euro"))


def test_a_name_that_is_there_stays_as_it_is(tmp_path, data):
    add_edition(a_box(tmp_path), data)
    before = load_edition("mybox").digest
    put(tmp_path / "mybox", "rules.toml", "salary = 200", "salary = 300")
    with pytest.raises(EditionError, match="passgo editions remove mybox frees this one"):
        add_edition(tmp_path / "mybox", data)
    assert load_edition("mybox").digest == before
    assert remove_edition("mybox", data) == data / "mybox"
    assert os.listdir(data) == []
    add_edition(tmp_path / "mybox", data)
    assert load_edition("mybox").digest != before


BAD = {
    "out of it": (lambda p: zips.with_more(p, "../evil.toml"), "points outside the zip"),
    "out of it within": (lambda p: zips.with_more(p, "mybox/../../evil.toml"), "points outside"),
    "from the root": (lambda p: zips.with_more(p, "/etc/box.toml"), "points outside the zip"),
    "of a drive": (lambda p: zips.with_more(p, "C:/box.toml"), "points outside the zip"),
    "backslashes": (lambda p: zips.with_more(p, "..\\box.toml"), "points outside the zip"),
    "a link": (zips.with_link, "found a link, expected plain files"),
    "a device": (zips.with_device, "found something other than a file"),
    "many": (zips.with_many, f"found 10007 files, expected at most {MOST_FILES}"),
    "a gigabyte": (zips.with_large, f"found 1073741824 bytes, expected at most {MOST_BYTES}"),
    "a lie": (zips.with_lie, "expected a complete zip"),
    "a bomb": (zips.with_bomb, "README.md: found a file that unpacks"),
    "a password": (zips.with_password, "board.toml: found a file with a password"),
    "damage": (zips.with_damage, "found something that cannot be unpacked"),
    "cut short": (
        zips.cut_short,
        "found something that cannot be unpacked, expected a complete zip",
    ),
    "no zip": (zips.of_another_kind, "found something that cannot be unpacked"),
    "bzip2": (zips.bzipped, "found an unusual compression"),
    "lzma": (zips.lzma_packed, "found an unusual compression"),
    "folders": (lambda p: zips.with_more(p, "mybox/more/box.toml"), "found a folder inside"),
    "an empty one": (lambda p: zips.with_more(p, "mybox/more/"), "found a folder inside"),
    "two": (lambda p: zips.with_more(p, "second/README.md"), "found several folders"),
    "kinds": (
        lambda p: zips.with_more(p, "mybox/cover.png"),
        "'cover.png': found a file that does",
    ),
    "a program": (lambda p: zips.with_more(p, "mybox/rules.py"), "'rules.py': found a file"),
    "empty": (lambda p: zips.zip_of(p, {}), "board.toml: file: found none"),
    "latin-1": (
        lambda p: zips.zip_of(p, {**zips.files_of("euro"), "box.toml": "é".encode("latin-1")}),
        "/box.toml: file: found bytes that are not UTF-8",
    ),
    "a mistake": (
        lambda p: zips.zip_of(p, {**zips.files_of("euro"), "rules.toml": b"[rules]\nsalari = 1"}),
        "/rules.toml: rules.salari: found an unknown flag, expected salary (or nothing)",
    ),
    "a taken name": (lambda p: zips.good(p, top="euro/"), "found 'euro', expected another name"),
    "a wrong name": (lambda p: zips.good(p, top="My Box/"), "found 'My Box', expected small"),
    "large": (
        lambda p: zips.zip_of(p, {"README.md": os.urandom(MOST_PACKED)}),
        f"expected at most {MOST_PACKED} bytes",
    ),
}


@pytest.mark.filterwarnings("ignore:Duplicate name")
@pytest.mark.parametrize("kind", BAD)
def test_a_bad_zip_is_one_clear_line_and_changes_nothing(tmp_path, data, kind):
    make, message = BAD[kind]
    path = make(tmp_path / "mybox.zip")
    before = everything(tmp_path)
    for attempt in (check_edition, lambda path: add_edition(path, data)):
        with pytest.raises(EditionError) as refused:
            attempt(path)
        assert str(refused.value).startswith(str(path))
        assert message in str(refused.value)
        assert "\n" not in str(refused.value)
        assert len(str(refused.value)) < 300
    assert everything(tmp_path) == before


def everything(folder):
    return sorted(str(path) for path in folder.rglob("*"))


def test_a_file_twice_in_a_zip_is_refused(tmp_path, data):
    path = zips.good(tmp_path / "mybox.zip")
    with pytest.warns(UserWarning, match="Duplicate name"):
        zips.with_more(path, "mybox/box.toml")
    with pytest.raises(EditionError, match=r"box\.toml: found a second file of that name"):
        add_edition(path, data)


def linked(folder):
    (folder / "box.toml").unlink()
    (folder / "box.toml").symlink_to("/etc/passwd")


def linked_folder(folder):
    (folder / "more").symlink_to("/etc")


def a_folder(folder):
    (folder / "more").mkdir()


def a_pipe(folder):
    os.mkfifo(folder / "README")


def many(folder):
    for number in range(10_000):
        (folder / f".{number}.toml").touch()


def large(folder):
    with open(folder / "texts.en.ftl", "ab") as file:
        file.truncate(2**30)


def another_kind(folder):
    (folder / "cover.png").write_bytes(b"PNG")


def not_text(folder):
    (folder / "texts.fr.ftl").write_bytes(b"\xff")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (linked, "'box.toml': found a link, expected plain files"),
        (linked_folder, "'more': found a link"),
        (a_folder, "'more': found a folder inside"),
        (a_pipe, "'README': found something other than a file"),
        (many, " files, expected at most 30"),
        (large, "texts.en.ftl: found 1073741824 bytes"),
        (
            another_kind,
            "'cover.png': found a file that does not belong to an edition, expected only",
        ),
        (not_text, "/texts.fr.ftl: file: found bytes that are not UTF-8"),
        (shutil.rmtree, "file: found nothing, expected the folder or the zip of an edition"),
    ],
)
def test_a_bad_folder_is_one_clear_line_and_changes_nothing(tmp_path, data, change, message):
    folder = a_box(tmp_path)
    change(folder)
    before = everything(tmp_path)
    for attempt in (check_edition, lambda path: add_edition(path, data)):
        with pytest.raises(EditionError) as refused:
            attempt(folder)
        assert str(refused.value).startswith(str(folder))
        assert message in str(refused.value)
    assert everything(tmp_path) == before


@pytest.mark.parametrize("like", ["euro", "disney", "deska", "revolution", "knockout"])
def test_a_new_edition_is_a_copy_under_its_own_name_and_title(data, like):
    original = load_edition(like)
    folder = new_edition("my-box", original, data)
    copy = load_edition("my-box")
    assert copy.folder == folder
    assert (copy.digest, copy.rules) == (original.digest, original.rules)
    assert (copy.display.cover, copy.display.official, copy.display.order) == ("plain", False, 1000)
    assert copy.display.minutes == original.display.minutes
    assert copy.display.look == original.display.look
    assert copy.display.supersedes == ()
    for source in copy.texts.values():
        assert f"edition-title = {title_of('my-box')}\n" in source
    assert title_of("my-box") == "My box"
    put(folder, "box.toml", "minutes = ", 'cover = "euro"\norder = 3\nminutes = ')
    assert load_edition("my-box").display.cover == "euro"


def test_a_new_edition_may_have_no_rules_of_its_own(data):
    folder = new_edition("my-box", load_edition("euro"), data, same_rules=True)
    assert (folder / "rules.toml").read_text() == 'same_rules_as = "euro"\n'
    assert load_edition("my-box").rules == load_edition("euro").rules


def test_a_corrected_edition_is_copied_without_its_past(tmp_path, data):
    folder = a_box(tmp_path)
    put(folder, "box.toml", "order = ", f'supersedes = [\n    "{"0" * 32}",\n]\norder = ')
    assert load_edition(folder).display.supersedes == ("0" * 32,)
    new_edition("other", load_edition(folder), data)
    assert load_edition("other").display.supersedes == ()


@pytest.mark.parametrize("name", ["euro", "My Box", "../x", "", "a/b"])
def test_a_new_edition_needs_a_name_that_can_be_its_own(data, name):
    with pytest.raises(EditionError, match="name: found"):
        new_edition(name, load_edition("euro"), data)
    assert not data.exists()


def test_only_what_was_added_can_be_removed(tmp_path, data):
    with pytest.raises(EditionError, match="expected one that you added, but there is none"):
        remove_edition("euro", data)
    add_edition(a_box(tmp_path), data)
    for name in ("euro", "..", ".", "", "other", str(tmp_path)):
        with pytest.raises(EditionError, match="expected one that you added: mybox"):
            remove_edition(name, data)
    (data / "linked").symlink_to(tmp_path / "mybox")
    assert load_edition("linked").id == "mybox"
    remove_edition("linked", data)
    assert (tmp_path / "mybox" / "box.toml").exists()
    assert os.listdir(data) == ["mybox"]
