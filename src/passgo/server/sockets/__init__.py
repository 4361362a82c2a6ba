"""WebSockets of tables: framing, limits and one queue each; the hall supplies the messages."""
