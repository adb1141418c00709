"""What runs a server besides the server itself; a development tree uses it, an installed copy does not have it."""
