"""The server people play on: it seats, stores and tells; every rule is the engine's."""
