"""Menara, by Oliver Richtberg."""
