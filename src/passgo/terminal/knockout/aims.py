"""What somebody types at a knockout table, as an action: a line, an aim, a space or a word."""

from typing import Any

from ...game import Game
from ...game.errors import ActionError
from ...game.families import Choice, Written
from ...knockout.edition.model import Space
from ...knockout.wire.box import steady_aim
from ..keyboard import line_number
from .words import LaneWords

_AIM = ("x", "angle", "speed")


def read_answer(words: LaneWords, answer: str, listed: list[Choice]) -> Written:
    """An answer as an action; ActionError where it is none."""
    game = words.game
    if answer.isascii() and answer.isdigit():
        number = line_number(answer, 1, len(listed))
        if number is None:
            raise ActionError(f"line: found {answer}, expected 1 to {len(listed)}")
        return listed[number - 1].action
    is_slide = game.phase in {"slide", "again", "chance"}
    numbers = numbers_in(answer)
    if is_slide and len(numbers) >= len(_AIM):
        return {"slide": _aim(numbers)}
    if answer in {"pay", "stay", "retry", "resign"}:
        return answer
    space = _space(words, answer)
    if is_slide:
        return {"slide": aim_at(game, space)}
    return {game.phase: space.id}


def numbers_in(answer: str) -> list[float]:
    """The numbers of an answer that is nothing but numbers; a comma is a point, or parts them."""
    parts = answer.replace(";", " ").split()
    if len(parts) < len(_AIM):
        parts = answer.replace(",", " ").split()
    try:
        return [float(part.rstrip(",").replace(",", ".")) for part in parts]
    except ValueError:
        return []


def _aim(numbers: list[float]) -> dict[str, Any]:
    """Place, angle and speed; a fourth number is that of a token."""
    aim: dict[str, Any] = dict(zip(_AIM, numbers, strict=False))
    more = numbers[len(_AIM) :]
    if len(more) > 1 or not all(number.is_integer() for number in more):
        raise ActionError(f"slide: found {more}, expected the number of one token")
    if more:
        aim["token"] = int(more[0])
    return aim


def aim_at(game: Game, space: Space) -> dict[str, float]:
    """The aim of a steady hand on an empty lane at the middle of a space, as straight as can be."""
    return steady_aim(game.edition, space)


def _space(words: LaneWords, answer: str) -> Space:
    """The one space that an answer names, by its id or by its name or part of it."""
    wanted = " ".join(answer.casefold().replace("_", " ").split())
    spaces = words.game.edition.spaces
    names = [
        {space.id.replace("_", " "), words.space(number).casefold()}
        for number, space in enumerate(spaces)
    ]
    exact = [space for space, known in zip(spaces, names, strict=True) if wanted in known]
    near = [
        space
        for space, known in zip(spaces, names, strict=True)
        if wanted and any(wanted in name for name in known)
    ]
    for found in (exact, near):
        if len(found) == 1:
            return found[0]  # type: ignore[no-any-return]
    raise ActionError(f"space: found {answer!r}, expected the name of one")
