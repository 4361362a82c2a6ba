"""Reads an edition of the estate family and checks that its files agree.

An edition is a folder with board.toml, decks.toml, rules.toml, box.toml, texts.fr.ftl and
texts.en.ftl.
"""

from pathlib import Path

from ...editions import EDITIONS, AnyEdition, load_edition
from ...editions.presets_file import preset_texts, read_presets, with_presets
from ...editions.reading import read_text, read_toml
from ...editions.same_rules import read_rules_toml
from ...editions.texts_file import LOCALES, check_texts
from ...errors import EditionError
from .agreement import check_board, check_box, check_money, check_rules
from .board_file import read_board
from .box_file import read_box
from .decks_file import read_decks
from .flags import FLAGS
from .model import ESTATE, Edition
from .rules_file import read_rules
from .texts_file import wanted_texts


def load_estate(edition: str | Path) -> Edition:
    """Return an edition of the estate family."""
    return as_estate(load_edition(edition))


def as_estate(edition: AnyEdition) -> Edition:
    """Return the same edition; EditionError if it is of another family."""
    if not isinstance(edition, Edition):
        expected = f"{ESTATE}: {', '.join(EDITIONS(ESTATE))}"
        raise EditionError("edition", "family", edition.family, expected)
    return edition


def load(folder: Path, shown_as: str) -> Edition:
    """Return the edition in a folder; EditionError says what is wrong with it."""

    def file(name: str) -> str:
        return f"{shown_as}/{name}"

    shape, squares, groups, zones = read_board(read_toml(folder / "board.toml", file("board.toml")))
    decks = read_decks(read_toml(folder / "decks.toml", file("decks.toml")), squares)
    rules_file = read_rules_toml(folder, shown_as, ESTATE)
    rulings = rules_file.some_of("rulings", FLAGS)
    rules = read_rules(rules_file)
    box, money = read_box(read_toml(folder / "box.toml", file("box.toml")))
    for mode_rules in rules.values():
        check_box(file("box.toml"), mode_rules, box, money)
        check_rules(file("rules.toml"), mode_rules, squares, zones, decks)
    check_board(file("board.toml"), rules["standard"], squares, decks)
    check_money(shown_as, money, squares, decks, rules)
    presets = read_presets(folder, shown_as)
    worded, allowed = preset_texts(presets)
    wanted = [*wanted_texts(squares, groups.values(), zones.values(), decks, box), *worded]
    texts: dict[str, str] = {}
    for locale in LOCALES:
        name = f"texts.{locale}.ftl"
        texts[locale] = read_text(folder / name, file(name))
        check_texts(file(name), texts[locale], wanted, allowed)
    edition = Edition(
        id=folder.resolve().name,
        folder=folder,
        shape=shape,
        squares=squares,
        groups=groups,
        zones=zones,
        decks=decks,
        modes=tuple(rules),
        rules=rules,
        rulings=rulings,
        box=box,
        money=money,
        texts=texts,
    )
    return with_presets(edition, presets, shown_as)
