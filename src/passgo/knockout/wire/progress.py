"""How far a game on the lane has come, in a line: for lists of games."""

from ...wire.forms import Plain


def progress_of(view: Plain) -> Plain:
    """The round, whose slide it is, and what the side of everybody in the game has."""
    asked = view["to_act"]
    sides = [side for side in view["sides"] if not side["gone"]]
    return {
        "period": "round",
        "time": view["round"],
        "mover": asked[0] if asked else None,
        "cash": {seat: side["cash"] for side in sides for seat in side["members"]},
    }
