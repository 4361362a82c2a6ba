"""The game in a terminal: boards, menus and forms to play by.

Nothing here decides what is allowed: menus are made of what ``Game.legal`` lists, and sentences
of the events that come back.
"""
