"""Why a side earned nothing in a scored round: an event that the kernel does not log.

It follows from where the side's tokens lay when the round was scored. They move no more once
properties are collected, so the state before the action and what the action moved tell it exactly.
"""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import TYPE_CHECKING, Final

from ...wire.messages import Happening
from ..rules.landing import space_of
from ..rules.state import IN_JAIL, ON_BOARD, PROPERTY, SPACE_KINDS, TOKENS_EACH
from ..rules.turns import is_gone
from .records import read_state

if TYPE_CHECKING:
    from ...game import Game

NOTHING: Final = "nothing_collected"
"""An event beside those of the kernel."""

WAYS = ("off", "jail", "luxury_tax", "house", "chance", "railroad", "fewer", "empty", "nowhere")
"""How tokens earn nothing, each with its count; properties that were taken are a mask beside."""

_END = "pot_left"
"""The last thing that happens when a round is scored."""
_OFF, _JAIL, _NOWHERE = -3, -2, -1


def add_empty_handed(
    game: "Game", lane: SimpleNamespace, batch: Sequence[Happening]
) -> Sequence[Happening]:
    """What happened, with an event for each side that got nothing in a round scored by it."""
    names = [name for name, _ in batch]
    if not game.before or _END not in names:
        return batch
    end = names.index(_END)
    scored = batch[:end]
    after = read_state(game.state_bytes())
    paid = {numbers["side"] for name, numbers in scored if name == "pot_shared"}
    places = _places(lane, read_state(game.before), scored)
    told = [
        (NOTHING, _reasons(lane, side, places, is_shared=bool(paid)))
        for side in after.order[: lane.sides]
        if not after.collected[side] and side not in paid and not is_gone(lane, after, side)
    ]
    return [*scored, *told, *batch[end:]]


def _places(
    lane: SimpleNamespace, before: SimpleNamespace, scored: Sequence[Happening]
) -> list[int]:
    """The space of each token when the round was scored, or why it is on none."""
    places = [_place(lane, before, token) for token in range(lane.sides * TOKENS_EACH)]
    for name, numbers in scored:
        if name in {"token_rested", "railroad_taken"}:
            places[numbers["token"]] = numbers["space"]
        elif name == "token_out":
            places[numbers["token"]] = _OFF
        elif name == "token_jailed":
            places[numbers["token"]] = _JAIL
    return places


def _place(lane: SimpleNamespace, state: SimpleNamespace, token: int) -> int:
    if state.where[token] == ON_BOARD:
        return int(space_of(lane, state, token))
    return _JAIL if state.where[token] == IN_JAIL else _OFF


def _reasons(
    lane: SimpleNamespace, side: int, places: list[int], *, is_shared: bool
) -> dict[str, int]:
    """How each token of a side earned nothing."""
    found = {"side": side, **dict.fromkeys(WAYS, 0), "taken": 0}
    for place in places[side * TOKENS_EACH : (side + 1) * TOKENS_EACH]:
        if place >= 0 and lane.kind[place] == PROPERTY:
            found["taken"] |= 1 << place
        else:
            found[_way(lane, place, is_shared=is_shared)] += 1
    return found


def _way(lane: SimpleNamespace, place: int, *, is_shared: bool) -> str:
    """The way in which a token that is on no property earns nothing."""
    if place < 0:
        return {_OFF: "off", _JAIL: "jail", _NOWHERE: "nowhere"}[place]
    kind = SPACE_KINDS[lane.kind[place]]
    if kind == "free_parking":
        # KO-PARK: the pot goes to most tokens, in whole shares.
        return "fewer" if is_shared else "empty"
    return "nowhere" if kind == "go_to_jail" else kind
