"""The digest of an edition: what changes it, and what does not."""

import random
import re
from dataclasses import replace
from pathlib import Path

import pytest

from passgo.editions import EDITIONS, load_edition
from passgo.editions.identity import EditionRef, is_digest
from passgo.editions.texts_file import LOCALES
from passgo.estate.edition.flags import FLAGS
from passgo.estate.edition.model import ESTATE
from passgo.knockout.edition.rules_file import LANE_FLAGS
from tests.editions.copies import copy_of, put

PINNED = Path(__file__).with_name("digests.txt")
MONEY = ("price", "house_cost", "hotel_cost", "mortgage", "tax")


def test_the_digests_of_the_packaged_editions_are_those_written_down():
    """A record says this digest: one that changes is added to ``supersedes`` in box.toml."""
    written = dict(line.split() for line in PINNED.read_text(encoding="utf-8").splitlines())
    assert {name: load_edition(name).digest for name in EDITIONS()} == written
    assert len(set(written.values())) == len(written)
    assert all(map(is_digest, written.values()))


def test_a_ref_is_shown_with_a_part_of_its_digest():
    assert str(EditionRef("euro", "0123456789abcdef0123456789abcdef")) == "euro 01234567…"
    assert str(EditionRef("euro")) == "euro"


@pytest.mark.parametrize("name", EDITIONS())
def test_a_copy_of_another_name_order_and_wording_has_the_same_digest(tmp_path, name):
    rng = random.Random(4)
    folder = copy_of(name, tmp_path)
    for path in folder.iterdir():
        text = path.read_text(encoding="utf-8")
        path.write_text(reordered(path, text, rng), encoding="utf-8")
    put(folder, "box.toml", "minutes = ", "minutes = 7 # ")
    put(folder, "box.toml", "official = ", "# ")
    put(folder, "box.toml", 'accent = "#', 'accent = "#000000" # ')
    copy, original = load_edition(folder), load_edition(name)
    assert copy.texts != original.texts
    assert copy.palette != original.palette
    assert copy.digest == original.digest


def reordered(path, text, rng):
    """The same file to a reader of data: comments, order and, of texts, the words are others."""
    if path.suffix == ".ftl":
        messages = re.findall(r"^[a-z].*(?:\n +.*)*", text, re.MULTILINE)
        rng.shuffle(messages)
        return "\n".join(message + " again" for message in messages) + "\n"
    lines = ["# Another comment.", *text.splitlines()]
    if path.name == "rules.toml" and "[rules]" in lines:
        first = lines.index("[rules]") + 1
        last = next((n for n, line in enumerate(lines) if line.startswith("[modes")), len(lines))
        flags = lines[first:last]
        rng.shuffle(flags)
        lines[first:last] = flags
    return "\n".join(re.sub(r"  # .*", "  # changed", line) for line in lines) + "\n"


@pytest.mark.parametrize("name", EDITIONS(ESTATE))
def test_every_price_changes_it(name):
    edition = load_edition(name)
    unit, found = edition.money.unit, {edition.digest}
    count = 1
    for number, square in enumerate(edition.squares):
        changes = [{key: getattr(square, key) + unit} for key in MONEY if getattr(square, key)]
        for key in ("rents", "dice"):
            sums = getattr(square, key)
            changes += [
                {key: (*sums[:place], sums[place] + unit, *sums[place + 1 :])}
                for place in range(len(sums))
            ]
        for change in changes:
            squares = list(edition.squares)
            squares[number] = replace(square, **change)
            found.add(replace(edition, squares=tuple(squares)).digest)
            count += 1
    assert count > 200
    assert len(found) == count


@pytest.mark.parametrize("name", EDITIONS())
def test_every_flag_of_every_mode_changes_it(name):
    edition = load_edition(name)
    known = {flag: FLAGS[flag].spec for flag in FLAGS} | dict(LANE_FLAGS)
    found = {edition.digest}
    count = 1
    for mode, rules in edition.rules.items():
        for flag, value in rules.items():
            other = another(known[flag], value, edition.money.unit)
            changed = {**edition.rules, mode: {**rules, flag: other}}
            found.add(replace(edition, rules=changed).digest)
            count += 1
    assert len(found) == count


def another(spec, value, unit):
    """Another value of a flag; where all boxes share one, any other that no file could say."""
    choices = [choice for choice in getattr(spec, "choices", ()) if choice != value]
    if choices:
        return choices[0]
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + unit
    return (*value, value[0]) if isinstance(value, tuple) else f"not {value}"


@pytest.mark.parametrize("name", EDITIONS(ESTATE))
def test_every_card_changes_it(name):
    edition = load_edition(name)
    found = {edition.digest}
    count = 1
    for pack, deck in edition.decks.items():
        for number, card in enumerate(deck):
            renamed = replace(card, id=f"{card.id}x")
            kept = (*deck[:number], *deck[number + 1 :])
            for cards in ((*deck[:number], renamed, *deck[number + 1 :]), kept):
                found.add(replace(edition, decks={**edition.decks, pack: cards}).digest)
                count += 1
            for key, value in card.fields.items():
                if type(value) is int:
                    fields = {**card.fields, key: value + edition.money.unit}
                    cards = (*deck[:number], replace(card, fields=fields), *deck[number + 1 :])
                    found.add(replace(edition, decks={**edition.decks, pack: cards}).digest)
                    count += 1
    assert len(found) == count


def test_every_space_hand_and_colour_of_a_lane_changes_it():
    edition = load_edition("knockout")
    found = {edition.digest}
    changed = [replace(edition, colours=edition.colours[::-1])]
    changed += [
        replace(edition, lane=replace(edition.lane, noise={**edition.lane.noise, level: (1, 1)}))
        for level in edition.lane.noise
    ]
    changed += [
        replace(edition, lane=replace(edition.lane, **{key: getattr(edition.lane, key) + 1}))
        for key in ("length", "width", "go_line", "radius", "launch_y", "deceleration", "events")
    ]
    for number, space in enumerate(edition.spaces):
        for other in (
            replace(space, value=space.value + 50) if space.group else None,
            replace(space, rect=(space.rect[0] + 1, *space.rect[1:])),
            replace(space, id=f"{space.id}_x"),
        ):
            if other is not None:
                spaces = (*edition.spaces[:number], other, *edition.spaces[number + 1 :])
                changed.append(replace(edition, spaces=spaces))
    found |= {each.digest for each in changed}
    assert len(found) == len(changed) + 1


@pytest.mark.parametrize("kind", ["token", "square", "group"])
def test_the_id_of_a_text_changes_it(tmp_path, kind):
    folder = copy_of("euro", tmp_path)
    old, new = {
        "token": ("windmill", "watermill"),
        "square": ("vilnius", "kaunas"),
        "group": ("light_blue", "azure"),
    }[kind]
    for path in folder.iterdir():
        text = path.read_text(encoding="utf-8")
        text = re.sub(rf"\b{old}\b", new, text)
        path.write_text(text.replace(old.replace("_", "-"), new.replace("_", "-")), "utf-8")
    copy = load_edition(folder)
    assert copy.digest != load_edition("euro").digest
    assert set(copy.texts) == set(LOCALES)
