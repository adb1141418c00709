"""Monte Carlo tree search, as a template for any game: chance, hidden cards, partners, up to four seats.

The tree lies in flat arrays (`Tree`), the children of a node side by side. No state is kept in it: each simulation
plays the moves again from the root. Nothing is allocated in here. What comes out of an array is made an `int` before
the rules see it: without a compiler it is a number of numpy's, which cannot do what the rules do with integers.
"""

from math import log, sqrt
from typing import Any, NamedTuple

from stelae.bots.kernels.ends import DRAWN, OPEN, WON, among, certain, fate_of, share, side_of
from stelae.bots.kernels.slots import (
    Payoffs,
    boldness,
    guess,
    hides,
    hope,
    horizon,
    key,
    lies_open,
    payoffs,
    policy,
    progress,
    repeats,
    ripe,
    shared,
    snaps,
    trust,
    widest,
    wins_now,
)
from stelae.core.bits import below, following
from stelae.core.contract import CHANCE, OVER
from stelae.core.jit import kernel
from stelae.core.slots import apply, chance, chances, contains, count, legal, nth, result, turn

DEEPEST = 256
# Where chance can bring more outcomes than this, the tree ends and a playout goes on.
MOST_OUTCOMES = 500

# Numbers that a search keeps from one call to the next, by place in `counts`.
NODES, RANDOM, DONE, PLIES, DEPTH, LOST_NODES, RECURS, BRINK = 0, 1, 2, 3, 4, 5, 6, 7
COUNTS = 8

ROOT = 0

# What makes one number of the two that tell a position apart: the same by chance once in 2**62.
MIXER, MASK = 0x1E3779B97F4A7C15, 0x3FFFFFFFFFFFFFFF


class Tree(NamedTuple):
    """The arrays, an entry a node; the last three have an entry a ply of the path from the root, or as named above."""

    first: Any  # the first child
    size: Any  # how many children
    move: Any  # the code that led here
    visits: Any
    mean: Any  # what it brought the seat that moved here, on average
    doubt: Any  # 1 / sqrt(visits): times boldness, how much better it might be
    fate: Any
    draws: Any  # simulations that ended even; kept for the moves at the root alone
    path: Any
    movers: Any  # who moved to each node of the path
    keys: Any  # the positions of the path, as a number each
    brink: Any  # the positions that end the game by standing once more (C-3), two words each
    counts: Any


@kernel
def in_sight(brought: Payoffs) -> Payoffs:
    """A little less than what it will be, so that a win that can be had is not put off."""
    return 0.99 * brought[0], 0.99 * brought[1], 0.99 * brought[2], 0.99 * brought[3]


@kernel
def played_out(state: Any, seats: int, random: int) -> tuple[Payoffs, int, int]:
    """A game played on by policy, to its end or its horizon; what it brings, plies played, the random state."""
    plies = 0
    limit = horizon(state)
    while plies < limit:
        who = turn(state)
        if who == OVER:
            break
        random = following(random)
        if snaps(state):
            return in_sight(certain(WON + side_of(who, seats), seats)), plies + 1, random
        if who == CHANCE:
            state = apply(state, chance(state, below(random, chances(state))))
        else:
            state = apply(state, policy(state, random))
        plies += 1
    return payoffs(state, seats), plies, random


@kernel
def grow(tree: Tree, node: int, state: Any, who: int, random: int, overlooked: int) -> int:
    """Gives a node its children, in random order; those overlooked (in 256) are left out, but never all."""
    used = int(tree.counts[NODES])
    if who == CHANCE:
        return grow_chances(tree, node, state, random)
    moves = legal(state)
    total = count(moves)
    if used + total > tree.first.shape[0]:
        tree.counts[LOST_NODES] += 1
        return random
    size = 0
    doubt = 1.0 / sqrt(1.0 + trust(state))
    for index in range(total):
        random = following(random)
        if overlooked > 0 and below(random, 256) < overlooked and size + total - index > 1 and not lies_open(state):
            continue
        code = nth(moves, index)
        random = following(random)
        other = used + below(random, size + 1)
        child = used + size
        # The new one takes the place of another, which goes to the end.
        tree.move[child], tree.mean[child] = tree.move[other], tree.mean[other]
        tree.move[other], tree.mean[other] = code, hope(state, code)
        tree.doubt[child] = doubt
        tree.visits[child] = tree.size[child] = 0
        tree.fate[child] = OPEN
        size += 1
    tree.first[node] = used
    tree.size[node] = size
    tree.counts[NODES] = used + size
    return random


@kernel
def grow_chances(tree: Tree, node: int, state: Any, random: int) -> int:
    """Gives a node of chance its outcomes."""
    used = int(tree.counts[NODES])
    total = chances(state)
    if total > MOST_OUTCOMES or used + total > tree.first.shape[0]:
        tree.counts[LOST_NODES] += 1
        return random
    size = 0
    for index in range(total):
        code = chance(state, index)
        known = used
        while known < used + size and tree.move[known] != code:
            known += 1
        if known == used + size:
            tree.move[known] = code
            tree.mean[known] = 0.0
            tree.doubt[known] = 1.0
            tree.visits[known] = tree.size[known] = 0
            tree.fate[known] = OPEN
            size += 1
    tree.first[node] = used
    tree.size[node] = size
    tree.counts[NODES] = used + size
    return random


@kernel
def likely(tree: Tree, node: int, state: Any, random: int) -> int:
    """The child for an outcome of chance, drawn with the right odds."""
    code = chance(state, below(random, chances(state)))
    child = int(tree.first[node])
    while tree.move[child] != code:
        child += 1
    return child


@kernel
def best(tree: Tree, node: int, state: Any, seats: int) -> int:
    """The child to try next: the one that could be the best for the seat to move; -1 if none can be played."""
    who = turn(state)
    mine = WON + side_of(who, seats)
    urge = boldness(state) * sqrt(log(tree.visits[node] + 1.0))
    moves = legal(state)  # costs nothing where nothing is hidden: compiled code leaves it out
    chosen, most = -1, -1e9
    first = tree.first[node]
    for child in range(first, first + tree.size[node]):
        worth = tree.mean[child] + urge * float(tree.doubt[child])
        if worth > most:
            if hides(state) and not contains(moves, int(tree.move[child])):
                continue
            if tree.fate[child] != OPEN:
                # What is lost for certain is tried only where everything is; a draw is worth what it is.
                sure = 10.0 if tree.fate[child] == mine else 0.0 if tree.fate[child] == DRAWN else -10.0
                worth = tree.mean[child] + sure
                if worth <= most:
                    continue
            chosen, most = child, worth
    return chosen


@kernel
def settle(tree: Tree, node: int, who: int, seats: int) -> int:
    """What is known for certain of a node from its children, for the seat that is to move there."""
    mine = WON + side_of(who, seats)
    open_ones, draws, first = 0, 0, tree.first[node]
    for child in range(first, first + tree.size[node]):
        fate = tree.fate[child]
        if fate == mine:
            return mine
        open_ones += int(fate == OPEN)
        draws += int(fate == DRAWN)
    if open_ones > 0 or seats == 3:
        return OPEN
    return DRAWN if draws > 0 else WON + 1 - side_of(who, seats)


@kernel
def learn(tree: Tree, depth: int, brought: Payoffs, weight: float) -> None:
    """Every node on the path learns what the simulation brought the seat that moved there."""
    tree.visits[ROOT] += 1
    for ply in range(1, depth + 1):
        node, who = tree.path[ply], tree.movers[ply]
        tree.visits[node] += 1
        if who >= 0:
            seen = tree.visits[node] + weight
            tree.mean[node] += (share(brought, who) - tree.mean[node]) / seen
            tree.doubt[node] = 1.0 / sqrt(seen)


@kernel
def found_out(tree: Tree, depth: int, seats: int) -> None:
    """The end of the path is known for certain; so, perhaps, are the nodes above it."""
    ply = depth - 1
    while ply >= 0 and tree.movers[ply + 1] >= 0:
        fate = settle(tree, tree.path[ply], tree.movers[ply + 1], seats)
        if fate == OPEN:
            return
        tree.fate[tree.path[ply]] = fate
        ply -= 1


@kernel
def search(tree: Tree, root: Any, seats: int, times: int, overlooked: int, missed: int) -> None:
    """So many simulations more, or until the end is certain.

    Of what others may reply some is overlooked, of one's own moves some are missed (in 256).
    """
    random = int(tree.counts[RANDOM])
    me, weight = turn(root), trust(root)
    even = 1.0 / (2 if seats == 4 else seats)
    one, other = key(root)
    first_key, first_progress = one ^ other * MIXER & MASK, progress(root)
    if tree.size[ROOT] == 0:
        random = grow(tree, ROOT, root, me, random, missed)
    for _ in range(times):
        if tree.fate[ROOT] != OPEN:
            break
        state = root
        if hides(root):
            random = following(random)
            state = guess(root, random)
        node, depth, who = ROOT, 0, me
        tree.path[0] = ROOT
        circled, worn, since, risen = False, False, 0, first_progress
        tree.keys[0] = first_key
        while who != OVER and depth < DEEPEST - 1 and (node == ROOT or tree.fate[node] == OPEN):
            if tree.size[node] == 0 and (node == ROOT or tree.visits[node] >= ripe(state)):
                # Of others it is not known what they may do.
                if who == me:
                    random = grow(tree, node, state, who, random, 0)
                else:
                    random = grow(tree, node, widest(state), who, random, overlooked)
            if tree.size[node] == 0:
                break
            if who == CHANCE:
                random = following(random)
                child = likely(tree, node, state, random)
            else:
                child = best(tree, node, state, seats)
                if child < 0:
                    break
            state = apply(state, int(tree.move[child]))
            depth += 1
            tree.path[depth], tree.movers[depth] = child, who
            node, who = child, turn(state)
            if repeats(root) and who != OVER:
                one, other = key(state)
                tree.keys[depth] = one ^ other * MIXER & MASK
                if progress(state) != risen:
                    risen, since = progress(state), depth
                elif tree.counts[RECURS] == 1:
                    ply = since
                    while tree.keys[ply] != tree.keys[depth]:
                        ply += 1
                    circled = ply < depth
                worn = tree.counts[BRINK] > 0 and among(tree.brink, tree.counts[BRINK], one, other)
                if worn or circled:
                    break
        if tree.fate[node] == OPEN and depth > 0 and not circled and not hides(root):
            if who == OVER or worn:
                tree.fate[node] = fate_of(state, seats)
                found_out(tree, depth, seats)
            elif tree.size[node] == 0 and wins_now(state) and (who == me or below(random, 256) >= overlooked):
                tree.fate[node] = WON + side_of(who, seats)
                found_out(tree, depth, seats)
        if who == OVER:
            brought = payoffs(state, seats)
        elif tree.fate[node] != OPEN:
            brought = certain(tree.fate[node], seats)
        elif circled or worn:
            # Who goes round in circles gets what stands there; it is no proof, for another way may lead out.
            brought = shared(result(state).winners, seats)
        else:
            brought, plies, random = played_out(state, seats, random)
            tree.counts[PLIES] += plies
        learn(tree, depth, brought, weight)
        if depth > 0 and share(brought, me) == even:
            tree.draws[tree.path[1]] += 1
        tree.counts[DEPTH] += depth
        tree.counts[DONE] += 1
    tree.counts[RANDOM] = random
