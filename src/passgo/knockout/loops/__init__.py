"""Whole games in native code: batches, soaks, slides; compiled, and nothing else."""
