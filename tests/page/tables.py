"""Tables for tests, made over HTTP with the device's own cookies."""

from secrets import token_hex

from .driver import Driver

QUICK = {"pace": 0, "unwatched": 600_000, "text": 1, "warning": 1}


def make_table(
    context, edition, *, bots=("simple",), name="Ana", mode="standard", start=True, **more
):
    """A table with the device's owner at place 0; its code."""
    ask = context.request
    assert ask.post("/api/me").ok
    answer = ask.post(
        "/api/tables",
        data={
            "edition": edition,
            "mode": mode,
            "name": name,
            "seats": [{"bot": bot} for bot in bots],
            "customs": QUICK,
            **more,
        },
    )
    assert answer.status == 201, answer.text()
    code = answer.json()["code"]
    if start:
        request(context, code, type="start")
    return code


def request(context, code, **message):
    """A request over HTTP."""
    answer = context.request.post(
        f"/api/tables/{code}/requests", data={"id": token_hex(8), **message}
    )
    assert answer.ok, answer.text()
    return answer.json()


def open_table(context, code):
    """A page at a table, with its driver."""
    page = context.new_page()
    driver = Driver(page)
    page.goto(f"/t/{code}")
    driver.wait(lambda: driver.document is not None, what="the table")
    return driver
