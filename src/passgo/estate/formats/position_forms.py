"""How the numbers of a state are written in a position, and read back.

Each form turns one integer into words and those words into the same integer, and refuses words
it does not know. ``position_checks`` checks whether the numbers make sense together.
"""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from ...editions import MoneyError
from ..edition.model import PACK_IDS, UNIT_ID, Edition
from .wording import lots_in

MOST = 10**15
"""No sum or count in a position may be larger; far below what 64 bits hold."""

_TOKEN = re.compile(r'\s*(?:("(?:[^"\\]|\\.)*")|(\[|\])|([^\s\[\]"]+))')
_BARE = re.compile(r"[^\W\d][\w.-]*")
_NUMBER = re.compile(r"-?(0|[1-9][0-9]{0,17})")
_RESERVED = {"bank", "nobody", "none"}


class Misread(ValueError):
    """A part of a line that is not written as it should be."""

    def __init__(self, found: str, expected: str) -> None:
        """Keep the text found and the text expected."""
        self.found = found if len(found) <= 60 else found[:59] + "…"  # noqa: PLR2004
        self.expected = expected
        super().__init__(f"found {self.found}, expected {expected}")


@dataclass(frozen=True)
class Word:
    """One word of a line; a quoted one is always a name."""

    text: str
    is_quoted: bool = False


Part: TypeAlias = Word | list[Word]


@dataclass(frozen=True)
class Names:
    """The names that words can refer to at one table."""

    edition: Edition
    seats: tuple[str, ...]


def split_line(line: str) -> list[Part]:
    """Split a line into words; a list in brackets is one part."""
    parts: list[Part] = []
    inside: list[Word] | None = None
    place = 0
    while line[place:].strip():
        match = _TOKEN.match(line, place)
        if match is None:
            raise Misread(repr(line[place:].strip()), "a closing quote")
        place = match.end()
        quoted, bracket, bare = match.groups()
        if bracket == "[" and inside is None:
            inside = []
        elif bracket == "]" and inside is not None:
            parts.append(inside)
            inside = None
        elif bracket:
            raise Misread(repr(bracket), "brackets that match")
        else:
            word = Word(bare) if bare else Word(_unquote(quoted), is_quoted=True)
            if inside is None:
                parts.append(word)
            else:
                inside.append(word)
    if inside is not None:
        raise Misread("the end of the line", "a closing bracket")
    return parts


def _unquote(text: str) -> str:
    try:
        return str(json.loads(text))
    except json.JSONDecodeError:
        raise Misread(text, "a name in quotes as JSON has them") from None


def quote_name(name: str) -> str:
    """A seat's name as a word: without quotes where it is unambiguous."""
    if _BARE.fullmatch(name) and name not in _RESERVED:
        return name
    return json.dumps(name, ensure_ascii=not name.isprintable())


def show(part: Part) -> str:
    """A part as shown in a message."""
    if isinstance(part, list):
        return "[" + " ".join(word.text for word in part) + "]"
    return repr(part.text)


def read_word(part: Part, expected: str) -> str:
    """A bare word."""
    if isinstance(part, list) or part.is_quoted:
        raise Misread(show(part), expected)
    return part.text


def read_list(part: Part, expected: str) -> list[Word]:
    """The words of a list in brackets."""
    if not isinstance(part, list):
        raise Misread(show(part), f"{expected} in brackets")
    return part


class Form(Protocol):
    """How one integer is written."""

    def write(self, names: Names, value: int) -> str:
        """The integer in words."""
        ...

    def read(self, names: Names, part: Part) -> int:
        """The integer of these words; Misread if they are none."""
        ...


@dataclass(frozen=True)
class Number:
    """A whole number within bounds."""

    least: int = 0
    most: int = MOST

    def write(self, names: Names, value: int) -> str:
        """The number in digits."""
        return str(value)

    def read(self, names: Names, part: Part) -> int:
        """The number of these digits."""
        most = f"{self.least} or more" if self.most == MOST else f"{self.least} to {self.most}"
        text = read_word(part, most)
        if not _NUMBER.fullmatch(text) or not self.least <= int(text) <= self.most:
            raise Misread(repr(text), most)
        return int(text)


@dataclass(frozen=True)
class Sum:
    """A sum of money as printed."""

    def write(self, names: Names, value: int) -> str:
        """The printed sum."""
        return str(names.edition.money.from_unit(value))

    def read(self, names: Names, part: Part) -> int:
        """The sum in units."""
        printed = Number().read(names, part)
        try:
            return names.edition.money.to_unit(printed)
        except MoneyError:
            raise Misread(str(printed), f"a multiple of {names.edition.money.unit}") from None


@dataclass(frozen=True)
class OneOf:
    """One of some words, each with its number."""

    words: Mapping[int, str]

    def write(self, names: Names, value: int) -> str:
        """The word of a number."""
        if value not in self.words:
            raise Misread(str(value), ", ".join(map(str, self.words)))
        return self.words[value]

    def read(self, names: Names, part: Part) -> int:
        """The number of a word."""
        expected = ", ".join(self.words.values())
        text = read_word(part, expected)
        for number, word in self.words.items():
            if word == text:
                return number
        raise Misread(repr(text), expected)


def one_of(words: Sequence[str], first: int = 0) -> OneOf:
    """A form of words numbered in order."""
    return OneOf(dict(enumerate(words, first)))


@dataclass(frozen=True)
class SeatName:
    """A seat by name; ``none`` is the word for −1 where that is allowed."""

    none: str = ""

    def write(self, names: Names, value: int) -> str:
        """The seat's name."""
        if value < 0 and self.none:
            return self.none
        if not 0 <= value < len(names.seats):
            raise Misread(str(value), f"a seat from 0 to {len(names.seats) - 1}")
        return quote_name(names.seats[value])

    def read(self, names: Names, part: Part) -> int:
        """The seat's number."""
        known = ", ".join(map(quote_name, names.seats))
        expected = f"{known} or {self.none}" if self.none else known
        if isinstance(part, list):
            raise Misread(show(part), expected)
        if self.none and part == Word(self.none):
            return -1
        if part.text not in names.seats or (not part.is_quoted and part.text in _RESERVED):
            raise Misread(show(part), expected)
        return names.seats.index(part.text)


@dataclass(frozen=True)
class SeatSet:
    """Seats as a mask."""

    def write(self, names: Names, value: int) -> str:
        """The names, in order."""
        seats = [name for seat, name in enumerate(names.seats) if value >> seat & 1]
        return "[" + " ".join(map(quote_name, seats)) + "]"

    def read(self, names: Names, part: Part) -> int:
        """The mask of these seats."""
        mask = 0
        for word in read_list(part, "seats"):
            mask |= 1 << SeatName().read(names, word)
        return mask


@dataclass(frozen=True)
class SquareNumber:
    """A square, or a lot only; ``none`` is the word for −1 where that is allowed."""

    is_lot: bool = True
    none: str = ""

    def write(self, names: Names, value: int) -> str:
        """The square's number."""
        return self.none if value < 0 and self.none else str(value)

    def read(self, names: Names, part: Part) -> int:
        """The square's number, if there is such a square."""
        squares = names.edition.squares
        if self.none and part == Word(self.none):
            return -1
        number = Number(0, len(squares) - 1).read(names, part)
        if self.is_lot and not squares[number].is_lot:
            raise Misread(f"square {number}", "a lot")
        return number


@dataclass(frozen=True)
class LotSet:
    """Lots as a mask."""

    def write(self, names: Names, value: int) -> str:
        """The numbers, in board order."""
        return "[" + " ".join(map(str, lots_in(value))) + "]"

    def read(self, names: Names, part: Part) -> int:
        """The mask of these lots."""
        mask = 0
        for word in read_list(part, "lots"):
            mask |= 1 << SquareNumber().read(names, word)
        return mask


@dataclass(frozen=True)
class PackSet:
    """Packs as a mask."""

    def write(self, names: Names, value: int) -> str:
        """The packs' names."""
        return "[" + " ".join(p for n, p in enumerate(PACK_IDS) if value >> n & 1) + "]"

    def read(self, names: Names, part: Part) -> int:
        """The mask of these packs."""
        mask = 0
        for word in read_list(part, "packs"):
            mask |= 1 << PACK.read(names, word)
        return mask


@dataclass(frozen=True)
class Source:
    """Where cards come from, if the edition's box has it."""

    sources: tuple[str, ...]

    def write(self, names: Names, value: int) -> str:
        """The source's name."""
        if not 0 <= value < len(self.sources):
            raise Misread(str(value), ", ".join(self.sources))
        return self.sources[value]

    def read(self, names: Names, part: Part) -> int:
        """The source's number."""
        known = [source for source in self.sources if source in names.edition.decks]
        expected = ", ".join(known) or f"nothing, for {names.edition.id} has no packs"
        text = read_word(part, expected)
        if text not in known:
            raise Misread(repr(text), expected)
        return self.sources.index(text)


@dataclass(frozen=True)
class UnitText:
    """A text of the electronic unit, as its number plus one."""

    def write(self, names: Names, value: int) -> str:
        """The text's id."""
        texts = _unit_texts(names)
        if not 0 < value <= len(texts):
            raise Misread(str(value), f"1 to {len(texts)}")
        return texts[value - 1]

    def read(self, names: Names, part: Part) -> int:
        """The text's number plus one."""
        texts = _unit_texts(names)
        expected = f"{texts[0]} to {texts[-1]}" if texts else "no text, without a unit"
        text = read_word(part, expected)
        if text not in texts:
            raise Misread(repr(text), expected)
        return texts.index(text) + 1


def _unit_texts(names: Names) -> list[str]:
    return [card.id for card in names.edition.decks.get(UNIT_ID, ())]


PACK = Source(PACK_IDS)
SOURCE = Source((*PACK_IDS, UNIT_ID))
FLAG = one_of(("no", "yes"))


@dataclass(frozen=True)
class Field:
    """A named number of a line; one that has its default is not written."""

    key: str
    form: Form
    default: int | None = None


def write_fields(names: Names, fields: Sequence[Field], values: Mapping[str, int]) -> str:
    """The fields of a line, each as its key and its value."""
    written = [
        f"{field.key} {field.form.write(names, int(values[field.key]))}"
        for field in fields
        if field.default is None or int(values[field.key]) != field.default
    ]
    return " ".join(written)


def read_fields(names: Names, fields: Sequence[Field], parts: Sequence[Part]) -> dict[str, int]:
    """The values of a line's fields; Misread if one is missing, unknown, doubled or wrong."""
    known = {field.key: field for field in fields}
    expected = ", ".join(known)
    values: dict[str, int] = {}
    for place in range(0, len(parts), 2):
        key = read_word(parts[place], expected)
        if key not in known:
            raise Misread(repr(key), expected)
        if key in values:
            raise Misread(f"{key} twice", "each key once")
        if place + 1 == len(parts):
            raise Misread(f"nothing after {key}", "its value")
        try:
            values[key] = known[key].form.read(names, parts[place + 1])
        except Misread as error:
            raise Misread(f"{key} {error.found}", error.expected) from None
    for field in fields:
        if field.default is not None:
            values.setdefault(field.key, field.default)
        elif field.key not in values:
            raise Misread(f"no {field.key}", expected)
    return values
