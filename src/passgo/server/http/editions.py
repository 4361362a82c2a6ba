"""The boxes: everything a set-up screen and a table need to know before there is a game."""

from functools import cache
from typing import Any

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict

from ...bots.company import find_company
from ...bots.names import ADVISER, DEFAULT_PLAYER
from ...editions import EDITIONS, load_edition
from ...game.families import edition_box
from ...game.rooms import family_part
from ...protocol.errors import ProtocolError
from ..problems import PROBLEMS

router = APIRouter(prefix="/api/editions", tags=["editions"])


class OptionForm(BaseModel):
    """An option of a table, as a form offers it."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    name: str
    text: str
    """The id of the text that explains it."""
    kind: str
    """choice, yes_no, whole, money, odds, seat, noise or teams."""
    choices: list[bool | int | str] | None
    """What it may be, where that is a list."""
    least: int | None
    most: int | None
    default: Any
    """What holds where a table says nothing."""
    printed: Any
    """What the box itself plays; null where it does not speak of it."""
    ruling: bool
    """Whether ``printed`` is our answer where the book is silent."""
    convenience: bool
    """Whether the printed rules are played whatever it is."""
    needs: dict[str, Any]
    """Other options that must be set so for this one to mean anything."""


class ModeForm(BaseModel):
    """A kind of game of a box."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    mode: str
    text: str
    """The id of its name."""
    players: tuple[int, int]
    """The fewest and the most who can play."""
    needed: list[str]
    """Options that a table must set."""
    options: list[OptionForm]


class BotForm(BaseModel):
    """A bot that plays these games."""

    name: str
    title: str
    text: str
    heavy: bool


class EditionLine(BaseModel):
    """A box in a list; ``edition-title`` and ``edition-character`` are texts of the edition."""

    edition: str
    family: str
    modes: list[str]
    players: tuple[int, int]


class EditionForm(EditionLine):
    """All of a box; bots come weakest first."""

    box: dict[str, Any]
    setups: list[ModeForm]
    bots: list[BotForm]
    usual_bot: str
    adviser: str


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
    edition = load_edition(name)
    least, most = edition.players
    return EditionLine(
        edition=edition.id, family=edition.family, modes=list(edition.modes), players=(least, most)
    )


@cache
def edition_form(name: str) -> EditionForm:
    """All of a box."""
    edition = load_edition(name)
    offered = family_part(edition.family, "edition.offered")
    company = find_company(edition.family)
    return EditionForm(
        **edition_line(name).model_dump(),
        box=edition_box(edition),
        setups=[
            ModeForm(
                mode=mode,
                text=f"cli-mode-{mode}",
                players=offered.player_range(edition, mode),
                needed=list(offered.needed_options(edition, mode)),
                options=[OptionForm(**entry) for entry in offered.offered_options(edition, mode)],
            )
            for mode in edition.modes
        ],
        bots=[
            BotForm(
                name=bot.name,
                title=f"bot-name-{bot.name}",
                text=offered.bot_text(bot.name),
                heavy=bot.is_heavy,
            )
            for bot in company.bots.values()
        ],
        usual_bot=DEFAULT_PLAYER,
        adviser=ADVISER,
    )
