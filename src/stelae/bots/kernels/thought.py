"""All that a bot thinks with, as one template to bind: the tree search and the proof search."""

from stelae.bots.kernels.prove import prove
from stelae.bots.kernels.slots import provable
from stelae.bots.kernels.tree import search

__all__ = ["provable", "prove", "search"]
