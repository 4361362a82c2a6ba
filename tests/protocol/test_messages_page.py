"""docs/messages.md says what the tables of the rules say."""

from tests.protocol.messages_page import PAGE, page


def test_the_page_is_current():
    made = page()
    assert PAGE.read_text(encoding="utf-8") == made, "python -m tests.protocol.messages_page"
    assert "| `rent_paid` | `seat`, `other`, `lot`, `amount` |" in made
    assert "| `seat_with_bot` | `seat`, `bot` |" in made
