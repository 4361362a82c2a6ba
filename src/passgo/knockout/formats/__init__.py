"""Text formats of knockout games: actions, positions, scenarios."""
