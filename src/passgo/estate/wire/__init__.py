"""The wire format of the estate family: what a game sends to its clients."""
