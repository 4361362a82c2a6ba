"""``passgo ladder``: players meet in many games and are rated."""
