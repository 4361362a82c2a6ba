"""How seats look: the portraits that people chose, and a token of its own for each seat.

A token that a person chose is theirs. Bots, and people who chose none, take what is left: the
token they had, else that of their place, else the first that is free.
"""

from collections.abc import Sequence
from dataclasses import replace

from ...protocol.errors import LobbyError
from ...protocol.limits import TOKENS
from .places import Place


def tokens_of(places: Sequence[Place]) -> list[int]:
    """The token of each place; no two have the same one."""
    found: list[int | None] = [place.token if place.guests else None for place in places]
    for number, place in enumerate(places):
        if found[number] is None:
            found[number] = next(
                wanted
                for wanted in (place.token, number, *range(TOKENS))
                if wanted is not None and wanted not in found
            )
    return [token for token in found if token is not None]


def dressed(
    places: Sequence[Place], number: int, portrait: int | None, token: int | None
) -> tuple[Place, ...]:
    """The places after a person has chosen how one looks; what is None stays as it is.

    LobbyError if another person has the token; a bot that has it takes the one given up.
    """
    before, changed = tokens_of(places), list(places)
    if portrait is not None:
        changed[number] = replace(changed[number], portrait=portrait)
    if token is None or token == before[number]:
        kept = places[number].token if token is None else token
        changed[number] = replace(changed[number], token=kept)
        return tuple(changed)
    if token in before:
        other = before.index(token)
        if places[other].guests and places[other].token is not None:
            raise LobbyError("token_taken", seat={"seat": places[other].name})
        changed[other] = replace(changed[other], token=before[number])
    changed[number] = replace(changed[number], token=token)
    return tuple(changed)


def with_tokens(places: Sequence[Place]) -> tuple[Place, ...]:
    """The places as a game starts with them: each keeps the token it has now."""
    return tuple(
        replace(place, token=token) for place, token in zip(places, tokens_of(places), strict=True)
    )
