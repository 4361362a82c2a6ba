"""Finds editions, reads their files and checks what no single file can.

An edition is a folder of board.toml, decks.toml, rules.toml, box.toml, texts.fr.ftl and
texts.en.ftl; one of the knockout family is read by ``lane_loader``. Those in this package are known
by name; any other is given by its path.
"""

from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import TypeAlias

from .board_file import read_board
from .box_file import read_box
from .decks_file import read_decks
from .errors import EditionError, shown
from .fields import MONEY_FIELDS
from .lane_loader import LANE_FILE, load_lane
from .lane_model import KNOCKOUT, LaneEdition
from .model import ESTATE, LOCALES, Box, Card, Edition, Square
from .money import Money
from .reading import read_text, read_toml
from .rules_file import Rules, read_rules
from .texts_file import check_texts, wanted_texts

AnyEdition: TypeAlias = Edition | LaneEdition

_HERE = Path(__file__).parent
_CARD_MONEY = ("amount", "per_house", "per_hotel", "multiplier")


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
    if not folder.is_dir():
        close = get_close_matches(str(edition), EDITIONS(), 1)
        hint = f" (perhaps {close[0]})" if close else ""
        raise EditionError(
            "edition", "name", shown(str(edition)), f"{', '.join(EDITIONS())} or a folder{hint}"
        )
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

    shape, squares, groups = read_board(read_toml(folder / "board.toml", file("board.toml")))
    decks = read_decks(read_toml(folder / "decks.toml", file("decks.toml")), squares)
    rules = read_rules(read_toml(folder / "rules.toml", file("rules.toml")))
    box, money = read_box(read_toml(folder / "box.toml", file("box.toml")))
    for mode_rules in rules.values():
        _check_box(file("box.toml"), mode_rules, box, money)
        _check_rules(file("rules.toml"), mode_rules, squares, decks)
    _check_board(file("board.toml"), rules["standard"], squares)
    _check_money(shown_as, money, squares, decks, rules)
    wanted = wanted_texts(squares, groups.values(), decks.values(), box)
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
        decks=decks,
        modes=tuple(rules),
        rules=rules,
        box=box,
        money=money,
        texts=texts,
    )


def _check_box(file: str, rules: Rules, box: Box, money: Money) -> None:
    players = (rules["players_min"], rules["players_max"])
    if box.players != players:
        raise EditionError(
            file, "players", shown(list(box.players)), f"{list(players)} as the flags"
        )
    if len(box.tokens) < box.players[1]:
        raise EditionError(
            file, "tokens", f"{len(box.tokens)} tokens", f"one for each of {box.players[1]} players"
        )
    if money.unit != rules["money_unit"]:
        raise EditionError(
            file, "money.unit", shown(money.unit), f"{rules['money_unit']} as the flag"
        )
    dealt = sum(value * count for value, count in money.start_notes)
    if dealt != rules["start_cash"]:
        raise EditionError(
            file,
            "money.start_notes",
            f"notes for {dealt}",
            f"notes for {rules['start_cash']}, the flag start_cash",
        )
    for name, piece in (("house", box.house), ("hotel", box.hotel)):
        if piece.count != rules[f"{name}s_total"]:
            raise EditionError(
                file,
                f"pieces.{name}.count",
                shown(piece.count),
                f"{rules[f'{name}s_total']}, the flag {name}s_total",
            )


def _check_rules(
    file: str, rules: Rules, squares: tuple[Square, ...], decks: dict[str, tuple[Card, ...]]
) -> None:
    facts = {
        "ownable_count": sum(square.is_lot for square in squares),
        "utilities_count": sum(square.kind == "utility" for square in squares),
        "card_packs": tuple(len(deck) for deck in decks.values()),
    }
    for name, fact in facts.items():
        if rules[name] != fact:
            there = list(fact) if isinstance(fact, tuple) else fact
            raise EditionError(
                file, name, shown(rules[name]), f"{there}, as the other files have it"
            )


def _check_board(file: str, rules: Rules, squares: tuple[Square, ...]) -> None:
    owned = {kind: sum(s.kind == kind for s in squares) for kind in ("station", "utility")}
    for number, square in enumerate(squares):
        key = f"squares[{number}]"
        if square.is_lot and square.mortgage > square.price:
            raise EditionError(
                file,
                f"{key}.mortgage",
                shown(square.mortgage),
                f"at most the price, {square.price}",
            )
        if square.kind == "utility":
            name = "dice" if rules["utility_rent"] == "dice" else "rents"
            if not getattr(square, name):
                raise EditionError(file, f"{key}.{name}", "nothing", "it, as utility_rent says")
        table = square.dice or square.rents
        if square.kind in owned and len(table) != owned[square.kind]:
            raise EditionError(
                file,
                key,
                f"{len(table)} rents",
                f"one for each {square.kind}, {owned[square.kind]}",
            )


def _check_money(
    shown_as: str,
    money: Money,
    squares: tuple[Square, ...],
    decks: dict[str, tuple[Card, ...]],
    rules: dict[str, Rules],
) -> None:
    sums: list[tuple[str, str, int]] = []
    for number, square in enumerate(squares):
        printed = (square.price, square.house_cost, square.hotel_cost, square.mortgage, square.tax)
        sums += [
            ("board.toml", f"squares[{number}]", amount)
            for amount in (*printed, *square.rents, *square.dice)
        ]
    for pack, deck in decks.items():
        sums += [
            ("decks.toml", f"{pack}[{number}].{name}", int(card.fields[name]))
            for number, card in enumerate(deck)
            for name in _CARD_MONEY
            if name in card.fields
        ]
    sums += [
        ("rules.toml", f"rules.{name}", int(str(flags[name])))
        for flags in rules.values()
        for name in MONEY_FIELDS.values()
    ]
    for name, key, amount in sums:
        if amount % money.unit:
            expected = f"a multiple of the unit, {money.unit}"
            raise EditionError(f"{shown_as}/{name}", key, shown(amount), expected)
