"""Measurements; `make bench` and `make bench-server` run them."""
