"""The rules, one module per chapter of a rule book; this folder holds compiled code only."""
