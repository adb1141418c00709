"""All that a bot thinks with, as one template to bind: the tree search and the proof search."""

from stelae.bots.kernels.prove import prove
from stelae.bots.kernels.slots import key, provable
from stelae.bots.kernels.tree import search

__all__ = ["key", "provable", "prove", "search"]
