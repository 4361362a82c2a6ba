"""The lane as data: what the book says of it, and that a wrong file is refused."""

import shutil

import pytest

from passgo.editions import EditionError, load_edition
from passgo.editions.arrays import records
from passgo.knockout.edition.compile import compile_lane
from passgo.knockout.rules.landing import kind_of, share_of, space_at
from passgo.knockout.rules.state import NOBODY, OFF, ON_BOARD, SPACE_KINDS, STATE_DTYPE
from passgo.texts import LOCALES, Texts

from .lanes import BOARD, EDITION

BONUSES = {
    "brown": 400,
    "light_blue": 900,
    "pink": 1200,
    "orange": 1200,
    "red": 1500,
    "yellow": 1500,
    "green": 1800,
    "dark_blue": 2000,
}


@pytest.mark.proves("KO-SETUP-01")
def test_what_lies_in_the_box():
    assert [colour.id for colour in EDITION.colours] == ["red", "yellow", "green", "blue"]
    board = compile_lane(EDITION, seats=("a", "b", "c", "d"))
    assert board.sides == 4
    assert len(set(map(int, board.colour))) == 1  # without a choice, all are drawn


@pytest.mark.proves("KO-BOARD-01")
def test_the_kinds_of_space():
    kinds = [space.kind for space in EDITION.spaces]
    counts = {kind: kinds.count(kind) for kind in SPACE_KINDS}
    assert counts["property"] == 22
    assert counts["house"] == 2
    assert counts["luxury_tax"] == counts["free_parking"] == 1
    assert min(counts["railroad"], counts["chance"], counts["go_to_jail"]) >= 1
    assert EDITION.lane.go_line == 90


@pytest.mark.proves("KO-BOARD-03")
@pytest.mark.proves("KO-BOARD-04")
def test_bonuses_are_twice_their_sets():
    assert {name: group.bonus for name, group in EDITION.groups.items()} == BONUSES
    for name, bonus in BONUSES.items():
        assert bonus == 2 * sum(s.value for s in EDITION.spaces if s.group == name)
    values = {space.id: space.value for space in EDITION.spaces}
    known = ("baltic_avenue", "st_james_place", "atlantic_avenue")
    assert [values[name] for name in known] == [100, 200, 250]


@pytest.mark.proves("KO-BOARD-05")
def test_the_red_and_the_yellow_set():
    def members(group):
        return {space.id for space in EDITION.spaces if space.group == group}

    assert members("red") == {"illinois_avenue", "kentucky_avenue", "indiana_avenue"}
    assert members("yellow") == {"atlantic_avenue", "ventnor_avenue", "marvin_gardens"}


@pytest.mark.proves("KO-BOARD-06")
def test_there_is_one_tax_and_it_is_on_luxury():
    names = {"fr": "Taxe de luxe", "en": "Luxury Tax"}
    for locale in LOCALES:
        assert Texts(locale, "knockout").get("space-luxury-tax") == names[locale]
        assert "income" not in EDITION.texts[locale].lower()


@pytest.mark.proves("KO-BOARD-02")
@pytest.mark.proves("KO-BOARD-01")
@pytest.mark.parametrize(
    ("file", "old", "new", "expected"),
    [
        ("lane.toml", 'kind = "house", rect = [0,', 'kind = "railroad", rect = [0,', "exactly 2"),
        ("lane.toml", 'kind = "chance"', 'kind = "railroad"', "at least one"),
        ("lane.toml", "bonus = 400", "bonus = 450", "400"),
        ("lane.toml", "rect = [150, 90, 150, 100]", "rect = [140, 90, 160, 100]", "clear of"),
        ("lane.toml", "rect = [150, 90, 150, 100]", "rect = [150, 90, 140, 100]", "cover all"),
        ("lane.toml", "rect = [0, 600, 40, 45]", "rect = [0, 600, 20, 45]", "a whole token"),
        ("lane.toml", "go_line = 90", "go_line = 50", "beyond the whole launching token"),
        ("lane.toml", "x = [16, 284]", "x = [10, 284]", "the whole token on the board"),
        ("lane.toml", "child =", "baby =", "a list of 2 numbers"),
        ("rules.toml", "jail_fee = 100", "jail_fee = 120", "a multiple of the unit"),
        ("rules.toml", "jail_fee", "jail_fees", "jail_fee"),
        ("box.toml", "players = [2, 8]", "players = [2, 6]", "as the flags"),
        ("texts.fr.ftl", "space-boardwalk", "space-bordwalk", "a text"),
    ],
)
def test_a_wrong_file_is_refused_with_the_place(tmp_path, file, old, new, expected):
    folder = tmp_path / "lane"
    shutil.copytree(EDITION.folder, folder)
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(EditionError, match=expected) as caught:
        load_edition(folder)
    assert "\n" not in str(caught.value)


def test_a_lane_whose_values_fall_is_refused(tmp_path):
    folder = tmp_path / "lane"
    shutil.copytree(EDITION.folder, folder)
    path = folder / "lane.toml"
    text = path.read_text(encoding="utf-8")
    text = text.replace('group = "green", value = 300', 'group = "green", value = 200')
    path.write_text(text.replace("bonus = 1800", "bonus = 1200"), encoding="utf-8")
    with pytest.raises(EditionError, match="rising values"):
        load_edition(folder)


def test_the_disc_is_counted_on_812_points():
    assert 2 * BOARD.disc_half.sum() == 812


# At the second place points of the token lie on the borders between spaces.
@pytest.mark.parametrize(("x", "y"), [(103_250, 521_125), (103_500, 521_500)])
def test_shares_are_counted_point_by_point(x, y):
    for number, space in enumerate(EDITION.spaces):
        left, near, width, depth = (1000 * side for side in space.rect)
        points = sum(
            left <= x + 1000 * i + 500 < left + width and near <= y + 1000 * j + 500 < near + depth
            for i in range(-16, 16)
            for j in range(-16, 16)
            if (2 * i + 1) ** 2 + (2 * j + 1) ** 2 <= 32**2
        )
        assert share_of(BOARD, number, x, y) == points


def test_a_token_at_the_middle_of_a_space_is_on_it():
    for number, space in enumerate(EDITION.spaces):
        x, y = (round(1000 * at) for at in space.centre)
        assert space_at(BOARD, x, y) == number


def test_a_token_on_the_board_has_the_kind_of_its_space():
    state = records(1, STATE_DTYPE)[0]
    state.where[0] = ON_BOARD
    for space in EDITION.spaces:
        state.x[0], state.y[0] = (round(1000 * at) for at in space.centre)
        assert SPACE_KINDS[kind_of(BOARD, state, 0)] == space.kind
    state.where[0] = OFF
    assert kind_of(BOARD, state, 0) == NOBODY
