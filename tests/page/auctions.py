"""Tables at which a lot is on offer to Ana, to be put up for auction."""

from passgo import Game
from passgo.compiling.targets import INTERPRETED
from passgo.estate.rules.lots import recount
from passgo.estate.rules.matters import offer_lot

from .middles import lay
from .tables import QUICK, make_table, open_table

SEATS = ("Ana", "Vasco", "Odile", "Leo")


def offered(lot, seats=SEATS, edition="euro", cash=None, owned=()):
    """The position of a game in which the first seat may buy a lot."""
    game = Game.new(edition, seats, seed=4, target=INTERPRETED)
    while game.phase == "order":
        game.apply(game.to_act[0], "roll")
    game.state.mover = 0
    for seat, lots in owned:
        for own in lots:
            game.state.owner[own] = game.seat(seat)
    if cash is not None:
        game.state.cash[: len(seats)] = cash
    recount(game.board, game.state)
    game.state.at[0] = lot
    offer_lot(game.board, game.state, game._log, 0, lot)
    return game.position()


def open_offer(context, server, lot, bots=("regular",) * 3, customs=None, **how):
    """A page at a table where a lot is on offer to Ana; a bot of None is an open place."""
    named = zip(bots, SEATS[1:], strict=False)
    seats = [{"bot": bot, "name": name} if bot else {"bot": None} for bot, name in named]
    edition = how.get("edition", "euro")
    code = make_table(context, edition, seats=seats, customs={**QUICK, **(customs or {})})
    face = context.request.get(f"/api/tables/{code}").json()
    position = offered(lot, [seat["name"] for seat in face["face"]["seats"]], **how)
    return open_table(context, lay(server.database, code, position))


def to_auction(driver):
    """Let the lot be auctioned; the page shows it."""
    driver.settle()
    driver.press("[data-action='\"decline\"']")
    driver.wait(lambda: driver.game["phase"] == "auction", "the auction")
    driver.page.wait_for_selector("[data-auction]")
