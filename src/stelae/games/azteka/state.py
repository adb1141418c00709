"""The packed state of Azteka.

A set of sockets is 32 bits: ring a in the lowest byte, d in the highest, and in each byte sector 1 in the lowest
bit. A clockwise turn by 45° takes a piece to the next sector, so it rotates a byte to the left.
"""

from typing import NamedTuple

LIFE, DEATH, MUMMIES = 0, 1, 2
CLASSIC, AGGRESSIVE, THREE = 0, 1, 2

RINGS = "abcd"
SECTORS = "12345678"
PIECES = "LDM"

ALL = 0xFFFFFFFF
RING = 0xFF
FIRST_SECTOR = 0x01010101  # sector 1 on every ring

# Moves as numbers; a set of moves has a bit for each.
PLACE = 0  # + socket 0…31
TURN = 32  # + ring 0…3: by 45°
TWICE = 36  # + ring 0…3: by 90°
DECLINE = 40
MOVES = 41

# How a round can end; 0 is "not yet". The order is the one in which one seat's goals are looked at.
SPREAD, SECTOR, FULL_RING, ALL_PLACED, EXTINCT, FULL = 1, 2, 3, 4, 5, 6
ENDINGS = ("", "spread", "sector", "ring", "all_placed", "extinct", "full")

# As long as a socket is free in `mummies` nobody counts last turns (AZ-14).
NO_LAST_TURNS = -1


class Azteka(NamedTuple):
    """A position; pieces in the supplies are those not on the board."""

    life: int  # sockets with Life's pieces
    death: int
    mummies: int
    seat: int  # whose turn it is, 0…2
    birth: int  # 1: Life decides about a birth (AZ-6)
    last_turns: int  # left, or NO_LAST_TURNS
    ending: int  # one of the endings
    winner: int  # the seat whose goal ended the round, else 0
    variant: int
    life_births: int  # 1: a birth wants a sector filled by Life alone (option `birth`)
    ring_wins: int  # 1: a filled ring is a goal in `mummies` (option `fill`)


def socket_name(socket: int) -> str:
    return RINGS[socket // 8] + SECTORS[socket % 8]
