"""Sets up the ``given`` part of a scenario."""

from collections.abc import Mapping

from ...errors import ScenarioError
from ...game import Game
from ...scenario.forms import a_flag, a_list, a_sum, a_table, a_whole, a_word, wrong
from ...wire.plain import Json, JsonMapping
from ..edition.effects import parse_effect
from ..edition.model import PACK_IDS, UNIT_ID
from ..rules import state as st
from ..rules.lots import recount
from ..rules.turn import NOT_RUNNING, TO_THROW
from ..typed import edition_of, wording_of

_SEAT_KEYS = ("at", "buildings", "cards", "cash", "has", "jail", "mortgaged", "out", "owns")
_PHASES = {"order": st.PHASE_ORDER, "roll": st.PHASE_ROLL, "end": st.PHASE_END}
_JAIL_TURNS = 3
_STOCK = 999
"""Houses or hotels of the bank; more than any board has room for."""


def place(game: Game, given: JsonMapping) -> None:
    """Set up a position in a game just dealt: a turn in progress, nothing open."""
    clear_table(game)
    for key, value in given.items():
        if key in game.seats:
            place_seat(game, game.seats.index(key), key, value)
        elif key == "turn":
            game.state.mover = read_seat(game, "given.turn", value)
        elif key == "phase":
            place_phase(game, value)
        elif key not in {"bank", "next_cards"}:
            known = ", ".join([*game.seats, "turn", "phase", "bank", "next_cards"])
            raise wrong("given", key, known)
    place_bank(game, given.get("bank"))
    place_cards(game, given.get("next_cards"))
    settle_out(game)
    recount(game.board, game.state)


def read_seat(game: Game, where: str, written: Json) -> int:
    """The number of a seat; the bank is none."""
    seat = int(game.wording.seat(where, written))
    if seat < 0:
        raise wrong(where, written, ", ".join(game.seats))
    return seat


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
    game.state.phase = _PHASES[a_word("given.phase", phase, _PHASES)]
    if phase == "end":
        game.state.throws = 1
    elif phase == "order":
        game.state.turn = 0
        game.state.order_total[: len(game.seats)] = TO_THROW


def place_seat(game: Game, seat: int, name: str, holdings: Json) -> None:
    """Set one seat's cash, square, lots and cards."""
    where = f"given.{name}"
    holdings = a_table(where, holdings, _SEAT_KEYS)
    state = game.state
    if "cash" in holdings:
        state.cash[seat] = a_sum(game, f"{where}.cash", holdings["cash"])
    if "at" in holdings:
        state.at[seat] = wording_of(game).square(f"{where}.at", holdings["at"])
    turn = a_whole(f"{where}.jail", holdings.get("jail", 0), 0, _JAIL_TURNS)
    if turn:
        state.jail[seat] = turn
        state.at[seat] = game.board.jail_square
    for key in ("owns", "has", "mortgaged"):
        for square in a_list(f"{where}.{key}", holdings.get(key), "a list of squares"):
            number = own(game, seat, f"{where}.{key}", square)
            if key == "mortgaged":
                state.mortgaged[number] = 1
    if holdings.get("buildings") is not None:
        where_built = f"{where}.buildings"
        for square, level in a_table(where_built, holdings["buildings"]).items():
            place_building(game, own(game, seat, where_built, square), where_built, level)
    place_release_cards(game, seat, f"{where}.cards", holdings.get("cards", 0))
    state.out[seat] = a_flag(f"{where}.out", holdings.get("out", False))


def own(game: Game, seat: int, where: str, square: Json) -> int:
    """Give a lot to a seat and return its number; it can have only one owner."""
    number = int(wording_of(game).square(where, square))
    if not int(game.board.lots_mask) >> number & 1:
        raise wrong(where, square, "a lot")
    owner = int(game.state.owner[number])
    if owner not in {-1, seat}:
        raise wrong(where, square, f"a lot that is not already {game.seats[owner]}'s")
    game.state.owner[number] = seat
    return number


def place_building(game: Game, number: int, where: str, level: Json) -> None:
    """Houses or a hotel on a street, out of the bank's stock."""
    if edition_of(game).squares[number].kind != "street":
        raise wrong(where, number, "a street")
    if level == "hotel":
        game.state.level[number] = st.HOTEL
        game.state.hotels -= 1
    elif type(level) is int and 0 <= level < st.HOTEL:
        game.state.level[number] = level
        game.state.houses -= level
    else:
        raise wrong(where, level, f"0 to {st.HOTEL - 1} or hotel")


def place_release_cards(game: Game, seat: int, where: str, cards: Json) -> None:
    """Release cards in hand: out of their packs, a bare number the Chance card first."""
    if isinstance(cards, Mapping):
        held = a_table(where, cards, PACK_IDS)
        packs = [
            pack
            for pack, name in enumerate(PACK_IDS)
            if a_whole(f"{where}.{name}", held.get(name, 0), 0, 1)
        ]
    else:
        count = a_whole(where, cards, 0, len(PACK_IDS))
        free = [p for p in range(len(PACK_IDS)) if game.state.release_holder[p] < 0]
        packs = free[:count]
    for place_in_hand, pack in enumerate(packs):
        card = int(game.board.release_card[pack])
        if card < 0 or game.state.release_holder[pack] >= 0:
            raise wrong(where, cards, f"none of {PACK_IDS[pack]}: no release card is left there")
        take_out(game, pack, card)
        game.state.release_holder[pack] = seat
        game.state.release_since[pack] = place_in_hand - len(packs)


def take_out(game: Game, pack: int, card: int) -> None:
    """Take a card out of any place in its pack."""
    order = [c for c in pack_order(game, pack) if c != card]
    put_order(game, pack, order)


def pack_order(game: Game, pack: int) -> list[int]:
    """The cards of a pack, top first."""
    count = int(game.state.pack_count[pack])
    return [int(card) for card in game.state.pack[pack, :count]]


def put_order(game: Game, pack: int, order: list[int]) -> None:
    """Set the order of a pack."""
    game.state.pack[pack, :] = 0
    game.state.pack[pack, : len(order)] = order
    game.state.pack_count[pack] = len(order)


def place_bank(game: Game, bank: Json) -> None:
    """The bank's stock where it is stated, and its account so that all money adds up to zero."""
    if bank is not None:
        for key, count in a_table("given.bank", bank, ("houses", "hotels")).items():
            game.state[key] = a_whole(f"given.bank.{key}", count, 0, _STOCK)
    if game.state.houses < 0 or game.state.hotels < 0:
        raise ScenarioError("given: more buildings on the lots than the box holds")
    game.state.bank = -int(sum(game.state.cash))


def place_cards(game: Game, planned: Json) -> None:
    """Cards to come, top first."""
    if planned is None:
        return
    for name, listed in a_table("given.next_cards", planned, edition_of(game).decks).items():
        where = f"given.next_cards.{name}"
        cards = a_list(where, listed, "a list of cards")
        if name == UNIT_ID:
            plan(game, st.UNIT, where, [read_text(game, where, text) for text in cards])
        else:
            place_pack(game, name, where, cards)


def read_text(game: Game, where: str, text: Json) -> list[int]:
    """A text of the unit, by id or written out."""
    if isinstance(text, Mapping):
        return list(parse_effect(edition_of(game), text, where))
    number = find_card(game, UNIT_ID, where, text)
    row = [int(value) for value in game.board.effect[st.UNIT, number]]
    row[st.E_CARD] = number + 1
    return row


def find_card(game: Game, deck: str, where: str, card: Json) -> int:
    """The number of a card in its deck."""
    names = [each.id for each in edition_of(game).decks[deck]]
    if card not in names:
        raise wrong(where, card, f"{names[0]} to {names[-1]}")
    return names.index(card)


def place_pack(game: Game, name: str, where: str, cards: list[Json]) -> None:
    """Move cards given by id to the top of their pack; queue effects written out."""
    pack = PACK_IDS.index(name)
    top: list[int] = []
    rows: list[list[int]] = []
    for card in cards:
        if isinstance(card, Mapping):
            rows.append(list(parse_effect(edition_of(game), card, where)))
        else:
            top.append(find_card(game, name, where, card))
            rows.append([0] * st.EFFECT_WIDTH)
    order = pack_order(game, pack)
    for place_on_top, card in enumerate(top):
        if card not in order or card in top[:place_on_top]:
            found = edition_of(game).decks[name][card].id
            raise wrong(where, found, "cards that are in the pack, each once")
    put_order(game, pack, top + [card for card in order if card not in top])
    while rows and rows[-1][0] == 0:
        rows.pop()
    plan(game, pack, where, rows)


def plan(game: Game, source: int, where: str, rows: list[list[int]]) -> None:
    """Queue effects on top of a pack or the unit."""
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
