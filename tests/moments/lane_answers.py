"""The answers of the knockout kernel: slides from corner to corner, at any speed."""

from functools import cache

from passgo.knockout.formats.wording import new_slide
from passgo.knockout.rules import actions as act
from passgo.knockout.rules.state import TOKENS_EACH
from tests.moments.answers import BANK, Answers

AIMS = ((0.5, 0, 0.5), (0, 0, 1), (1, 0.3, 0.8), (0.3, -0.4, 0.65), (0.7, 0.1, 0.3), (0.5, 1, 0.9))
"""Places across the launching end, slopes and speeds, as parts of what a hand can do."""


class LaneAnswers(Answers):
    """Asks the knockout kernel."""

    def odd_actions(self, seat):
        yield from (made(kind) for kind in range(-1, act.KINDS + 1))
        if seat == BANK:
            return
        for token in range(-2, TOKENS_EACH + 1):
            yield made(act.STAY, token=token)
            yield made(act.RETRY, token=token)
            yield made(act.SLIDE, token=token, **self.aim(*AIMS[0]))
            for space in range(-1, int(self.board.spaces) + 1):
                yield made(act.RAILROAD, token=token, space=space)
        yield from (made(act.HOUSE, space=space) for space in range(-1, int(self.board.spaces) + 1))
        yield from (made(act.SLIDE, **self.aim(*aim)) for aim in AIMS[1:])
        yield from self.outside()

    def aim(self, across, slope, speed):
        """An aim given as parts of what a hand can do."""
        board = self.board
        return {
            "x": int(board.x_least + across * (board.x_most - board.x_least)),
            "slope": int(slope * board.slope_most),
            "speed": int(board.speed_least + speed * (board.speed_most - board.speed_least)),
        }

    def outside(self):
        """Slides a step beyond what a hand can do, and a step within."""
        board, middle = self.board, self.aim(*AIMS[0])
        for field, least, most in (
            ("x", board.x_least, board.x_most),
            ("speed", board.speed_least, board.speed_most),
            ("slope", -board.slope_most, board.slope_most),
            ("y", 0, board.launch_y // 100),
        ):
            for value in (least - 1, least, most, most + 1):
                yield made(act.SLIDE, **{**middle, field: int(value)})


@cache
def made(kind, **fields):
    """An action of a kind that names no more than is said."""
    action = new_slide()
    action.kind = kind
    for field, value in fields.items():
        action[field] = value
    return action
