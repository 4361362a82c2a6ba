"""The pages about the rules, written from the rulebook: docs/rules.md and docs/rulings.md.

``python -m passgo.rulebook.pages docs`` writes them; a test checks that they are current.
"""

import sys
from collections.abc import Callable
from pathlib import Path

from ..editions import EDITIONS
from ..editions.same_rules import followed
from . import CHAPTERS, Clause, clauses, further_rulings

TITLES = {
    "box": "The aim and the box",
    "setup": "Setting up",
    "bank": "The bank",
    "turn": "The turn and the salary",
    "buying": "Buying and auctions",
    "rent": "Rent, utilities, stations",
    "cards": "Cards, taxes, Free Parking",
    "jail": "Jail",
    "building": "Houses, hotels, shortages, sales",
    "trade": "Trades",
    "mortgage": "Mortgages",
    "bankruptcy": "Debts and bankruptcy",
    "unit": "The electronic unit",
    "ending": "The short and the timed games",
    "theme": "Names and pieces",
    "silent": "Where every book is silent",
    "knockout": "Knockout",
}

_RULES = """\
# The rules, clause by clause

Written by `python -m passgo.rulebook.pages docs`; do not edit it by hand.

Every rule in a line, in English and in French. An edition leads to the scenario of that name,
where there is one; `°` marks an edition whose book leaves the point open and in which our ruling
holds ([rulings](rulings.md)). Options change a rule for one table. `passgo rules` plays the
scenarios and says which of them, and which tests, prove each clause.
"""

_RULINGS = """\
# Rulings

Written by `python -m passgo.rulebook.pages docs`; do not edit it by hand.

Where a book is silent or can be read in two ways, the engine needs one answer. These are the
answers, with the option that gives another where tables may want it. A game in which an option
departs from the printed rules says so.
"""


def rules_page(scenarios: Path) -> str:
    """The clause table as a page; ``scenarios`` is the folder that its links point to."""
    parts = [_RULES]
    for chapter in CHAPTERS:
        rows = [_table_line(clause, scenarios) for clause in _held(chapter)]
        if rows:
            head = "| clause | rule | editions | options |\n|---|---|---|---|\n"
            parts.append(f"\n## {TITLES[chapter]}\n\n{head}" + "".join(rows))
    return "".join(parts)


def rulings_page() -> str:
    """The rulings as a page."""
    parts = [_RULINGS]
    for chapter in CHAPTERS:
        held = [c for c in _held(chapter) if c.ruling or c.is_silent_point]
        if held:
            parts.append(f"\n## {TITLES[chapter]}\n\n" + "".join(map(_ruling_line, held)))
    parts.append("\n## Cases that belong to no single clause\n\n")
    parts += [
        f"- **{ruling.topic}.** {ruling.text} ({', '.join(ruling.related)})\n"
        for ruling in further_rulings()
    ]
    return "".join(parts)


def _held(chapter: str) -> list[Clause]:
    """The clauses of a chapter that hold in a packaged edition."""
    return [c for c in clauses() if c.chapter == chapter and set(c.editions) & set(EDITIONS())]


def _table_line(clause: Clause, scenarios: Path) -> str:
    rule = f"{clause.rule['en']}<br>*{clause.rule['fr']}*"
    if shown := clause.shown_instead(""):
        rule += f"<br>In the program: {shown}."
    editions = [_edition(clause, name, scenarios) for name in clause.editions if name in EDITIONS()]
    return f"| {clause.id} | {rule} | {' '.join(editions)} | {_options(clause)} |\n"


def _edition(clause: Clause, edition: str, scenarios: Path) -> str:
    mark = "" if edition in clause.stated else "°"
    for folder in (edition, followed(edition)):
        own = scenarios / folder / f"{clause.id}.yaml"
        found = [own] if own.is_file() else sorted(own.parent.glob(f"{clause.id}-*.yaml"))
        if found:
            return f"[{edition}](../tests/scenarios/{folder}/{found[0].name}){mark}"
    return edition + mark


def _options(clause: Clause) -> str:
    return ", ".join(f"`{option}`" for option in clause.options)


def _ruling_line(clause: Clause) -> str:
    if clause.is_silent_point:
        line = f"- **{clause.id}** {clause.rule['en']}"
    else:
        line = f"- **{clause.id}** {clause.rule['en']} *Ruling:* {clause.ruling}"
    if clause.other and clause.options:
        line += f" *Other reading:* {clause.other.removesuffix('.')}: {_options(clause)}."
    elif clause.options:
        line += f" *Another way:* {_options(clause)}."
    related = [name for name in clause.related if name not in line]
    return line + (f" ({', '.join(related)})\n" if related else "\n")


PAGES: dict[str, Callable[[Path], str]] = {
    "rules.md": lambda docs: rules_page(docs.parent / "tests" / "scenarios"),
    "rulings.md": lambda _: rulings_page(),
}


def main(arguments: list[str]) -> int:
    """Write both pages into the folder named."""
    if len(arguments) != 1 or not Path(arguments[0]).is_dir():
        print("expected one folder to write rules.md and rulings.md into", file=sys.stderr)
        return 2
    docs = Path(arguments[0]).resolve()
    for name, page in PAGES.items():
        (docs / name).write_text(page(docs), encoding="utf-8")
        print(f"wrote {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
