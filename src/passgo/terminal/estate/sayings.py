"""Any action in words, as a line of a menu would have it, with all its numbers."""

from ...estate.edition.model import PACK_IDS
from ...estate.family import packs_of
from ...estate.rules.debt import answers_settlement
from ...estate.rules.rent import claim_row
from ...estate.rules.state import C_LOT, C_TENANT, M_SEAT
from ...estate.rules.trade import offer_to
from ...game import Choice, Game, Written
from .labels import Labels
from .menu import detail_of, word_of
from .voice import Voice

_NOBODY = -1


def say_action(game: Game, seat: str, voice: Voice, action: Written) -> str:
    """What an action that a seat may take now is called."""
    word, detail = word_of(action), detail_of(action)
    number = game.seat(seat)
    units = game.edition.money.to_unit
    if word == "bid":
        return voice.get("action-bid", amount=voice.money(units(detail)))
    if word == "offer":
        _, record = game.read_action(seat, action)
        give = (int(record.give_cash), int(record.give_lots), int(record.give_cards))
        get = (int(record.get_cash), int(record.get_lots), int(record.get_cards))
        return voice.get(
            "action-offer-terms",
            other=detail["to"],
            give=voice.goods(*give),
            get=voice.goods(*get),
        )
    if word == "settle":
        _, record = game.read_action(seat, action)
        goods = (int(record.give_cash), int(record.give_lots), 0)
        return voice.get("action-settle-goods", give=voice.goods(*goods))
    if word == "force":
        given, taken = (game.wording.square("force", detail[way]) for way in ("give", "take"))
        return voice.get(
            "action-force-lots", lot=voice.square(given), other_lot=voice.square(taken)
        )
    if word in {"build", "want", "swap"} and len(detail) > 1:
        lots = [game.wording.square(word, lot) for lot in detail]
        return voice.get(f"action-{word}-lots", lots=voice.lots(lots))
    if word in {"hammer", "time_up", "text_gone", "unit"}:
        return voice.get(f"action-{word.replace('_', '-')}")
    named = _name_all(game, number, word, action)
    return Labels(game, seat, voice).label(Choice(named))


def _name_all(game: Game, seat: int, word: str, action: Written) -> Written:
    """An action that leaves something to the rules, with what they would take."""
    detail = detail_of(action)
    state = game.state
    if word == "claim":
        asked = {} if detail is None else detail
        tenant = game.seat(asked["from"]) if "from" in asked else _NOBODY
        lot = game.wording.square("claim", asked["on"]) if "on" in asked else _NOBODY
        row = state.claims[int(claim_row(state, seat, tenant, lot))]
        return {"claim": {"from": game.seats[int(row[C_TENANT])], "on": int(row[C_LOT])}}
    if word in {"accept", "reject"} and detail is None:
        if answers_settlement(state, seat, _NOBODY):
            other = int(state.matters[int(state.depth) - 1, M_SEAT])
        else:
            other = int(offer_to(state, seat, _NOBODY))
        return {word: {"from": game.seats[other]}}
    if word == "card" and detail is None:
        held = packs_of(state, seat)
        held.sort(key=lambda pack: int(state.release_since[PACK_IDS.index(pack)]))
        return {"card": held[0]}
    return action
