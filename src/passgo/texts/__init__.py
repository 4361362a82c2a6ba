"""Words for people: Fluent texts of the package and of an edition, in French and English.

The kernel speaks in numbers; here an event, a refusal or a reason becomes a sentence. Which number
becomes which kind of word is decided by the name of its field. This module must stay light: nothing
here may load NumPy before there is a game to talk about.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Resource

from ..estate.rules.events import REASON_NAMES, SORT_NAMES

if TYPE_CHECKING:
    from ..editions.loader import AnyEdition
    from ..estate.edition.model import Edition

Locale: TypeAlias = Literal["fr", "en"]
Word: TypeAlias = str | int
"""A value as a message takes it: text, or a number that may choose a plural."""

LOCALES: Final[tuple[Locale, ...]] = ("fr", "en")
DEFAULT_LOCALE: Final[Locale] = "en"

_HERE = Path(__file__).parent
_PACKS = 2
_LONGEST = 1000
"""Characters of a value; all the lots of a box fit, and Fluent refuses a part of over 2,500."""


class MissingText(KeyError):
    """A text that a locale does not have, or cannot complete with the values given."""

    def __init__(self, text_id: str, locale: str, why: str = "") -> None:
        """Say which text, in which locale, and why if it is there but cannot be used."""
        super().__init__(text_id)
        self.text_id = text_id
        self.locale = locale
        self.why = why

    def __str__(self) -> str:
        """Name the text and the locale."""
        tail = f": {self.why}" if self.why else ""
        return f"no text {self.text_id!r} in locale {self.locale!r}{tail}"


@dataclass(frozen=True, slots=True)
class Naming:
    """The words of one game for its numbers."""

    seats: Sequence[str]
    """Names of the players, by seat."""
    squares: Sequence[str]
    """Names of the squares, by number."""
    money: Callable[[int], str]
    """A sum as text, from a number of money units."""
    packs: Sequence[str] = ()
    """Names of the packs."""
    cards: Sequence[Sequence[str]] = ()
    """Texts of the cards, by pack and number."""
    zones: Sequence[str] = ()
    """Names of the zones, by number."""
    unit_texts: Sequence[str] = ()
    """What the electronic unit can show, by number."""


class Texts:
    """All texts of one locale, those of an edition among them if one is given."""

    def __init__(self, locale: Locale, edition: "str | AnyEdition | None" = None) -> None:
        """Load a locale; the edition is given by its id or as itself."""
        self.locale: Locale = locale
        self._bundle = FluentBundle([locale], use_isolating=False)
        for path in sorted((_HERE / "locales" / locale).glob("*.ftl")):
            self._bundle.add_resource(_read(path))
        if edition is None:
            return
        if isinstance(edition, str):
            resource = _read(_HERE.parent / "editions" / edition / f"texts.{locale}.ftl")
        else:
            resource = _parse(edition.texts[locale], f"{edition.id}/texts.{locale}.ftl")
        # An edition has its own words for the pieces.
        self._bundle.add_resource(resource, allow_overrides=True)

    def has(self, text_id: str) -> bool:
        """Whether there is such a text."""
        return bool(self._bundle.has_message(text_id))

    def get(self, text_id: str, **values: Word) -> str:
        """The text with its variables filled in; MissingText if it or one of them is not there."""
        if not self._bundle.has_message(text_id):
            raise MissingText(text_id, self.locale)
        pattern = self._bundle.get_message(text_id).value
        if pattern is None:
            raise MissingText(text_id, self.locale)
        text, errors = self._bundle.format_pattern(pattern, _cut(values))
        if errors:
            raise MissingText(text_id, self.locale, str(errors[0]))
        return str(text)

    def name(self, prefix: str, name_id: str) -> str:
        """The name an edition gives to one of its things: ``name("square", "income_tax")``."""
        return self.get(f"{prefix}-{name_id.replace('_', '-')}")

    def naming(self, edition: "Edition", seats: Sequence[str]) -> Naming:
        """The words of a game of this edition, whose texts must be loaded here."""
        from ..estate.edition.model import PACK_IDS, UNIT_ID

        def texts(deck: str) -> tuple[str, ...]:
            return tuple(self.name("card", card.id) for card in edition.deck(deck))

        return Naming(
            seats=tuple(seats),
            squares=tuple(self.name("square", square.id) for square in edition.squares),
            money=lambda units: edition.money.format_money(units, self.locale),
            # A pack that a box lacks keeps its number, and nothing ever names it.
            packs=tuple(
                self.name("pack", pack) if pack in edition.decks else "" for pack in PACK_IDS
            ),
            cards=tuple(texts(pack) for pack in PACK_IDS),
            zones=tuple(self.name("zone", zone) for zone in edition.zones),
            unit_texts=texts(UNIT_ID),
        )

    def list(self, items: Sequence[str]) -> str:
        """The items as one phrase: “a, b and c”, or the word for nothing."""
        if not items:
            return self.get("nothing-word")
        if len(items) == 1:
            return items[0]
        return self.get("list-and", items=", ".join(items[:-1]), last=items[-1])

    def goods(self, cash: int, lots: int, cards: int, names: Naming) -> str:
        """Cash, lots and release cards as one phrase; lots and cards are masks."""
        items = [names.money(cash)] if cash else []
        items += _named(lots, names.squares)
        items += [self.get("release-card", pack=pack) for pack in _named(cards, names.packs)]
        return self.list(items)

    def event(self, event_name: str, fields: Mapping[str, int], names: Naming) -> str:
        """The sentence for an event of the log."""
        numbers = {field: int(value) for field, value in fields.items()}
        words = {field: self._word(field, value, names) for field, value in numbers.items()}
        words |= self._extras(numbers, names)
        if event_name == "dice_thrown" and numbers["die1"] != numbers["die2"]:
            words["doubles"] = 0
        if "effect" in numbers:
            words |= self._card_words(numbers, names)
        return self._sentence(f"event-{event_name.replace('_', '-')}", words)

    def refusal(self, refusal_name: str, fields: Mapping[str, int], names: Naming) -> str:
        """The sentence for a refused action."""
        words: dict[str, Word] = {}
        for field, value in fields.items():
            plain = (refusal_name, field) in _PLAIN
            words[field] = int(value) if plain else self._word(field, int(value), names)
        return self._sentence(f"refusal-{refusal_name.replace('_', '-')}", words)

    def reason(self, reason_name: str, parameters: Mapping[str, int], names: Naming) -> str:
        """The sentence for why a player does something."""
        words = {field: self._word(field, int(value), names) for field, value in parameters.items()}
        return self._sentence(f"reason-{reason_name.replace('_', '-')}", words)

    def _sentence(self, text_id: str, words: dict[str, Word]) -> str:
        """Fill in a message; one that opens with the bank opens with a capital."""
        text = self.get(text_id, **words)
        if text.startswith(self.get("the-bank")):
            return text[0].upper() + text[1:]
        return text

    def _word(self, field: str, value: int, names: Naming) -> Word:
        """A field's number in words."""
        if field in _KEY_WORD_FIELDS:
            return _item(_key_words(field), value)
        if field not in _RENDERERS:
            raise MissingText(field, self.locale, "a field that has no kind of word")
        return _RENDERERS[field](self, value, names)

    def _extras(self, numbers: Mapping[str, int], names: Naming) -> dict[str, Word]:
        """What a sentence needs beside the fields: the goods of a deal, the number of seats."""
        extras: dict[str, Word] = {}
        if "give_cash" in numbers:
            give_cards = numbers["cards"] & (1 << _PACKS) - 1
            get_cards = numbers["cards"] >> _PACKS
            extras["give"] = self.goods(
                numbers["give_cash"], numbers["give_lots"], give_cards, names
            )
            extras["get"] = self.goods(numbers["get_cash"], numbers["get_lots"], get_cards, names)
        elif "lots" in numbers:
            extras["give"] = self.goods(numbers.get("amount", 0), numbers["lots"], 0, names)
        if "seats" in numbers:
            extras["count"] = numbers["seats"].bit_count()
        return extras

    def _card_words(self, numbers: Mapping[str, int], names: Naming) -> dict[str, Word]:
        """The text of a drawn card or of the unit; one written out is told by its effect."""
        effect = str(_item(_key_words("effect"), numbers["effect"]))
        amount: Word = names.money(numbers["amount"])
        if effect == "go_back":
            amount = numbers["amount"]
        target: Word = _item(names.squares, numbers["target"])
        if effect == "advance_to_nearest":
            target = _item(_key_words("square_kind"), numbers["target"])
        elif effect == "pay_or_draw":
            target = _item(names.packs, numbers["target"])
        by_unit = "text" in numbers
        deck = names.unit_texts if by_unit else names.cards[numbers["pack"]]
        card = numbers["text" if by_unit else "card"]
        if card >= 0:
            text = deck[card]
        else:
            text = self.get(f"effect-{effect.replace('_', '-')}", amount=amount, target=target)
        return {"text" if by_unit else "card": text, "amount": amount, "target": target}


def _seat(texts: Texts, value: int, names: Naming) -> Word:
    return texts.get("the-bank") if value < 0 else _item(names.seats, value)


def _seats(texts: Texts, value: int, names: Naming) -> Word:
    return texts.list(_named(value, names.seats))


def _square(_texts: Texts, value: int, names: Naming) -> Word:
    return _item(names.squares, value)


def _lots(texts: Texts, value: int, names: Naming) -> Word:
    return texts.list(_named(value, names.squares))


def _money(_texts: Texts, value: int, names: Naming) -> Word:
    return names.money(value)


def _pack(_texts: Texts, value: int, names: Naming) -> Word:
    return "none" if value < 0 else _item(names.packs, value)


def _zone(_texts: Texts, value: int, names: Naming) -> Word:
    return _item(names.zones, value)


def _cards(texts: Texts, value: int, names: Naming) -> Word:
    return texts.list(_named(value | value >> _PACKS, names.packs))


def _share(texts: Texts, value: int, _names: Naming) -> Word:
    """A change in thousandths as a signed percentage."""
    figure = f"{value / 10:+.1f}".replace("-", "−").replace(".", texts.get("decimal-point"))
    return texts.get("percent", figure=figure)


def _number(_texts: Texts, value: int, _names: Naming) -> Word:
    return value


_KEY_WORD_FIELDS = frozenset({"reason", "sort", "effect", "phase", "kind"})
_RENDERERS: Final[dict[str, Callable[[Texts, int, Naming], Word]]] = {
    **dict.fromkeys(("seat", "other", "mover", "debtor", "owner"), _seat),
    "seats": _seats,
    **dict.fromkeys(("lot", "other_lot", "from_square", "to_square"), _square),
    **dict.fromkeys(("lots", "give_lots", "get_lots"), _lots),
    **dict.fromkeys(("amount", "give_cash", "get_cash", "cash", "needed"), _money),
    **dict.fromkeys(("least", "most", "debt", "raisable"), _money),
    "pack": _pack,
    "cards": _cards,
    "zone": _zone,
    "per_mille": _share,
    **dict.fromkeys(("die1", "die2", "doubles", "steps", "turn", "tries", "seconds"), _number),
    **dict.fromkeys(("level", "left", "wanted", "count"), _number),
    # A drawn card's text and target need more than their own number; see _card_words.
    **dict.fromkeys(("card", "text", "target"), _number),
}
"""Name of a field to what its number becomes."""

_PLAIN = frozenset(
    {
        ("no_such_seat", "seat"),
        ("no_such_seat", "seats"),
        ("list_too_long", "most"),
    }
)
"""Parameters of refusals that are plain numbers in spite of their name."""


def pick_locale(requested: str | None, environ: Mapping[str, str]) -> Locale:
    """The locale asked for, else the environment's, else English."""
    wishes = [requested or ""]
    # As POSIX has it, the first of these that is set decides.
    set_here = (environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    wishes.append(next((value for value in set_here if value), ""))
    for wish in wishes:
        language = wish.replace("-", "_").split("_")[0].split(".")[0].lower()
        for locale in LOCALES:
            if language == locale:
                return locale
    return DEFAULT_LOCALE


@cache
def _read(path: Path) -> Resource:
    """Read a file of texts."""
    return _parse(path.read_text(encoding="utf-8"), f"{path.parent.name}/{path.name}")


@cache
def _parse(source: str, label: str) -> Resource:
    """Parse texts; a piece that is no Fluent is named by file and line."""
    resource = FluentResource(source)
    for entry in resource.body:
        if isinstance(entry, Junk):
            start = entry.span.start if entry.span is not None else 0
            line = source.count("\n", 0, start) + 1
            raise ValueError(f"{label}, line {line}: not a Fluent message")
    return resource


def _cut(values: Mapping[str, Word]) -> dict[str, Word]:
    """The values of a message, none longer than a message can take."""
    return {
        name: value[: _LONGEST - 1] + "…"
        if isinstance(value, str) and len(value) > _LONGEST
        else value
        for name, value in values.items()
    }


def _named(mask: int, names: Sequence[str]) -> list[str]:
    """The names whose bits are set."""
    return [name for place, name in enumerate(names) if mask >> place & 1]


def _item(names: Sequence[str], value: int) -> Word:
    """The name with this number, or the number itself where there is none."""
    return names[value] if 0 <= value < len(names) else value


def _key_words(field: str) -> tuple[str, ...]:
    """The table that turns a field's number into the key word of a selector."""
    if field == "reason":
        return REASON_NAMES
    if field == "sort":
        return SORT_NAMES
    # These tables stand beside record types, so reading them loads NumPy.
    from ..estate.rules import actions, state

    tables = {
        "effect": state.EFFECT_KINDS,
        "kind": actions.ACTION_NAMES,
        "phase": state.PHASE_NAMES,
        "square_kind": state.SQUARE_KINDS,
    }
    return tables[field]
