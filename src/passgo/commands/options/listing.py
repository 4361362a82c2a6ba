"""What the commands list: editions, options, clauses."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ...editions import EDITIONS, AnyEdition, load_edition
from ...editions.phrases import spoken
from ...editions.values import Odds
from ...estate.edition.model import UNIT_ID, Edition
from ...estate.edition.options import OPTIONS, Option
from ...knockout.edition.model import NOISE_LEVELS, LaneEdition
from ...knockout.edition.options import LANE_OPTIONS
from ...knockout.edition.rules_file import LANE_FLAGS
from ...terminal.option_texts import option_texts
from ...terminal.rules_played import plain
from ...texts import Locale, Texts

if TYPE_CHECKING:
    from ...rulebook.rules import Row

_STYLES = {"proved": "green", "failing": "bold red", "unproved": "yellow", "physical": "dim"}


def as_json(data: object) -> str:
    """Data as the ``--json`` of any report prints it."""
    return json.dumps(data, ensure_ascii=False, indent=1)


def editions_data(locale: Locale) -> list[dict[str, Any]]:
    """Every edition of the package: its title, its modes and how many may play."""
    listed = []
    for name in EDITIONS():
        edition = load_edition(name)
        texts = Texts(locale, edition)
        least, most = edition.players
        listed.append(
            {
                "id": edition.id,
                "title": texts.get("edition-title"),
                "character": texts.get("edition-character"),
                "modes": list(edition.modes),
                "players": [least, most],
            }
        )
    return listed


def show_editions(console: Console, locale: Locale) -> None:
    """Print the editions."""
    texts = Texts(locale)
    listed = editions_data(locale)
    width = max(len(entry["id"]) for entry in listed) + 2
    for entry in listed:
        least, most = entry["players"]
        modes = ", ".join(entry["modes"])
        players = texts.get("cli-players-range", least=least, most=most)
        line = Text.assemble(
            (f"{entry['id']:<{width}}", "bold"), f"{entry['title']} · {players} · {modes}"
        )
        console.print(line)
        console.print(Padding(Text(entry["character"], style="dim"), (0, 0, 0, width)))


def options_data(edition: AnyEdition | None, locale: Locale) -> list[dict[str, Any]]:
    """Every option: what it may be set to, what it means, and what the edition's book says."""
    if isinstance(edition, LaneEdition):
        return lane_options_data(edition, locale)
    explained = option_texts(locale)
    listed = []
    for option in OPTIONS.values():
        entry: dict[str, Any] = {
            "name": option.name,
            "values": spoken(option.spec.expected(), locale),
            "default": option.default,
            "text": explained[option.name],
        }
        if isinstance(edition, Edition):
            values = {mode: _played(edition, mode, option) for mode in edition.modes}
            entry |= _by_source(values, option.flag in edition.rulings)
        listed.append(entry)
    return listed


def lane_options_data(edition: LaneEdition, locale: Locale) -> list[dict[str, Any]]:
    """The options of a knockout table."""
    texts = Texts(locale)
    words = {"noise": " | ".join(NOISE_LEVELS), "teams": "{colour: [name, name]}"}
    return [
        {
            "name": name,
            "values": words[name] if name in words else spoken(LANE_FLAGS[name].expected(), locale),
            "default": default,
            "text": texts.get(f"knockout-option-{name.replace('_', '-')}"),
        }
        | _by_source(
            {mode: edition.rules[mode].get(name) for mode in edition.modes},
            name in edition.rulings,
        )
        for name, default in LANE_OPTIONS.items()
    ]


def _by_source(values: dict[str, object], is_ruling: bool) -> dict[str, dict[str, object]]:
    """Values by mode, told apart: what a book prints, and what is our ruling."""
    nothing = {**values, **dict.fromkeys(values)}
    if is_ruling:
        return {"printed": nothing, "ruling": values}
    return {"printed": values, "ruling": nothing}


def _played(edition: Edition, mode: str, option: Option) -> object:
    """What the edition plays, in the option's own words; nothing where it lacks what is set."""
    rules = edition.rules[mode]
    if not option.flag or (option.needs and rules[option.needs] in (False, "none")):
        return None
    if isinstance(option.spec, Odds) and UNIT_ID not in edition.decks:
        return None
    flag = rules[option.flag]
    value = next((given for given, set_to in option.as_flag.items() if set_to == flag), flag)
    if not option.spec.allows(value):
        return None
    return list(value) if isinstance(value, tuple) else value


def show_options(console: Console, edition: AnyEdition | None, locale: Locale) -> None:
    """Print the options."""
    texts = Texts(locale)
    for entry in options_data(edition, locale):
        line = Text.assemble((entry["name"], "bold"), f" = {entry['values']}")
        printed = entry.get("printed", {}).get("standard")
        ruling = entry.get("ruling", {}).get("standard")
        if printed is not None:
            line.append(f"  {texts.get('cli-printed', value=plain(printed))}", style="cyan")
        elif ruling is not None:
            line.append(f"  {texts.get('cli-ruling', value=plain(ruling))}", style="cyan")
        elif entry["default"] is not None:
            line.append(
                f"  {texts.get('cli-default', value=plain(entry['default']))}", style="cyan"
            )
        console.print(line)
        console.print(Padding(Text(entry["text"], style="dim"), (0, 0, 0, 4)))


def clause_rows(console: Console, edition: str | None, scenarios: Path | None) -> "list[Row]":
    """The clause table, with a progress bar where somebody watches."""
    from ...rulebook.rules import clause_table
    from ...terminal.progress import bar

    with bar(console) as report:
        return clause_table(edition, scenarios, on_progress=report)


def show_clauses(console: Console, rows: "Sequence[Row]", locale: Locale) -> None:
    """Print the clause table, then how many of each edition stand how."""
    from ...rulebook.rules import STATUSES, count_statuses

    texts = Texts(locale)
    table = Table(box=None, padding=(0, 1), header_style="dim")
    for text_id in ("cli-clause", "cli-edition", "cli-status"):
        table.add_column(texts.get(text_id), no_wrap=True)
    table.add_column(texts.get("cli-rule"), ratio=1)
    table.add_column(texts.get("cli-proofs"), justify="right")
    for row in rows:
        rule = Text(row.rule[locale])
        if row.note:
            rule.append(f" ({row.note})", style="dim")
        status = Text(texts.get(f"cli-status-{row.status}"), style=_STYLES[row.status])
        table.add_row(row.id, row.edition, status, rule, str(len(row.scenarios)))
    console.print(table)
    for edition, counts in count_statuses(rows).items():
        parts = [f"{counts[status]} {texts.get(f'cli-status-{status}')}" for status in STATUSES]
        console.print(Text(f"{edition}: {', '.join(parts)}", style="bold"))
