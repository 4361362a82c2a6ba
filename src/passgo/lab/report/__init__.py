"""A study as a page of its own: pictures, tables, and the command that plays it again."""
