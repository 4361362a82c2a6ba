"""``passgo verify``: whether the dice of a recorded game were fair."""
