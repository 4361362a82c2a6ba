"""The boxes: everything a set-up screen and a table need to know before there is a game."""

from functools import cache

from fastapi import APIRouter

from ...bots.names import ADVISER, DEFAULT_PLAYER
from ...editions import EDITIONS, known_edition
from ...families import find_family
from ...game import edition_box
from ...protocol.errors import ProtocolError
from ...protocol.http import EditionForm, EditionLine
from ..problems import PROBLEMS

router = APIRouter(prefix="/api/editions", tags=["editions"])


@router.get("", responses={429: PROBLEMS[429]})
def list_editions() -> list[EditionLine]:
    """List the boxes."""
    return [edition_line(name) for name in EDITIONS()]


@router.get("/{edition}", responses={code: PROBLEMS[code] for code in (404, 429)})
def show_edition(edition: str) -> EditionForm:
    """Show a box: what is printed, its modes with their options, and who plays it."""
    if edition not in EDITIONS():
        raise ProtocolError("no_such_page")
    return edition_form(edition)


@cache
def edition_line(name: str) -> EditionLine:
    """A box in a list."""
    edition = known_edition(name)
    least, most = edition.players
    return EditionLine(
        edition=edition.id, family=edition.family, modes=tuple(edition.modes), players=(least, most)
    )


@cache
def edition_form(name: str) -> EditionForm:
    """All of a box."""
    edition = known_edition(name)
    family = find_family(edition.family)
    return EditionForm.model_validate(
        {
            **edition_line(name).model_dump(),
            "box": edition_box(edition),
            "setups": [
                {
                    "mode": mode,
                    "text": f"cli-mode-{mode}",
                    "players": family.editions.player_range(edition, mode),
                    "needed": family.editions.needed_options(edition, mode),
                    "options": family.editions.offered_options(edition, mode),
                }
                for mode in edition.modes
            ],
            "bots": [
                {
                    "name": bot.name,
                    "title": f"bot-name-{bot.name}",
                    "text": f"{family.company.bot_texts}{bot.name}",
                    "heavy": bot.is_heavy,
                }
                for bot in family.company.bots.values()
            ],
            "usual_bot": DEFAULT_PLAYER,
            "adviser": ADVISER,
        }
    )
