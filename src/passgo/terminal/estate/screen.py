"""The screen of the estate family: its board, deeds and players, and the questions of its turns."""

from collections.abc import Callable, Mapping, Sequence

from rich.text import Text

from ...editions.loader import AnyEdition
from ...estate.edition.loader import as_estate
from ...estate.edition.settle import check_options, effective_rules, parse_option
from ...estate.typed import edition_of
from ...families.parts import Options
from ...game import Written
from ...wire.forms import Plain
from ..menu import MenuLine
from ..rules_played import departures_text, show_options
from ..screen import GameScreen
from .board import show_board
from .deeds import show_deed, show_deeds
from .forms import Forms
from .lots import Lots
from .players import show_players


class EstateScreen(GameScreen):
    """A board of lots."""

    keys = "cli-keys"
    help = "cli-help"
    bot_texts = "cli"
    _sale_shown: tuple[object, ...] = ()

    read_option = staticmethod(parse_option)

    @staticmethod
    def player_range(edition: AnyEdition, mode: str, options: Options) -> tuple[int, int]:
        """How many may play by these options."""
        rules = effective_rules(as_estate(edition), mode, options)
        return int(str(rules["players_min"])), int(str(rules["players_max"]))

    @staticmethod
    def check_options(
        edition: AnyEdition, mode: str, options: Options, seats: Sequence[str]
    ) -> None:
        """Refuse options that a table cannot have."""
        check_options(as_estate(edition), mode, options, seats)

    @staticmethod
    def needs_minutes(edition: AnyEdition, mode: str, options: Options) -> bool:
        """Whether the book leaves the length of the game to the players."""
        rules = effective_rules(as_estate(edition), mode, options)
        return rules["time_limit"] == "agreed" and "time_limit" not in options

    def show(self, viewer: str | None) -> None:
        """Draw the board."""
        show_board(self.game, self.voice, self.view(viewer))

    def show_turn(self, seat: str) -> None:
        """Show the players."""
        show_players(self.game, self.voice, self.view(seat))

    def say_question(self, seat: str) -> None:
        """Say who is asked, and what is on the table."""
        view = self.view(seat)
        is_mover = view["turn"]["mover"] == seat and view["phase"] != "order"
        line = Text.assemble(self.voice.mark(seat), "  ")
        text_id = "cli-your-turn" if is_mover else "cli-to-answer"
        line.append(self.voice.get(text_id, seat=seat), style="bold")
        self.voice.show(line)
        matter = view["matter"]
        if matter is None:
            return
        if matter["kind"] == "buy" and matter["seat"] == seat:
            self._show_deed_once(view, matter)
        elif matter["kind"] == "auction":
            self._say_auction(view, matter)
        elif matter["kind"] == "debt" and matter["by"] == seat:
            missing = matter["amount"] - view["you"]["cash"]
            if missing > 0:
                amount = self.voice.money(missing)
                self.voice.say("cli-still-missing", "yellow", amount=amount)

    def _show_deed_once(self, view: Plain, matter: Plain) -> None:
        """Show the deed of a lot that is for sale, once for each sale and reader."""
        sale = (matter["kind"], matter["lot"], view["turn"]["number"], view["you"]["seat"])
        if sale != self._sale_shown:
            show_deed(self.game, self.voice, view, matter["lot"])
        self._sale_shown = sale

    def _say_auction(self, view: Plain, matter: Plain) -> None:
        """Show what is auctioned, the highest bid, who is still in, and that a pass is final."""
        if matter["lot"] is not None:
            self._show_deed_once(view, matter)
        if matter["bidder"] is None:
            self.voice.say("cli-no-bid-yet")
        else:
            amount = self.voice.money(matter["bid"])
            self.voice.say("cli-current-bid", amount=amount, seat=matter["bidder"])
        still = self.voice.texts.list(matter["bidders"])
        self.voice.say("cli-still-bidding", "dim", seats=still)

    def letters(self, seat: str) -> Mapping[str, Callable[[str], None]]:
        """The players, the deeds, and the rules played."""
        return {
            "p": lambda _: show_players(self.game, self.voice, self.view(seat)),
            "d": lambda wanted: self._show_deeds(wanted.lower(), seat),
            "o": lambda _: show_options(self.game, self.voice),
        }

    def _show_deeds(self, wanted: str, seat: str) -> None:
        """The deeds of the person, of another player, or of the squares of a name."""
        view = self.view(seat)
        owners = {name.lower(): name for name in self.game.seats}
        if not wanted or wanted in owners:
            show_deeds(self.game, self.voice, view, owners.get(wanted, seat))
            return
        names = Lots(self.game, self.voice, view)
        lots = [
            lot
            for lot, square in enumerate(edition_of(self.game).squares)
            if square.is_lot and (wanted == str(lot) or wanted in names.square(lot).lower())
        ]
        if not lots:
            self.voice.complain("cli-no-such-lot", typed=wanted)
        for lot in lots:
            show_deed(self.game, self.voice, view, lot)

    def fill(self, line: MenuLine, seat: str) -> list[Written]:
        """Fill in a form."""
        return Forms(self.game, seat, self.voice, self.questions).fill(line)

    def turn_of(self, seat: str) -> int | None:
        """The number of the turn that a seat is about to begin."""
        turn = self.view()["turn"]
        is_opening = turn["mover"] == seat and self.game.phase == "roll" and not turn["throws"]
        return int(turn["number"]) if is_opening else None

    def purses(self) -> Mapping[str, int | None]:
        """The cash that all players can see."""
        return {row["seat"]: row["cash"] for row in self.view()["seats"]}

    def departures(self) -> str:
        """The printed rules, or what differs from them."""
        return departures_text(self.game, self.voice.texts)

    def help_words(self) -> dict[str, str | int]:
        """The signs of the board."""
        signs = self.voice.signs
        return {
            "first": signs.tokens[0],
            "last": signs.tokens[-1],
            "house": signs.house,
            "hotel": signs.hotel,
            "mortgaged": signs.mortgaged,
        }

    def sum_up(self) -> None:
        """Show the wealth of all players, the richest first."""
        for name in sorted(self.game.seats, key=self.game.wealth, reverse=True):
            amount = self.voice.money(self.game.wealth(name))
            self.voice.say("cli-final-wealth", seat=name, amount=amount)


SCREEN = EstateScreen
