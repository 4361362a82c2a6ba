"""The wire: the form of all data that leaves the engine, for people, sockets and files.

Plain data only: names, printed money, and messages that any client can word. Families provide the
content; nothing here depends on one.
"""
