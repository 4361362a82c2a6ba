"""The box that the page's tests are held to is the one in the edition."""

import json
from pathlib import Path

from passgo.game import edition_box

FILE = Path(__file__).parents[3] / "web" / "tests" / "lane.json"


def test_the_page_is_tested_with_the_box_as_it_is():
    printed = json.loads(json.dumps(edition_box("knockout")))
    assert json.loads(FILE.read_text(encoding="utf-8")) == printed, "make web-fixtures"
