"""What is pictured: a screen, its table, what is opened there, and the design's picture of it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .moments import SEATS

IN_MENU = {"settings", "rules", "leave"}
SIZES = {"wide": (1440, 900), "small": (1024, 768), "phone": (390, 844)}


@dataclass(frozen=True)
class Picture:
    """One screen or panel."""

    name: str
    table: str | None = None
    """The moment whose table it is at."""
    path: str = "/t/{code}"
    open: Callable[["Driver"], None] | None = None
    targets: tuple[str, ...] = ()
    """The design's pictures of it; their names say which are a phone's."""
    whole: bool = False
    """Whether all of the page is shown, beyond the window."""


class Driver:
    """A page, and how its panels are opened."""

    def __init__(self, page: Any, size: str) -> None:
        self.page = page
        self.size = size

    @property
    def is_phone(self) -> bool:
        """Whether the page is as narrow as a phone's."""
        return self.size == "phone"

    def press(self, selector: str, *, must: bool = True) -> None:
        """Press the first control in sight."""
        found = self.page.locator(f"{selector}:visible")
        if must or found.count():
            found.first.click(timeout=4_000)
            self.page.wait_for_timeout(120)

    def opens(self, panel: str) -> None:
        """Open a panel by its own button, or by the list that its button is in."""
        if not self.page.locator(f"[data-opens='{panel}']:visible").count():
            self.press(f"[data-opens='{'menu' if panel in IN_MENU else 'more'}']")
        word = "offer" if panel == "trade" else panel
        self.press(f"[data-opens='{panel}'], dialog [data-action='{word}']")

    def tab(self, place: int) -> None:
        """A tab of the paper next to the board, or of its sheet."""
        if not self.page.locator("[role='tab']:visible").count():
            self.press("[data-opens='log']")
        self.page.locator("[role='tab']:visible").nth(place).click()


def _panel(name: str) -> Callable[[Driver], None]:
    return lambda driver: driver.opens(name)


def _build(driver: Driver) -> None:
    driver.opens("build")
    for lot in (26, 3):
        driver.press(f"[data-lot='{lot}'] [data-plan='plus']")
    driver.page.wait_for_timeout(300)
    if driver.size == "wide":
        driver.page.locator("[data-lot='26'] [data-plan='plus']").hover()


def _trade(driver: Driver) -> None:
    driver.opens("trade")
    driver.press(f"[data-partner='{SEATS[3]}']", must=False)
    driver.page.wait_for_timeout(300)


def _new_trade(driver: Driver) -> None:
    driver.opens("trade")
    driver.press(f"[data-partner='{SEATS[1]}']", must=False)
    driver.press("[data-basket='give'] [data-lot='27']", must=False)
    driver.page.wait_for_timeout(300)


def _deed(driver: Driver) -> None:
    driver.press("[data-square='16']")
    driver.page.wait_for_timeout(200)


def _hint(driver: Driver) -> None:
    driver.press("[data-tool='hint']")
    driver.page.locator("[data-hint]").wait_for()


def _chat(driver: Driver) -> None:
    driver.tab(-1)


def _deeds(driver: Driver) -> None:
    driver.tab(1)


def _force(driver: Driver) -> None:
    driver.opens("force")
    driver.press("[data-force='give'] [data-lot]")
    driver.press("[data-force='take'] [data-lot]")


def _settle(driver: Driver) -> None:
    driver.opens("settle")
    driver.press("dialog [data-lot]")


def _leave(driver: Driver) -> None:
    driver.press("[data-opens='more']")
    driver.press("""[data-action='"resign"']""")


def _above(driver: Driver) -> None:
    driver.press("[data-view]")


def _lost(driver: Driver) -> None:
    driver.page.context.set_offline(True)
    driver.page.evaluate("window.dispatchEvent(new Event('offline'))")
    driver.page.wait_for_timeout(300)


def _chair(driver: Driver) -> None:
    driver.press("[data-chair='3'] button, button[data-chair='3']")


PICTURES = (
    Picture("home", path="/", targets=("01-home",)),
    Picture("setup", "gathering", targets=("02-setup",)),
    Picture("setup-chair", "gathering", open=_chair),
    Picture("setup-lane", "gathering-lane"),
    Picture("table-euro-order", "euro-new"),
    Picture(
        "table-euro",
        "euro-buy",
        targets=("03-table-euro", "04-table-euro-phone", "12-table-euro-dark"),
    ),
    Picture("trade", "euro-trade", open=_trade, targets=("05-trade",)),
    Picture("trade-new", "euro-build", open=_new_trade),
    Picture("auction", "euro-auction", targets=("06-auction",)),
    Picture("build", "euro-build", open=_build, targets=("07-build",)),
    Picture("table-revolution", "revolution-claim", targets=("08-table-revolution",)),
    Picture("zone", "revolution-zone"),
    Picture("force", "revolution-force", open=_force),
    Picture("unit-by-hand", "revolution-by-hand", open=_panel("unit")),
    Picture("auction-revolution", "revolution-auction"),
    Picture(
        "table-knockout", "knockout-aim", targets=("09-table-knockout", "10-table-knockout-phone")
    ),
    Picture("knockout-above", "knockout-aim", open=_above),
    Picture("knockout-late", "knockout-late"),
    Picture("table-deska", "deska-card", targets=("13-table-deska",)),
    Picture("table-disney", "disney-again", targets=("14-table-disney",)),
    Picture("table-atlantic", "atlantic-railroad"),
    Picture("price-atlantic", "atlantic-utility"),
    Picture("deed-atlantic", "atlantic-later", open=_deed),
    Picture("card", "euro-card"),
    Picture("deed", "euro-build", open=_deed),
    Picture("debt", "euro-debt"),
    Picture("settle", "euro-debt", open=_settle),
    Picture("debt-deska", "deska-later"),
    Picture("shortage", "euro-shortage"),
    Picture("keep", "euro-keep"),
    Picture("jail", "euro-jail"),
    Picture("later", "euro-later"),
    Picture("later-disney", "disney-later"),
    Picture("more", "euro-build", open=_panel("more")),
    Picture("leave", "euro-build", open=_leave),
    Picture("hint", "euro-buy", open=_hint),
    Picture("chat", "euro-build", open=_chat),
    Picture("deeds", "euro-build", open=_deeds),
    Picture("settings", "euro-build", open=_panel("settings")),
    Picture("rules", "euro-build", open=_panel("rules")),
    Picture("menu", "euro-build", open=_panel("menu")),
    Picture("end", "euro-end", path="/t/{code}/end", targets=("11-end",), whole=True),
    Picture("end-knockout", "knockout-end", path="/t/{code}/end", whole=True),
    Picture("share", "euro-end", path="/t/{code}/end", open=_panel("share")),
    Picture("share-knockout", "knockout-end", path="/t/{code}/end", open=_panel("share")),
    Picture("replay", "euro-end", path="/replay/{code}/200"),
    Picture("replay-knockout", "knockout-end", path="/replay/{code}/40"),
    Picture("replays", path="/replays"),
    Picture("lost", "euro-jail", open=_lost),
)
