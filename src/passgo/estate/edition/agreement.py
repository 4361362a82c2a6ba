"""Checks across the files of an edition: what they must agree on."""

from collections.abc import Mapping
from typing import NoReturn, TypeAlias

from ...editions.money import Money
from ...editions.values import FlagValue, Sum
from ...errors import EditionError, shown
from .flags import FLAGS
from .model import PACK_IDS, UNIT_ID, Box, Card, Square, Zone
from .rules_file import Rules

Decks: TypeAlias = Mapping[str, tuple[Card, ...]]

_CARD_MONEY = ("amount", "per_house", "per_hotel", "multiplier")


def check_box(file: str, rules: Rules, box: Box, money: Money) -> None:
    """Refuse a box whose contents do not match the flags."""
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
    _check_medium(file, rules, box, money)
    for name, piece in (("house", box.house), ("hotel", box.hotel)):
        if piece.count != rules[f"{name}s_total"]:
            raise EditionError(
                file,
                f"pieces.{name}.count",
                shown(piece.count),
                f"{rules[f'{name}s_total']}, the flag {name}s_total",
            )


def _check_medium(file: str, rules: Rules, box: Box, money: Money) -> None:
    """Money is either notes, dealt at the start, or accounts with a card for each player."""
    if rules["money_medium"] == "bank_card":
        if money.denominations:
            raise EditionError(
                file, "money.denominations", "notes", "none, for money_medium is bank_card"
            )
        if box.bank_cards < box.players[1]:
            expected = f"one for each of {box.players[1]} players"
            raise EditionError(file, "bank_cards", shown(box.bank_cards), expected)
        return
    if box.bank_cards:
        expected = "none, for money_medium is notes"
        raise EditionError(file, "bank_cards", shown(box.bank_cards), expected)
    dealt = sum(value * count for value, count in money.start_notes)
    if dealt != rules["start_cash"]:
        raise EditionError(
            file,
            "money.start_notes",
            f"notes for {dealt}",
            f"notes for {rules['start_cash']}, the flag start_cash",
        )


def check_rules(
    file: str,
    rules: Rules,
    squares: tuple[Square, ...],
    zones: Mapping[str, Zone],
    decks: Decks,
) -> None:
    """Refuse flags that name squares, zones or cards the edition does not have."""
    packs = [decks.get(pack, ()) for pack in PACK_IDS]
    unit = decks.get(UNIT_ID, ())
    is_zoned = any(square.kind == "transport_zone" for square in squares)
    can_hold = any(card.kind == "jail_free" for deck in packs for card in deck)
    can_free = any(card.kind == "leave_jail" for card in unit)
    facts: dict[str, FlagValue] = {
        "ownable_count": sum(square.is_lot for square in squares),
        "utilities_count": sum(square.kind == "utility" for square in squares),
        "card_packs": tuple(len(deck) for deck in packs),
        "goojf_holdable": can_hold,
        "zones": bool(zones),
        "zone_trigger": "zone_squares" if is_zoned else "none",
        "random_chance_interrupt": "move_resumes" if unit else "none",
    }
    for name, fact in facts.items():
        if rules[name] != fact:
            there = list(fact) if isinstance(fact, tuple) else fact
            _disagrees(file, name, rules[name], shown(there))
    if (rules["card_return_timing"] == "none") == any(packs):
        words = "before or after" if any(packs) else "none"
        _disagrees(file, "card_return_timing", rules["card_return_timing"], words)
    if (rules["random_chance_target"] == "none") == bool(unit):
        words = "payee or payer" if unit else "none"
        _disagrees(file, "random_chance_target", rules["random_chance_target"], words)
    if (rules["chance_text_timeout"] == "none") == bool(unit):
        words = "off or on" if unit else "none"
        _disagrees(file, "chance_text_timeout", rules["chance_text_timeout"], words)
    if not unit:
        for name, off in (("random_chance_p", 0), ("chance_multi_unowned", "none")):
            if rules[name] != off:
                _disagrees(file, name, rules[name], shown(off))
    if is_zoned and not unit:
        raise EditionError(file, "zone_trigger", "zone squares", "them only with texts of a unit")
    _check_listed(file, rules, "jail_exits", {"own_card": can_hold, "bought_card": can_hold})
    _check_listed(file, rules, "jail_exits", {"chance_text": can_free})
    _check_listed(file, rules, "trade_contents", {"release_cards": can_hold})


def _disagrees(file: str, name: str, found: object, expected: str) -> NoReturn:
    raise EditionError(file, name, shown(found), f"{expected}, as the other files have it")


def _check_listed(file: str, rules: Rules, name: str, words: Mapping[str, bool]) -> None:
    """A list of words must be exactly the words that the cards make possible."""
    listed = rules[name]
    assert isinstance(listed, tuple)
    for word, is_there in words.items():
        if (word in listed) != is_there:
            how = "with" if is_there else "without"
            _disagrees(file, name, list(listed), f"a list {how} {word}")


def check_board(file: str, rules: Rules, squares: tuple[Square, ...], decks: Decks) -> None:
    """Refuse squares that the flags or the packs do not fit."""
    owned = {kind: sum(s.kind == kind for s in squares) for kind in ("station", "utility")}
    for number, square in enumerate(squares):
        key = f"squares[{number}]"
        if square.pack and square.pack not in decks:
            raise EditionError(file, f"{key}.pack", shown(square.pack), "a pack of decks.toml")
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


def check_money(
    shown_as: str,
    money: Money,
    squares: tuple[Square, ...],
    decks: Decks,
    rules: Mapping[str, Rules],
) -> None:
    """Refuse a sum that is not a multiple of the money unit."""
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
        for name, flag in FLAGS.items()
        if isinstance(flag.spec, Sum)
    ]
    for name, key, amount in sums:
        if amount % money.unit:
            expected = f"a multiple of the unit, {money.unit}"
            raise EditionError(f"{shown_as}/{name}", key, shown(amount), expected)
