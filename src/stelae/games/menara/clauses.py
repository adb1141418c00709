"""The clauses of the game and where each comes from; their words are in the locales."""

from collections.abc import Mapping

from stelae.core.clauses import COMMON

CLAUSES: Mapping[str, tuple[str, ...]] = {
    "MN-1": ("rulebook",),
    "MN-2": ("house",),
    "MN-3": ("rulebook",),
    "MN-4": ("rulebook",),
    "MN-5": ("rulebook", "edition"),
    "MN-6": ("rulebook",),
    "MN-7": ("rulebook",),
    "MN-8": ("rulebook",),
    "MN-9": ("rulebook",),
    "MN-10": ("rulebook",),
    "MN-11": ("rulebook",),
    "MN-12": ("rulebook",),
    "MN-13": ("rulebook",),
    "MN-14": ("rulebook",),
    "MN-15": ("rulebook",),
    "MN-16": ("rulebook",),
    "MN-17": ("house",),
    "MN-18": ("house",),
    **COMMON,
}
