"""What leaves a game of dice, lots and rents: the estate family's part of the wire."""
