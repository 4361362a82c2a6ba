"""What a store knows of other servers, and requests that are done with."""

from passgo.server.store import Posted, open_store


async def test_servers_are_known_while_they_live(postgres_url):
    async with (
        await open_store(postgres_url, server="one") as one,
        await open_store(postgres_url, server="two") as two,
    ):
        assert await one.living_servers() == {one.server, two.server}
        await two.resign()
        assert await one.living_servers() == {one.server}


async def test_a_request_that_is_done_with_leaves_nothing(store):
    await store.post_request(Posted("w1", "BCDFGHJ", "g-ana", "{}"))
    await store.answer_request("w1", "{}")
    assert await store.request_answer("w1") == "{}"
    await store.drop_request("w1")
    assert await store.request_answer("w1") is None
