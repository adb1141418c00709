"""What holds in every game, and where it comes from: all of it is ours."""

from collections.abc import Mapping

COMMON: Mapping[str, tuple[str, ...]] = {
    "C-1": ("house",),
    "C-2": ("house",),
    "C-3": ("house",),
    "C-4": ("house",),
    "C-5": ("house",),
    "C-6": ("house",),
}
