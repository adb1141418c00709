"""A partner for Menara: one who plans with the statics as its judge, and says why.

A game of endless moves has no tree to search. The partner looks at whole tasks instead: which marks, one after the
other, where the slab goes that comes with the last one, and what the temple is worth then.
"""

from stelae.bots.menara.partner import Choice, choose, weighed

__all__ = ["Choice", "choose", "weighed"]
