"""The wire format of the knockout family: messages, views, choices, the box."""
