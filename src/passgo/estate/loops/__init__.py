"""Whole games in native code: batches and soaks; this folder holds compiled code only."""
