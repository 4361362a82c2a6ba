"""The tables in memory: seats, leaders, watchers, and the messages that each client receives.

This package knows no sockets and no addresses: callers pass in outlets and requests.
"""
