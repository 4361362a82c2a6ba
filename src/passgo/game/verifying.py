"""Whether a record's dice were fair: its promise, its seed, every roll and action, and its end.

Everything is checked again from the record alone; none of its claims is trusted.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from ..compiling.targets import INTERPRETED
from ..editions import Editions
from ..errors import EditionChanged, IllegalAction, RecordError, RulesChanged
from ..wire.plain import JsonMapping, Plain
from ..wire.terms import Message, Term
from .fair import FairError, Roll, commitment_of, rolls_in, seed_of
from .game import Game
from .position_head import without_digest
from .records import GameRecord, check_form, digest, moments

State = Literal["holds", "wrong", "open"]
"""``open`` is what can be neither proved nor disproved."""


@dataclass(frozen=True)
class Check:
    """One thing that was looked at, and what was found: a message."""

    name: str
    state: State
    found: Message

    def wire(self) -> Plain:
        """The check as plain data."""
        return {"name": self.name, "state": self.state, **self.found}


@dataclass
class Verdict:
    """What all checks found."""

    game: Game | None = None
    """The game as far as it could be played again."""
    checks: list[Check] = field(default_factory=list)
    rolls: list[Roll] = field(default_factory=list)
    """The dice as they fell in the replay, not as the record states them."""

    @property
    def is_proved(self) -> bool:
        """Whether everything holds and nothing is left open."""
        return all(check.state == "holds" for check in self.checks)

    @property
    def first_wrong(self) -> Check | None:
        """The first thing that does not hold."""
        return next((check for check in self.checks if check.state == "wrong"), None)

    def note(self, name: str, state: State, text: str, **args: Term) -> None:
        """Write down what was found."""
        self.checks.append(Check(name, state, {"text": f"verify-{text}", "args": args}))


def verify(
    record: GameRecord,
    commitment: str | None = None,
    target: str = INTERPRETED,
    editions: Editions | None = None,
) -> Verdict:
    """Check a record, against a commitment noted before the game where one is given.

    RecordError where it is no record at all.
    """
    check_form(record)
    verdict = Verdict()
    _check_promise(verdict, record, commitment)
    _Playing(verdict, record).play(target, editions)
    return verdict


def _check_promise(verdict: Verdict, record: GameRecord, commitment: str | None) -> None:
    """Whether the seed is what had been promised, and what all seats made together."""
    fair = record.get("fair")
    if fair is None:
        verdict.note("promise", "wrong" if commitment else "open", "no-promise")
        return
    secret, shown = fair["secret"], fair["commitment"]
    made = commitment_of(secret)
    if made == shown:
        verdict.note("commitment", "holds", "commitment-holds", commitment=shown)
    else:
        verdict.note("commitment", "wrong", "commitment-wrong", found=shown, made=made)
    if commitment is not None:
        noted = commitment.strip().lower()
        if noted == shown:
            verdict.note("noted", "holds", "noted-holds")
        else:
            verdict.note("noted", "wrong", "noted-wrong", noted=noted, found=shown)
    _check_seed(verdict, record, fair)
    if "start" in record:
        verdict.note("start", "open", "start-open")


def _check_seed(verdict: Verdict, record: GameRecord, fair: JsonMapping) -> None:
    names = [str(name) for name in record["seats"]]
    luck = [(name, fair["luck"].get(name, "")) for name in names]
    try:
        made = f"{seed_of(fair['secret'], luck):032x}"
    except FairError as error:
        verdict.note("seed", "wrong", "unreadable", why=str(error))
        return
    found = record["seed"].zfill(32)
    if made == found:
        gave = sum(bool(given) for _, given in luck)
        verdict.note("seed", "holds", "seed-holds", count=gave)
    else:
        verdict.note("seed", "wrong", "seed-wrong", found=found, made=made)


class _Playing:
    """A record played again, its rolls compared one by one; it stops at the first wrong thing."""

    def __init__(self, verdict: Verdict, record: GameRecord) -> None:
        self.verdict = verdict
        self.record = record
        fair = record.get("fair")
        self.told: list[Sequence[int]] | None = None if fair is None else fair["rolls"]
        self.compared = 0
        """Rolls told that have been compared."""
        self.heard = 0
        """Events that have been heard."""
        self.passed = 0
        """Actions that hold."""

    def play(self, target: str, editions: Editions | None) -> None:
        """Play every action and note what was found."""
        try:
            for number, game in enumerate(moments(Game, self.record, target, editions)):
                self.verdict.game = game
                if not self._compare(game, number):
                    return
                self.passed = number
        except RulesChanged as parted:
            self._part(parted)
            return
        except RecordError as error:
            self._stop(error)
            return
        self._finish()

    def _compare(self, game: Game, number: int) -> bool:
        """Compare the rolls of one action with those told; whether they are the same."""
        fell = rolls_in(game.events[self.heard :])
        self.heard = len(game.events)
        self.verdict.rolls += fell
        if self.told is None:
            return True
        for roll in fell:
            told = self._next_told()
            if told is not None and tuple(told) == roll:
                self.compared += 1
                continue
            self._note_roll(roll, told)
            return False
        told = self._next_told()
        if told is not None and told[0] <= number:
            self._note_roll(None, told)
            return False
        return True

    def _next_told(self) -> Sequence[int] | None:
        assert self.told is not None
        return self.told[self.compared] if self.compared < len(self.told) else None

    def _note_roll(self, fell: Roll | None, told: Sequence[int] | None) -> None:
        """Say how a roll differs: other dice, one that is not told, or one that never was."""
        if fell is not None and told is not None and told[0] == fell[0]:
            said: dict[str, Term] = {"said1": told[1], "said2": told[2]}
            dice: dict[str, Term] = {"die1": fell[1], "die2": fell[2]}
            self.verdict.note("rolls", "wrong", "roll-wrong", action=fell[0], **said, **dice)
        elif fell is not None and (told is None or told[0] > fell[0]):
            dice = {"die1": fell[1], "die2": fell[2]}
            self.verdict.note("rolls", "wrong", "roll-missing", action=fell[0], **dice)
        elif told is not None:
            said = {"said1": told[1], "said2": told[2]}
            self.verdict.note("rolls", "wrong", "roll-made-up", action=told[0], **said)

    def _part(self, parted: RulesChanged) -> None:
        self.verdict.note(
            "actions",
            "open",
            "edition-changed" if isinstance(parted, EditionChanged) else "rules-changed",
            played=parted.played_by,
            present=parted.present,
            action=parted.action,
        )

    def _stop(self, error: RecordError) -> None:
        """Name the action that cannot be played, or after which the table stands otherwise."""
        game, note = self.verdict.game, self.verdict.note
        if game is None:
            note("actions", "wrong", "unreadable", why=str(error))
            return
        played = len(game.actions)
        if played > self.passed:
            # It was played, and the table is not as it is marked; dice say more than a mark.
            if self._compare(game, played):
                note("marks", "wrong", "mark-differs", action=played)
        elif played == len(self.record["actions"]):
            note("marks", "wrong", "marks-left", action=played)
        elif isinstance(error.__context__, IllegalAction):
            refusal = error.__context__.refusal
            why: Term = {"text": refusal.text, "args": dict(refusal.args)}
            note("actions", "wrong", "refused", action=played + 1, why=why)
        else:
            note("actions", "wrong", "unreadable", why=str(error))

    def _finish(self) -> None:
        """All actions have been played: what is left is the rolls told beyond, and the end."""
        game = self.verdict.game
        assert game is not None
        told = None if self.told is None else self._next_told()
        if told is not None:
            self._note_roll(None, told)
            return
        self.verdict.note("actions", "holds", "actions-hold", count=len(game.actions))
        if self.told:
            self.verdict.note("rolls", "holds", "rolls-hold", count=len(self.told))
        self._check_end(game)

    def _check_end(self, game: Game) -> None:
        if "end" not in self.record:
            self.verdict.note("end", "open", "end-open")
        elif not _ends_so(self.record, game):
            self.verdict.note("end", "wrong", "end-wrong", action=len(game.actions))
        else:
            self.verdict.note("end", "holds", "end-holds")


def _ends_so(record: GameRecord, game: Game) -> bool:
    """Whether a game stands as its record says; the edition's digest has been looked at before."""
    end = without_digest(record["end"])
    return end == without_digest(game.position()) and record["digest"] == digest(game)
