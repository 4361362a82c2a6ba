"""The HTTP routes: one file per resource. Games are played over sockets."""
