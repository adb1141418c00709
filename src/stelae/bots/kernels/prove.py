"""Proof search, as a template for games that hide nothing: can a side force its win within so many plies?

Depth first, all moves of all seats; those who are not on the side stand together against it. Being so deep at most, a
win never hangs on a position that comes again (C-3): along the shortest way to it none does. What was found out is kept
in a table, by position, so a search that is cut off soon stands again where it was.
"""

from typing import Any, NamedTuple

from stelae.bots.kernels.ends import WON, among, fate_of, side_of
from stelae.bots.kernels.slots import key, soonest, store, stored, wins_now
from stelae.core.contract import CHANCE, OVER
from stelae.core.jit import kernel
from stelae.core.slots import apply, contains, count, legal, nth, turn

# Answers.
UNKNOWN, NO, YES = 0, 1, 2

# No search goes deeper; a state on the stack takes no more words than this.
FARTHEST = 40
WORDS = 16
# Positions with fewer plies left are quicker searched than looked up.
WORTH_KEEPING = 3
# A place of the table: two words that tell positions apart, and one for what is known of it.
PLACE = 4
# What is known of a position: shown within so many plies (NEVER: not yet), refuted within so many, and by which move.
NEVER = 63
MASK = 0x3FFFFFFFFFFFFFF


class Memory(NamedTuple):
    """The arrays: the table, and a stack with an entry a ply."""

    table: Any  # of a power of two places
    states: Any  # a row a ply
    next: Any  # the index of the move to be tried next; below 0, those that worked elsewhere
    first: Any  # the move from the table, or -1
    played: Any  # the move that is being looked at
    killers: Any  # the last two moves that decided at this ply
    brink: Any  # the positions that end the game by standing once more (C-3), two words each
    counts: Any  # as below


# The numbers in `counts`: positions looked at, and those on the brink.
LOOKED_AT, BRINK = 0, 1


@kernel
def place_of(memory: Memory, one: int, other: int) -> int:
    """Where in the table a position is kept."""
    mixed = (one ^ one >> 31) * 0x9E3779B97F4A7C1 & MASK
    mixed = (mixed ^ mixed >> 29) + (other ^ other >> 27) * 0x85EBCA6B2AE35C3 & MASK
    mixed = (mixed ^ mixed >> 32) * 0xC2B2AE3D27D4EB5 & MASK
    places: int = memory.table.shape[0] // PLACE
    return (mixed >> 20 & places - 1) * PLACE


@kernel
def known(memory: Memory, state: Any, attacker: int) -> int:
    """What the table says of a position: NEVER, with no move, if nothing."""
    one, other = key(state)
    place = place_of(memory, one, other * 4 + attacker)
    if memory.table[place] == one and memory.table[place + 1] == other * 4 + attacker:
        return int(memory.table[place + 2])
    return NEVER


@kernel
def remember(memory: Memory, state: Any, attacker: int, left: int, answer: int, move: int) -> None:
    one, other = key(state)
    other = other * 4 + attacker
    place = place_of(memory, one, other)
    before = NEVER
    if memory.table[place] == one and memory.table[place + 1] == other:
        before = int(memory.table[place + 2])
    shown, refuted = before & 63, before >> 6 & 63
    if answer == YES:
        shown = min(shown, left)
    else:
        refuted = max(refuted, left)
    memory.table[place], memory.table[place + 1] = one, other
    memory.table[place + 2] = shown | refuted << 6 | (move + 1) << 12


@kernel
def at_once(memory: Memory, state: Any, attacker: int, seats: int, left: int) -> int:
    """The answer where it needs no search."""
    who = turn(state)
    if who == OVER:
        return YES if fate_of(state, seats) == WON + side_of(attacker, seats) else NO
    if memory.counts[BRINK] > 0:
        one, other = key(state)
        if among(memory.brink, memory.counts[BRINK], one, other):
            return YES if fate_of(state, seats) == WON + side_of(attacker, seats) else NO
    if who == CHANCE or left < soonest(state, attacker):
        return NO
    ours = side_of(who, seats) == side_of(attacker, seats)
    if wins_now(state):
        return YES if ours else NO
    if ours and left == 1:
        return NO
    if left >= WORTH_KEEPING:
        known_before = known(memory, state, attacker)
        if known_before & 63 <= left:
            return YES
        if known_before >> 6 & 63 >= left:
            return NO
    return UNKNOWN


@kernel
def chosen(memory: Memory, moves: Any, ply: int) -> int:
    """The next move to try: the one that the table knows, those that worked elsewhere, all others; -1 at the end."""
    first, one, two = int(memory.first[ply]), int(memory.killers[2 * ply]), int(memory.killers[2 * ply + 1])
    total = count(moves)
    while memory.next[ply] < total:
        index = int(memory.next[ply])
        memory.next[ply] = index + 1
        if index >= 0:
            code = nth(moves, index)
            if code not in (first, one, two):
                return code
        else:
            code = first if index == -3 else one if index == -2 else two
            again = (index == -2 and code == first) or (index == -1 and code in (first, one))
            if code >= 0 and not again and contains(moves, code):
                return code
    return -1


@kernel
def enter(memory: Memory, state: Any, attacker: int, ply: int, left: int) -> None:
    """The search comes to a position that needs it."""
    store(memory.states, ply, state)
    memory.next[ply] = -3
    memory.first[ply] = (known(memory, state, attacker) >> 12) - 1 if left >= WORTH_KEEPING else -1


@kernel
def leave(memory: Memory, state: Any, attacker: int, ply: int, left: int, answer: int, move: int) -> None:
    """A position is decided, by this move or (-1) by all."""
    if left >= WORTH_KEEPING:
        remember(memory, state, attacker, left, answer, move)
    if move >= 0 and memory.killers[2 * ply] != move:
        memory.killers[2 * ply + 1] = memory.killers[2 * ply]
        memory.killers[2 * ply] = move


@kernel
def prove(memory: Memory, root: Any, attacker: int, seats: int, plies: int, most: int) -> int:
    """YES, NO, or UNKNOWN after about so many positions."""
    side = side_of(attacker, seats)
    answer = at_once(memory, root, attacker, seats, plies)
    if answer != UNKNOWN:
        return answer
    used, ply, state = 0, 0, root
    enter(memory, state, attacker, 0, plies)
    while used < most:
        ours = side_of(turn(state), seats) == side
        # Unless a move says otherwise.
        answer = NO if ours else YES
        moves = legal(state)
        while True:
            move = chosen(memory, moves, ply)
            if move < 0:
                break
            used += 1
            after = apply(state, move)
            found = at_once(memory, after, attacker, seats, plies - ply - 1)
            if found != answer:
                answer = found
                break
        if answer == UNKNOWN:
            memory.played[ply] = move
            state = after
            ply += 1
            enter(memory, state, attacker, ply, plies - ply)
            continue
        # This position is decided, and perhaps those above it.
        while True:
            leave(memory, state, attacker, ply, plies - ply, answer, move)
            if ply == 0:
                memory.counts[LOOKED_AT] += used
                return answer
            ply -= 1
            state = stored(memory.states, ply, root)
            move = int(memory.played[ply])
            if (answer == YES) != (side_of(turn(state), seats) == side):
                break
    memory.counts[LOOKED_AT] += used
    return UNKNOWN
