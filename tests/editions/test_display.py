"""How a box is shown before it is opened, as its box.toml says."""

import pytest

from passgo.editions import EDITIONS, load_edition
from passgo.editions.display import Display
from passgo.game import edition_box
from tests.editions.copies import copy_of, put, refusal


def test_the_five_books_stand_first_each_with_its_own_cover():
    shelf = sorted(
        (load_edition(name) for name in EDITIONS()), key=lambda box: (box.display.order, box.id)
    )
    books = [box for box in shelf if box.display.official]
    assert [box.id for box in books] == ["euro", "disney", "deska", "revolution", "knockout"]
    assert shelf[: len(books)] == books
    assert [box.display.cover for box in books] == [box.id for box in books]
    assert [edition_box(box)["look"] for box in books] == [box.id for box in books]


@pytest.mark.parametrize("name", ["euro", "knockout"])
def test_what_a_box_does_not_say_is_usual(tmp_path, name):
    folder = copy_of(name, tmp_path)
    path = folder / "box.toml"
    kept = [
        line
        for line in path.read_text(encoding="utf-8").splitlines()
        if line.split(" =")[0] not in {"order", "minutes", "cover", "look", "official"}
    ]
    path.write_text("\n".join(kept), encoding="utf-8")
    box = load_edition(folder)
    assert box.display == Display()
    assert (box.display.cover, box.display.look) == ("plain", "plain")
    assert edition_box(box)["look"] == "plain"
    assert set(box.palette) == {"table", "board", "ink", "accent"}


@pytest.mark.parametrize("name", ["euro", "knockout"])
@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("minutes = ", 'minutes = "long" # ', "minutes: found 'long', expected a whole number"),
        ("minutes = ", "minutes = 0 # ", "minutes: found 0, expected a whole number from 1"),
        ("order = ", "order = -1 # ", "order: found -1, expected a whole number from 0"),
        ("cover = ", 'cover = "../../x" # ', "cover: found '../../x', expected an id of small"),
        ("look = ", 'look = "A look" # ', "look: found 'A look', expected an id of small"),
        ("official = ", "official = 1 # ", "official: found 1, expected true or false"),
        ("order = ", 'supersedes = "x"\norder = ', "supersedes: found 'x', expected a list of"),
        ("order = ", 'supersedes = ["x"]\norder = ', "supersedes[0]: found 'x', expected 32 hex"),
        ("order = ", "supersedes = [7]\norder = ", "supersedes[0]: found 7, expected 32 hex"),
    ],
)
def test_a_wrong_key_is_told_in_one_line(tmp_path, name, old, new, message):
    folder = copy_of(name, tmp_path)
    put(folder, "box.toml", old, new)
    assert refusal(folder).startswith(f"{folder}/box.toml: {message}")
