"""The rules as a list of clauses: what the books say, and our rulings where they are silent.

One file per chapter. A clause is stated by some editions and left open by others. It also holds in
the editions that play by the rules of one of these, unless it is the book's ``own``, about names
and pieces. Its proofs are scenarios and marked tests (see ``rules.py``). Clauses named SP are
points on which every book is silent: there the rule is our ruling. The kernel reads nothing here.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ..editions.same_rules import followed, with_followers
from ..wire.plain import JsonMapping, Plain

CHAPTERS = (
    "box",
    "setup",
    "bank",
    "turn",
    "buying",
    "rent",
    "cards",
    "jail",
    "building",
    "trade",
    "mortgage",
    "bankruptcy",
    "unit",
    "ending",
    "theme",
    "silent",
    "knockout",
)
"""The files of clauses, in the order of the rule book."""

EVERYWHERE = "all"
_HERE = Path(__file__).parent


@dataclass(frozen=True)
class Clause:
    """One rule, in one line."""

    id: str
    chapter: str
    rule: Mapping[str, str]
    """The text of the rule, by locale."""
    stated: tuple[str, ...]
    """The editions whose book states it, and those that play by the rules of one of them."""
    silent: tuple[str, ...] = ()
    """The editions whose book leaves it open, and in which the ruling holds."""
    ruling: str = ""
    """Our ruling where the wording leaves something open."""
    other: str = ""
    """The other reading."""
    options: tuple[str, ...] = ()
    """Table options, ``name=value``, for the other reading."""
    related: tuple[str, ...] = ()
    physical: Mapping[str, str] | None = None
    """For a rule about cardboard: how the program shows it instead, by edition or for all."""

    @property
    def editions(self) -> tuple[str, ...]:
        """The editions in which it holds."""
        return self.stated + self.silent

    @property
    def is_silent_point(self) -> bool:
        """Whether every book is silent on it."""
        return not self.stated

    def shown_instead(self, edition: str) -> str:
        """How the program shows a rule about cardboard; empty for other rules."""
        shown = self.physical or {}
        return shown.get(edition, shown.get(followed(edition), shown.get(EVERYWHERE, "")))


@dataclass(frozen=True)
class Ruling:
    """A ruling on a case that belongs to no single clause."""

    topic: str
    text: str
    related: tuple[str, ...]


@cache
def clauses() -> tuple[Clause, ...]:
    """Every clause, chapter by chapter."""
    return tuple(
        _clause(name, chapter, row) for chapter in CHAPTERS for name, row in _read(chapter).items()
    )


@cache
def further_rulings() -> tuple[Ruling, ...]:
    """The rulings that belong to no single clause."""
    return tuple(
        Ruling(topic, row["en"], tuple(row["related"])) for topic, row in _read("further").items()
    )


def _read(chapter: str) -> dict[str, Plain]:
    return tomllib.loads((_HERE / f"{chapter}.toml").read_text(encoding="utf-8"))


def _clause(name: str, chapter: str, row: JsonMapping) -> Clause:
    def words(key: str) -> tuple[str, ...]:
        return tuple(row.get(key, ()))

    def editions(key: str) -> tuple[str, ...]:
        return words(key) if row.get("own", False) else with_followers(words(key))

    return Clause(
        id=name,
        chapter=chapter,
        rule={locale: row[locale] for locale in ("fr", "en")},
        stated=editions("stated"),
        silent=editions("silent"),
        ruling=row.get("ruling", ""),
        other=row.get("other", ""),
        options=words("options"),
        related=words("related"),
        physical=row.get("physical"),
    )
