"""The clauses of the game and where each comes from; their words are in the locales."""

from collections.abc import Mapping

from stelae.core.clauses import COMMON

CLAUSES: Mapping[str, tuple[str, ...]] = {
    "MY-1": ("rulebook", "figure"),
    "MY-2": ("rulebook", "figure"),
    "MY-3": ("rulebook", "house"),
    "MY-4": ("rulebook", "house"),
    "MY-5": ("rulebook",),
    "MY-6": ("rulebook",),
    "MY-7": ("rulebook",),
    "MY-8": ("rulebook",),
    "MY-9": ("rulebook",),
    "MY-10": ("rulebook",),
    "MY-11": ("rulebook", "figure", "edition"),
    "MY-12": ("rulebook",),
    "MY-13": ("edition", "house"),
    "MY-14": ("rulebook",),
    "MY-15": ("rulebook",),
    "MY-16": ("rulebook",),
    "MY-17": ("rulebook", "house"),
    "MY-18": ("rulebook",),
    "MY-19": ("rulebook", "house"),
    "MY-20": ("rulebook",),
    "MY-21": ("rulebook", "house"),
    "MY-22": ("rulebook", "house"),
    "MY-23": ("rulebook",),
    **COMMON,
}
