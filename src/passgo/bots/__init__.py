"""Players: the packaged ones, compiled with the rules, and those that people add."""
