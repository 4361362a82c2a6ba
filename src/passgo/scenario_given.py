"""Puts a scenario's position on the table."""

from collections.abc import Mapping
from typing import Any

from .editions import PACK_IDS, UNIT_ID, parse_effect
from .errors import ScenarioError
from .estate import state as st
from .estate.turn import NOT_RUNNING, TO_THROW
from .game import Game

_SEAT_KEYS = {"cash", "at", "jail", "owns", "has", "mortgaged", "buildings", "cards", "out"}
_PHASES = {"order": st.PHASE_ORDER, "roll": st.PHASE_ROLL, "end": st.PHASE_END}
_JAIL_TURNS = 3


def place(game: Game, given: Mapping[str, Any]) -> None:
    """Put a position on the table of a game just dealt: a turn under way, nothing open."""
    clear_table(game)
    for key, entry in given.items():
        if key in game.seats:
            place_seat(game, game.seats.index(key), key, entry)
        elif key == "turn":
            game.state.mover = game.wording.seat("turn", entry)
        elif key == "phase":
            place_phase(game, entry)
        elif key not in {"bank", "next_cards"}:
            known = ", ".join([*game.seats, "turn", "phase", "bank", "next_cards"])
            raise ScenarioError(f"given: found {key!r}, expected {known}")
    place_bank(game, given.get("bank") or {})
    place_cards(game, given.get("next_cards") or {})
    settle_out(game)


def clear_table(game: Game) -> None:
    """The first seat is to throw, nothing has been dealt, nobody has thrown yet."""
    state = game.state
    state.phase = st.PHASE_ROLL
    state.mover = 0
    state.turn = 1
    state.order_total[:] = 0
    state.owner[:] = -1
    state.cash[: len(game.seats)] = game.board.start_cash


def place_phase(game: Game, phase: object) -> None:
    """The phases a position can begin in; the others are reached by playing."""
    if phase not in _PHASES:
        raise ScenarioError(f"given.phase: found {phase!r}, expected {' or '.join(_PHASES)}")
    game.state.phase = _PHASES[str(phase)]
    if phase == "end":
        game.state.throws = 1
    elif phase == "order":
        game.state.turn = 0
        game.state.order_total[: len(game.seats)] = TO_THROW


def place_seat(game: Game, seat: int, name: str, entry: Any) -> None:
    """One seat's cash, place, lots and cards."""
    where = f"given.{name}"
    if not isinstance(entry, Mapping):
        raise ScenarioError(f"{where}: found {entry!r}, expected {', '.join(sorted(_SEAT_KEYS))}")
    for key in entry:
        if key not in _SEAT_KEYS:
            known = ", ".join(sorted(_SEAT_KEYS))
            raise ScenarioError(f"{where}: found {key!r}, expected {known}")
    state = game.state
    if "cash" in entry:
        state.cash[seat] = game.edition.money.parse_money(entry["cash"])
    if "at" in entry:
        state.at[seat] = game.wording.square(f"{where}.at", entry["at"])
    if entry.get("jail"):
        turn = entry["jail"]
        if type(turn) is not int or not 1 <= turn <= _JAIL_TURNS:
            raise ScenarioError(f"{where}.jail: found {turn!r}, expected 0 to {_JAIL_TURNS}")
        state.jail[seat] = turn
        state.at[seat] = game.board.jail_square
    for square in [*(entry.get("owns") or []), *(entry.get("has") or [])]:
        own(game, seat, where, square)
    for square in entry.get("mortgaged") or []:
        own(game, seat, where, square)
        state.mortgaged[game.wording.square(where, square)] = 1
    for square, level in (entry.get("buildings") or {}).items():
        own(game, seat, where, square)
        place_building(game, where, square, level)
    place_release_cards(game, seat, where, entry.get("cards", 0))
    if entry.get("out") is True:
        state.out[seat] = 1


def own(game: Game, seat: int, where: str, square: Any) -> None:
    """Give a lot to a seat; it can have only one owner."""
    number = game.wording.square(f"{where}.owns", square)
    if not int(game.board.lots_mask) >> number & 1:
        raise ScenarioError(f"{where}.owns: found square {square!r}, expected a lot")
    owner = int(game.state.owner[number])
    if owner not in {-1, seat}:
        raise ScenarioError(f"{where}.owns: square {square!r} is already {game.seats[owner]}'s")
    game.state.owner[number] = seat


def place_building(game: Game, where: str, square: Any, level: Any) -> None:
    """Houses or a hotel on a lot, out of the bank's stock."""
    number = game.wording.square(f"{where}.buildings", square)
    if level == "hotel":
        game.state.level[number] = st.HOTEL
        game.state.hotels -= 1
    elif type(level) is int and 0 <= level < st.HOTEL:
        game.state.level[number] = level
        game.state.houses -= level
    else:
        raise ScenarioError(f"{where}.buildings: found {level!r}, expected 0 to 4 or hotel")


def place_release_cards(game: Game, seat: int, where: str, cards: Any) -> None:
    """Release cards in hand: out of their packs, a bare number the Chance card first."""
    if isinstance(cards, Mapping):
        packs = [pack for pack, name in enumerate(PACK_IDS) if cards.get(name)]
        unknown = set(cards) - set(PACK_IDS)
        if unknown:
            found = sorted(map(str, unknown))[0]
            raise ScenarioError(f"{where}.cards: found {found!r}, expected {', '.join(PACK_IDS)}")
    elif type(cards) is int and 0 <= cards <= len(PACK_IDS):
        free = [p for p in range(len(PACK_IDS)) if game.state.release_holder[p] < 0]
        packs = free[:cards]
    else:
        raise ScenarioError(f"{where}.cards: found {cards!r}, expected 0 to {len(PACK_IDS)}")
    for place_in_hand, pack in enumerate(packs):
        card = int(game.board.release_card[pack])
        if card < 0 or game.state.release_holder[pack] >= 0:
            raise ScenarioError(f"{where}.cards: {PACK_IDS[pack]} has no release card left")
        take_out(game, pack, card)
        game.state.release_holder[pack] = seat
        game.state.release_since[pack] = place_in_hand - len(packs)


def take_out(game: Game, pack: int, card: int) -> None:
    """Take a card out of its pack, wherever it lies."""
    order = [c for c in pack_order(game, pack) if c != card]
    put_order(game, pack, order)


def pack_order(game: Game, pack: int) -> list[int]:
    """The cards of a pack, top first."""
    count = int(game.state.pack_count[pack])
    return [int(card) for card in game.state.pack[pack, :count]]


def put_order(game: Game, pack: int, order: list[int]) -> None:
    """Lay a pack in this order."""
    game.state.pack[pack, :] = 0
    game.state.pack[pack, : len(order)] = order
    game.state.pack_count[pack] = len(order)


def place_bank(game: Game, bank: Mapping[str, Any]) -> None:
    """The bank's stock where it is stated, and its account so that all money adds up to zero."""
    for key, count in bank.items():
        if key not in {"houses", "hotels"} or type(count) is not int or count < 0:
            raise ScenarioError(f"given.bank: found {key}: {count!r}, expected houses and hotels")
        game.state[key] = count
    if game.state.houses < 0 or game.state.hotels < 0:
        raise ScenarioError("given: more buildings on the lots than the box holds")
    game.state.bank = -int(sum(game.state.cash))


def place_cards(game: Game, planned: Mapping[str, Any]) -> None:
    """Cards to come, top first."""
    for name, cards in planned.items():
        if name not in game.edition.decks or not isinstance(cards, list):
            expected = f"{' and '.join(game.edition.decks)}, each a list"
            raise ScenarioError(f"given.next_cards: found {name!r}, expected {expected}")
        where = f"given.next_cards.{name}"
        if name == UNIT_ID:
            plan(game, st.UNIT, where, [read_text(game, where, text) for text in cards])
        else:
            place_pack(game, name, where, cards)


def read_text(game: Game, where: str, text: Any) -> list[int]:
    """A text of the unit, by id or written out."""
    if isinstance(text, Mapping):
        return list(parse_effect(game.edition, text))
    number = find_card(game, UNIT_ID, where, text)
    row = [int(value) for value in game.board.effect[st.UNIT, number]]
    row[st.E_CARD] = number + 1
    return row


def find_card(game: Game, deck: str, where: str, card: Any) -> int:
    """The number of a card in its deck."""
    names = [entry.id for entry in game.edition.decks[deck]]
    if card not in names:
        raise ScenarioError(f"{where}: found {card!r}, expected {names[0]} to {names[-1]}")
    return names.index(card)


def place_pack(game: Game, name: str, where: str, cards: list[Any]) -> None:
    """Ids are moved up in their pack, effects written out wait apart."""
    pack = PACK_IDS.index(name)
    top: list[int] = []
    rows: list[list[int]] = []
    for card in cards:
        if isinstance(card, Mapping):
            rows.append(list(parse_effect(game.edition, card)))
        else:
            top.append(find_card(game, name, where, card))
            rows.append([0] * st.EFFECT_WIDTH)
    order = pack_order(game, pack)
    missing = [card for card in top if card not in order]
    if missing:
        raise ScenarioError(
            f"{where}: {game.edition.decks[name][missing[0]].id} is not in the pack"
        )
    put_order(game, pack, top + [card for card in order if card not in top])
    while rows and rows[-1][0] == 0:
        rows.pop()
    plan(game, pack, where, rows)


def plan(game: Game, source: int, where: str, rows: list[list[int]]) -> None:
    """Let effects wait on top of a pack or the unit."""
    if len(rows) > st.PLANNED:
        raise ScenarioError(f"{where}: found {len(rows)} effects, expected {st.PLANNED} at most")
    for place_on_top, row in enumerate(rows):
        game.state.planned[source, place_on_top] = row
    game.state.planned_count[source] = len(rows)


def settle_out(game: Game) -> None:
    """Count the seats that are out already; they hold nothing."""
    out = [seat for seat in range(len(game.seats)) if game.state.out[seat]]
    for seat in out:
        game.state.bank += game.state.cash[seat]
        game.state.cash[seat] = 0
        if game.state.phase == st.PHASE_ORDER:
            game.state.order_total[seat] = NOT_RUNNING
    game.state.bankruptcies = len(out)
