"""Whole games in native code: batches and soaks; compiled, and nothing else."""
