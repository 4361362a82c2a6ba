"""Whom a table waits for, as a document tells it."""


def awaits_people(document):
    """Say whether the table waits for people alone: no bot acts before one of them has spoken.

    People and bots who owe something at the same time answer in any order, and a bot's turn may
    come after the people are told. Who is asked something and owes nothing is heard first.
    """
    face, owing = document["table"], document["game"]["to_act"]
    bots = {seat["name"] for seat in face["seats"] if seat["bot"]}
    is_somebody_asked = not set(face["waiting"]) <= set(owing)
    return bool(face["waiting"]) and (is_somebody_asked or bots.isdisjoint(owing))
