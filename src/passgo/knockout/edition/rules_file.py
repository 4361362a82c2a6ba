"""Reads rules.toml and box.toml of an edition of the knockout family."""

from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches

from ...editions.display import KEYS, Display, read_display, read_palette
from ...editions.money import Money
from ...editions.money_file import read_money
from ...editions.reading import SOURCES, Keys
from ...editions.values import YES_NO, FlagValue, OneOf, Spec, Sum, Whole
from ...errors import shown
from ..rules.state import SEATS, SIDES
from .model import Colour

LANE_FLAGS: Mapping[str, Spec] = {
    "players_min": Whole(2, SEATS),
    "players_max": Whole(2, SEATS),
    "teams_from": Whole(3, SEATS),
    "small_teams": YES_NO,
    "money_unit": Whole(1),
    "start_cash": Sum(0),
    "parking_stake": Sum(0),
    "jail_fee": Sum(0),
    "tax_per_property": Sum(0),
    "chance_reslides": Whole(0, 9),
    "second_chance": OneOf(("none", "free", "paid")),
    "second_chance_fee": Sum(0),
    "second_chance_hit": OneOf(("any", "rivals")),
}
"""Every flag of the family, and its allowed values."""

SUMS = tuple(name for name, spec in LANE_FLAGS.items() if isinstance(spec, Sum))


def read_lane_rules(file: Keys) -> dict[str, FlagValue]:
    """Return all flags."""
    table = file.table("rules")
    for name in table.names():
        if name not in LANE_FLAGS:
            close = get_close_matches(name, LANE_FLAGS, 1)
            hint = f"{close[0]} (or nothing)" if close else "a flag of the family"
            table.wrong(name, "an unknown flag", hint)
    rules: dict[str, FlagValue] = {n: table.value(n, spec) for n, spec in LANE_FLAGS.items()}
    unit = int(str(rules["money_unit"]))
    for name in SUMS:
        if int(str(rules[name])) % unit:
            table.wrong(name, shown(rules[name]), f"a multiple of the unit, {unit}")
    file.done()
    return rules


@dataclass(frozen=True)
class LaneBox:
    """What box.toml says."""

    players: tuple[int, int]
    colours: tuple[Colour, ...]
    money: Money
    palette: dict[str, str]
    display: Display


def read_lane_box(file: Keys) -> LaneBox:
    """Return how many can play, the sets of tokens, the money and how the box looks."""
    least, most = file.wholes("players", 2, Whole(1))
    colours: list[Colour] = []
    for table in file.tables("colours"):
        colour = Colour(table.id(), table.hex("hex"), table.value("source", SOURCES))
        if colour.id in {other.id for other in colours}:
            table.wrong("id", shown(colour.id), "an id that no other set has")
        table.done()
        colours.append(colour)
    if len(colours) != SIDES:
        file.wrong("colours", f"{len(colours)} sets", f"{SIDES}")
    palette = read_palette(file.table("palette"))
    money = read_money(file.table("money"))
    display = read_display(file)
    file.done(KEYS)
    return LaneBox((least, most), tuple(colours), money, palette, display)
