"""A table's life under a false clock: who is asked, what time does, who comes and goes."""

import pytest

from passgo import Game, IllegalAction
from passgo.compiling.targets import COMPILED
from passgo.editions import OptionError
from passgo.estate.formats.scenario import start
from passgo.table import Customs, Table, TableError


class FalseClock:
    def __init__(self):
        self.now = 1000.0

    def __call__(self):
        return self.now

    def pass_by(self, seconds):
        self.now += seconds


def names(table):
    return [entry.name for entry in table.news.told]


def make(bots, edition="euro", seats=("ana", "bob", "cid"), customs=None, **how):
    clock = FalseClock()
    game = Game.new(edition, list(seats), seed=how.pop("seed", 5), target=COMPILED, **how)
    return Table(game, bots, clock, customs or Customs()), clock


def run(table, clock, most=5000):
    """Let time pass until only a person's request can move the table; the main choice otherwise."""
    for _ in range(most):
        table.tick()
        wait = table.due()
        if wait is None:
            return
        clock.pass_by(wait)
    raise AssertionError("the table never came to rest")


def play_first(table, seat):
    table.act(seat, table.game.legal(seat)[0].action)


def test_bots_play_until_a_person_is_asked():
    table, _ = make({"bob": "simple", "cid": "simple"})
    table.tick()
    assert table.waiting == ("ana",)
    assert table.due() is None
    assert all(e.by == "bot" for e in table.news.told if e.name == "acted")


def test_pace_parts_the_actions_of_bots():
    table, clock = make(
        {"bob": "simple", "cid": "simple", "ana": "simple"}, customs=Customs(pace=2)
    )
    table.tick()
    acted = len(table.game.actions)
    assert table.due() == 2
    clock.pass_by(1)
    table.tick()
    assert len(table.game.actions) == acted
    clock.pass_by(1)
    table.tick()
    assert len(table.game.actions) == acted + 1


def test_a_refused_request_changes_nothing():
    table, _ = make({"bob": "simple", "cid": "simple"})
    table.tick()
    before = table.game.state_bytes(), table.news.number
    with pytest.raises(IllegalAction):
        table.act("ana", "buy")
    assert (table.game.state_bytes(), table.news.number) == before


def owners(customs=None):
    """A table of people in ana's turn, who owns a colour and can build on it."""
    content = {
        "players": ["ana", "bob"],
        "given": {"turn": "ana", "ana": {"cash": 900, "owns": [6, 8, 9]}, "bob": {"cash": 900}},
    }
    clock = FalseClock()
    return Table(start("euro", content, "interpreted"), {}, clock, customs), clock


def test_a_step_back_is_an_action_of_the_table():
    table, _ = owners()
    table.act("ana", {"build": [6]})
    entry = table.act("ana", "undo")
    assert [event.name for event in entry.events] == ["taken_back"]
    assert (entry.by, table.number) == ("person", 2)
    with pytest.raises(IllegalAction, match="nothing_to_undo"):
        table.act("ana", "undo")
    # Asking continues from there.
    assert table.waiting == ("ana",)
    table.act("ana", {"build": [6]})
    table.act("ana", {"roll": [1, 2]})
    assert table.game.view(None)["lots"][3]["level"] == 1


def test_steps_and_steps_back_win_no_time():
    table, clock = owners(Customs(decision=30, bank=10))
    for _ in range(5):
        clock.pass_by(7)
        table.act("ana", {"build": [6]})
        table.act("ana", "undo")
    assert table.wire()["clocks"]["decisions"] == {"ana": 5}
    clock.pass_by(5)
    table.tick()
    assert "time_out" in names(table)


def test_who_has_just_built_throws_by_hand():
    table, _ = owners()
    table.sitters["ana"].habits.rolls = True
    table.act("ana", {"build": [6]})
    table.tick()
    assert table.game.can_undo


def test_only_the_table_speaks_for_the_bank():
    table, _ = make({"bob": "simple", "cid": "simple"})
    with pytest.raises(TableError) as error:
        table.act("bank", "hammer")
    assert error.value.code == "no_such_seat"


def test_the_hour_is_called_in_time():
    table, clock = make({}, mode="timed", options={"time_limit": 30})
    table.tick()
    assert table.due() == 30 * 60
    clock.pass_by(30 * 60 - 1)
    table.tick()
    assert "acted" not in names(table)
    clock.pass_by(1)
    table.tick()
    told = table.news.told[-1]
    assert (told.seat, told.action, told.by) == ("bank", "time_up", "bank")


def test_a_lent_seat_is_played_and_given_back():
    table, _ = make({"bob": "simple", "cid": "simple"})
    table.tick()
    table.seating.lend("ana", "simple")
    with pytest.raises(TableError, match="seat_with_bot"):
        table.act("ana", "roll")
    thought = table.next_thought()
    assert thought.seat == "ana"
    table.seating.take_back("ana")
    table.settle(thought, thought.decide())
    assert len(table.game.actions) == thought.number
    assert table.waiting == ("ana",)


def test_a_stand_in_comes_after_the_announced_delay_and_goes_at_once():
    table, clock = make({}, customs=Customs(absence=30, stand_in="simple"))
    table.tick()
    seat = table.game.to_act[0]
    table.seating.leave(seat)
    assert table.news.told[-1].args["seconds"] == 30
    clock.pass_by(29)
    table.tick()
    assert table.sitters[seat].player is None
    clock.pass_by(1)
    table.tick()
    assert table.sitters[seat].player == "simple"
    assert table.news.told[-1].by == "bot"
    table.seating.come_back(seat)
    assert table.sitters[seat].player is None


def test_where_everybody_is_away_bots_do_not_play_the_game_out():
    table, clock = make({"bob": "simple", "cid": "simple"}, customs=Customs(absence=5))
    table.tick()
    table.seating.leave("ana")
    clock.pass_by(60)
    run(table, clock)
    assert table.seating.held == "away"
    count = len(table.game.actions)
    table.seating.come_back("ana")
    table.tick()
    assert table.seating.held is None
    assert len(table.game.actions) >= count


def test_a_pause_needs_everybody_and_stops_every_clock():
    table, clock = make({"cid": "simple"}, mode="timed", options={"time_limit": 30})
    table.tick()
    table.seating.ask_pause("ana")
    assert not table.seating.is_paused
    table.seating.ask_pause("bob")
    assert table.seating.is_paused
    clock.pass_by(3600)
    table.tick()
    assert table.wire()["clocks"]["hour"] == 30 * 60
    with pytest.raises(TableError, match="paused"):
        play_first(table, table.game.to_act[0])
    table.seating.resume("bob")
    assert table.due() == 30 * 60


def test_time_runs_out_and_a_bot_decides_for_once():
    customs = Customs(decision=10, bank=5, stand_in="simple")
    table, clock = make({}, customs=customs)
    table.tick()
    seat = table.waiting[0]
    clock.pass_by(12)
    play_first(table, seat)
    assert table.sitters[seat].bank == 3
    table.tick()
    seat = table.waiting[0]
    left = table.wire()["clocks"]["decisions"][seat]
    assert table.due() == left
    clock.pass_by(left)
    table.tick()
    assert "time_out" in names(table)
    assert table.news.told[-1].by == "clock"
    assert table.sitters[seat].player is None


def test_nothing_runs_away_from_people_who_are_out():
    table, clock = make({"bob": "simple", "cid": "simple"})
    table.tick()
    table.act("ana", "resign")
    run(table, clock)
    assert table.seating.held == "out"
    count = len(table.game.actions)
    table.tick()
    assert len(table.game.actions) == count
    table.seating.go_on("skip")
    for _ in range(200):
        thought = table.next_thought()
        table.settle(thought, thought.decide())
    assert len(table.game.actions) > count


def test_bots_that_never_end_ask_again_whether_anybody_watches():
    rich = {"start_cash": 90_000}
    table, clock = make({"bob": "simple", "cid": "simple"}, options=rich)
    table.tick()
    table.act("ana", "resign")
    run(table, clock)
    table.seating.go_on("skip")
    before = len(table.game.actions)
    run(table, clock, 10_000)
    assert not table.game.is_over
    assert table.seating.held == "out"
    assert len(table.game.actions) - before > 4000


def test_a_person_who_owes_nothing_is_asked_about_an_offer():
    table, _ = make({}, seats=("ana", "bob"))
    for _ in range(20):
        if not table.game.state.turn:
            play_first(table, table.waiting[0])
    first, second = table.game.turn, next(s for s in table.game.seats if s != table.game.turn)
    table.act(first, {"offer": {"to": second, "give": {"cash": 10}, "get": {}}})
    table.tick()
    assert second in table.waiting
    table.go_on(second)
    table.tick()
    assert second not in table.waiting


def test_customs_that_are_none_are_refused():
    with pytest.raises(OptionError, match="pace"):
        Customs(pace=-1)
    with pytest.raises(OptionError, match="bank"):
        Customs(bank=None)


def test_a_table_goes_on_from_its_memory():
    table, clock = make({"cid": "simple"}, mode="timed", options={"time_limit": 30})
    table.tick()
    table.seating.lend("bob", "novice")
    clock.pass_by(100)
    memory = table.memory()
    game = Game.replay(table.game.record())
    later = FalseClock()
    again = Table(game, {}, later, memory=memory)
    assert again.memory() == memory
    assert again.sitters["bob"].player == "novice"
    assert again.sitters["cid"].bot == "simple"
    assert again.wire()["clocks"]["hour"] == 30 * 60 - 100


def rent_due(claims):
    """Bob has just landed on a lot of Ana's; whether the table claims for her is her habit."""
    table, _ = make({"cid": "simple"}, options={"rent_claims": "manual"}, seed=3)
    table.sitters["ana"].habits.claims = claims
    for _ in range(400):
        table.tick()
        if any(e.action and "claim" in e.action for e in table.news.told if e.seat == "ana"):
            return table
        seat = table.waiting[0]
        words = [c.action for c in table.game.legal(seat)]
        if not claims and seat == "ana" and any("claim" in word for word in words):
            return table
        if seat not in table.game.to_act:
            table.go_on(seat)
            continue
        wanted = [a for a in words if a in ("buy", "roll", "end", "pay", "pass")]
        table.act(seat, wanted[0] if wanted else words[0])
    raise AssertionError("no rent was due")


def test_rents_are_claimed_for_those_who_let_the_table():
    table = rent_due(claims=True)
    claims = [e for e in table.news.told if e.action and "claim" in e.action]
    claim = next(e for e in claims if e.seat == "ana")
    assert (claim.seat, claim.by) == ("ana", "habit")


def test_who_claims_by_hand_is_asked_in_time():
    table = rent_due(claims=False)
    assert "ana" in table.waiting
    assert not [e for e in table.news.told if e.by == "habit" and e.seat == "ana"]


def test_dice_on_a_real_table_are_thrown_for_bots():
    table, _ = make({"ana": "simple", "bob": "simple", "cid": "simple"}, options={"dice": "manual"})
    table.tick()
    seat = table.throw_for
    assert seat is not None
    assert table.due() is None
    table.throw([3, 4])
    assert table.news.told[-1].action == {"roll": [3, 4]}
    table.tick()
    assert table.throw_for is not None


def test_asking_when_something_is_due_leads_nobody_past_a_question():
    table, _ = make({"bob": "simple", "cid": "simple"})
    table.tick()
    while table.game.phase == "order":
        table.act("ana", "roll")
        table.tick()
    game = table.game
    game.state.mover = game.seat("bob")
    game.apply("bob", {"offer": {"to": "ana", "give": {"cash": 100}}})
    table.seats_changed()
    before = table.number
    for _ in range(4):
        table.tick()
        assert table.due() is None
    assert table.number == before
    assert table.waiting == ("ana",)


def test_deadlines_stand_still_while_time_passes_and_end_while_it_stands():
    table, clock = make({"cid": "regular"}, customs=Customs(decision=30, bank=10))
    seat = table.waiting[0]
    clock.now += 7
    at = table.deadlines()["decisions"][seat]
    assert at == clock.now - 7 + 40
    assert table.wire()["clocks"]["decisions"][seat] == 33
    clock.now += 5
    assert table.deadlines()["decisions"][seat] == at
    for person in ("ana", "bob"):
        table.seating.ask_pause(person)
    assert table.deadlines() == {"hammer": None, "hour": None, "text": None, "decisions": {}}
    clock.now += 100
    table.seating.resume("ana")
    assert table.deadlines()["decisions"][seat] == at + 100


def test_whoever_takes_a_seat_is_somebody_the_bots_have_waited_for():
    table, clock = make({"cid": "regular", "bob": "regular"})
    table.seating.leave("ana")
    run(table, clock)
    assert table.seating.held == "away"
    table.seating.take_over("bob")
    assert table.seating.held is None
    assert table.sitters["bob"].is_person
