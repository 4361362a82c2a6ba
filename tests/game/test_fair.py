"""Fair dice: commitments and seeds as stated, and the proof that a record carries."""

import copy
import random
from hashlib import sha256

import pytest

from passgo.errors import RecordError
from passgo.game import Game
from passgo.game.fair import (
    FairError,
    clean_luck,
    commitment_of,
    draw_secret,
    fair_part,
    rolls_in,
    seed_of,
)
from passgo.game.records import check_form, dump_record, parse_record, record_of
from tests.playing import new_table, play

SECRET = "00112233445566778899aabbccddeeff" * 2
LUCK = (("ana", "1f"), ("Bob B.", ""))


def test_a_commitment_is_the_hash_that_is_stated():
    stated = sha256(b"passgo-fair-1\0" + bytes.fromhex(SECRET)).hexdigest()
    assert commitment_of(SECRET) == stated
    assert stated == "64f4751717dd5070ec463601eb8494b7038ca5a258574b4e1c8e3ee1d8b25b1f"


def test_a_seed_is_the_hash_that_is_stated():
    text = f"passgo-fair-1 seed\n{SECRET}\n1f ana\n Bob B.\n"
    assert f"{seed_of(SECRET, LUCK):032x}" == sha256(text.encode()).hexdigest()[:32]
    assert f"{seed_of(SECRET, LUCK):032x}" == "f76b2932553a712f4022dbe336ed2f94"


def test_secrets_differ():
    drawn = {draw_secret() for _ in range(100)}
    assert len(drawn) == 100
    assert len({commitment_of(secret) for secret in drawn}) == 100


def test_every_part_of_a_seed_counts():
    """Secret, names, luck, who gave which, and the order in which they sit."""
    other = SECRET[:-1] + "0"
    tables = [
        (SECRET, LUCK),
        (other, LUCK),
        (SECRET, LUCK[::-1]),
        (SECRET, (("ana", ""), ("Bob B.", "1f"))),
        (SECRET, (("ana", "1"), ("f Bob B.", ""))),
        (SECRET, (("ana", "1f"), ("Bob B", ""))),
        (SECRET, (("ana", "01f"), ("Bob B.", ""))),
        (SECRET, (*LUCK, ("cid", ""))),
        (SECRET, LUCK[:1]),
    ]
    assert len({seed_of(*table) for table in tables}) == len(tables)


def test_luck_is_small_digits():
    assert clean_luck("00AbF") == "00abf"
    assert clean_luck("") == ""
    assert seed_of(SECRET, [("ana", "AB")]) == seed_of(SECRET, [("ana", "ab")])


@pytest.mark.parametrize("luck", ["x", " 1", "1\n", "0" * 65, "\u0661", None, 7, b"1"])
def test_luck_that_is_none_is_refused(luck):
    with pytest.raises(FairError) as caught:
        clean_luck(luck)
    assert caught.value.text_id == "fair-error-luck"
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("secret", ["", "00", SECRET + "0", SECRET.upper(), "g" * 64, None])
def test_a_secret_that_is_none_is_refused_and_not_repeated(secret):
    for make in (commitment_of, lambda given: seed_of(given, LUCK)):
        with pytest.raises(FairError) as caught:
            make(secret)
        assert not secret or secret not in str(caught.value)


@pytest.mark.parametrize("name", ["a\nb", "\x00", "\ud800", 7])
def test_a_name_that_could_be_taken_for_another_line_is_refused(name):
    with pytest.raises(FairError, match="fair-error-name"):
        seed_of(SECRET, [(name, "")])


def played():
    game = new_table("euro", seed=4)
    for _ in play(game, random.Random(4), 80):
        pass
    return game


def test_a_record_keeps_its_proof():
    game = played()
    fair = fair_part(game, SECRET, {"ana": "1F"})
    assert fair["commitment"] == commitment_of(SECRET)
    assert fair["luck"] == {"ana": "1f", "Bob B.": "", "nobody": "", "4": ""}
    told = [event for event in game.events if event.name.endswith("_thrown")]
    assert [roll[0] for roll in fair["rolls"]] == [event.action for event in told]
    assert [tuple(roll) for roll in fair["rolls"]] == rolls_in(game.events)
    assert all(1 <= die <= 6 for _, *dice in fair["rolls"] for die in dice)
    record = record_of(game, {}, fair)
    assert parse_record(dump_record(record)) == record
    assert Game.replay(record).state_bytes() == game.state_bytes()


def test_slides_have_no_rolls():
    game = Game.new("knockout", ["ana", "bob"], seed=4)
    game.apply("ana", game.legal("ana")[0].action)
    assert fair_part(game, SECRET, {})["rolls"] == []


FAIR = {
    "commitment": commitment_of(SECRET),
    "secret": SECRET,
    "luck": {"ana": "1f"},
    "rolls": [[1, 3, 4]],
}
WRONG = [
    (lambda f: f.pop("secret"), "fair: found"),
    (lambda f: f.update(more=1), "fair: found"),
    (lambda f: f.update({1: 1}), "fair: found"),
    (lambda f: f.update(secret="00"), "fair.secret: found '00'"),
    (lambda f: f.update(commitment=7), "fair.commitment: found 7"),
    (lambda f: f.update(commitment="A" * 64), "fair.commitment"),
    (lambda f: f.update(luck=[]), "fair.luck: found []"),
    (lambda f: f["luck"].update(zoe="1"), "fair.luck: found {'zoe': '1'}"),
    (lambda f: f["luck"].update(ana="x"), "fair.luck"),
    (lambda f: f["luck"].update(ana=None), "fair.luck"),
    (lambda f: f.update(rolls={}), "fair.rolls: found {}"),
    (lambda f: f["rolls"].append([2, 3]), "fair.rolls[1]: found [2, 3]"),
    (lambda f: f["rolls"].append([2, 3, True]), "fair.rolls[1]"),
    (lambda f: f["rolls"].append("roll"), "fair.rolls[1]"),
]


@pytest.mark.parametrize(("change", "message"), WRONG)
def test_a_proof_of_another_form_is_refused_in_one_line(change, message):
    fair = copy.deepcopy(FAIR)
    record = new_table("euro", seed=3).record() | {"fair": fair}
    check_form(record)
    change(fair)
    with pytest.raises(RecordError) as caught:
        check_form(record)
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)
