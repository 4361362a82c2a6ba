"""The options of a knockout table for a form: their allowed values and the box's defaults."""

from ...editions.values import YES_NO, OneOf
from ...wire.plain import Plain
from .model import NOISE_LEVELS, LaneEdition
from .options import LANE_OPTIONS
from .rules_file import LANE_FLAGS


def offered_options(edition: LaneEdition, mode: str) -> list[Plain]:
    """Every option of the family."""
    return [_offered(edition, mode, name, default) for name, default in LANE_OPTIONS.items()]


def player_range(edition: LaneEdition, mode: str) -> tuple[int, int]:
    """How many may play."""
    del mode
    least, most = edition.players
    return least, most


def needed_options(edition: LaneEdition, mode: str) -> tuple[str, ...]:
    """The options that a table must set: none."""
    del edition, mode
    return ()


def _offered(edition: LaneEdition, mode: str, name: str, default: object) -> Plain:
    spec = LANE_FLAGS.get(name)
    choices = list(spec.choices) if isinstance(spec, OneOf) else None
    kind = "choice" if spec is not None else name
    return {
        "name": name,
        "text": f"knockout-option-{name.replace('_', '-')}",
        "kind": "yes_no" if spec == YES_NO else kind,
        "choices": list(NOISE_LEVELS) if name == "noise" else choices,
        "least": None,
        "most": None,
        "default": default,
        "printed": edition.rules[mode].get(name),
        "ruling": name in edition.rulings,
        "convenience": name in {"noise", "teams"},
        "needs": {},
        "follows": [],
    }
