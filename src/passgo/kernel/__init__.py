"""What both kernels share: the ``@rule`` decorator, the generator, rows of the log."""
