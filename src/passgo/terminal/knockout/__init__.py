"""A table of the knockout family in the terminal."""
