"""Sets of small numbers as the bits of an integer, and random numbers, for kernels."""

from stelae.core.jit import kernel, native


@native("ctpop")
def popcount(bits: int) -> int:
    return bits.bit_count()


@native("cttz")
def lowest(bits: int) -> int:
    """The index of the lowest bit that is set."""
    return (bits & -bits).bit_length() - 1


@kernel
def nth_bit(bits: int, index: int) -> int:
    """The index of a set bit, counted from the lowest."""
    for _ in range(index):
        bits &= bits - 1
    return lowest(bits)


def members(bits: int) -> list[int]:
    return [index for index in range(bits.bit_length()) if bits >> index & 1]


@kernel
def seeded(seed: int) -> int:
    """The first state of a random stream; streams of neighbouring seeds are soon unlike."""
    random = (seed & 0x3FFFFFFF) * 2654435761 + 88172645463325252 & 0xFFFFFFFFFFFFFFF
    for _ in range(8):
        random = following(random)
    return random


@kernel
def following(random: int) -> int:
    """The next state of Marsaglia's multiply-with-carry; it stays below 2**62, so signs never matter."""
    return 698769069 * (random & 0xFFFFFFFF) + (random >> 32)


@kernel
def below(random: int, bound: int) -> int:
    """A number from 0 up to below the bound, out of a random state."""
    return ((random ^ random >> 32) & 0xFFFFFFFF) * bound >> 32
