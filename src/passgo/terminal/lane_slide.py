"""``passgo slide``: one slide as a picture, from what the command line says."""

from collections.abc import Sequence

from ..editions import load_lane_edition
from ..errors import PassgoError
from ..knockout.refusals import ACCEPTED, REFUSAL_NAMES
from ..knockout.sliding import check_aim, check_free
from ..knockout_wording import LaneWording
from ..lab.slide_picture import Picture


def draw_slide(x: float, angle: float, speed: float, tokens: Sequence[str]) -> str:
    """The picture of a slide; PassgoError if the aim or the tokens are none."""
    picture = Picture([_place(text) for text in tokens])
    wording = LaneWording(load_lane_edition("knockout"), ())
    action = wording.read({"slide": {"x": x, "angle": angle, "speed": speed}})
    refusal = [0, 0, 0, 0]
    code = check_aim(picture.board, action, refusal)
    if code == ACCEPTED:
        code = check_free(picture.board, picture.state, picture.slid, int(action.x), refusal)
    if code != ACCEPTED:
        raise PassgoError(f"slide: {REFUSAL_NAMES[code]}")
    return picture.draw(int(action.x), int(action.slope), int(action.speed))


def _place(text: str) -> tuple[float, float]:
    x, comma, y = text.partition(",")
    try:
        place = float(x), float(y)
    except ValueError:
        raise PassgoError(f"token: found {text!r}, expected x,y in millimetres") from None
    if not comma or not (0 <= place[0] <= 300 and 0 <= place[1] <= 915):  # noqa: PLR2004
        raise PassgoError(f"token: found {text!r}, expected a place on the lane")
    return place
