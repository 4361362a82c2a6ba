"""The sockets of tables: framing, limits and one queue each; what is said comes from the hall."""
