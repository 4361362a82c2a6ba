"""``passgo verify``: what was checked in a record, and how its dice fell."""

import os
from pathlib import Path

from rich.console import Console
from rich.text import Text

from ...game.throws import Tally, tally_faces, tally_sums
from ...game.verifying import Verdict, verify
from ...terminal.saving import editions_for, read_record
from ...texts import Texts, pick_locale
from ...wire.plain import Plain
from ..printing import as_json

PROVED, NOT_PROVED = 0, 1
_BAR = 30
"""Columns of the longest bar."""
_STYLES = {"holds": "green", "wrong": "bold red", "open": "yellow"}


def verify_file(
    path: Path, commitment: str | None, lang: str | None, console: Console, *, is_json: bool
) -> int:
    """Check a record and print what was found; an exit code."""
    verdict = verify(read_record(path), commitment, editions=editions_for(path))
    edition = None if verdict.game is None else verdict.game.edition
    texts = Texts(pick_locale(lang, os.environ), edition)
    if is_json:
        print(as_json(_data(verdict, texts)))
    else:
        _show(verdict, texts, console)
    return PROVED if verdict.is_proved else NOT_PROVED


def _data(verdict: Verdict, texts: Texts) -> Plain:
    game, wrong = verdict.game, verdict.first_wrong
    throws = _throws(verdict)
    return {
        "proved": verdict.is_proved,
        "edition": None if game is None else game.edition.id,
        "actions": 0 if game is None else len(game.actions),
        "winners": [] if game is None else list(game.winners),
        "first_wrong": None if wrong is None else texts.say(wrong.found),
        "checks": [check.wire() for check in verdict.checks],
        "rolls": len(throws),
        "faces": tally_faces(throws).wire() if throws else None,
        "sums": tally_sums(throws).wire() if throws else None,
    }


def _throws(verdict: Verdict) -> list[tuple[int, int]]:
    return [(first, second) for _, first, second in verdict.rolls]


def _show(verdict: Verdict, texts: Texts, console: Console) -> None:
    words = {state: texts.get(f"verify-mark-{state}") for state in _STYLES}
    width = max(map(len, words.values())) + 2
    for check in verdict.checks:
        line = Text(words[check.state].ljust(width), style=_STYLES[check.state])
        line.append(texts.say(check.found))
        console.print(line, soft_wrap=True)
    _show_dice(verdict, texts, console)
    console.print()
    if verdict.is_proved:
        console.print(Text(texts.get("verify-proved"), style="bold green"))
    elif verdict.first_wrong is not None:
        console.print(Text(texts.get("verify-not-so"), style="bold red"))
    else:
        console.print(Text(texts.get("verify-left-open"), style="bold yellow"))


def _show_dice(verdict: Verdict, texts: Texts, console: Console) -> None:
    throws, game = _throws(verdict), verdict.game
    if not throws or game is None:
        return
    if game.settled.get("dice") == "manual":
        console.print(Text(texts.get("verify-by-hand"), style="yellow"))
    for title, tally in (("faces", tally_faces(throws)), ("sums", tally_sums(throws))):
        console.print()
        console.print(Text(texts.get(f"verify-{title}", count=len(throws)), style="bold"))
        for line in draw(tally):
            console.print(Text(line))
        if tally.chance is None:
            console.print(Text(texts.get("verify-too-few"), style="dim"))
            continue
        share = f"{100 * tally.chance:.1f}".replace(".", texts.get("decimal-point"))
        console.print(Text(texts.get("verify-chance", share=share), style="dim"))


def draw(tally: Tally) -> list[str]:
    """A line for each value: its count as a bar, and a stroke where it was expected."""
    most = max(*tally.counts, *tally.expected, 1)
    lines = []
    for value, count, wanted in zip(tally.values, tally.counts, tally.expected, strict=True):
        bar = list(("=" * round(_BAR * count / most)).ljust(_BAR + 1))
        bar[round(_BAR * wanted / most)] = "|"
        lines.append(f"{value:>4}  {''.join(bar)} {count:>5}  ({wanted:.1f})")
    return lines
