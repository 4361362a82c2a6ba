"""Work beside the event loop: worker processes, who waits for them, and what that may cost."""
