"""The box of a lane: what it takes to draw and explain it without reading its files.

Millimetres from the left corner of the launching end. Texts are found by rule: ``space-<id>``,
``group-<id>``, ``colour-<id>`` and ``side-<id>``, with ``-`` for ``_``.
"""

import math
from collections.abc import Mapping
from typing import TYPE_CHECKING

from ...wire.version import WIRE_VERSION
from ..edition.compile import slope_of
from ..edition.model import LaneEdition, Space
from ..rules.state import TOKENS_EACH
from .eyes import aim_limits

if TYPE_CHECKING:
    from .box_models import LaneBox, LaneMoney, LanePayments, LaneShape, LaneSpace, SteadyAim

_MILLI = 1000


def box_of(edition: LaneEdition) -> "LaneBox":
    """Everything printed, money as printed."""
    return {
        "version": WIRE_VERSION,
        "family": edition.family,
        "edition": edition.id,
        "look": edition.display.look,
        "modes": list(edition.modes),
        "players": list(edition.players),
        "lane": _lane(edition),
        "spaces": [_space(edition, number) for number in range(len(edition.spaces))],
        "groups": [
            {
                "id": group.id,
                "code": group.code,
                "hex": group.hex,
                "bonus": group.bonus,
                "spaces": [space.id for space in edition.spaces if space.group == group.id],
            }
            for group in edition.groups.values()
        ],
        "colours": [{"id": colour.id, "hex": colour.hex} for colour in edition.colours],
        "tokens_each": TOKENS_EACH,
        "money": _money(edition),
        "palette": dict(edition.palette),
        "payments": {mode: _payments(rules) for mode, rules in edition.rules.items()},
    }


def _payments(rules: Mapping[str, object]) -> "LanePayments":
    """What is paid for what in one mode."""

    def number(name: str) -> int:
        return int(str(rules[name]))

    return {
        "start_cash": number("start_cash"),
        "parking_stake": number("parking_stake"),
        "jail_fee": number("jail_fee"),
        "tax_per_property": number("tax_per_property"),
        "chance_reslides": number("chance_reslides"),
        "second_chance_fee": number("second_chance_fee"),
    }


def _lane(edition: LaneEdition) -> "LaneShape":
    """The lane, what an aim may be, and how tokens slide."""
    lane = edition.lane
    return {
        "length": lane.length,
        "width": lane.width,
        "go_line": lane.go_line,
        "radius": lane.radius,
        "aim": aim_limits(edition, slope_of(lane.angle)),
        "deceleration": lane.deceleration / _MILLI,
        "restitution": lane.restitution / _MILLI,
        "noise": {
            level: {"speed": speed / 10_000, "angle": angle / _MILLI}
            for level, (speed, angle) in lane.noise.items()
        },
    }


def _space(edition: LaneEdition, number: int) -> "LaneSpace":
    """One space; what its kind does not have is nothing."""
    space = edition.spaces[number]
    left, near, width, depth = space.rect
    return {
        "space": number,
        "id": space.id,
        "kind": space.kind,
        "group": space.group or None,
        "value": space.value or None,
        "x": left,
        "y": near,
        "width": width,
        "depth": depth,
        "aim": steady_aim(edition, space),
    }


def steady_aim(edition: LaneEdition, space: Space) -> "SteadyAim":
    """The aim of a steady hand on an empty lane at the middle of a space, as straight as can be."""
    lane = edition.lane
    left, right = lane.launch_x
    to_x, to_y = space.centre
    x = min(max(to_x, left), right)
    across, along = to_x - x, to_y - lane.launch_y
    speed = math.sqrt(2 * lane.deceleration * math.hypot(across, along)) / _MILLI
    least, most = (limit / _MILLI for limit in lane.speed)
    return {
        "x": round(x, 1),
        "angle": math.degrees(math.atan2(across, along)),
        "speed": round(min(max(speed, least), most), 3),
    }


def _money(edition: LaneEdition) -> "LaneMoney":
    """How sums are counted and written."""
    money = edition.money
    return {
        "unit": money.unit,
        "symbol": money.symbol,
        "denominations": list(money.denominations),
        "coins": list(money.coins),
        "start_notes": [list(note) for note in money.start_notes],
        "formats": {
            locale: {
                "grouping": style.grouping,
                "pattern": style.pattern,
                "point": style.point or None,
            }
            for locale, style in money.formats.items()
        },
    }
