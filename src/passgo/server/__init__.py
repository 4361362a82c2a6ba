"""The game server: seats players, stores tables, sends updates; the engine decides every rule."""
