"""Reads lane.toml: the spaces, the sets, and how tokens slide (KO-BOARD-01 to 05)."""

from ...editions.reading import SOURCES, Keys
from ...editions.values import OneOf, Whole
from ...errors import shown
from ..rules.state import GROUPS, SPACE_KINDS, SPACES
from .model import KNOCKOUT, NOISE_LEVELS, ColourSet, Lane, Space

_LENGTH = Whole(1, 10_000)
_SET_SIZES = (2, 3)
_ONCE = ("luxury_tax", "free_parking")
_SOME = ("railroad", "chance", "go_to_jail")
_HOUSES = 2
_PROPERTIES = 22


def read_lane(file: Keys) -> tuple[Lane, tuple[Space, ...], dict[str, ColourSet]]:
    """Return the lane, its spaces from GO to the far end, and the sets."""
    file.value("family", OneOf((KNOCKOUT,)))
    groups = _read_groups(file.table("groups"))
    lane = _read_constants(file)
    spaces = _read_spaces(file, lane, groups)
    file.done()
    _check_counts(file, spaces)
    _check_sets(file, spaces, groups)
    _check_rows(file, spaces)
    return lane, spaces, groups


def _read_constants(file: Keys) -> Lane:
    lane, token, launch, slide = map(file.table, ("lane", "token", "launch", "slide"))
    noise = file.table("noise")
    x = launch.wholes("x", 2, _LENGTH)
    speed = launch.wholes("speed", 2, Whole(1, 10_000))
    sigmas = {level: noise.wholes(level, 2, Whole(0, 5_000)) for level in NOISE_LEVELS}
    result = Lane(
        length=lane.value("length", _LENGTH),
        width=lane.value("width", _LENGTH),
        go_line=lane.value("go_line", _LENGTH),
        radius=token.value("radius", Whole(1, 32)),
        launch_x=(x[0], x[1]),
        launch_y=launch.value("y", _LENGTH),
        speed=(speed[0], speed[1]),
        angle=launch.value("angle", Whole(0, 45)),
        deceleration=slide.value("deceleration", Whole(1, 100_000)),
        restitution=slide.value("restitution", Whole(0, 1_000)),
        slow_contact=slide.value("slow_contact", Whole(1, 1_000)),
        least_separation=slide.value("least_separation", Whole(1, 100)),
        events=slide.value("events", Whole(64, 4_096)),
        noise={level: (pair[0], pair[1]) for level, pair in sigmas.items()},
    )
    for table in (lane, token, launch, slide, noise):
        table.done()
    if not result.launch_y + 2 * result.radius <= result.go_line < result.length:
        # So a token at rest can never block the launching place.
        lane.wrong("go_line", shown(result.go_line), "a line beyond the whole launching token")
    for bounds, name in ((x, "x"), (speed, "speed")):
        if bounds[0] > bounds[1]:
            launch.wrong(name, shown(list(bounds)), "the least before the most")
    if x[0] < result.radius or x[1] > result.width - result.radius:
        launch.wrong("x", shown(list(x)), "the whole token on the board")
    return result


def _read_groups(table: Keys) -> dict[str, ColourSet]:
    groups: dict[str, ColourSet] = {}
    if len(table.names()) > GROUPS:
        table.wrong("", f"{len(table.names())} sets", f"{GROUPS} at most")
    for name in table.names():
        row = table.table(name)
        groups[name] = ColourSet(
            id=name,
            code=row.text("code"),
            hex=row.hex("hex"),
            bonus=row.value("bonus", Whole(0)),
            source=row.value("source", SOURCES),
        )
        row.done()
    return groups


def _read_spaces(file: Keys, lane: Lane, groups: dict[str, ColourSet]) -> tuple[Space, ...]:
    spaces: list[Space] = []
    tables = file.tables("spaces")
    if len(tables) > SPACES:
        file.wrong("spaces", f"{len(tables)} spaces", f"{SPACES} at most")
    for table in tables:
        space = _read_space(table, groups)
        if space.id in {other.id for other in spaces}:
            table.wrong("id", shown(space.id), "an id that no other space has")
        left, near, width, depth = space.rect
        if left + width > lane.width or near < lane.go_line or near + depth > lane.length:
            table.wrong("rect", shown(list(space.rect)), "a place on the lane, beyond GO")
        if min(width, depth) < 2 * lane.radius:
            table.wrong("rect", shown(list(space.rect)), "room for a whole token")
        for other in spaces:
            if _overlap(space, other):
                table.wrong("rect", shown(list(space.rect)), f"a place clear of {other.id}")
        spaces.append(space)
    covered = sum(space.rect[2] * space.rect[3] for space in spaces)
    if covered != lane.width * (lane.length - lane.go_line):
        # KO-SLIDE-08: every place beyond the line belongs to a space.
        file.wrong("spaces", f"{covered} mm² of spaces", "spaces that cover all beyond GO")
    return tuple(spaces)


def _read_space(table: Keys, groups: dict[str, ColourSet]) -> Space:
    kind = table.value("kind", OneOf(SPACE_KINDS))
    left, near, width, depth = table.wholes("rect", 4, Whole(0, 10_000))
    group, value, value_source = "", 0, ""
    if kind == "property":
        group = table.value("group", OneOf(tuple(groups)))
        value = table.value("value", Whole(1))
        value_source = table.value("value_source", SOURCES)
    space = Space(
        id=table.id(),
        kind=kind,
        rect=(left, near, width, depth),
        group=group,
        value=value,
        source=table.value("source", SOURCES),
        value_source=value_source,
    )
    table.done()
    return space


def _overlap(one: Space, other: Space) -> bool:
    left1, near1, width1, depth1 = one.rect
    left2, near2, width2, depth2 = other.rect
    return (
        left1 < left2 + width2
        and left2 < left1 + width1
        and near1 < near2 + depth2
        and near2 < near1 + depth1
    )


def _check_counts(file: Keys, spaces: tuple[Space, ...]) -> None:
    """KO-BOARD-01."""
    counts = {kind: sum(space.kind == kind for space in spaces) for kind in SPACE_KINDS}
    wanted = {"house": _HOUSES, "property": _PROPERTIES, **dict.fromkeys(_ONCE, 1)}
    for kind, count in wanted.items():
        if counts[kind] != count:
            file.wrong("spaces", f"{counts[kind]} of kind {kind}", f"exactly {count}")
    for kind in _SOME:
        if counts[kind] == 0:
            file.wrong("spaces", f"none of kind {kind}", "at least one")


def _check_sets(file: Keys, spaces: tuple[Space, ...], groups: dict[str, ColourSet]) -> None:
    for group in groups.values():
        values = [space.value for space in spaces if space.group == group.id]
        if len(values) not in _SET_SIZES:
            file.wrong(f"groups.{group.id}", f"{len(values)} properties", "two or three")
        # KO-BOARD-04: in every printed figure a bonus is twice what its set pays.
        if group.bonus != 2 * sum(values):
            file.wrong(f"groups.{group.id}.bonus", shown(group.bonus), f"{2 * sum(values)}")


def _check_rows(file: Keys, spaces: tuple[Space, ...]) -> None:
    """KO-BOARD-02: properties nearer GO never pay more than those beyond them."""
    rows: dict[int, list[int]] = {}
    last = -1
    for space in spaces:
        if space.rect[1] < last:
            file.wrong("spaces", f"{space.id} after a farther space", "the order from GO")
        last = space.rect[1]
        if space.kind == "property":
            rows.setdefault(space.rect[1], []).append(space.value)
    means = [sum(values) / len(values) for _, values in sorted(rows.items())]
    if means != sorted(means):
        file.wrong("spaces", "a row that pays less than one before it", "rising values")
