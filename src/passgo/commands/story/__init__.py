"""``passgo story``: what became of a recorded game."""
