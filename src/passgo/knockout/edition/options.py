"""Options of a knockout table: who plays with whom, how steady the hands are, the second chance.

``teams`` names the sides: a colour to its one or two members. Without it each player plays alone,
or from five players on in pairs in seat order. Colours that no side chose are drawn from the
seed, and a player with the name of a colour gets that colour.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from ...editions.option_errors import option_hint, seat_count_error
from ...editions.phrases import Phrase
from ...editions.values import FlagValue
from ...editions.values import listed as either
from ...errors import OptionError, shown
from ..rules.state import MEMBERS, SEATS, SIDES
from .model import NOISE_LEVELS, LaneEdition
from .rules_file import LANE_FLAGS

DEFAULT_NOISE = "casual"

LANE_OPTIONS: Mapping[str, object] = {
    "noise": DEFAULT_NOISE,
    "teams": None,
    "small_teams": False,
    "second_chance": "none",
    "second_chance_hit": "any",
}
"""Every option, with its default."""

_FLAGS = ("small_teams", "second_chance", "second_chance_hit")
_NO_COLOUR = -1


@dataclass(frozen=True)
class Sides:
    """Who plays together: seats by side, and the colour each side asked for, or −1."""

    members: tuple[tuple[int, ...], ...]
    colours: tuple[int, ...]


def check_lane_options(
    edition: LaneEdition, mode: str, options: Mapping[str, object] | None, seats: Sequence[str]
) -> dict[str, object]:
    """Return the options with defaults filled in; OptionError if one is wrong."""
    if mode not in edition.modes:
        raise OptionError(
            "mode", shown(mode), Phrase("in-edition", names="standard", edition=edition.id)
        )
    if not isinstance(options, Mapping | None):
        raise OptionError("options", shown(options), Phrase("option-table"))
    given = dict(options or {})
    for name, value in given.items():
        if name not in LANE_OPTIONS:
            close = get_close_matches(str(name), LANE_OPTIONS, 1)
            hint = option_hint(close, LANE_OPTIONS)
            raise OptionError(f"option {name}", Phrase("unknown-option"), hint)
        if name in _FLAGS and not LANE_FLAGS[name].allows(value):
            raise OptionError(f"option {name}", shown(value), LANE_FLAGS[name].expected())
    settled = {**LANE_OPTIONS, **given}
    noise_levels(settled["noise"], seats)
    if seats:
        sides_of(edition, settled, seats)
    return settled


def lane_rules(
    edition: LaneEdition, mode: str, settled: Mapping[str, object]
) -> dict[str, FlagValue]:
    """Return the value of every flag in this game."""
    rules = dict(edition.rules[mode])
    for name in _FLAGS:
        value = settled[name]
        assert isinstance(value, bool | str)
        rules[name] = value
    return rules


def lane_departures(
    edition: LaneEdition, mode: str, options: Mapping[str, object]
) -> tuple[str, ...]:
    """Return the options that depart from the printed rules."""
    rules = edition.rules[mode]
    return tuple(name for name in _FLAGS if name in options and options[name] != rules[name])


def noise_levels(noise: object, seats: Sequence[str]) -> list[str]:
    """Return the level of each seat; one word stands for all."""
    words: list[object]
    if isinstance(noise, str):
        words = [word.strip() for word in noise.split(",")]
    elif isinstance(noise, Mapping):
        unknown = [name for name in noise if name not in seats]
        if unknown and seats:
            raise OptionError("option noise", shown(unknown[0]), Phrase("seat-names"))
        words = [noise.get(name, DEFAULT_NOISE) for name in seats] or [DEFAULT_NOISE]
    else:
        words = list(noise) if isinstance(noise, list | tuple) else [noise]
    for word in words:
        if word not in NOISE_LEVELS:
            raise OptionError("option noise", shown(word), either(NOISE_LEVELS))
    levels = [str(word) for word in words]
    if len(levels) == 1:
        return levels * max(1, len(seats))
    if seats and len(levels) != len(seats):
        raise OptionError(
            "option noise", Phrase("levels", count=len(levels)), Phrase("one-or", count=len(seats))
        )
    return levels


def sides_of(edition: LaneEdition, settled: Mapping[str, object], seats: Sequence[str]) -> Sides:
    """Return the sides; OptionError if these teams are not allowed."""
    names = [colour.id for colour in edition.colours]
    teams = settled["teams"]
    if teams is None:
        members = _pairs(edition, seats)
        asked = [_asked_colour(names, seats, seats_of) for seats_of in members]
    else:
        members, asked = _named_sides(names, teams, seats)
    if len(members) > SIDES or len(members) < 2:  # noqa: PLR2004 (nobody plays alone)
        raise OptionError(
            "seats", Phrase("sides", count=len(members)), Phrase("range", least=2, most=SIDES)
        )
    _check_teams(edition, settled, members, seats)
    return Sides(tuple(map(tuple, members)), tuple(asked))


def _pairs(edition: LaneEdition, seats: Sequence[str]) -> list[list[int]]:
    """Each player alone, or from five on in pairs; an odd one is alone (KO-TEAM-01)."""
    numbers = list(range(len(seats)))
    size = 1 if len(seats) < int(str(edition.rules["standard"]["teams_from"])) else MEMBERS
    return [numbers[first : first + size] for first in range(0, len(seats), size)]


def _asked_colour(names: list[str], seats: Sequence[str], members: list[int]) -> int:
    """The colour of a player who has the name of a colour."""
    found = [names.index(seats[seat]) for seat in members if seats[seat] in names]
    return found[0] if found else _NO_COLOUR


def _named_sides(
    names: list[str], teams: object, seats: Sequence[str]
) -> tuple[list[list[int]], list[int]]:
    """The sides as an option names them, in the order in which their first members sit."""
    if not isinstance(teams, Mapping):
        raise OptionError("option teams", shown(teams), Phrase("colours-with-members"))
    found: list[tuple[list[int], int]] = []
    seen: set[int] = set()
    for colour, listed in teams.items():
        if colour not in names:
            raise OptionError("option teams", shown(colour), either(names))
        members = [listed] if isinstance(listed, str) else listed
        if not isinstance(members, list | tuple) or not 1 <= len(members) <= MEMBERS:
            raise OptionError("option teams", shown(listed), Phrase("one-or-two-members"))
        for member in members:
            if member not in seats:
                raise OptionError(
                    "option teams", shown(member), Phrase("one-of", names=", ".join(seats))
                )
            if seats.index(member) in seen:
                raise OptionError(
                    "option teams", Phrase("twice", name=shown(member)), Phrase("each-once")
                )
            seen.add(seats.index(member))
        found.append(([seats.index(member) for member in members], names.index(colour)))
    for seat in range(len(seats)):
        if seat not in seen:
            taken = {colour for _, colour in found}
            own = _asked_colour(names, seats, [seat])
            found.append(([seat], _NO_COLOUR if own in taken else own))
    found.sort(key=lambda side: min(side[0]))
    return [members for members, _ in found], [colour for _, colour in found]


def _check_teams(
    edition: LaneEdition,
    settled: Mapping[str, object],
    members: list[list[int]],
    seats: Sequence[str],
) -> None:
    """KO-SETUP-08, KO-TEAM-01: teams from five players on, all of two but one at most."""
    if settled["small_teams"] is True:
        return
    least = int(str(edition.rules["standard"]["teams_from"]))
    alone = sum(len(seats_of) == 1 for seats_of in members)
    if len(seats) < least and alone != len(members):
        raise OptionError(
            "option teams", Phrase("players", count=len(seats)), Phrase("teams-from", least=least)
        )
    if len(seats) >= least and alone > 1:
        raise OptionError("option teams", Phrase("players-alone", count=alone), Phrase("one-alone"))


def check_lane_seats(edition: LaneEdition, seats: Sequence[str]) -> None:
    """Refuse a table with too few or too many players (KO-SETUP-08)."""
    least, most = edition.players
    if not least <= len(seats) <= min(most, SEATS):
        raise seat_count_error(edition.id, len(seats), least, most)


def parse_lane_option(text: str) -> tuple[str, object]:
    """Parse ``name=value`` from a command line into name and value.

    Teams are written ``teams=red:ana+bob,blue:cid+dan``.
    """
    name, sign, written = (part.strip() for part in text.partition("="))
    if not sign:
        raise OptionError("option", shown(text), Phrase("name-and-value"))
    if name == "teams":
        sides = (side.partition(":") for side in written.split(","))
        return name, {colour.strip(): list(who.strip().split("+")) for colour, _, who in sides}
    return name, {"true": True, "false": False}.get(written, written)
