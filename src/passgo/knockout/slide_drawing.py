"""``passgo slide``: one slide as a picture, from the options of the command line."""

from collections.abc import Sequence

from ..editions import OptionError
from ..editions.phrases import Phrase
from ..texts import Locale, Texts
from .edition.loader import load_lane_edition
from .edition.model import LaneEdition
from .formats.wording import LaneWording
from .rules import refusals as no
from .rules.sliding import check_aim, check_free
from .slide_picture import Picture


def draw_slide(x: float, angle: float, speed: float, tokens: Sequence[str], locale: Locale) -> str:
    """The picture of a slide; OptionError says what is wrong with the aim or the tokens."""
    edition = load_lane_edition("knockout")
    texts = Texts(locale, edition)
    names = {space.id: texts.name("space", space.id) for space in edition.spaces}
    picture = Picture([_place(edition, text) for text in tokens], names)
    action = LaneWording(edition, ()).read({"slide": {"x": x, "angle": angle, "speed": speed}})
    refusal = [0, 0, 0, 0]
    code = check_aim(picture.board, action, refusal)
    lane = edition.lane
    aims = {
        no.BAD_PLACE: ("--x", x, lane.launch_x),
        no.BAD_ANGLE: ("--angle", angle, (-lane.angle, lane.angle)),
        no.BAD_SPEED: ("--speed", speed, tuple(limit / 1000 for limit in lane.speed)),
    }
    if code in aims:
        name, found, (least, most) = aims[code]
        raise OptionError(name, f"{found:g}", Phrase("range", least=f"{least:g}", most=f"{most:g}"))
    if (
        check_free(picture.board, picture.state, picture.slid, int(action.x), refusal)
        != no.ACCEPTED
    ):
        raise OptionError("--token", tokens[refusal[0]], Phrase("tokens-apart"))
    return picture.draw(int(action.x), int(action.slope), int(action.speed))


def _place(edition: LaneEdition, text: str) -> tuple[float, float]:
    lane = edition.lane
    x, _, y = text.partition(",")
    try:
        place = float(x), float(y)
    except ValueError:
        raise OptionError("--token", repr(text), Phrase("place")) from None
    if not (0 <= place[0] <= lane.width and 0 <= place[1] <= lane.length):
        expected = Phrase("place-on-lane", x=f"{lane.width:g}", y=f"{lane.length:g}")
        raise OptionError("--token", repr(text), expected)
    return place
