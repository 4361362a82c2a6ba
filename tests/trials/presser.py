"""A player that only presses the big button: what a child who touches nothing else achieves.

``passgo ladder --code tests/trials/presser.py --edition euro --one presser --against regular``
measures it against three regulars. Before trades and debts it is the same press again: an offer is
opened and its main answer taken, a way out is done step by step.
"""

from passgo.players import player
from passgo.table.doing import word_of


def press(choices):
    """The action behind the main choice; None where there is no big button."""
    main = next((choice for choice in choices if choice["main"]), None)
    if main is None:
        return None
    if word_of(main["action"]) == "bid":
        # The table bids one step above the others, as long as the big button says so.
        return {"bid": main["limits"]["least"]}
    return main["action"]


@player("presser", families=["estate"], title="Presser")
def decide(view, choices):
    """Press it."""
    return press(choices)
