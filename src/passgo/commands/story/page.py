"""The story of a recorded game on a page: wealth as lines of bars, turning points, payments."""

import json
import os
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ...editions import EditionError, EditionRef, MoneyError, OptionError
from ...errors import PassgoError
from ...terminal.saving import FileTrouble, editions_for, read_record
from ...texts import Texts, pick_locale
from ...wire.forms import Plain

_BARS = "▁▂▃▄▅▆▇█"
_PLAIN_BARS = "12345678"
"""For a terminal without letters beyond ASCII."""
_WIDEST = 72


def story_in(path: Path) -> Plain:
    """The story of a record file."""
    from ...story import story_of

    record = read_record(path)
    try:
        return story_of(record, editions=editions_for(path))
    except (PassgoError, EditionError, OptionError, MoneyError) as error:
        raise FileTrouble("cli-error-record", path, str(error)) from None


def story_data(path: Path) -> str:
    """The story as JSON."""
    return json.dumps(story_in(path), ensure_ascii=False)


def tell(path: Path, lang: str | None, console: Console) -> None:
    """Print the story in the language asked for."""
    story = story_in(path)
    setting = story["setting"]
    meant = EditionRef(setting["edition"], setting["edition_digest"])
    texts = Texts(pick_locale(lang, os.environ), editions_for(path).find(meant))
    Page(story, texts, console).show()


class Page:
    """One story in one language."""

    def __init__(self, story: Plain, texts: Texts, console: Console) -> None:
        """Take what is shown, and where."""
        self.story = story
        self.texts = texts
        self.console = console
        self.period = str(story["period"])

    def show(self) -> None:
        """Print everything, one part after another."""
        self._head()
        self._wealth()
        self._turning()
        self._payments()
        self._dice()
        self._facts()

    def _title(self, text_id: str) -> None:
        self.console.print()
        self.console.print(Text(self.texts.get(text_id), style="bold"))

    def _head(self) -> None:
        story, get = self.story, self.texts.get
        winners = story["winners"]
        over = "yes" if story["over"] else "no"
        seats = self.texts.list(winners)
        self.console.print(Text(get("edition-title"), style="dim"))
        title = get("story-title", over=over, count=len(winners), seats=seats)
        self.console.print(Text(title, style="bold"))
        length = story["length"]
        self.console.print(get(f"story-length-{self.period}", **length))
        if story["parted"] is not None:
            line = get("story-parted", number=story["parted"])
            self.console.print(Text(line, style="yellow"))

    def _wealth(self) -> None:
        self._title(f"story-wealth-{self.period}")
        lines = self.story["wealth"]
        top = max(max(line["values"]) for line in lines)
        table = Table.grid(padding=(0, 2))
        names = max(len(self._name(line)) for line in lines)
        ends = [self._end(line) for line in lines]
        width = max(10, min(_WIDEST, self.console.width - names - max(map(len, ends)) - 4))
        for line, end in zip(lines, ends, strict=True):
            bars = self._bars(_sampled(line["values"], width), top)
            table.add_row(self._name(line), Text(bars, style="cyan"), end)
        self.console.print(table)

    def _end(self, line: Plain) -> str:
        """What a player is worth at the end, or when the player went out."""
        if line["out"] is None:
            return self.texts.money(line["values"][-1])
        return self.texts.get(f"story-out-{self.period}", time=line["out"]["time"])

    def _bars(self, values: Sequence[int], top: int) -> str:
        signs = _BARS if "utf" in (self.console.encoding or "").lower() else _PLAIN_BARS
        most = len(signs) - 1
        return "".join(signs[max(0, value) * most // max(top, 1)] for value in values)

    def _name(self, line: Plain) -> str:
        return " + ".join(line["members"])

    def _turning(self) -> None:
        self._title("story-turning")
        table = Table.grid(padding=(0, 2))
        say = self.texts.say
        for place, point in enumerate(self.story["turning_points"], 1):
            told = " ".join(say(message) for message in (point, *point["asides"]))
            note = Text(say(point["note"]), style="dim")
            table.add_row(str(place), Text(f"{told}\n").append(note))
        self.console.print(table)

    def _payments(self) -> None:
        lines = [(line["seat"], self._name(line)) for line in self.story["wealth"]]
        bank = self.texts.get("the-bank")
        parties = [*lines, (None, bank)]
        paid = {(row["from"], row["to"]): row["amount"] for row in self.story["payments"]}
        self._title("story-payments")
        table = Table(self.texts.get("story-paid-by"), box=None)
        for _, name in parties:
            table.add_column(name, justify="right")
        for payer, name in parties:
            sums = (paid.get((payer, payee)) for payee, _ in parties)
            table.add_row(name, *("" if one is None else self.texts.money(one) for one in sums))
        self.console.print(table)
        if self.story["largest"]:
            self._title("story-largest")
            for payment in self.story["largest"]:
                self.console.print(Text(self.texts.say(payment)))

    def _dice(self) -> None:
        dice = self.story["dice"]
        if dice is None:
            return
        get, decimal = self.texts.get, self.texts.decimal
        self._title("story-dice")
        expected = decimal(round(dice["doubles_expected"], 1))
        counts = {"throws": dice["throws"], "doubles": dice["doubles"]}
        self.console.print(get("story-throws", **counts, expected=expected))
        table = Table(get("story-sum"), *map(str, range(2, 13)), box=None)
        table.add_row(get("story-came"), *map(str, dice["sums"]))
        figures = (decimal(round(figure, 1)) for figure in dice["sums_expected"])
        table.add_row(get("story-expected"), *figures, style="dim")
        self.console.print(table)

    def _facts(self) -> None:
        self._title("story-players")
        for line, seat in zip(self.story["wealth"], self.story["facts"], strict=True):
            told = " · ".join(self.texts.say(fact) for fact in seat["facts"])
            self.console.print(Text(self._name(line), style="bold").append(f"  {told}", "not bold"))


def _sampled(values: Sequence[int], width: int) -> list[int]:
    """So many of the values, the first and the last among them."""
    if len(values) <= width:
        return list(values)
    last = len(values) - 1
    return [values[place * last // (width - 1)] for place in range(width)]
