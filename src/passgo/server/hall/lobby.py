"""The lobby: places and set-up of a table, agreed before the start and kept after it.

A lobby is immutable: a request returns a new one and the entries about the change. The engine
decides what can be played; the lobby knows only people and places.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from typing import Self

from ...bots.names import DEFAULT_PLAYER
from ...editions import PACKAGED, AnyEdition, EditionRef, EditionRegistry
from ...editions.presets import find_preset
from ...families import find_family
from ...protocol import setup as given
from ...protocol.errors import LobbyError
from ...protocol.lobby_requests import Change, Sit
from ...table import Customs, Entry
from ...table.sitters import bot_term
from ...wire.plain import Plain
from ...wire.terms import Term
from .dress import dressed, tokens_of, with_tokens
from .naming import bot_name, clean_name
from .places import Place, check_bot, count_places, edition_term


@dataclass(frozen=True)
class Lobby:
    """A table's people, places and set-up."""

    edition: str
    mode: str
    options: Plain
    customs: Plain
    visibility: str
    watch: bool
    host: str
    """The guest who may change the set-up and start the game."""
    places: tuple[Place, ...]
    commitment: str
    rematch: str | None = None
    rules: int | None = None
    """The version of the rules that the game was started with."""
    start: str | None = None
    """The position the game continues from, if the rules have changed since the deal."""
    skipped: int = 0
    """The number of the last entry before that."""
    digest: str = ""
    """The digest of the edition, from the start of the game on."""
    preset: str | None = None
    """The preset that was chosen, which may have been changed since."""
    take_over: bool = False
    """Whether a guest without a seat may take a bot's during the game."""
    editions: EditionRegistry = field(default=PACKAGED, repr=False, compare=False)
    """Where the edition is looked up; it belongs to the server and is not stored."""

    @classmethod
    def new(
        cls,
        setup: given.Setup,
        guest: str,
        seat: Sit,
        commitment: str,
        editions: EditionRegistry = PACKAGED,
    ) -> "Lobby":
        """A new lobby with its maker as host; LobbyError or OptionError if it is not possible.

        Without a name the maker takes no seat.
        """
        seats: tuple[Place, ...] = ()
        if seat.name is not None:
            own = Place().taken_by(guest, clean_name(seat.name, ()), seat.luck, seat.portrait)
            seats = (replace(own, token=seat.token),)
        lobby = Lobby(
            edition=setup.edition,
            mode=setup.mode,
            options=dict(setup.options),
            customs=setup.customs.model_dump(),
            visibility=setup.visibility,
            watch=setup.watch,
            take_over=setup.take_over,
            host=guest,
            places=seats,
            commitment=commitment,
            editions=editions,
        )
        lobby = lobby._with_preset(setup)
        lobby._check(len(seats) + len(setup.seats))
        for other in setup.seats:
            place = Place()
            if other.bot is not None:
                place = lobby._bot_in(place, other.bot, other.name)
            lobby = replace(lobby, places=(*lobby.places, place))
        return lobby

    @classmethod
    def from_body(cls, body: Plain, editions: EditionRegistry = PACKAGED) -> Self:
        """Read a stored lobby."""
        places = tuple(Place.from_body(one) for one in body["places"])
        # Customs that were added since the table was made have their defaults.
        customs = {**given.CustomsModel().model_dump(), **body["customs"]}
        return cls(**{**body, "customs": customs, "places": places, "editions": editions})

    def body(self) -> Plain:
        """The lobby as stored."""
        kept = {each.name: getattr(self, each.name) for each in fields(self)}
        del kept["editions"]
        return {**kept, "places": [place.body() for place in self.places]}

    # Questions.

    @property
    def ref(self) -> EditionRef:
        """Name and digest of the edition."""
        return EditionRef(self.edition, self.digest)

    @cached_property
    def box(self) -> AnyEdition:
        """The edition; EditionError if it is not available here."""
        return self.editions.find(self.ref)

    def held_by(self, guest: str) -> tuple[int, ...]:
        """The places that a guest holds."""
        return self._held.get(guest, ())

    @cached_property
    def _held(self) -> dict[str, tuple[int, ...]]:
        held: dict[str, tuple[int, ...]] = {}
        for place, guest in dict.fromkeys(self.holders):
            held[guest] = (*held.get(guest, ()), place)
        return held

    @cached_property
    def holders(self) -> list[tuple[int, str]]:
        """Place and guest for every holder."""
        return [(n, guest) for n, place in enumerate(self.places) for guest in place.guests]

    @property
    def host_place(self) -> int | None:
        """The host's place; None if the host holds none."""
        return next(iter(self.held_by(self.host)), None)

    @property
    def names(self) -> list[str]:
        """The names that are taken."""
        return [place.name for place in self.places if place.name is not None]

    @property
    def luck(self) -> dict[str, str]:
        """The luck that each named seat has added."""
        return {place.name: place.luck for place in self.places if place.name is not None}

    @cached_property
    def tokens(self) -> list[int]:
        """The token of each place."""
        return tokens_of(self.places)

    @cached_property
    def departures(self) -> list[str]:
        """The options that make the game differ from the printed rules."""
        family = find_family(self.box.family)
        return list(family.editions.departures(self.box, self.mode, self.options))

    def place(self, number: int) -> Place:
        """A place by its number; LobbyError if it does not exist."""
        if not 0 <= number < len(self.places):
            raise LobbyError("no_such_place", place=number + 1, count=len(self.places))
        return self.places[number]

    def check_host(self, guest: str) -> None:
        """Refuse a guest who is not the host."""
        if guest != self.host:
            raise LobbyError("not_host")

    def check_holder(self, guest: str, number: int) -> Place:
        """The place, if the guest holds it."""
        place = self.place(number)
        if guest not in place.guests:
            raise LobbyError("not_your_place", place=number + 1)
        return place

    def table_customs(self) -> Customs:
        """The table's customs; OptionError for invalid times."""
        return Customs(**self.customs)

    # Requests before the start. Each returns the next lobby and the entries about the change.

    def find_open(self, number: int | None) -> int:
        """The given place, or the first open one; LobbyError if there is none."""
        if number is None:
            found = next((n for n, place in enumerate(self.places) if place.open), None)
            if found is None:
                raise LobbyError("no_open_place")
            return found
        place = self.place(number)
        if not place.open:
            raise LobbyError("place_taken", seat={"seat": place.name})
        return number

    def sit(self, guest: str, request: Sit) -> tuple["Lobby", list[Entry]]:
        """Take an open place."""
        where = self.find_open(request.place)
        seat = clean_name(request.name, self.names)
        lobby = self._with(where, self.places[where].taken_by(guest, seat, request.luck))
        return lobby.dress(guest, where, request.portrait, request.token), [_about("sat", seat)]

    def dress(self, guest: str, number: int, portrait: int | None, token: int | None) -> "Lobby":
        """Choose how a place that the guest holds looks."""
        self.check_holder(guest, number)
        return replace(self, places=dressed(self.places, number, portrait, token))

    def stand(self, guest: str, number: int) -> tuple["Lobby", list[Entry]]:
        """Leave a place; a host who leaves the last place passes on the host's role."""
        place = self.check_holder(guest, number)
        lobby = self._with(number, Place())
        told = [_about("stood", str(place.name))]
        passed, more = lobby.pass_host(lobby._persons())
        if guest == self.host and not lobby.held_by(guest):
            return passed, told + more
        return lobby, told

    def pass_host(self, candidates: Iterable[str]) -> tuple["Lobby", list[Entry]]:
        """Make the first candidate who holds a place the host."""
        for guest in candidates:
            held = self.held_by(guest)
            if held and guest != self.host:
                seat = str(self.places[held[0]].name)
                return replace(self, host=guest), [_about("host_passed", seat)]
        return self, []

    def _persons(self) -> list[str]:
        return [guest for _, guest in self.holders]

    def rename(self, guest: str, number: int, name: str) -> tuple["Lobby", list[Entry]]:
        """Rename a place that the guest holds, or as host a bot's place."""
        place = self.place(number)
        if place.bot is None or guest != self.host:
            self.check_holder(guest, number)
        others = [n.name for n in self.places if n.name is not None and n is not place]
        seat = clean_name(name, others)
        args: dict[str, Term] = {"seat": {"seat": seat}, "before": {"seat": place.name}}
        return self._with(number, replace(place, name=seat)), [Entry("renamed", seat, args)]

    def give_luck(self, guest: str, number: int, luck: str) -> tuple["Lobby", list[Entry]]:
        """Add the luck of a seat to the seed."""
        place = self.check_holder(guest, number)
        told = [_about("luck_given", str(place.name))]
        return self._with(number, replace(place, luck=luck)), told

    def seat_bot(
        self, guest: str, number: int | None, bot: str, name: str | None
    ) -> tuple["Lobby", list[Entry]]:
        """Put a bot in an open place or another bot's, or in a new one."""
        self.check_host(guest)
        lobby = self
        if number is None:
            number = next((n for n, place in enumerate(self.places) if place.open), None)
        if number is None:
            lobby, _ = self.open_seat(guest, None)
            number = len(lobby.places) - 1
        place = lobby.place(number)
        if place.guests:
            raise LobbyError("seat_of_person", seat={"seat": place.name})
        seated = lobby._bot_in(place, bot, name)
        told = Entry(
            "bot_seated", seated.name, {"seat": {"seat": seated.name}, "bot": bot_term(bot)}
        )
        return lobby._with(number, seated), [told]

    def _bot_in(self, place: Place, bot: str, name: str | None) -> Place:
        check_bot(bot, self.box, self.mode, self.options)
        others = [one.name for one in self.places if one.name is not None and one is not place]
        chosen = bot_name(others) if name is None else clean_name(name, others)
        return replace(place.kept_by(bot, chosen, is_open=False), luck="")

    def open_seat(self, guest: str, number: int | None) -> tuple["Lobby", list[Entry]]:
        """Open a person's or a bot's place, or add one."""
        self.check_host(guest)
        if number is None:
            _, most = self._room()
            if len(self.places) >= most:
                raise LobbyError("too_many_places", most=most)
            lobby = replace(self, places=(*self.places, Place()))
        else:
            self.place(number)
            lobby = self._with(number, Place())
        return lobby, [Entry("seat_opened", None, {"count": len(lobby.places)})]

    def remove_seat(self, guest: str, number: int) -> tuple["Lobby", list[Entry]]:
        """Remove a place that no other guest holds."""
        self.check_host(guest)
        place = self.place(number)
        if place.guests and guest not in place.guests:
            raise LobbyError("seat_of_person", seat={"seat": place.name})
        left = (*self.places[:number], *self.places[number + 1 :])
        lobby = replace(self, places=left)
        return lobby, [Entry("seat_removed", None, {"count": len(left)})]

    def change(self, guest: str, request: Change) -> tuple["Lobby", list[Entry]]:
        """Change the game or its settings."""
        self.check_host(guest)
        if request.take_over is not None and request.is_only("take_over"):
            return self.allow_take_over(guest, request.take_over)
        lobby = self
        if request.edition is not None and request.edition != self.edition:
            lobby = replace(
                lobby, edition=request.edition, mode="standard", options={}, preset=None
            )
        new: Plain = {
            "mode": request.mode,
            "options": None if request.options is None else dict(request.options),
            "customs": None if request.customs is None else request.customs.model_dump(),
            "visibility": request.visibility,
            "watch": request.watch,
            "take_over": request.take_over,
        }
        changed: Plain = {key: value for key, value in new.items() if value is not None}
        lobby = replace(lobby, **changed)._with_preset(request)
        lobby._check(len(lobby.places))
        return lobby, [Entry("changed", None, {"edition": edition_term()})]

    def allow_take_over(self, guest: str, allowed: bool) -> tuple["Lobby", list[Entry]]:
        """Let guests without a seat take a bot's during the game, or no longer."""
        self.check_host(guest)
        told = [Entry("take_over_on" if allowed else "take_over_off")]
        return replace(self, take_over=allowed), told if allowed != self.take_over else []

    def ready(self, guest: str) -> "Lobby":
        """The lobby as the game starts with it: bots keep open places, every place has a name."""
        self.check_host(guest)
        if not self.holders:
            raise LobbyError("nobody_seated")
        least, _ = self._room()
        if len(self.places) < least:
            raise LobbyError("too_few_places", least=least)
        lobby = self
        for number, place in enumerate(self.places):
            if place.open:
                kept = place.kept_by(DEFAULT_PLAYER, bot_name(lobby.names), is_open=True)
                lobby = lobby._with(number, kept)
        # The edition's folder may have changed while people gathered; the digest now fixes it.
        box = self.editions.load(self.edition)
        rules = find_family(box.family).rules_version
        places = with_tokens(lobby.places)
        return replace(lobby, places=places, rules=rules, digest=box.digest)

    def again(self, commitment: str) -> "Lobby":
        """The same people and set-up for another game, as before the start."""
        places = [Place() if place.open else replace(place, luck="") for place in self.places]
        return replace(
            self,
            places=tuple(places),
            commitment=commitment,
            rematch=None,
            rules=None,
            start=None,
            skipped=0,
            digest="",
        )

    # Before and after the start.

    def add_device(self, guest: str, number: int) -> tuple["Lobby", list[Entry]]:
        """Let another guest hold a place, together with those who hold it already."""
        place = self.place(number)
        if guest in place.guests or not place.guests:
            raise LobbyError("no_such_handover")
        lobby = self._with(number, replace(place, guests=(*place.guests, guest)))
        return lobby, [_about("device_added", str(place.name))]

    def put(self, number: int, place: Place) -> "Lobby":
        """The lobby with one place replaced."""
        return self._with(number, place)

    # Implementation.

    def _with(self, number: int, place: Place) -> "Lobby":
        places = (*self.places[:number], place, *self.places[number + 1 :])
        return replace(self, places=places)

    def _with_preset(self, request: given.Setup | Change) -> "Lobby":
        """The lobby with a preset's mode, options and customs, except what is given with it."""
        if request.preset is None:
            return self
        preset, own = find_preset(self.box, request.preset), request.model_fields_set
        customs = {**given.CustomsModel().model_dump(), **preset.customs}
        if "customs" in own and request.customs is not None:
            customs |= request.customs.model_dump(exclude_unset=True)
        return replace(
            self,
            preset=preset.id,
            mode=(request.mode if "mode" in own else None) or preset.mode,
            options=dict(preset.options if "options" not in own else request.options or {}),
            customs=customs,
        )

    def _room(self) -> tuple[int, int]:
        return count_places(self.box, self.mode, self.options)

    def _check(self, count: int) -> None:
        """Let the engine check that this set-up can be played by so many and by these bots."""
        _, most = self._room()
        if count > most:
            raise LobbyError("too_many_places", most=most)
        customs = self.table_customs()
        bots = {customs.stand_in, *(place.bot for place in self.places if place.bot is not None)}
        for bot in sorted(bots):
            check_bot(bot, self.box, self.mode, self.options)


def _about(name: str, seat: str) -> Entry:
    """An entry about a seat that names the seat."""
    return Entry(name, seat, {"seat": {"seat": seat}})
