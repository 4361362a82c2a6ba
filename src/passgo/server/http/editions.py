"""The editions: data for the shelf, for the set-up screen and for a table before its game."""

from dataclasses import asdict
from functools import lru_cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response

from ...bots.lengths import lengths
from ...bots.names import ADVISER, DEFAULT_PLAYER
from ...bots.registry import PLAYERS, Character
from ...editions import AnyEdition, EditionError
from ...editions.loader import is_official, shelf_place
from ...editions.presets import preset_text
from ...editions.texts_data import texts_as_data
from ...families import find_family
from ...game import edition_box
from ...protocol.errors import ProtocolError
from ...protocol.http import BotForm, EditionForm, EditionLine, EditionText
from ...texts import LOCALES, Texts
from ..page import ASK_AGAIN, FOR_EVER
from ..problems import PROBLEMS
from ..services import Served, Services

router = APIRouter(prefix="/api/editions", tags=["editions"])
_FOUND: dict[int | str, dict[str, Any]] = {code: PROBLEMS[code] for code in (404, 429)}


@router.get("", responses={429: PROBLEMS[429]})
def list_editions(services: Served) -> list[EditionLine]:
    """List the editions for the shelf."""
    boxes = [each.edition for each in services.hall.editions.listing() if each.edition]
    return [edition_line(box) for box in sorted(boxes, key=shelf_place)]


@router.get("/{edition}", responses=_FOUND)
def show_edition(edition: str, services: Served) -> EditionForm:
    """Show an edition: its printed data, its modes with their options, and its players."""
    return edition_form(_known(services, edition))


@router.get(
    "/{edition}/texts/{locale}",
    response_model=list[EditionText],
    responses={**_FOUND, 304: {"description": "The client has the current texts."}},
)
def show_texts(
    edition: str,
    locale: Annotated[str, Path(max_length=20)],
    request: Request,
    services: Served,
    version: Annotated[str | None, Query(alias="v", max_length=40)] = None,
) -> Response:
    """The texts of an edition in one language, as data for a page."""
    box = _known(services, edition)
    if locale not in LOCALES:
        raise ProtocolError("no_such_page")
    digest, content = texts_as_data(box.texts[locale])
    tag = f'"{digest}"'
    # Only an address that contains the digest of the texts can be cached forever.
    headers = {"ETag": tag, "Cache-Control": FOR_EVER if version == digest else ASK_AGAIN}
    known = request.headers.get("if-none-match", "")
    if tag in {each.strip().removeprefix("W/") for each in known.split(",")}:
        return Response(status_code=304, headers=headers)
    return Response(content, media_type="application/json", headers=headers)


def _known(services: Services, name: str) -> AnyEdition:
    """An edition available on this server, by name."""
    try:
        return services.hall.editions.load(name)
    except EditionError:
        raise ProtocolError("no_such_page") from None


@lru_cache(maxsize=64)
def edition_line(box: AnyEdition) -> EditionLine:
    """An edition as lists show it."""
    texts = {locale: Texts(locale, box) for locale in LOCALES}
    display = box.display
    return EditionLine(
        edition=box.id,
        digest=box.digest,
        family=box.family,
        modes=tuple(box.modes),
        players=box.players,
        official=is_official(box),
        order=display.order,
        minutes=display.minutes,
        usual=box.presets.usual or None,
        cover=display.cover,
        palette=dict(box.palette),
        titles={locale: text.get("edition-title") for locale, text in texts.items()},
        characters={locale: text.get("edition-character") for locale, text in texts.items()},
        texts={locale: texts_as_data(box.texts[locale])[0] for locale in LOCALES},
    )


def edition_form(box: AnyEdition) -> EditionForm:
    """All data of an edition, with the players that this server lists."""
    form = _packaged_form(box)
    outside = tuple(
        BotForm(
            name=each.name,
            title=None,
            text=None,
            called=each.title,
            heavy=isinstance(each, Character) and each.bot.is_heavy,
        )
        for each in PLAYERS.outside(box.family)
    )
    return form.model_copy(update={"bots": (*form.bots, *outside)}) if outside else form


@lru_cache(maxsize=64)
def _packaged_form(box: AnyEdition) -> EditionForm:
    """The data of an edition with the packaged players."""
    family = find_family(box.family)
    return EditionForm.model_validate(
        {
            **edition_line(box).model_dump(),
            "box": edition_box(box),
            "setups": [
                {
                    "mode": mode,
                    "text": f"cli-mode-{mode}",
                    "players": family.editions.player_range(box, mode),
                    "ending": family.editions.ending(box, mode),
                    "needed": family.editions.needed_options(box, mode),
                    "options": family.editions.offered_options(box, mode),
                    "lengths": [asdict(each) for each in lengths(box.id, mode)],
                }
                for mode in box.modes
            ],
            "presets": [
                {
                    "preset": preset.id,
                    "text": preset_text(preset.id),
                    "picture": preset.picture,
                    "mode": preset.mode,
                    "options": preset.options,
                    "customs": preset.customs,
                    "departures": family.editions.departures(box, preset.mode, preset.options),
                }
                for preset in box.presets.offered
            ],
            "bots": [
                {
                    "name": bot.name,
                    "title": f"bot-name-{bot.name}",
                    "text": f"{family.company.bot_texts}{bot.name}",
                    "called": None,
                    "heavy": bot.is_heavy,
                }
                for bot in family.company.bots.values()
            ],
            "usual_bot": DEFAULT_PLAYER,
            "adviser": ADVISER,
        }
    )
