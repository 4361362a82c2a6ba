"""What ``passgo editions`` prints: every edition with where it comes from, or those places."""

from typing import TYPE_CHECKING, TypedDict

from ...texts import Locale, Texts
from ..printing import as_json, make_console

if TYPE_CHECKING:
    from ...editions import AnyEdition
    from ...editions.registry import Listed

_COLUMN = 14


class EditionRow(TypedDict):
    """An edition as it is listed."""

    id: str
    digest: str
    title: str
    character: str
    family: str
    modes: list[str]
    players: list[int]
    official: bool
    origin: str
    folder: str


class TroubleRow(TypedDict):
    """An edition that cannot be played, and why."""

    id: str
    origin: str
    folder: str
    trouble: str


def show_editions(locale: Locale, *, is_json: bool) -> None:
    """Print every edition that there is."""
    from ...editions import local_editions

    listing = local_editions().listing()
    if is_json:
        print(as_json([_row(each, locale) for each in listing]))
        return
    width = max(_COLUMN, *(len(each.found.name) + 2 for each in listing))
    for each in listing:
        if each.edition is not None:
            _show(each, each.edition, locale, width)
    for each in listing:
        if each.trouble is not None:
            _complain(each, locale, width)


def show_places(locale: Locale, *, is_json: bool) -> None:
    """Print where editions are looked for, in that order."""
    from ...editions.loader import packaged_folder
    from ...editions.sources import Origin, local_sources

    places = [
        (Origin.PACKAGE, packaged_folder("")),
        *((s.origin, s.folder) for s in local_sources()),
    ]
    if is_json:
        print(as_json([{"origin": origin, "folder": str(path)} for origin, path in places]))
        return
    texts = Texts(locale)
    for origin, path in places:
        print(texts.get(f"editions-place-{origin}", path=str(path)))


def say_checked(edition: "AnyEdition", locale: Locale) -> None:
    """Say that an edition can be played, and which it is."""
    texts, own = Texts(locale), Texts(locale, edition)
    title = own.get("edition-title")
    print(texts.get("editions-checked", name=edition.id, title=title, digest=edition.digest))


def _row(each: "Listed", locale: Locale) -> EditionRow | TroubleRow:
    from ...editions.loader import is_official

    found, edition = each.found, each.edition
    if edition is None:
        return {
            "id": found.name,
            "origin": str(found.origin),
            "folder": str(found.folder),
            "trouble": str(each.trouble),
        }
    texts = Texts(locale, edition)
    return {
        "id": edition.id,
        "digest": edition.digest,
        "title": texts.get("edition-title"),
        "character": texts.get("edition-character"),
        "family": edition.family,
        "modes": list(edition.modes),
        "players": list(edition.players),
        "official": is_official(edition),
        "origin": str(found.origin),
        "folder": str(found.folder),
    }


def _show(each: "Listed", edition: "AnyEdition", locale: Locale, width: int) -> None:
    from rich.padding import Padding
    from rich.text import Text

    from ...editions.sources import Origin

    console, texts = make_console(), Texts(locale, edition)
    least, most = edition.players
    players = texts.get("cli-players-range", least=least, most=most)
    title, modes = texts.get("edition-title"), ", ".join(edition.modes)
    name = (f"{edition.id:<{width}}", "bold")
    console.print(Text.assemble(name, f"{title} · {players} · {modes}"))
    lines = [texts.get("edition-character")]
    if each.found.origin is not Origin.PACKAGE:
        lines.append(str(each.found.folder))
    for line in lines:
        console.print(Padding(Text(line, style="dim"), (0, 0, 0, width)))


def _complain(each: "Listed", locale: Locale, width: int) -> None:
    from rich.text import Text

    from ..complaints import in_words

    assert each.trouble is not None
    why = in_words(each.trouble, Texts(locale))
    told = Texts(locale).get("editions-trouble", why=why)
    make_console().print(Text.assemble((f"{each.found.name:<{width}}", "bold"), (told, "yellow")))
