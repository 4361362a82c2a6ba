"""What the terminal's tests sit at: a game, a quiet console and answers that are ready."""

import io
import random

from rich.console import Console

from passgo.compiling.targets import INTERPRETED
from passgo.estate.rules.lots import recount
from passgo.game import Game
from passgo.table.doing import word_of
from passgo.terminal.keyboard import EndOfInput
from passgo.terminal.screen import screen_for
from passgo.texts import Texts

PLAYERS = ["ana", "bob", "cleo"]


class Answers:
    """Gives these answers, then nothing more."""

    def __init__(self, *answers):
        self.answers = list(answers)
        self.questions = []

    def ask(self, question):
        self.questions.append(question.plain)
        if not self.answers:
            raise EndOfInput
        return self.answers.pop(0)


class Enter:
    """Presses Enter, and leaves after so many questions."""

    def __init__(self, patience=5000):
        self.patience = patience

    def ask(self, question):
        self.patience -= 1
        if self.patience < 0:
            raise EndOfInput
        return ""


class Child(Enter):
    """Types random choices."""

    WORDS = ("b", "p", "d", "l", "o", "w", "?", "1 2", "3 3 4", "50", "y", "d 1", "zz", "-1", "²")

    def __init__(self, seed, patience):
        super().__init__(patience)
        self.chance = random.Random(seed)

    def ask(self, question):
        super().ask(question)
        draw = self.chance.random()
        if draw < 0.4:
            return ""
        if draw < 0.85:
            return str(self.chance.randint(0, 7))
        return self.chance.choice(self.WORDS)


def quiet(width=80):
    return Console(file=io.StringIO(), width=width, highlight=False, emoji=False)


def printed(console):
    return console.file.getvalue()


def deal(
    edition="euro", seats=PLAYERS, mode="standard", locale="en", target=INTERPRETED, **options
):
    """A game and a voice for it."""
    screen = lay(edition, seats, mode, locale, target=target, **options)
    return screen.game, screen.voice


def lay(
    edition="euro",
    seats=PLAYERS,
    mode="standard",
    locale="en",
    answers=(),
    target=INTERPRETED,
    **options,
):
    """A game on a screen, with answers that are ready."""
    game = Game.new(edition, seats, mode, seed=3, options=options, target=target)
    return screen_for(quiet(), Texts(locale, edition), game, Answers(*answers))


def wander(game, chance, count):
    """Play so many random legal actions, yielding before each."""
    for _ in range(count):
        if game.is_over:
            return
        yield
        seat = game.to_act[0]
        if chance.random() < 0.3:
            seat = chance.choice(game.seats)
        choices = [
            choice
            for choice in game.legal(seat)
            if word_of(choice.action) not in {"resign", "offer", "settle"}
        ]
        if choices:
            game.apply(seat, chance.choice(choices).action)


def begin(game, mover="ana"):
    """Leave the throw for the first turn behind, with this seat to move."""
    while game.phase == "order":
        game.apply(game.to_act[0], "roll")
    game.state.mover = game.seat(mover)
    return game


def give(game, seat, *lots):
    for lot in lots:
        game.state.owner[game.edition.parse_square(lot)] = game.seat(seat)
    recount(game.board, game.state)
