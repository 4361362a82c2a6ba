"""The terminal client: boards, menus and forms.

Nothing here decides what is allowed: menus are made from the list of ``Game.legal``, and
sentences from the events that come back.
"""
