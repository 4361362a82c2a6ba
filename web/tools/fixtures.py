"""Writes real documents and messages for the gallery and the tests of the page.

    python web/tools/fixtures.py web/fixtures

For every edition: `<edition>.box.json`, and `<edition>.json`, a list of moments of a game between
bots, each `{"name", "document", "recent"}` as a `whole` carries them. `web/tests/said.json` holds
messages of these games with the sentences that the terminal makes of them, in both languages, and
`web/tests/money.json` how sums are written, `web/tests/lane.json` the box of the lane: these are
kept with the sources.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from passgo.compiling.targets import COMPILED
from passgo.editions import EDITIONS
from passgo.game import Game, edition_box
from passgo.table import Table
from passgo.texts import LOCALES, Texts

SEATS = ("Ana", "Vasco", "Odile", "Léo")
BOTS = (None, "shrewd", "regular", None)
MOST_ACTIONS = 900
OFTEN = 40
"""A recurring moment is written again after this many times."""
ALIKE = 2
"""The number of messages kept for each text and edition."""
LUCK = "00"
CODE = "K7QX2MP"
TESTS = Path(__file__).parent.parent / "tests"


def face(game: Game) -> dict[str, Any]:
    """The public part of the table, as a server sends it."""
    return {
        "code": CODE,
        "phase": "over" if game.is_over else "playing",
        "edition": game.edition.id,
        "mode": game.mode,
        "options": {},
        "departures": [],
        "customs": {},
        "visibility": "private",
        "watch": True,
        "host": 0,
        "seats": [
            {
                "place": place,
                "name": name,
                "person": bot is None,
                "open": False,
                "bot": bot,
                "away": name == SEATS[3],
                "connected": bot is None and name != SEATS[3],
                "habits": {"claims": True, "rolls": False},
            }
            for place, (name, bot) in enumerate(zip(SEATS, BOTS, strict=True))
        ],
        "waiting": list(game.to_act),
        "paused": False,
        "wants_pause": [],
        "held": None,
        "watching": None,
        "throw_for": None,
        "clocks": {"hammer": None, "hour": None, "text": None, "decisions": {}},
        "banks": {},
        "fair": {
            "commitment": "0" * 64,
            "luck": dict.fromkeys(SEATS, LUCK),
            "secret": None,
            "seed": None,
        },
        "rematch": None,
        "watchers": 1,
        "winners": list(game.winners),
    }


def document(game: Game) -> dict[str, Any]:
    """The document of a socket that holds every seat."""
    look = game.look()
    return {
        "table": face(game),
        "game": look.public,
        "you": {name: look.view(name)["you"] for name in SEATS},
    }


def entries(game: Game, count: int = 40) -> list[dict[str, Any]]:
    """The latest entries, one for each action."""
    told: dict[int, list[dict[str, Any]]] = {}
    for event in game.events[-4 * count :]:
        wire = event.wire()
        told.setdefault(wire["action"], []).append(wire)
    return [
        {
            "number": number + 1,
            "at": 1_800_000_000 + number,
            "name": "acted",
            "seat": None,
            "by": "person",
            "text": None,
            "args": {},
            "events": events,
            "said": None,
        }
        for number, events in list(told.items())[-count:]
    ]


def moment_of(game: Game) -> str:
    """The kind of this moment: the current matter, and the buildings."""
    view = game.look().public
    matter = view.get("matter")
    kind = matter["kind"] if matter else view["phase"]
    if view.get("offers"):
        kind = "offers"
    elif view.get("claims"):
        kind = "claims"
    built = max((lot["level"] for lot in view.get("lots", ())), default=0)
    stage = "built" if built else "bare"
    if "round" in view:
        stage = f"round-{view['round']}"
    if any(lot["mortgaged"] for lot in view.get("lots", ())):
        stage += "-mortgaged"
    return f"{kind}-{stage}"


def moments(game: Game) -> Iterator[dict[str, Any]]:
    """Play a game between bots and keep one of each kind of moment, a late one where it recurs."""
    clock = [0.0]
    table = Table(game, dict.fromkeys(SEATS, "simple"), lambda: clock[0])
    found: dict[str, dict[str, Any]] = {}
    seen: Counter[str] = Counter()
    while not game.is_over and len(game.actions) < MOST_ACTIONS:
        name = moment_of(game)
        seen[name] += 1
        if seen[name] % OFTEN == 1:
            found[name] = {"name": name, "document": document(game), "recent": entries(game)}
        clock[0] += 1.0
        thought = table.next_thought()
        if thought is not None:
            table.settle(thought, thought.decide(COMPILED))
    found["end"] = {"name": "end", "document": document(game), "recent": entries(game)}
    yield from found.values()


def messages(told: list[dict[str, Any]], game: Game) -> Iterator[dict[str, Any]]:
    """Different messages of a game: events, choices and phases."""
    seen: set[str] = set()
    everything = [event.wire() for event in game.events]
    for moment in told:
        everything.append(moment["document"]["game"]["phase_text"])
        for own in moment["document"]["you"].values():
            everything.extend(own["choices"] if own else [])
    for message in everything:
        plain = {"text": message["text"], "args": message["args"]}
        key = json.dumps(plain, sort_keys=True)
        if key not in seen:
            seen.add(key)
            yield plain


def few(told: Iterator[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """No more than a few of each text, with each kind of terms."""
    seen: Counter[str] = Counter()
    for message in told:
        kinds = [
            sorted(term) if isinstance(term, dict) else "" for term in message["args"].values()
        ]
        key = f"{message['text']} {kinds}"
        seen[key] += 1
        if seen[key] <= ALIKE:
            yield message


def write(path: Path, content: Any) -> None:
    """Write JSON as small as it gets."""
    path.write_text(
        json.dumps(content, ensure_ascii=False, separators=(",", ":")), encoding="utf-8"
    )


def main(folder: Path) -> None:
    """Write everything into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    said: list[dict[str, Any]] = []
    for edition in EDITIONS():
        game = Game.new(edition, SEATS, seed=20, target=COMPILED)
        told = list(moments(game))
        write(folder / f"{edition}.box.json", edition_box(edition))
        write(folder / f"{edition}.json", told)
        texts = {locale: Texts(locale, edition) for locale in LOCALES}
        for message in few(messages(told, game)):
            spoken = {locale: texts[locale].say(message) for locale in LOCALES}
            said.append({"edition": edition, "message": message, **spoken})
        print(f"{edition}: {len(told)} moments, {len(game.actions)} actions")
    write(TESTS / "said.json", said)
    write(TESTS / "lane.json", edition_box("knockout"))
    write(TESTS / "money.json", {name: edition_box(name)["money"] for name in EDITIONS()})
    print(f"{len(said)} messages said")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "web/fixtures"))
