"""Random Latin rectangles, each exactly as likely as any other: the deal of Maya (MY-3)."""

import random
from bisect import bisect_right
from functools import cache
from math import factorial

from stelae.core.bits import members


def latin_towers(size: int, levels: int, rng: random.Random) -> list[list[int]]:
    """So many towers of colours 1 to `size`: no colour twice in a tower, each once at every level.

    Built level by level, each level drawn evenly from those that suit the ones below, towers would be the likelier
    the fewer levels suited. So the building goes on only with the odds `suiting / most`, where `most` is a number
    that `suiting` never exceeds; else it begins again. Of the deals of Maya about one in five comes through.
    """
    every = (1 << size) - 1
    while True:
        towers: list[list[int]] = [[] for _ in range(size)]
        for level in range(levels):
            fits = [every & ~sum(1 << colour - 1 for colour in tower) for tower in towers]
            ways = ways_to_finish(fits)
            if rng.randrange(most_ways(size, size - level)) >= ways[0]:
                break
            for tower, colour in zip(towers, _level(fits, ways, rng), strict=True):
                tower.append(colour + 1)
        else:
            return towers


def ways_to_finish(fits: list[int]) -> list[int]:
    """In how many ways a level can be finished, for each set of colours that its first towers have taken."""
    every = (1 << len(fits)) - 1
    ways = [0] * every + [1]
    for taken in range(every - 1, -1, -1):
        free = fits[taken.bit_count()] & ~taken
        while free:
            colour = free & -free
            ways[taken] += ways[taken | colour]
            free ^= colour
    return ways


def _level(fits: list[int], ways: list[int], rng: random.Random) -> list[int]:
    """One of all levels that suit, evenly: tower by tower, each colour weighted with the ways to finish after it."""
    level: list[int] = []
    taken = 0
    for fitting in fits:
        choice = rng.randrange(ways[taken])
        for colour in members(fitting & ~taken):
            if choice < ways[taken | 1 << colour]:
                break
            choice -= ways[taken | 1 << colour]
        level.append(colour)
        taken |= 1 << colour
    return level


@cache
def most_ways(size: int, choices: int) -> int:
    """Bregman's bound: towers with r colours each to choose from can be given theirs in at most (r!)**(size/r) ways."""
    candidates = range(factorial(size) + 1)
    return bisect_right(candidates, factorial(choices) ** size, key=lambda bound: bound**choices) - 1
