"""Reads the text of a position into a game."""

import json
import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ...editions import EditionError, EditionRef, Editions, OptionError
from ...errors import PositionError
from ...families.records import Numbers, StateRecord
from ...game.position_head import read_ref, version_in
from ..edition.model import PACK_IDS
from ..rules import state as st
from ..rules.lots import recount
from ..rules.wishes import HOTEL_WISH
from ..typed import edition_of
from .position_forms import (
    PACK,
    SOURCE,
    Field,
    LotSet,
    Misread,
    Names,
    Part,
    SeatName,
    Word,
    read_fields,
    read_list,
    read_word,
    show,
    split_line,
)
from .position_lines import (
    BANK,
    CLAIM,
    COUNTS,
    DRAWN,
    EFFECT,
    MATTERS,
    OFFER,
    PLANNED,
    PROPOSAL,
    RELEASE,
    SEAT,
    SEAT_FIELDS,
    TURN,
)

if TYPE_CHECKING:
    from ...game import Game

LINES = {
    # Keyword: fewest and most lines.
    "edition": (1, 1),
    "mode": (1, 1),
    "option": (0, 99),
    "seed": (1, 1),
    "drawn": (1, 1),
    "turn": (1, 1),
    "counts": (1, 1),
    "bank": (1, 1),
    "seat": (1, st.SEATS),
    "lots": (0, st.SQUARES * 2),
    "received": (0, 1),
    "pack": (0, len(PACK_IDS)),
    "release": (0, len(PACK_IDS)),
    "planned": (0, st.SOURCES * st.PLANNED),
    "text": (0, st.SEATS),
    "claim": (0, st.CLAIMS),
    "offer": (0, st.SEATS),
    "proposal": (0, st.SEATS * st.PROPOSALS),
    "matter": (0, st.DEPTH),
    "wish": (0, st.SEATS),
    "winners": (0, 1),
}
_LOT = re.compile(r"([0-9]{1,2})(?:\+([1-4]|hotel))?(-mortgaged)?(-paid)?")
_WISH = re.compile(r"([0-9]{1,2})(\+hotel)?")
_OWNER = SeatName("bank")


class Reader:
    """Reads the lines of a position, in any order."""

    def __init__(self, text: str) -> None:
        """Split the text into lines by keyword; refuse unknown lines."""
        self.lines: dict[str, list[tuple[int, list[Part]]]] = {key: [] for key in LINES}
        self.names: Names
        lines = text.split("\n")
        self.last = len(lines)
        self.version = version_in(text)
        for number, line in enumerate(lines[1:], 2):
            if line.strip() and not line.startswith("#"):
                try:
                    self._take(number, split_line(line))
                except Misread as error:
                    raise _wrong(number, error) from None
        for key, (least, _) in LINES.items():
            if len(self.lines[key]) < least:
                raise _wrong(self.last, Misread("the end", f"a line that begins with {key}"))

    def _take(self, number: int, parts: list[Part]) -> None:
        key = read_word(parts[0], ", ".join(LINES))
        if key not in LINES:
            raise Misread(repr(key), ", ".join(LINES))
        if len(parts) == 1 and key != "drawn":
            raise Misread(f"nothing after {key}", "what it is")
        if len(self.lines[key]) == LINES[key][1]:
            raise Misread(f"one more {key}", f"{LINES[key][1]} at most")
        self.lines[key].append((number, parts[1:]))

    def line_of(self, key: str, place: int = 0) -> int:
        """The line number of a keyword; the last line where it is missing."""
        found = self.lines.get(key, [])
        return found[min(place, len(found) - 1)][0] if found else self.last

    def each(self, key: str, read: Callable[[list[Part]], None]) -> None:
        """Read all lines of a keyword; an error names its line number."""
        for number, parts in self.lines[key]:
            try:
                read(parts)
            except Misread as error:
                raise _wrong(number, Misread(f"{key} {error.found}", error.expected)) from None

    def game(self, cls: "type[Game]", target: str, editions: Editions) -> "Game":
        """Build the empty table: edition, mode, options and seats."""
        words: dict[str, str] = {}
        for key in ("mode", "seed"):
            self.each(key, lambda parts, key=key: words.update({key: _only(parts)}))  # type: ignore[misc]
        options: dict[str, object] = {}
        for number, parts in self.lines["option"]:
            try:
                options.update([_read_option(parts, options)])
            except Misread as error:
                raise _wrong(number, error) from None
        seats: list[str] = []
        self.each("seat", lambda parts: seats.append(_read_name(parts[0])))
        try:
            edition = editions.find(self._meant())
            game = cls(edition, seats, words["mode"], options, target)
        except EditionError as error:
            line = self.line_of("edition")
            raise PositionError(f"position: line {line}: {error}") from None
        except OptionError as error:
            key = error.name.split()[0]
            place = list(options).index(error.name[7:]) if error.name[7:] in options else 0
            line = self.line_of("seat" if key == "seats" else key, place)
            raise _wrong(line, Misread(f"{error.name} {error.found}", error.expected)) from None
        if not re.fullmatch("[0-9a-f]{32}", words["seed"]):
            error_here = Misread(repr(words["seed"]), "32 hexadecimal digits")
            raise _wrong(self.line_of("seed"), error_here)
        game.set_seed(int(words["seed"], 16))
        self.names = Names(edition_of(game), game.seats)
        return game

    def _meant(self) -> EditionRef:
        """The edition of the line."""
        [(number, parts)] = self.lines["edition"]
        try:
            return read_ref([read_word(part, "one word") for part in parts], self.version)
        except Misread as error:
            raise _wrong(number, error) from None
        except ValueError as error:
            raise PositionError(f"position: line {number}: edition {error}") from None

    def fill(self, game: "Game") -> None:
        """Put the lines into the state of an empty table."""
        state = game.state
        state.seats = len(game.seats)
        state.owner[:] = -1
        state.offers[:, st.O_TO] = -1
        state.release_holder[:] = -1
        self.each("drawn", lambda parts: self._put(state.drawn, DRAWN, parts))
        self.each("turn", lambda parts: self._read_turn(state, parts))
        self.each("counts", lambda parts: self._read_counts(state, parts))
        self.each("bank", lambda parts: self._read_bank(state, parts))
        self.each("seat", lambda parts: self._read_seat(state, parts))
        self.each("lots", lambda parts: self._read_lots(state, parts))
        self.each("received", lambda parts: self._read_received(state, parts))
        packs: set[int] = set()
        self.each("pack", lambda parts: self._read_pack(state, packs, parts))
        for pack, name in enumerate(PACK_IDS):
            if name in edition_of(game).decks and pack not in packs:
                raise _wrong(self.last, Misread("the end", f"a line that begins with pack {name}"))
        self.each("release", lambda parts: self._read_release(state, parts))
        self.each("planned", lambda parts: self._read_planned(state, parts))
        self.each("text", lambda parts: self._read_text(state, parts))
        self.each("claim", lambda parts: self._read_claim(state, parts))
        self.each("offer", lambda parts: self._read_offer(state, parts))
        self.each("proposal", lambda parts: self._read_proposal(state, parts))
        self.each("matter", lambda parts: self._read_matter(state, parts))
        self.each("wish", lambda parts: self._read_wish(state, parts))
        self.each("winners", lambda parts: self._read_winners(state, parts))
        state.bankruptcies = sum(state.out)
        state.bank = -int(sum(state.cash)) - int(state.pot)
        recount(game.board, state)

    def _values(self, fields: Sequence[Field], parts: list[Part]) -> list[int]:
        values = read_fields(self.names, fields, parts)
        return [values[field.key] for field in fields]

    def _put(self, row: Numbers, fields: Sequence[Field], parts: list[Part]) -> None:
        row[:] = self._values(fields, parts)

    def _read_turn(self, state: StateRecord, parts: list[Part]) -> None:
        values = self._values(TURN, parts)
        state.turn, state.mover, state.phase, state.dice[0], state.dice[1] = values[:5]
        state.doubles, state.throws, state.time_called = values[5:]

    def _read_counts(self, state: StateRecord, parts: list[Part]) -> None:
        state.number, state.offer_number, state.deepest = self._values(COUNTS, parts)

    def _read_bank(self, state: StateRecord, parts: list[Part]) -> None:
        state.houses, state.hotels, state.pot = self._values(BANK, parts)

    def _read_seat(self, state: StateRecord, parts: list[Part]) -> None:
        seat = SeatName().read(self.names, parts[0])
        for key, value in zip(SEAT_FIELDS, self._values(SEAT, parts[1:]), strict=True):
            state[key][seat] = value

    def _read_lots(self, state: StateRecord, parts: list[Part]) -> None:
        groups = self.names.edition.groups
        owner = _OWNER.read(self.names, parts[0])
        group = read_word(parts[1], ", ".join(groups)) if len(parts) > 1 else ""
        if group not in groups:
            raise Misread(repr(group), ", ".join(groups))
        for part in parts[2:]:
            match = _LOT.fullmatch(read_word(part, "a lot such as 3, 3+2 or 3-mortgaged"))
            if match is None:
                raise Misread(show(part), "a lot such as 3, 3+2, 3+hotel or 3-mortgaged")
            lot = int(match[1])
            if lot not in groups[group].squares:
                raise Misread(f"{group} {lot}", f"one of {groups[group].squares}")
            if state.owner[lot] >= 0 or state.mortgaged[lot]:
                raise Misread(f"lot {lot} twice", "each lot once")
            state.owner[lot] = owner
            state.level[lot] = {None: 0, "hotel": st.HOTEL}.get(match[2]) or int(match[2] or 0)
            state.mortgaged[lot] = match[3] is not None
            state.fee_paid[lot] = match[4] is not None

    def _read_received(self, state: StateRecord, parts: list[Part]) -> None:
        if len(parts) != 1:
            raise Misread(f"{len(parts)} lists", "one list of lots")
        state.received = LotSet().read(self.names, parts[0])

    def _read_pack(self, state: StateRecord, seen: set[int], parts: list[Part]) -> None:
        pack = PACK.read(self.names, parts[0])
        if pack in seen:
            raise Misread(f"{PACK_IDS[pack]} twice", "each pack once")
        seen.add(pack)
        deck = [card.id for card in self.names.edition.decks[PACK_IDS[pack]]]
        cards: list[int] = []
        for part in parts[1:]:
            card = read_word(part, f"{deck[0]} to {deck[-1]}")
            if card not in deck or deck.index(card) in cards:
                raise Misread(repr(card), f"{deck[0]} to {deck[-1]}, each at most once")
            cards.append(deck.index(card))
        state.pack[pack, : len(cards)] = cards
        state.pack_count[pack] = len(cards)

    def _read_release(self, state: StateRecord, parts: list[Part]) -> None:
        pack = PACK.read(self.names, parts[0])
        if state.release_holder[pack] >= 0:
            raise Misread(f"{PACK_IDS[pack]} twice", "each pack once")
        state.release_holder[pack], state.release_since[pack] = self._values(RELEASE, parts[1:])

    def _read_planned(self, state: StateRecord, parts: list[Part]) -> None:
        source = SOURCE.read(self.names, parts[0])
        row = int(state.planned_count[source])
        if row == st.PLANNED:
            raise Misread(f"more than {st.PLANNED} cards", f"{st.PLANNED} cards at most")
        self._read_effect(state.planned[source, row], parts[1:], is_text=source == st.UNIT)
        state.planned_count[source] = row + 1

    def _read_text(self, state: StateRecord, parts: list[Part]) -> None:
        seat = SeatName().read(self.names, parts[0])
        if state.texts[seat].any():
            raise Misread(f"{self.names.seats[seat]} twice", "one text for each seat")
        self._read_effect(state.texts[seat], parts[1:], is_text=True)

    def _read_effect(self, row: Numbers, parts: list[Part], *, is_text: bool) -> None:
        known = st.EFFECT_KINDS[1:] if is_text else st.EFFECT_KINDS
        if not parts or read_word(parts[0], ", ".join(known)) not in known:
            raise Misread(show(parts[0]) if parts else "no effect", ", ".join(known))
        row[st.E_KIND] = EFFECT.read(self.names, parts[0])
        self._put(row[st.E_KIND + 1 :], PLANNED, parts[1:])

    def _read_claim(self, state: StateRecord, parts: list[Part]) -> None:
        self._put(state.claims[int(state.claim_count)], CLAIM, parts)
        state.claim_count += 1

    def _read_proposal(self, state: StateRecord, parts: list[Part]) -> None:
        proposer = SeatName().read(self.names, parts[0])
        rows = state.proposals[proposer]
        free = [number for number in range(st.PROPOSALS) if not rows[number].any()]
        if not free:
            raise Misread(
                f"another of {self.names.seats[proposer]}", f"{st.PROPOSALS} for each seat"
            )
        self._put(rows[free[0]], PROPOSAL, parts[1:])

    def _read_offer(self, state: StateRecord, parts: list[Part]) -> None:
        proposer = SeatName().read(self.names, parts[0])
        if state.offers[proposer, st.O_TO] >= 0:
            raise Misread(f"{self.names.seats[proposer]} twice", "one offer for each seat")
        self._put(state.offers[proposer], OFFER, parts[1:])

    def _read_matter(self, state: StateRecord, parts: list[Part]) -> None:
        name = read_word(parts[0], ", ".join(MATTERS))
        if name not in MATTERS:
            raise Misread(repr(name), ", ".join(MATTERS))
        form = MATTERS[name]
        values = read_fields(self.names, list(form.fields.values()), parts[1:])
        row = state.matters[int(state.depth)]
        row[st.M_KIND] = form.kind
        for column, field in form.fields.items():
            row[column] = values[field.key]
        for column, value in form.fixed.items():
            row[column] = value
        state.depth += 1

    def _read_wish(self, state: StateRecord, parts: list[Part]) -> None:
        seat = SeatName().read(self.names, parts[0])
        listed = read_list(parts[1], "lots") if len(parts) == 2 else []  # noqa: PLR2004
        if not 0 < len(listed) <= len(state.wish[seat]) or state.wish_count[seat]:
            raise Misread(f"{len(listed)} wishes", "one list of wishes for each seat")
        squares = self.names.edition.squares
        for item, word in enumerate(listed):
            match = _WISH.fullmatch(word.text)
            if not match or int(match[1]) >= len(squares):
                raise Misread(repr(word.text), "a street such as 3 or 3+hotel")
            if squares[int(match[1])].kind != "street":
                raise Misread(repr(word.text), "a street such as 3 or 3+hotel")
            state.wish[seat, item] = int(match[1]) + (HOTEL_WISH if match[2] else 0)
        state.wish_count[seat] = len(listed)

    def _read_winners(self, state: StateRecord, parts: list[Part]) -> None:
        for word in read_list(parts[0], "seats"):
            state.winners |= 1 << SeatName().read(self.names, word)


def _only(parts: list[Part]) -> str:
    if len(parts) != 1:
        raise Misread(f"{len(parts)} words", "one word")
    return read_word(parts[0], "one word")


def _read_name(part: Part) -> str:
    if not isinstance(part, Word):
        raise Misread(show(part), "a name")
    return part.text


def _read_option(parts: list[Part], before: dict[str, object]) -> tuple[str, object]:
    name = read_word(parts[0], "an option")
    if len(parts) != 2 or isinstance(parts[1], list):  # noqa: PLR2004
        raise Misread(f"option {name} with {len(parts) - 1} values", "one value")
    if name in before:
        raise Misread(f"option {name} twice", "each option once")
    if parts[1].is_quoted:
        return name, parts[1].text
    try:
        return name, json.loads(parts[1].text)
    except ValueError:
        raise Misread(repr(parts[1].text), "a number, true, false or a word in quotes") from None


def _wrong(line: int, error: Misread) -> PositionError:
    text = " ".join(str(error).split())
    return PositionError(f"position: line {line}: {text}")
