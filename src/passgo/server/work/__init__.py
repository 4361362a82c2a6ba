"""Work beside the event loop: worker processes, the queues for them, and their budgets."""
