"""The options of an estate table for a form: their allowed values and the box's defaults."""

from ...editions.values import YES_NO, Odds, OneOf, Sum, Whole
from ...errors import OptionError
from ...wire.plain import Json, Plain
from .model import Edition
from .options import OPTIONS, Option, SeatName
from .settle import check_options, effective_rules

_TIMED = {"timed": True}


def offered_options(edition: Edition, mode: str) -> list[Plain]:
    """The options that apply to this mode of this box."""
    found = (_offered(edition, mode, option) for option in OPTIONS.values())
    return [option for option in found if option is not None]


def player_range(edition: Edition, mode: str) -> tuple[int, int]:
    """How many may play."""
    rules = effective_rules(edition, mode)
    return int(str(rules["players_min"])), int(str(rules["players_max"]))


def needed_options(edition: Edition, mode: str) -> tuple[str, ...]:
    """The options that a table must set, because the book leaves them to the players."""
    rules = effective_rules(edition, mode)
    return ("time_limit",) if rules["time_limit"] == "agreed" else ()


def _offered(edition: Edition, mode: str, option: Option) -> Plain | None:
    played = _played(edition, mode, option)
    choices = _choices(edition, mode, option)
    needs = _TIMED if option.name == "time_limit" and not needed_options(edition, mode) else {}
    tried = choices if choices is not None else [_example(option, played)]
    if not any(_accepts(edition, mode, {**needs, option.name: value}) for value in tried):
        return None
    if choices is not None and len(choices) < 2:  # noqa: PLR2004 (one value is no choice)
        return None
    spec = option.spec
    return {
        "name": option.name,
        "text": option.text_id,
        "kind": _kind(option),
        "choices": choices,
        "least": spec.least if isinstance(spec, Whole) else None,
        "most": _most(edition, mode, option) if isinstance(spec, Whole) else None,
        "default": option.default if option.default is not None else played,
        "printed": played,
        "ruling": option.flag in edition.rulings,
        "convenience": option.is_convenience,
        "needs": dict(needs),
        "follows": list(option.never_departs),
    }


def _kind(option: Option) -> str:
    if option.spec == YES_NO:
        return "yes_no"
    kinds = ((OneOf, "choice"), (Sum, "money"), (Whole, "whole"), (Odds, "odds"))
    return next((name for kind, name in kinds if isinstance(option.spec, kind)), "seat")


def _choices(edition: Edition, mode: str, option: Option) -> list[bool | int | str] | None:
    """The values that this mode of this box takes; None where they are not listed."""
    if not isinstance(option.spec, OneOf):
        return None
    listed = option.spec.choices
    return [value for value in listed if _accepts(edition, mode, {option.name: value})]


def _most(edition: Edition, mode: str, option: Option) -> int:
    assert isinstance(option.spec, Whole)
    if option.name == "players_min":
        return player_range(edition, mode)[1]
    return option.spec.most


def _example(option: Option, played: Json) -> Json:
    """An example value that is valid wherever the option applies."""
    if isinstance(option.spec, SeatName):
        return 0
    if played is not None:
        return played
    return option.spec.least if isinstance(option.spec, Whole) else 1


def _accepts(edition: Edition, mode: str, options: Plain) -> bool:
    try:
        check_options(edition, mode, options)
    except OptionError:
        return False
    return True


def _played(edition: Edition, mode: str, option: Option) -> Json:
    """The box's value in the words of the option; None where the box has none."""
    rules = edition.rules[mode]
    if not option.flag or (option.needs and rules[option.needs] in (False, "none")):
        return None
    flag = rules[option.flag]
    value = next((given for given, set_to in option.as_flag.items() if set_to == flag), flag)
    if not option.spec.allows(value):
        return None
    return list(value) if isinstance(value, tuple) else value
