"""A table of the estate family in the terminal."""
