"""The games, a folder each with the same rooms in it; they never import each other."""
