"""Reads rules.toml: every flag, for each mode; flags with a default may be left out."""

from difflib import get_close_matches

from ...editions.reading import Keys
from ...editions.values import FlagValue, Odds, listed
from ...errors import shown
from .flags import FLAGS, MODES

Rules = dict[str, FlagValue]

_COUNTED = ("first_bankruptcy", "second_bankruptcy", "agreed_time")

_DEPENDENT: tuple[tuple[str, str, tuple[FlagValue, ...], FlagValue], ...] = (
    # a flag, the one it depends on, what it may be with that one, what it must be without
    ("zone_trigger", "zones", ("zone_squares",), "none"),
    ("zone_move_direction", "zones", ("clockwise",), "none"),
    ("zone_empty_choice", "zones", ("allowed", "refused"), "none"),
    ("zone_move_may_buy", "zones", (True, False), False),
    ("forced_deal", "zones", (True, False), False),
    ("forced_deal_protects", "forced_deal", ("colours", "sets"), "none"),
    ("goojf_estate", "goojf_holdable", ("pack_or_creditor",), "none"),
)


def read_rules(file: Keys) -> dict[str, Rules]:
    """Return all flags of each mode; the standard game comes first."""
    table = file.table("rules")
    _check_names(table)
    standard: Rules = {name: _read_flag(table, name) for name in FLAGS}
    _check_together(table, standard)
    rules = {MODES[0]: standard}
    if file.has("modes"):
        modes = file.table("modes")
        for mode in modes.names():
            if mode not in MODES[1:]:
                modes.wrong(mode, "an unknown mode", " or ".join(MODES[1:]))
            change = modes.table(mode)
            _check_names(change)
            rules[mode] = {
                **standard,
                **{name: _read_flag(change, name) for name in change.names()},
            }
            _check_together(change, rules[mode])
    file.done(("modes",))
    return {mode: rules[mode] for mode in MODES if mode in rules}


def _read_flag(table: Keys, name: str) -> FlagValue:
    spec, default = FLAGS[name].spec, FLAGS[name].default
    if default is not None and not table.has(name):
        return default
    value: FlagValue = table.value(name, spec)
    return spec.settle(value) if isinstance(spec, Odds) else value


def _check_names(table: Keys) -> None:
    for name in table.names():
        if name not in FLAGS:
            close = get_close_matches(name, FLAGS, 1)
            hint = f"{close[0]} (or nothing)" if close else "a flag of the rule table"
            table.wrong(name, "an unknown flag", hint)


def _check_together(table: Keys, rules: Rules) -> None:
    if int(str(rules["players_min"])) > int(str(rules["players_max"])):
        least, most = rules["players_min"], rules["players_max"]
        table.wrong("players_min", shown(least), f"at most players_max, which is {most}")
    is_counted = rules["end_condition"] in _COUNTED
    wealth = "printed_values" if is_counted else "none"
    if rules["wealth_formula"] != wealth:
        end = rules["end_condition"]
        table.wrong("wealth_formula", shown(rules["wealth_formula"]), f"{wealth} with {end}")
    if (rules["tie_rule"] == "none") == is_counted:
        words = "joint or most_cash" if is_counted else "none"
        end = rules["end_condition"]
        table.wrong("tie_rule", shown(rules["tie_rule"]), f"{words} with {end}")
    limit = "agreed" if rules["end_condition"] == "agreed_time" else "none"
    if rules["time_limit"] != limit:
        end = rules["end_condition"]
        table.wrong("time_limit", shown(rules["time_limit"]), f"{limit} with {end}")
    for name, other, with_it, without in _DEPENDENT:
        allowed = with_it if rules[other] else (without,)
        if rules[name] not in allowed:
            words = listed([value if isinstance(value, str) else shown(value) for value in allowed])
            table.wrong(name, shown(rules[name]), f"{words} with {other} = {shown(rules[other])}")
