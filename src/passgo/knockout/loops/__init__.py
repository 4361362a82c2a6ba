"""Whole games in native code: batches, soaks, slides; this folder holds compiled code only."""
