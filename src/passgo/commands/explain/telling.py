"""What a bot would have done in a recorded game, in words or as data."""

import os

from rich.console import Console
from rich.text import Text

from ...game import Written
from ...terminal.keyboard import Typed
from ...terminal.learning import learn_board
from ...terminal.screen import GameScreen, screen_for
from ...terminal.voice import reason_of
from ...terminal.warming import Warming
from ...texts import Texts, pick_locale
from ...wire.plain import Json
from .opinions import Explainer, Opinion, Question

_BELOW = " " * 9


def tell(question: Question, lang: str | None, console: Console) -> None:
    """Print what the bot would have done, and why."""
    explainer = Explainer(question)
    texts = Texts(pick_locale(lang, os.environ), explainer.game.edition)
    _get_ready(console, texts, explainer)
    same = count = 0
    bot = texts.get(f"bot-name-{explainer.bot.name}")
    for game, opinion in explainer.opinions():
        _show(screen_for(console, texts, game, Typed(console)), bot, opinion)
        count += 1
        same += opinion.is_same is True
    if question.is_whole:
        line = texts.get("cli-explain-sum", bot=bot, same=same, count=count)
        console.print(Text(line, style="bold"))


def _get_ready(console: Console, texts: Texts, explainer: Explainer) -> None:
    """Let bots learn or compile what they need before they are asked, saying so."""
    game = explainer.game
    learn_board(game, screen_for(console, texts, game, Typed(console)).voice)
    if explainer.bot.bot_for(game).is_heavy:
        Warming(game.family.name, console, texts, in_background=False).is_ready()


def _show(screen: GameScreen, bot: str, opinion: Opinion) -> None:
    voice, seat = screen.voice, opinion.seat
    head = Text(f"{opinion.number:>4}  ", style="dim")
    head.append_text(voice.mark(seat))
    head.append("  ")
    if opinion.would is None:
        head.append(voice.get("cli-explain-wait", bot=bot, seat=seat))
    else:
        action = screen.describe(seat, opinion.would.action)
        head.append(voice.get("cli-explain-would", bot=bot, seat=seat, action=action))
    voice.show(head, 9)
    why = reason_of(opinion.would)
    if why is not None:
        line = voice.get("cli-why", why=voice.texts.say(why))
        voice.show(Text(_BELOW + line, style="dim italic"), 9)
    if opinion.done is None:
        return
    line = _done(screen, opinion, opinion.done)
    voice.show(Text(_BELOW + line, style="green" if opinion.is_same else "yellow"), 9)


def _done(screen: GameScreen, opinion: Opinion, done: tuple[str, Written]) -> str:
    by, action = done
    if opinion.is_same:
        return screen.voice.get("cli-explain-same", seat=opinion.seat)
    called = screen.describe(by, action)
    if by == "bank":
        return screen.voice.get("cli-explain-bank", action=called)
    return screen.voice.get("cli-explain-done", seat=by, action=called)


def opinions_data(question: Question, lang: str | None) -> Json:
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
