"""The digest of a knockout edition."""

from functools import lru_cache

from ...editions.identity import columns_of, digest_of, flags_of
from .compile import printed_lane
from .model import KNOCKOUT, LaneEdition
from .rules_file import LANE_FLAGS
from .texts_file import wanted_texts


@lru_cache(maxsize=64)
def edition_digest(edition: LaneEdition) -> str:
    """Return the digest over the lane, its spaces, hands, flags and ids."""
    wanted = wanted_texts(edition.groups, edition.colours, edition.spaces)
    return digest_of(
        [
            ("family", KNOCKOUT),
            ("board", columns_of(printed_lane(edition))),
            ("noise", {level: list(sigmas) for level, sigmas in edition.lane.noise.items()}),
            ("spaces", [space.id for space in edition.spaces]),
            ("colours", [colour.id for colour in edition.colours]),
            ("texts", sorted(wanted)),
            *(
                (f"rules {mode}", flags_of(rules, LANE_FLAGS, {}))
                for mode, rules in edition.rules.items()
            ),
        ]
    )
