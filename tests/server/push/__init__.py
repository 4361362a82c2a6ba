"""Push messages: who is called, what they get, and what they may not reach."""
