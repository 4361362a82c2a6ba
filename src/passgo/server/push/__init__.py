"""Web Push: word to guests who are elsewhere that a table waits for them.

Off until an administrator sets the server's key. Messages are encrypted for the browser that gets
them (RFC 8291) and signed with the server's key (VAPID, RFC 8292).
"""
