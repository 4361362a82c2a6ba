"""Whom a table waits for, as a document tells it."""


def awaits_people(document):
    """Say whether the table waits only for people: no bot acts before one of them does.

    People and bots who owe a decision at the same time answer in any order, and a bot may act after
    the people are notified. A person who is asked but owes nothing answers first.
    """
    face, owing = document["table"], document["game"]["to_act"]
    bots = {seat["name"] for seat in face["seats"] if seat["bot"]}
    is_somebody_asked = not set(face["waiting"]) <= set(owing)
    return bool(face["waiting"]) and (is_somebody_asked or bots.isdisjoint(owing))
