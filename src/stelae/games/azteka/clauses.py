"""The clauses of the game and where each comes from; their words are in the locales."""

from collections.abc import Mapping

from stelae.core.clauses import COMMON

CLAUSES: Mapping[str, tuple[str, ...]] = {
    "AZ-1": ("rulebook", "figure", "edition"),
    "AZ-2": ("edition",),
    "AZ-3": ("rulebook",),
    "AZ-4": ("rulebook",),
    "AZ-5": ("rulebook",),
    "AZ-6": ("rulebook", "edition"),
    "AZ-7": ("rulebook",),
    "AZ-8": ("rulebook", "house"),
    "AZ-15": ("house",),
    "AZ-9": ("rulebook", "edition", "house"),
    "AZ-10": ("rulebook",),
    "AZ-11": ("rulebook",),
    "AZ-12": ("rulebook",),
    "AZ-13": ("rulebook", "edition"),
    "AZ-14": ("rulebook", "house"),
    **COMMON,
}
