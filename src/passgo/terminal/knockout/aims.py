"""What somebody types at a knockout table, as an action: a line, an aim, a space or a word."""

import math
from typing import Any

from ...game import Game
from ...game.errors import ActionError
from ...game.families import Choice, Written
from ...knockout.edition.model import Space
from ...knockout.formats.texts import LaneTexts
from ..keyboard import line_number

_AIM = ("x", "angle", "speed")
_MILLI = 1000


def read_answer(words: LaneTexts, answer: str, listed: list[Choice]) -> Written:
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
    lane = game.edition.lane
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


def _space(words: LaneTexts, answer: str) -> Space:
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
