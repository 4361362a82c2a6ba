"""What leaves a game of the knockout family: messages, views, choices, the box."""
