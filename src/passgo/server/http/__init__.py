"""What the server answers over HTTP: a file for each resource, and none that plays."""
