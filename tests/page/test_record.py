"""A game that is over: its record is downloaded, and watched again from the file."""

from tests.waiting import until_so

from .playing import finish, resign
from .tables import make_table, open_table


def test_a_record_is_downloaded_and_watched_again(visit, tmp_path):
    context = visit()
    driver = open_table(context, make_table(context, "euro"))
    finish(driver, 8, resign)
    page = driver.page
    page.goto(f"/t/{driver.table['code']}/end")
    with page.expect_download() as saving:
        page.locator("[data-record]").click()
    file = tmp_path / "game.json"
    saving.value.save_as(file)

    page.goto("/replays")
    page.locator("[data-file]").set_input_files(file)
    page.wait_for_selector("[data-replay]")
    at = page.get_attribute("[data-replay]", "data-replay")
    page.keyboard.press("End")
    until_so(lambda: page.get_attribute("[data-replay]", "data-replay") != at)
    assert page.locator("[data-board]").count()
