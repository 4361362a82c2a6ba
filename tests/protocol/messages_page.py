"""docs/messages.md, made of the families' tables: ``python -m tests.protocol.messages_page``."""

import ast
import re
from pathlib import Path

from passgo.estate.rules.events import EVENT_FIELDS as ESTATE_EVENTS
from passgo.estate.rules.refusals import REFUSAL_FIELDS as ESTATE_REFUSALS
from passgo.estate.rules.state import EFFECT_KINDS
from passgo.estate.wire.messages import EstateMessages
from passgo.game import Game
from passgo.knockout.rules.events import EVENT_FIELDS as LANE_EVENTS
from passgo.knockout.rules.refusals import REFUSAL_FIELDS as LANE_REFUSALS
from passgo.knockout.wire.empty import NOTHING, WAYS
from passgo.knockout.wire.messages import LaneMessages

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "messages.md"
SOURCE = ROOT / "src" / "passgo"
HEAD = """\
# Events and refusals

Every event (`name`) and every refusal (`code`) that the rules and the table can send, with the
names of its `args`. This page is made from the tables that the rules themselves use; a test holds
it current, and `python -m tests.protocol.messages_page` writes it anew. The forms around them are
in [wire](wire.md#what-happens), how a term is worded too ([terms](wire.md#messages-and-terms)). The
refusals of the lobby are in the [protocol](protocol.md#refusals-of-the-lobby).

Names may be added, as may `args`: skip what you do not know. Where the words below speak of −1, the
term is null, and `{"seat": null}` where a seat is meant: the bank. What names nothing of the box (a
zone that is none) stays a number. `seconds` is told as `timed` or `untimed`; the words of `reason`,
`sort`, `phase` and `change` are in [formats](formats.md#events).
"""
UNDO = {
    "taken_back": (
        "seat, what, amount, flow, number",
        "a step was taken back ([taking back](wire.md#taking-back))",
    )
}
UNDO_REFUSALS = {
    "nothing_to_undo": ("", "there is nothing that could be taken back"),
    "undo_not_yours": ("seat", "the last step is another's"),
}
PLAN_REFUSALS = {
    "plan_builds": ("", "a plan that builds cannot sell too ([plans](wire.md#what-may-be-done))"),
    "plan_sells": ("", "a plan that sells cannot build too ([plans](wire.md#what-may-be-done))"),
}
FAMILIES = (
    ("Estate", "estate", ("euro", "deska", "revolution")),
    ("Knockout", "knockout", ("knockout",)),
)


def meanings(path, table):
    """What each row of a table of the rules means: the comment above it."""
    rows = re.split(rf"^{table}: .*$", path.read_text(encoding="utf-8"), flags=re.M)[1]
    found = re.findall(r"((?:    # .*\n)+)    \"(\w+)\":", rows.split("\n}")[0])
    return {
        name: " ".join(line.strip().removeprefix("# ") for line in said.splitlines())
        .replace("``", "`")
        .replace("|", "\\|")
        for said, name in found
    }


def form_of(term):
    """What a term is, in a word."""
    if term is None:
        return None
    if isinstance(term, dict):
        return {"text": "message", "list": "list of terms"}.get(next(iter(term)), next(iter(term)))
    return "key word" if isinstance(term, str) else "number"


def read_family(family, edition):
    """The messages of a game of the family, and its tables of events and refusals."""
    game = Game.new(edition, 3, seed=1)
    if family == "estate":
        made = EstateMessages(game.edition, game.seats)
        return made, ESTATE_EVENTS, ESTATE_REFUSALS
    events = LANE_EVENTS | {NOTHING: ("side", "taken", *WAYS)}
    return LaneMessages(game), events, LANE_REFUSALS


def samples(fields):
    """The numbers that such a row may have; each effect of a card is one."""
    for number in (0, 1):
        numbers = dict.fromkeys(filter(None, fields), number)
        effects = range(1, len(EFFECT_KINDS)) if "effect" in fields else ()
        yield from [numbers | {"effect": effect} for effect in effects] or [numbers]


def rows_of(made, sort, table, said, forms):
    """The rows of one table; ``forms`` gathers what each argument can be."""
    rows = {}
    for name, fields in table.items():
        if name in ("none", "accepted"):
            continue
        for numbers in samples(fields):
            args = made.args(sort, name, numbers)
            for arg, term in args.items():
                forms.setdefault(arg, set()).update(filter(None, [form_of(term)]))
        rows[name] = (", ".join(args), said.get(name, "a side got nothing, and why"))
    return rows


def written(title, head, rows):
    """A table of the page."""
    lines = [f"| `{name}` | {_code(args)} | {what} |" for name, (args, what) in rows.items()]
    return "\n".join([f"### {title}", "", f"| {head} | args | when |", "|---|---|---|", *lines, ""])


def _code(names):
    return ", ".join(f"`{name}`" for name in names.split(", ") if name)


def table_refusals():
    """Codes of the table's own refusals to their args, as the source raises them."""
    found = {}
    for path in sorted((SOURCE / "table").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "TableError":
                found[node.args[0].value] = ", ".join(str(key.arg) for key in node.keywords)
    return found


def page():
    """The whole page."""
    parts = [HEAD]
    for title, family, editions in FAMILIES:
        rules, forms = SOURCE / family / "rules", {}
        events = meanings(rules / "events.py", "EVENT_FIELDS")
        refusals = meanings(rules / "refusals.py", "REFUSAL_FIELDS")
        for edition in editions:
            made, happens, refuses = read_family(family, edition)
            event_rows = rows_of(made, "event", happens, events, forms)
            refusal_rows = rows_of(made, "refusal", refuses, refusals, forms)
        more = UNDO_REFUSALS | (PLAN_REFUSALS if family == "estate" else {})
        lines = [f"| `{arg}` | {', '.join(sorted(forms[arg]))} |" for arg in sorted(forms)]
        parts += [
            f"## {title}\n",
            written(f"{title}: events", "name", event_rows | UNDO),
            written(f"{title}: refusals", "code", refusal_rows | more),
            "\n".join([f"### {title}: args", "", "| arg | its term |", "|---|---|", *lines, ""]),
        ]
    lines = [f"| `{code}` | {_code(args)} |" for code, args in sorted(table_refusals().items())]
    parts += [
        "\n".join(["## Refusals of the table", "", "| code | args |", "|---|---|", *lines, ""])
    ]
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
