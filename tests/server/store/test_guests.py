"""Guests and hand-over codes on both databases."""

import pytest

from passgo.server.store import Taken


async def test_a_guest_is_found_by_the_hash_of_the_key(store):
    await store.add_guest("ana", "hash-1")
    assert await store.find_guest("hash-1") == "ana"
    assert await store.find_guest("hash-2") is None
    with pytest.raises(Taken):
        await store.add_guest("ana", "hash-3")
    with pytest.raises(Taken):
        await store.add_guest("bo", "hash-1")


async def test_a_hand_over_code_works_once(store):
    await store.add_handover("code-hash", "AAAAAAA", 2, 600)
    found = await store.take_handover("code-hash")
    assert (found.table, found.seat) == ("AAAAAAA", 2)
    assert await store.take_handover("code-hash") is None


async def test_a_hand_over_code_lapses(store):
    await store.add_handover("code-hash", "AAAAAAA", 2, -1)
    assert await store.take_handover("code-hash") is None
