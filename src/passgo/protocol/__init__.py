"""The protocol between a server of tables and its clients, over sockets and HTTP.

Messages and the document they update are described once; the JSON Schema and the browser's types
are generated from here. Nothing here listens, stores or plays.
"""
