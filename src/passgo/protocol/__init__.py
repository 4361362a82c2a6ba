"""The protocol: what a server of tables and its clients say to each other, over sockets and HTTP.

Messages and the document they keep current, described once; from here come the JSON Schema and the
types of the browser. Nothing here listens, stores or plays.
"""
