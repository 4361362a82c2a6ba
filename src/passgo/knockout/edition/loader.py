"""Reads an edition of the knockout family and checks that its files agree.

An edition is a folder with lane.toml, rules.toml, box.toml, texts.fr.ftl and texts.en.ftl.
"""

from pathlib import Path

from ...editions import EDITIONS, AnyEdition, load_edition
from ...editions.presets_file import preset_texts, read_presets, with_presets
from ...editions.reading import read_text, read_toml
from ...editions.same_rules import read_rules_toml
from ...editions.texts_file import LOCALES, check_texts
from ...errors import EditionError, shown
from .board_file import read_lane
from .model import KNOCKOUT, LaneEdition
from .rules_file import LANE_FLAGS, read_lane_box, read_lane_rules
from .texts_file import wanted_texts

_FILE = "lane.toml"


def load_lane_edition(edition: str | Path) -> LaneEdition:
    """Return an edition of the knockout family."""
    return as_lane(load_edition(edition))


def as_lane(edition: AnyEdition) -> LaneEdition:
    """Return the same edition; EditionError if it is of another family."""
    if not isinstance(edition, LaneEdition):
        expected = f"{KNOCKOUT}: {', '.join(EDITIONS(KNOCKOUT))}"
        raise EditionError("edition", "family", edition.family, expected)
    return edition


def load(folder: Path, shown_as: str) -> LaneEdition:
    """Return the edition in a folder; EditionError says what is wrong with it."""

    def file(name: str) -> str:
        return f"{shown_as}/{name}"

    lane, spaces, groups = read_lane(read_toml(folder / _FILE, file(_FILE)))
    rules_file = read_rules_toml(folder, shown_as, KNOCKOUT)
    rulings = rules_file.some_of("rulings", LANE_FLAGS)
    rules = read_lane_rules(rules_file)
    box = read_lane_box(read_toml(folder / "box.toml", file("box.toml")))
    money = box.money
    expected = (rules["players_min"], rules["players_max"])
    if box.players != expected:
        raise EditionError(
            file("box.toml"), "players", shown(list(box.players)), f"{list(expected)} as the flags"
        )
    if money.unit != rules["money_unit"]:
        raise EditionError(
            file("box.toml"), "money.unit", shown(money.unit), f"{rules['money_unit']} as the flag"
        )
    sums = {f"spaces.{space.id}.value": space.value for space in spaces}
    sums |= {f"groups.{group.id}.bonus": group.bonus for group in groups.values()}
    for key, amount in sums.items():
        if amount % money.unit:
            expected_sum = f"a multiple of the unit, {money.unit}"
            raise EditionError(file(_FILE), key, shown(amount), expected_sum)
    presets = read_presets(folder, shown_as)
    worded, allowed = preset_texts(presets)
    wanted = [*wanted_texts(groups, box.colours, spaces), *worded]
    texts: dict[str, str] = {}
    for locale in LOCALES:
        name = f"texts.{locale}.ftl"
        texts[locale] = read_text(folder / name, file(name))
        check_texts(file(name), texts[locale], wanted, allowed)
    edition = LaneEdition(
        id=folder.resolve().name,
        folder=folder,
        lane=lane,
        spaces=spaces,
        groups=groups,
        colours=box.colours,
        players=box.players,
        palette=box.palette,
        display=box.display,
        rules={"standard": rules},
        rulings=rulings,
        money=money,
        texts=texts,
    )
    return with_presets(edition, presets, shown_as)
