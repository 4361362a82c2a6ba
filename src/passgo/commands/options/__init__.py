"""``passgo options``: what a table may change."""
