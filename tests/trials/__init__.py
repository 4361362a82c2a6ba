"""Long trials of the server: chaos and load. They are run by hand, not by `make test`."""
