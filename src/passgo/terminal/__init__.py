"""The game in a terminal: menus to play by, and what the commands print.

Nothing here decides what is allowed: menus are made of what ``Game.legal`` lists, and sentences
of the events that come back.
"""
