"""``passgo explain``: what a bot would have done in a recorded game, and why."""
