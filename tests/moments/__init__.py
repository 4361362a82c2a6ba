"""Everything the rules answer at thousands of moments, kept as digests: a change of one shows."""
