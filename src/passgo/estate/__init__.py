"""The kernel of the estate family: one module per chapter of the rule books."""
