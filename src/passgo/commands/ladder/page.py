"""The ladder as tables of a Markdown page, between two marks that stay where they are.

Pages of the documentation are in English, whatever language the command speaks.
"""

from collections.abc import Sequence
from pathlib import Path

from ... import __version__
from ...errors import CommandError
from ...lab.figures import percent, percents, whole
from ...lab.ladder import Ladder
from ...terminal.saving import FileTrouble
from ...texts import Texts
from .tables import COLUMNS

BEGIN = "<!-- ladder: begin -->"
END = "<!-- ladder: end -->"


def read_parts(path: Path) -> tuple[str, str]:
    """What stands before and after the tables; both marks must be there, in their order."""
    try:
        content = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise FileTrouble("cli-error-no-file", path) from None
    except UnicodeDecodeError:
        content = ""
    before, begin, rest = content.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise CommandError("ladder-error-marks", path=str(path), begin=BEGIN, end=END)
    return before, after


def renew(path: Path, ladders: Sequence[Ladder], command: str) -> str:
    """The page with new tables."""
    before, after = read_parts(path)
    tables = "\n".join(page(ladder) for ladder in ladders)
    # A page must not name a path of this machine.
    where = path.name if path.is_absolute() else path.as_posix()
    made = f"Passgo {__version__}, `{command} --write-docs {where}`"
    return f"{before}{BEGIN}\n\n{tables}\n{made}\n\n{END}{after}"


def page(ladder: Ladder) -> str:
    """One ladder: the ratings, and who beats whom."""
    texts = Texts("en")
    mode = texts.get(f"cli-mode-{ladder.setting.mode}")
    lines = [f"### {ladder.setting.edition}, {mode}", ""]
    lines += _head([texts.get(f"ladder-{heading}") for heading in COLUMNS])
    for name, rating in ladder.ratings.items():
        own, share = ladder.own[name], ladder.overall(name)
        cells = (
            name,
            whole(rating.points, "en"),
            whole(rating.margin, "en"),
            percent(share.value, "en"),
            percents(*share.interval, "en"),
            whole(own.lengths.median, "en"),
            percent(own.undecided / own.games, "en"),
            whole(own.decisions_per_second(), "en"),
            whole(own.games_per_second(), "en"),
        )
        lines.append(_row(cells))
    lines += ["", *_head([texts.get("ladder-matrix"), *ladder.ratings])]
    for name in ladder.ratings:
        shares = (
            "·" if other == name else percent(ladder.share(name, other).value, "en", 0)
            for other in ladder.ratings
        )
        lines.append(_row((name, *shares)))
    return "\n".join([*lines, ""])


def _head(names: Sequence[str]) -> list[str]:
    return [_row(names), "|---|" + "---:|" * (len(names) - 1)]


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
