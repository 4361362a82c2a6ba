"""Every choice of a knockout seat that could be listed, to be held against what is."""

from passgo.knockout.formats.wording import new_slide
from passgo.knockout.rules import actions as act
from passgo.knockout.rules.state import TOKENS_EACH

AIM = (1500, 0, 1475)
"""Up the middle, halfway between the least and the most speed."""


def every_choice(board):
    """One action for each kind, token and space that an action may name."""
    tokens = range(act.ANY_TOKEN, TOKENS_EACH + 1)
    for kind in range(len(act.ACTION_NAMES) + 1):
        for token in tokens:
            if kind in {act.RAILROAD, act.HOUSE}:
                for space in range(-1, int(board.spaces) + 1):
                    yield made(kind, token, space)
            else:
                yield made(kind, token, act.NOWHERE)


def made(kind, token, space):
    action = new_slide()
    action.kind, action.token, action.space = kind, token, space
    if kind == act.SLIDE:
        action.x, action.slope, action.speed = AIM
    return action


def assert_lane_legal_is_all(game, trial, seat):
    """What is listed is accepted, and what is accepted is listed."""
    listed = set()
    for choice in game.legal(seat):
        record = game.read_action(seat, choice.action)[1]
        assert trial.attempt(seat, record) == 0, choice.action
        listed.add(mark(game, record))
    assert len(listed) == len(game.legal(seat))
    for action in every_choice(game.board):
        if trial.ask(seat, action):
            assert stands_for(game, action) & listed, game.wording.write(action)


def mark(game, action):
    """A choice without its aim."""
    return int(action.kind), int(action.token), int(action.space)


def stands_for(game, action):
    """The listed choices that match an accepted action: any token matches an unnamed one."""
    kind, token, space = mark(game, action)
    space = space if kind in {act.RAILROAD, act.HOUSE} else act.NOWHERE
    tokens = [token, act.ANY_TOKEN]
    if token == act.ANY_TOKEN:
        tokens += range(TOKENS_EACH)
    return {(kind, one, space) for one in tokens}
