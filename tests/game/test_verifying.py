"""Verifying: honest records of every edition pass; the first change in one is named."""

import copy
import random
from functools import cache

import pytest

from passgo.compiling.targets import COMPILED
from passgo.editions import EDITIONS
from passgo.errors import RecordError
from passgo.estate.edition.model import ESTATE
from passgo.game import Game
from passgo.game.fair import commitment_of, fair_part, rolls_in, seed_of
from passgo.game.records import dump_record, parse_record, record_of
from passgo.game.verifying import verify
from tests.playing import play

SEATS = ("ana", "Bob B.", "Zoé")
LUCK = {"ana": "1f", "Zoé": "c0ffee"}
SECRET = "5eed" * 16


@cache
def _honest(edition, dice="auto", count=160):
    options = {"dice": dice, "rent_claims": "manual"} if edition in EDITIONS(ESTATE) else {}
    seed = seed_of(SECRET, [(name, LUCK.get(name, "")) for name in SEATS])
    game = Game.new(edition, SEATS, seed=seed, options=options, target=COMPILED)
    if edition in EDITIONS(ESTATE):
        for _ in play(game, random.Random(22), count):
            pass
    while edition not in EDITIONS(ESTATE) and not game.is_over:
        seat = game.to_act[0]
        game.apply(seat, game.legal(seat)[0].action)
    return parse_record(dump_record(record_of(game, {}, fair_part(game, SECRET, LUCK))))


def honest(edition="euro", dice="auto"):
    return copy.deepcopy(_honest(edition, dice))


def wrong_in(record, **kinds):
    """The first thing found wrong, as its text and its numbers."""
    verdict = verify(record, target=COMPILED, **kinds)
    assert not verdict.is_proved
    assert verdict.first_wrong is not None
    found = verdict.first_wrong.found
    return found["text"], found["args"]


@pytest.mark.parametrize("edition", EDITIONS())
def test_an_honest_record_of_every_edition_holds(edition):
    record = honest(edition)
    verdict = verify(record, commitment_of(SECRET), COMPILED)
    assert verdict.is_proved
    assert [check.name for check in verdict.checks if check.name != "rolls"] == [
        "commitment",
        "noted",
        "seed",
        "actions",
        "end",
    ]
    assert [list(roll) for roll in verdict.rolls] == record["fair"]["rolls"]
    has_dice = edition in EDITIONS(ESTATE)
    assert has_dice == bool(verdict.rolls)
    assert has_dice == any(check.name == "rolls" for check in verdict.checks)


def test_interpreted_it_is_the_same():
    assert verify(honest()).checks == verify(honest(), target=COMPILED).checks


def test_the_seed_may_be_written_short():
    record = honest()
    record["seed"] = record["seed"].lstrip("0")
    assert verify(record, target=COMPILED).is_proved


def test_every_changed_roll_is_named():
    rolls = len(honest()["fair"]["rolls"])
    assert rolls > 20
    for place in range(rolls):
        record = honest()
        action, first, second = record["fair"]["rolls"][place]
        record["fair"]["rolls"][place] = [action, first % 6 + 1, second]
        text, args = wrong_in(record)
        assert text == "verify-roll-wrong"
        assert args == {
            "action": action,
            "said1": first % 6 + 1,
            "said2": second,
            "die1": first,
            "die2": second,
        }


def test_a_roll_left_out_added_or_moved_is_named():
    record = honest()
    action, first, second = record["fair"]["rolls"].pop(7)
    dice = {"action": action, "die1": first, "die2": second}
    assert wrong_in(record) == ("verify-roll-missing", dice)

    record = honest()
    record["fair"]["rolls"].insert(7, record["fair"]["rolls"][7])
    text, args = wrong_in(record)
    assert (text, args["action"]) == ("verify-roll-made-up", record["fair"]["rolls"][7][0])

    record = honest()
    record["fair"]["rolls"].append([len(record["actions"]) + 5, 6, 6])
    made_up = {"action": len(record["actions"]) + 5, "said1": 6, "said2": 6}
    assert wrong_in(record) == ("verify-roll-made-up", made_up)

    record = honest()
    rolls = record["fair"]["rolls"]
    rolls[3], rolls[9] = rolls[9], rolls[3]
    text, args = wrong_in(record)
    assert (text, args["action"]) == ("verify-roll-missing", rolls[9][0])

    record = honest()
    record["fair"]["rolls"].pop()
    assert wrong_in(record)[0] == "verify-roll-missing"


def test_a_game_of_slides_has_no_rolls_to_tell():
    record = honest("knockout")
    record["fair"]["rolls"] = [[1, 6, 6]]
    assert wrong_in(record) == ("verify-roll-made-up", {"action": 1, "said1": 6, "said2": 6})


def test_a_changed_slide_is_named():
    record = honest("knockout")
    place, aim = next(
        (place, action["slide"])
        for place, (_, action) in enumerate(record["actions"])
        if place > 3 and "slide" in action
    )
    aim["x"] += 7
    assert wrong_in(record) == ("verify-mark-differs", {"action": place + 1})


@pytest.mark.parametrize("dice", ["auto", "manual"])
@pytest.mark.parametrize("edition", EDITIONS(ESTATE))
def test_dropped_doubled_and_changed_actions_are_named(edition, dice):
    """Never before the place that was changed; a last action dropped leaves its mark."""
    rng = random.Random(edition)
    count = len(honest(edition, dice)["actions"])
    for _ in range(12):
        place = rng.randrange(count)
        for tamper in (drop, double, change):
            record = honest(edition, dice)
            if tamper(record["actions"], place):
                _, args = wrong_in(record)
                assert args["action"] >= place


@pytest.mark.parametrize("edition", EDITIONS(ESTATE))
def test_actions_in_another_order_are_named_unless_they_come_to_the_same(edition):
    """Two who pass in an auction may be swapped: dice, table and end are the same throughout."""
    found, count = 0, len(honest(edition)["actions"])
    for place in range(0, count - 1, 5):
        record = honest(edition)
        if not swap(record["actions"], place):
            continue
        verdict = verify(record, target=COMPILED)
        found += not verdict.is_proved
        if verdict.is_proved:
            again = Game.replay(record)
            assert again.position() == honest(edition)["end"]
            assert rolls_in(again.events) == verdict.rolls
        else:
            assert verdict.first_wrong.found["args"]["action"] > place
    assert found > count / 8


def drop(actions, place):
    del actions[place]
    return True


def double(actions, place):
    actions.insert(place, actions[place])
    return True


def swap(actions, place):
    if place + 1 == len(actions) or actions[place] == actions[place + 1]:
        return False
    actions[place], actions[place + 1] = actions[place + 1], actions[place]
    return True


def change(actions, place):
    other = {"buy": "decline", "decline": "buy", "pass": "resign", "end": "resign"}
    word = actions[place][1]
    if not isinstance(word, str) or word not in other:
        return False
    actions[place][1] = other[word]
    return True


def test_a_dropped_action_with_its_mark_is_found_too():
    for place in (0, 20, len(honest()["actions"]) - 1):
        record = honest()
        del record["actions"][place]
        record["marks"] = record["marks"][: 4 * place] + record["marks"][4 * place + 4 :]
        wrong_in(record)


def test_without_marks_rolls_and_end_still_tell():
    record = honest()
    del record["marks"]
    assert verify(record, target=COMPILED).is_proved
    record["actions"].pop()
    assert wrong_in(record)[0] in {"verify-end-wrong", "verify-roll-made-up"}


def test_an_action_the_rules_refuse_is_named_with_the_refusal():
    record = honest()
    record["actions"][10] = [record["actions"][10][0], "draw"]
    text, args = wrong_in(record)
    assert (text, args["action"]) == ("verify-refused", 11)
    assert args["why"]["text"].startswith("refusal-")


def test_one_changed_mark_is_named():
    record = honest()
    marks = record["marks"]
    record["marks"] = f"{marks[:160]}{int(marks[160:164], 16) ^ 1:04x}{marks[164:]}"
    assert wrong_in(record) == ("verify-mark-differs", {"action": 41})


def test_marks_left_over_are_named():
    record = honest()
    record["marks"] += "0000"
    assert wrong_in(record) == ("verify-marks-left", {"action": len(record["actions"])})


def test_an_action_that_is_none_is_named():
    record = honest()
    record["actions"][5] = ["ana", "dance"]
    text, args = wrong_in(record)
    assert text == "verify-unreadable"
    assert "actions[5]" in args["why"]


@pytest.mark.parametrize(
    ("change", "text"),
    [
        (lambda r: r["fair"].update(secret="0" * 64), "verify-commitment-wrong"),
        (lambda r: r["fair"].update(commitment="0" * 64), "verify-commitment-wrong"),
        (lambda r: r["fair"]["luck"].update(ana="1e"), "verify-seed-wrong"),
        (lambda r: r["fair"]["luck"].update({"Bob B.": "1"}), "verify-seed-wrong"),
        (lambda r: r["fair"]["luck"].pop("Zoé"), "verify-seed-wrong"),
        (lambda r: r.update(seed=f"{int(r['seed'], 16) ^ 1:032x}"), "verify-seed-wrong"),
        (lambda r: r.update(end=r["end"].replace("cash 1", "cash 2")), "verify-end-wrong"),
        (lambda r: r.update(digest="0" * 32), "verify-end-wrong"),
    ],
)
def test_a_changed_promise_seed_or_end_is_named(change, text):
    record = honest()
    change(record)
    assert wrong_in(record)[0] == text


def test_a_secret_changed_with_its_commitment_makes_another_seed():
    record = honest()
    record["fair"] |= {"secret": "0" * 64, "commitment": commitment_of("0" * 64)}
    assert wrong_in(record)[0] == "verify-seed-wrong"


def test_a_whole_other_game_is_not_the_one_that_was_promised():
    """A server that deals again must change the commitment that its players noted."""
    other = "0" * 64
    seed = seed_of(other, [(name, "") for name in SEATS])
    game = Game.new("euro", SEATS, seed=seed, target=COMPILED)
    for _ in play(game, random.Random(1), 40):
        pass
    record = record_of(game, {}, fair_part(game, other, {}))
    assert verify(record, target=COMPILED).is_proved
    text, args = wrong_in(record, commitment=commitment_of(SECRET))
    assert text == "verify-noted-wrong"
    assert args == {"noted": commitment_of(SECRET), "found": commitment_of(other)}


def test_a_record_without_a_promise_is_left_open():
    record = honest()
    del record["fair"]
    verdict = verify(record, target=COMPILED)
    assert not verdict.is_proved
    assert verdict.first_wrong is None
    assert [check.state for check in verdict.checks] == ["open", "holds", "holds"]
    assert wrong_in(record, commitment=commitment_of(SECRET))[0] == "verify-no-promise"


def test_a_position_to_begin_from_leaves_something_open():
    game = Game.replay(honest())
    later = Game.from_position(game.position(), COMPILED)
    record = record_of(later, {}, fair_part(later, SECRET, LUCK))
    verdict = verify(record, target=COMPILED)
    assert verdict.first_wrong is None
    assert not verdict.is_proved


def test_other_rules_prove_nothing():
    """Nor can a forger hide behind them: what differs is left open, never held."""
    record = honest()
    record["rules"] -= 1
    record["marks"] = "0000" + record["marks"][4:]
    verdict = verify(record, target=COMPILED)
    assert not verdict.is_proved
    assert verdict.checks[-1].found["text"] == "verify-rules-changed"
    assert verdict.checks[-1].found["args"]["action"] == 1


@pytest.mark.parametrize("name", ["a\nb", 7])
def test_a_name_that_is_none_is_told(name):
    record = honest()
    record["seats"][1] = name
    record["fair"]["luck"], record["players"] = {}, {}
    assert wrong_in(record)[0] in {"verify-unreadable", "verify-seed-wrong"}


def test_what_is_no_record_is_refused():
    with pytest.raises(RecordError, match="expected a table"):
        verify([])
