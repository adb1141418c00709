"""The terminal: `stelae play`, `replay`, `rules`, `games`, `perft`, `bench`, `serve`."""
