"""Reads the files of an edition of this family and compiles them into a board."""
