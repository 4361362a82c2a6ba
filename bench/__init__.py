"""Benchmarks that run in a checkout and are not packaged."""
