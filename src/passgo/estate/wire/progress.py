"""The progress of an estate game in one line, for lists of games."""

from ...wire.forms import Plain


def progress_of(view: Plain) -> Plain:
    """The turn, the mover, and the cash of every player in the game, where it is not hidden."""
    turn = view["turn"]
    return {
        "period": "turn",
        "time": turn["number"],
        "mover": turn["mover"],
        "cash": {seat["seat"]: seat["cash"] for seat in view["seats"] if not seat["out"]},
    }
