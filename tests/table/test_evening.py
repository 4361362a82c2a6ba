"""A whole evening of Révolution with a fake clock: hammer, vanishing texts, an absent player."""

from random import Random

from passgo import Game
from passgo.compiling.targets import COMPILED
from passgo.table import Customs, Table
from tests.table.test_table import FalseClock

OPTIONS = {
    "auction": "timer",
    "chance_text_timeout": "on",
    "random_chance": "1/3",
    "rent_claims": "manual",
}
FREE = {"offer", "resign", "build", "mortgage", "redeem", "sell", "swap", "bankrupt", "withdraw"}


def word(action):
    return action if isinstance(action, str) else next(iter(action))


def answer(table, seat, chance):
    """Play a seat as a hasty person would: the first thing that is no business."""
    choices = {word(choice.action): choice for choice in reversed(table.game.legal(seat))}
    wanted = [name for name in choices if name not in FREE]
    if "buy" in wanted and chance.random() < 0.5:
        wanted = ["decline"]
    if "bid" in wanted and chance.random() < 0.6:
        wanted = ["bid"]
    if not wanted:
        wanted = [name for name in ("sell", "mortgage", "bankrupt") if name in choices]
    choice = choices[chance.choice(wanted)]
    table.act(seat, choice.action)


def spend_evening(table, clock, chance, most):
    """Two people play hastily, one of them now and then asleep or away, for so many moments."""
    gone_since = None
    for _ in range(most):
        table.tick()
        if table.game.is_over:
            return
        if gone_since is not None and clock.now - gone_since > 90:
            table.seating.come_back("ana")
            gone_since = None
        elif gone_since is None and chance.random() < 0.01 and not table.game.is_out("ana"):
            table.seating.leave("ana")
            gone_since = clock.now
        if table.seating.held is not None:
            table.seating.go_on("skip")
            continue
        here = [seat for seat in table.waiting if seat != "ana" or gone_since is None]
        reads = table.game.phase != "text" or chance.random() < 0.5
        if here and reads and chance.random() < 0.8:
            seat = here[0]
            if seat in table.game.to_act:
                answer(table, seat, chance)
            else:
                table.go_on(seat)
            clock.pass_by(chance.uniform(0.2, 4))
        else:
            clock.pass_by(min(table.due() or 15, 15))


def test_an_evening_of_revolution_with_the_hammer_lost_texts_and_somebody_away():
    clock, chance = FalseClock(), Random(2)
    names = ["ana", "bob", "cid"]
    game = Game.new("revolution", names, seed=8, options=OPTIONS, target=COMPILED)
    customs = Customs(pace=0.5, absence=30, text=10, answer=20, stand_in="simple")
    table = Table(game, {"cid": "simple"}, clock, customs)
    heard = []
    table.listen(heard.append)
    spend_evening(table, clock, chance, 1500)
    by_bank = [(told.action, told.at) for told in heard if told.by == "bank"]
    assert sum(action == "hammer" for action, _ in by_bank) >= 3
    assert sum(action == "text_gone" for action, _ in by_bank) >= 3
    assert_hammers_fall_in_time(heard)
    names = [told.name for told in heard]
    assert {"away_for", "stood_in", "came_back", "hammer_soon"} <= set(names)
    stood_in = names.index("stood_in")
    assert any(told.seat == "ana" and told.by == "bot" for told in heard[stood_in:])
    # What is of the moment, such as a bot that thinks, has no number.
    numbers = [told.number for told in heard if told.number]
    assert numbers == list(range(1, len(numbers) + 1))
    again = Game.replay(game.record())
    assert again.position() == game.position()


def assert_hammers_fall_in_time(heard):
    """No auction outlasts its timer, and each hammer that falls was heard coming."""
    opened, warned = None, False
    for told in heard:
        warned = warned or told.name == "hammer_soon"
        if told.action == "hammer":
            assert warned
            assert 13 <= told.at - opened <= 50 + 15
        for event in told.events:
            if event.name == "auction_opened":
                opened, warned = told.at, False
