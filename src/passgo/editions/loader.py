"""Finds editions and reads their files.

An edition is a folder of board.toml, decks.toml, rules.toml, box.toml, texts.fr.ftl and
texts.en.ftl; one of the knockout family is read by ``lane_loader``. Those in this package are known
by name; any other is given by its path.
"""

from difflib import get_close_matches
from functools import cache
from os.path import isdir
from pathlib import Path
from typing import TypeAlias

from .agreement import check_board, check_box, check_money, check_rules
from .board_file import read_board
from .box_file import read_box
from .decks_file import read_decks
from .errors import EditionError, shown
from .lane_loader import LANE_FILE, load_lane
from .lane_model import KNOCKOUT, LaneEdition
from .model import ESTATE, LOCALES, Edition
from .phrases import Phrase
from .reading import read_text, read_toml
from .rules_file import read_rules
from .texts_file import check_texts, wanted_texts

AnyEdition: TypeAlias = Edition | LaneEdition

_HERE = Path(__file__).parent


@cache
def EDITIONS(family: str = "") -> tuple[str, ...]:
    """Return the names of the editions in the package, all or those of a family."""
    files = {ESTATE: "board.toml", KNOCKOUT: LANE_FILE}
    wanted = [files[family]] if family else files.values()
    return tuple(sorted(path.parent.name for name in wanted for path in _HERE.glob(f"*/{name}")))


def load_edition(edition: str | Path) -> AnyEdition:
    """Return an edition by name or folder, checked; EditionError says what is wrong with it."""
    if isinstance(edition, str) and edition in EDITIONS():
        return _load_packaged(edition)
    folder = Path(edition)
    # Unlike Path.is_dir this says no to a name that no file system would take.
    if not isdir(folder):
        close = get_close_matches(str(edition), EDITIONS(), 1)
        names = ", ".join(EDITIONS())
        expected = (
            Phrase("edition-perhaps", names=names, close=close[0])
            if close
            else Phrase("edition-or-folder", names=names)
        )
        raise EditionError("edition", "name", shown(str(edition)), expected)
    return _load(folder, str(folder))


def load_estate(edition: str | Path) -> Edition:
    """Return an edition of the estate family."""
    found = load_edition(edition)
    if not isinstance(found, Edition):
        raise EditionError(
            "edition", "family", found.family, f"{ESTATE}: {', '.join(EDITIONS(ESTATE))}"
        )
    return found


def load_lane_edition(edition: str | Path) -> LaneEdition:
    """Return an edition of the knockout family."""
    found = load_edition(edition)
    if not isinstance(found, LaneEdition):
        raise EditionError(
            "edition", "family", found.family, f"{KNOCKOUT}: {', '.join(EDITIONS(KNOCKOUT))}"
        )
    return found


@cache
def _load_packaged(name: str) -> AnyEdition:
    return _load(_HERE / name, name)


def _load(folder: Path, shown_as: str) -> AnyEdition:
    if (folder / LANE_FILE).is_file():
        return load_lane(folder, shown_as)
    return _load_estate(folder, shown_as)


def _load_estate(folder: Path, shown_as: str) -> Edition:
    def file(name: str) -> str:
        return f"{shown_as}/{name}"

    shape, squares, groups, zones = read_board(read_toml(folder / "board.toml", file("board.toml")))
    decks = read_decks(read_toml(folder / "decks.toml", file("decks.toml")), squares)
    rules = read_rules(read_toml(folder / "rules.toml", file("rules.toml")))
    box, money = read_box(read_toml(folder / "box.toml", file("box.toml")))
    for mode_rules in rules.values():
        check_box(file("box.toml"), mode_rules, box, money)
        check_rules(file("rules.toml"), mode_rules, squares, zones, decks)
    check_board(file("board.toml"), rules["standard"], squares, decks)
    check_money(shown_as, money, squares, decks, rules)
    wanted = wanted_texts(squares, groups.values(), zones.values(), decks, box)
    texts: dict[str, str] = {}
    for locale in LOCALES:
        name = f"texts.{locale}.ftl"
        texts[locale] = read_text(folder / name, file(name))
        check_texts(file(name), texts[locale], wanted)
    return Edition(
        id=folder.resolve().name,
        folder=folder,
        shape=shape,
        squares=squares,
        groups=groups,
        zones=zones,
        decks=decks,
        modes=tuple(rules),
        rules=rules,
        box=box,
        money=money,
        texts=texts,
    )
