"""The wire: the form in which anything leaves the engine, for people, sockets and files.

Plain data only: names, printed money, and messages that any client can word. Families fill it;
nothing here knows one.
"""
