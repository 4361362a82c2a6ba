"""The rules, a module for each chapter of a rule book; compiled, and nothing else."""
