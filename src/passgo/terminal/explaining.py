"""A record looked at over a bot's shoulder: what it would have done, why, and what was done."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from ..bots.names import ADVISER
from ..bots.player import Decision, Player, seed_for
from ..errors import IllegalAction
from ..game import Game, Written
from ..game.records import moments
from ..table.doing import word_of
from ..texts import Texts, pick_locale
from .desk import Desk, desk_for
from .keyboard import Typed
from .learning import learn_board
from .saving import read_record, replay_file
from .voice import reason_of
from .warming import Warming
from .wishes import CommandError


@dataclass(frozen=True)
class Question:
    """What ``passgo explain`` was asked."""

    record: Path
    at: int | None = None
    seat: str | None = None
    bot: str | None = None
    is_whole: bool = False


@dataclass(frozen=True)
class Opinion:
    """What a bot would have done at one moment."""

    number: int
    """The number of the action that was taken then, or the one that is still to come."""
    seat: str
    would: Decision | None
    """None is to wait."""
    done: tuple[str, Written] | None
    """Who acted then and how; None where the record ends."""
    is_same: bool | None
    """Whether the seat did just that; None where somebody else acted, or nobody yet."""


class Explainer:
    """Asks one bot about one record."""

    def __init__(self, question: Question) -> None:
        """Read the record; whatever is wrong with the question is said at once."""
        self.question = question
        name = ADVISER if question.bot is None else question.bot
        self.game = replay_file(question.record)
        """The game as the record leaves it."""
        bots = self.game.family.company.bots
        if name not in bots:
            raise CommandError("cli-error-bot", bot=name, known=", ".join(bots))
        self.bot = Player(name, seed_for(self.game))
        if question.seat is not None and question.seat not in self.game.seats:
            known = ", ".join(self.game.seats)
            raise CommandError("cli-error-seat", seat=question.seat, known=known)
        if question.is_whole and question.at is not None:
            raise CommandError("cli-error-at-and-all", at=question.at)
        last = len(self.game.actions) + (0 if self.game.is_over else 1)
        if question.at is not None and not 1 <= question.at <= last:
            raise CommandError("cli-error-at", at=question.at, most=last)
        self.wanted = question.at or last

    def opinions(self) -> Iterator[tuple[Game, Opinion]]:
        """Each moment asked for, with the game as it stood then."""
        actions = self.game.actions
        for number, game in enumerate(
            moments(Game, read_record(self.question.record), folders=True), 1
        ):
            done = None
            if number <= len(actions):
                actor, action = actions[number - 1]
                done = ("bank" if actor < 0 else game.seats[actor], action)
            if self.question.is_whole:
                if done is None or done[0] == "bank":
                    continue
                if self.question.seat not in {None, done[0]}:
                    continue
            elif number != self.wanted:
                continue
            yield game, self._opinion(game, number, done)

    def _opinion(self, game: Game, number: int, done: tuple[str, Written] | None) -> Opinion:
        seat = self.question.seat
        if seat is None:
            seat = game.to_act[0] if done is None or done[0] == "bank" else done[0]
        if game.is_out(seat):
            still = ", ".join(name for name in game.seats if not game.is_out(name))
            raise CommandError("cli-error-seat-out", seat=seat, known=still)
        would = self.bot.choose(game, seat)
        is_same = None
        if done is not None and done[0] == seat:
            is_same = would is not None and is_alike(game, seat, would.action, done[1])
        return Opinion(number, seat, would, done, is_same)


def is_alike(game: Game, seat: str, one: Written, other: Written) -> bool:
    """Whether two actions come to the same; how dice fall is not the player's doing."""
    if one == other or word_of(one) == word_of(other) == "roll":
        return True
    if word_of(one) != word_of(other):
        return False
    states = []
    for action in (one, other):
        trial = game.fork()
        try:
            trial.apply(seat, action)
        except IllegalAction:
            return False
        states.append(trial.state_bytes())
    return states[0] == states[1]


def explain(question: Question, lang: str | None, console: Console) -> None:
    """Print what the bot would have done, and why."""
    explainer = Explainer(question)
    texts = Texts(pick_locale(lang, os.environ), explainer.game.edition)
    _get_ready(console, texts, explainer)
    same = count = 0
    bot = texts.get(f"bot-name-{explainer.bot.name}")
    for game, opinion in explainer.opinions():
        _show(desk_for(console, texts, game, Typed(console)), bot, opinion)
        count += 1
        same += opinion.is_same is True
    if question.is_whole:
        line = texts.get("cli-explain-sum", bot=bot, same=same, count=count)
        console.print(Text(line, style="bold"))


def _get_ready(console: Console, texts: Texts, explainer: Explainer) -> None:
    """Let bots learn or compile what they need before they are asked, saying so."""
    game = explainer.game
    learn_board(game, desk_for(console, texts, game, Typed(console)).voice)
    if explainer.bot.bot_for(game).is_heavy:
        Warming(game.family.name, console, texts, in_background=False).is_ready()


def _show(desk: Desk, bot: str, opinion: Opinion) -> None:
    voice, seat = desk.voice, opinion.seat
    head = Text(f"{opinion.number:>4}  ", style="dim")
    head.append_text(voice.mark(seat))
    head.append("  ")
    if opinion.would is None:
        head.append(voice.get("cli-explain-wait", bot=bot, seat=seat))
    else:
        action = desk.describe(seat, opinion.would.action)
        head.append(voice.get("cli-explain-would", bot=bot, seat=seat, action=action))
    voice.show(head, 9)
    why = reason_of(opinion.would)
    if why is not None:
        line = voice.get("cli-why", why=voice.texts.say(why))
        voice.show(Text(_BELOW + line, style="dim italic"), 9)
    if opinion.done is None:
        return
    line = _done(desk, opinion, opinion.done)
    voice.show(Text(_BELOW + line, style="green" if opinion.is_same else "yellow"), 9)


def _done(desk: Desk, opinion: Opinion, done: tuple[str, Written]) -> str:
    by, action = done
    if opinion.is_same:
        return desk.voice.get("cli-explain-same", seat=opinion.seat)
    called = desk.describe(by, action)
    if by == "bank":
        return desk.voice.get("cli-explain-bank", action=called)
    return desk.voice.get("cli-explain-done", seat=by, action=called)


_BELOW = " " * 9


def explain_data(question: Question, lang: str | None) -> Any:
    """The same as plain data: one moment, or a list of them."""
    explainer = Explainer(question)
    texts = Texts(pick_locale(lang, os.environ), explainer.game.edition)
    found = []
    for _, opinion in explainer.opinions():
        would = opinion.would
        found.append(
            {
                "at": opinion.number,
                "seat": opinion.seat,
                "bot": explainer.bot.name,
                "would": None if would is None else would.action,
                "reason": None if would is None else would.why.wire(),
                "why": "" if would is None else texts.say(would.why.wire()),
                "by": None if opinion.done is None else opinion.done[0],
                "done": None if opinion.done is None else opinion.done[1],
                "same": opinion.is_same,
            }
        )
    return found if question.is_whole else found[0]
