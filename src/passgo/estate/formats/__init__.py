"""Text formats of estate games: actions, positions, scenarios."""
