"""Passgo: Monopoly by the book, five books, one engine."""

__version__ = "0.1.0"
