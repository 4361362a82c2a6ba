"""The progress of a knockout game in one line, for lists of games."""

from ...wire.forms import Plain


def progress_of(view: Plain) -> Plain:
    """The round, whose slide it is, and the cash of each player's side."""
    asked = view["to_act"]
    sides = [side for side in view["sides"] if not side["gone"]]
    return {
        "period": "round",
        "time": view["round"],
        "mover": asked[0] if asked else None,
        "cash": {seat: side["cash"] for side in sides for seat in side["members"]},
    }
