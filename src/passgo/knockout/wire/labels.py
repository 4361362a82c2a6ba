"""What an action is called: the text and its terms, the token, the space and what it pays."""

from types import SimpleNamespace

from ...wire.terms import Term, decimal
from ..rules import actions as act
from ..rules.sliding import retry_fee
from ..rules.state import TOKENS_EACH
from .eyes import Eyes
from .messages import aslant

Label = tuple[str, dict[str, Term]]


def label(
    eyes: Eyes, state: SimpleNamespace, seat: int, action: SimpleNamespace, *, is_form: bool
) -> Label:
    """The text of an action and its terms; a form has yet to be filled in."""
    kind = action.kind
    token = token_of(eyes, state, seat, action)
    args: dict[str, Term] = {} if token < 0 else {"token": eyes.words.token(token)}
    if kind == act.SLIDE and not is_form:
        aim: dict[str, Term] = {
            "x": decimal(action.x / 10),
            "aslant": aslant(action.slope),
            "speed": decimal(action.speed / 1000),
        }
        return "knockout-action-slide-aim", {**args, **aim}
    if kind == act.SLIDE and args:
        return "knockout-action-slide-token", args
    if kind in {act.RAILROAD, act.HOUSE}:
        value = eyes.lane.value[action.space] if action.space >= 0 else 0
        args |= {"space": eyes.words.space(action.space), "amount": eyes.words.money(value)}
        return "knockout-action-space", args
    if kind == act.STAY and action.token != act.ANY_TOKEN:
        return "knockout-action-stay-token", args
    if kind in {act.PAY, act.RETRY}:
        args["amount"] = eyes.words.money(fee_of(eyes, kind))
    return f"knockout-action-{act.ACTION_NAMES[kind]}", args


def token_of(eyes: Eyes, state: SimpleNamespace, seat: int, action: SimpleNamespace) -> int:
    """The token an action is about, as far as it or the question says; or −1."""
    if action.kind in {act.HOUSE, act.RESIGN}:
        return act.ANY_TOKEN
    if action.token != act.ANY_TOKEN:
        return int(eyes.side_of[seat] * TOKENS_EACH + action.token)
    return int(state.asked_token) if seat == state.mover else act.ANY_TOKEN


def fee_of(eyes: Eyes, kind: int) -> int:
    """What a slide that is made again costs, in units."""
    return int(eyes.lane.jail_fee if kind == act.PAY else retry_fee(eyes.lane))
