"""What a store knows of other servers, and wishes that are done with."""

from passgo.server.store import Posted, open_store


async def test_servers_are_known_while_they_live(postgres_url):
    async with (
        await open_store(postgres_url, server="one") as one,
        await open_store(postgres_url, server="two") as two,
    ):
        assert await one.living_servers() == {one.server, two.server}
        await two.resign()
        assert await one.living_servers() == {one.server}


async def test_a_wish_that_is_done_with_leaves_nothing(store):
    await store.post_wish(Posted("w1", "BCDFGHJ", "g-ana", "{}"))
    await store.answer_wish("w1", "{}")
    assert await store.wish_answer("w1") == "{}"
    await store.drop_wish("w1")
    assert await store.wish_answer("w1") is None
