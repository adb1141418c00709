"""The clauses of the game and where each comes from; their words are in the locales."""

from collections.abc import Mapping

from stelae.core.clauses import COMMON

CLAUSES: Mapping[str, tuple[str, ...]] = {
    "TY-1": ("rulebook", "edition", "house"),
    "TY-2": ("edition",),
    "TY-3": ("rulebook", "figure"),
    "TY-4": ("rulebook", "house"),
    "TY-5": ("rulebook",),
    "TY-6": ("rulebook", "edition"),
    "TY-7": ("house",),
    "TY-8": ("rulebook",),
    "TY-9": ("rulebook", "house"),
    "TY-10": ("rulebook",),
    "TY-11": ("rulebook",),
    "TY-12": ("rulebook", "house"),
    "TY-13": ("rulebook", "house"),
    **COMMON,
}
