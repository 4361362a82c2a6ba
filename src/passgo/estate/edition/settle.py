"""Check the options of a game against its edition and mode, and work out the resulting rules."""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches

from ...editions.option_errors import option_hint
from ...editions.phrases import Phrase
from ...editions.values import FlagValue, Odds, OneOf, Sum, Whole, listed
from ...errors import MoneyError, OptionError, shown
from .flag import OptionValue
from .flags import FLAGS
from .model import UNIT_ID, Edition
from .options import OPTIONS, Option


def check_options(
    edition: Edition,
    mode: str,
    options: Mapping[str, object] | None = None,
    seats: Sequence[str] = (),
) -> dict[str, OptionValue]:
    """Return the options with defaults filled in; OptionError if one is wrong.

    Sums become printed money, and the banker a seat number. An option that is absent from the
    result leaves the edition's own rule.
    """
    if mode not in edition.modes:
        expected = Phrase("in-edition", names=listed(edition.modes), edition=edition.id)
        raise OptionError("mode", shown(mode), expected)
    if not isinstance(options, Mapping | None):
        raise OptionError("options", shown(options), Phrase("option-table"))
    given: dict[str, OptionValue] = {}
    for name, value in (options or {}).items():
        option = _find(name)
        given[name] = _checked(edition, option, value, seats)
    settled = {
        option.name: given.get(option.name, option.default)
        for option in OPTIONS.values()
        if option.name in given or option.default is not None
    }
    result = {name: value for name, value in settled.items() if value is not None}
    _check_together(edition, mode, given)
    return result


def effective_rules(
    edition: Edition, mode: str, options: Mapping[str, object] | None = None
) -> dict[str, FlagValue]:
    """Return the value of every flag in this game."""
    settled = check_options(edition, mode, _without_banker(options))
    rules = dict(edition.rules[mode])
    for name, value in settled.items():
        option = OPTIONS[name]
        if option.flag:
            rules[option.flag] = option.flag_value(value)
    is_single = settled.get("hotel_sale_scope") == "single"
    if is_single and "even_sell" not in settled and rules["even_sell"] is True:
        # SELL-08: a hotel sold on its own leaves its colour uneven; houses still come down evenly.
        rules["even_sell"] = "houses"
    return rules


def departures(
    edition: Edition, mode: str, options: Mapping[str, object] | None = None
) -> tuple[str, ...]:
    """Return the options that depart from the printed rules, without conveniences."""
    settled = check_options(edition, mode, _without_banker(options))
    rules = edition.rules[mode]
    return tuple(
        name
        for name, option in OPTIONS.items()
        if name in settled
        and option.flag
        and not option.is_convenience
        and settled[name] not in option.never_departs
        and rules[option.flag] != option.flag_value(settled[name])
    )


def parse_option(text: str) -> tuple[str, OptionValue]:
    """Parse ``name=value`` from a command line into name and value."""
    name, sign, written = text.partition("=")
    if not sign:
        raise OptionError("option", shown(text), Phrase("name-and-value"))
    option = _find(name.strip())
    written = written.strip()
    if isinstance(option.spec, OneOf):
        for choice in option.spec.choices:
            if written == (choice if isinstance(choice, str) else shown(choice)):
                return option.name, choice
        return option.name, written
    if written.isascii() and written.isdigit():
        return option.name, int(written)
    if isinstance(option.spec, Odds):
        try:
            return option.name, float(written)
        except ValueError:
            return option.name, written
    return option.name, written


def _without_banker(options: Mapping[str, object] | None) -> dict[str, object]:
    """Leave out the banker: only the table knows the name, and it changes no flag."""
    return {name: value for name, value in (options or {}).items() if name != "banker"}


def _find(name: str) -> Option:
    if name in OPTIONS:
        return OPTIONS[name]
    close = get_close_matches(str(name), OPTIONS, 1)
    raise OptionError(f"option {name}", Phrase("unknown-option"), option_hint(close, OPTIONS))


def _checked(edition: Edition, option: Option, value: object, seats: Sequence[str]) -> OptionValue:
    where = f"option {option.name}"
    if isinstance(option.spec, Sum) and isinstance(value, (int, str)) and type(value) is not bool:
        try:
            value = edition.money.from_unit(edition.money.parse_money(value))
        except MoneyError as error:
            multiple = Phrase("multiple", unit=edition.money.unit)
            expected = multiple if str(error).endswith(multiple) else Phrase("sum")
            raise OptionError(where, shown(value), expected) from None
    if not option.spec.allows(value):
        raise OptionError(where, shown(value), option.spec.expected())
    if option.name == "banker":
        return _banker(where, value, seats)
    if isinstance(option.spec, Odds):
        odds = option.spec.settle(value)
        if odds != 0 and UNIT_ID not in edition.decks:
            raise OptionError(where, shown(value), Phrase("no-odds", edition=edition.id))
        return odds
    assert isinstance(value, (bool, int, float, str))
    return value


def _banker(where: str, value: object, seats: Sequence[str]) -> int:
    if isinstance(value, str):
        if value not in seats:
            names = listed(list(seats)) if seats else Phrase("seat-number")
            raise OptionError(where, shown(value), names)
        return list(seats).index(value)
    assert isinstance(value, int)
    if seats and value >= len(seats):
        raise OptionError(where, shown(value), Whole(0, len(seats) - 1).expected())
    return value


def _check_together(edition: Edition, mode: str, given: Mapping[str, OptionValue]) -> None:
    rules = edition.rules[mode]
    if "players_min" in given:
        _at_most(given, "players_min", int(str(rules["players_max"])))
    for name, value in given.items():
        option, needs = OPTIONS[name], OPTIONS[name].needs
        changes = option.flag_value(value) != rules.get(option.flag)
        if needs and rules[needs] in (False, "none") and changes:
            lack = Phrase(FLAGS[needs].lack)
            expected = Phrase("nothing-without", edition=edition.id, lack=lack)
            raise OptionError(f"option {name}", shown(value), expected)
    if "strict_half" in given and rules["debt_in_kind"] == "none":
        expected = Phrase("nothing-in-kind", edition=edition.id)
        raise OptionError("option strict_half", shown(given["strict_half"]), expected)
    _check_time(edition, mode, given)
    _check_deal(edition, mode, given)
    if "tie_rule" in given and rules["wealth_formula"] == "none":
        expected = Phrase("no-wealth", mode=mode, edition=edition.id)
        raise OptionError("option tie_rule", shown(given["tie_rule"]), expected)


def _check_deal(edition: Edition, mode: str, given: Mapping[str, OptionValue]) -> None:
    rules = edition.rules[mode]
    dealt = int(str(given.get("deal_titles", rules["deal_titles"])))
    if dealt and "start_cash" in given:
        # SHORT-03: dealt lots are paid for at once, so the opening cash must cover the dearest.
        prices = sorted((square.price for square in edition.squares), reverse=True)
        least = sum(prices[:dealt])
        if int(given["start_cash"]) < least:
            expected = Phrase("dearest-titles", least=least, mode=mode)
            raise OptionError("option start_cash", shown(given["start_cash"]), expected)


def _check_time(edition: Edition, mode: str, given: Mapping[str, OptionValue]) -> None:
    is_timed = edition.rules[mode]["time_limit"] == "agreed"
    if "timed" in given:
        found = shown(given["timed"])
        if is_timed and not given["timed"]:
            raise OptionError("option timed", found, Phrase("true-in-mode", mode=mode))
        # TIMED-04: besides the timed game, only the short one can be timed; where the book does
        # not say so, it is a house rule.
        if given["timed"] and not is_timed and mode != "short":
            expected = Phrase("false-in-mode", mode=mode, edition=edition.id)
            raise OptionError("option timed", found, expected)
        is_timed = is_timed or bool(given["timed"])
    if "time_limit" in given and not is_timed:
        found = shown(given["time_limit"])
        raise OptionError("option time_limit", found, Phrase("not-timed", mode=mode))


def _at_most(given: Mapping[str, OptionValue], name: str, most: int) -> None:
    if int(given[name]) > most:
        raise OptionError(f"option {name}", shown(given[name]), Phrase("at-most", most=most))
