"""What a position is worth, as kernels."""

from stelae.core.jit import kernel
from stelae.games.maya.state import CROWNED, ONE_HAND, Maya
from stelae.games.maya.towers import is_joined, tower_of


@kernel
def ahead(mine: int, theirs: int) -> int:
    """The towers where one side has more ladders than the other, a bit for each (MY-15)."""
    found = 0
    for tower in range(9):
        if mine >> 4 * tower & 15 > theirs >> 4 * tower & 15:
            found |= 1 << tower
    return found


@kernel
def group_points(floors: int, three: int) -> int:
    """What so many touching floors of one colour are worth (MY-19)."""
    if floors == 3:
        return three
    return 10 if floors == 5 else 6 if floors == 4 else int(floors == 2)


@kernel
def colour_points(state: Maya) -> int:
    """What each colour is worth to who has its card, in lanes of 4 bits."""
    points = 0
    for tower in range(9):
        floors = tower_of(state, tower)
        group = 1
        for level in range(2, 7):
            if level < 6 and is_joined(floors, level):
                group += 1
            else:
                points += group_points(group, state.three) << 4 * (floors >> 4 * (level - 2) & 15)
                group = 1
    return points


@kernel
def hand_of(state: Maya, seat: int) -> int:
    return state.cards >> 10 * seat & ONE_HAND


@kernel
def card_points(state: Maya, points: int, seat: int) -> int:
    """The points of a seat with three or four players, from those of the colours (MY-19, MY-20)."""
    total = 5 if state.phase == CROWNED and state.seat == seat else 0
    hand = hand_of(state, seat)
    for colour in range(1, 10):
        if hand >> colour & 1 == 1:
            total += points >> 4 * colour & 15
    return total
