"""What the tests of Tayü share."""

import random

import stelae
from stelae.core.game import State
from stelae.games.tayu import rules
from stelae.games.tayu.layout import EDITIONS, SIDES, WORD, WORDS, Plane, border, edge_bit
from stelae.games.tayu.state import Tayu

TAYU = stelae.game("tayu")

# A game in which all 84 tiles were laid.
FULL = (
    "goliath end 0 037@j12s,025@h9e,135@h8e,134@j15s,235@i15s,014@f10e,345@d11e,012@k6n,345@g13s,245@c10e,124@j4n,"
    "346@m14w,125@o15w,234@f14e,026@k12s,036@n10w,035@d7n,124@c5n,235@m16e,013@b7s,135@b2n,236@i7w,137@d12e,"
    "023@c14s,037@i5w,346@p16s,245@m11e,015@l13s,034@n12n,126@i4w,136@g6w,237@a5s,012@e3e,126@o17e,134@d13n,"
    "026@a11e,024@p13e,025@c4s,025@d16w,026@p18w,236@p12e,237@p11s,346@r8w,235@o7n,345@c15w,024@f9s,125@b17e,"
    "134@r11s,013@f4w,015@d18w,036@a14s,137@a16n,234@n7n,037@h15n,356@a8n,136@e7n,023@j18w,137@r16s,245@g17s,"
    "124@j3w,123@g2e,014@l17w,023@l2w,035@l1e,126@j1w,123@e18e,013@f2w,236@e15s,036@q1w,136@e1w,015@p2e,034@p3w,"
    "356@n6s,024@i16e,234@k3e,125@f17s,135@q5s,123@i10n,014@k4e,237@l7s,356@h11n,034@r4n,035@m9s,012@r7w -"
)


def at(position: str, **options: object) -> State:
    return TAYU.parse(position, options)


def played(seed: int, plies: int = 1000, **options: object) -> State:
    """A random game after so many plies."""
    rng = random.Random(seed)
    state = TAYU.start(options)
    for _ in range(plies):
        if state.to_move is None:
            break
        state = state.play(state.sample(rng) if state.to_move == "chance" else rng.choice(state.legal()))
    return state


def _plane(edges: list[int]) -> Plane:
    whole = sum(1 << edge for edge in edges)
    a, b, c, d, e, f, g = (whole >> WORD * n & (1 << WORD) - 1 for n in range(WORDS))
    return a, b, c, d, e, f, g


def with_outlets(start: Tayu, **sides: list[int]) -> Tayu:
    """A board of which nothing is known but the outlets along its sides, by the squares from the west or the south."""
    edges: dict[int, list[int]] = {0: [], 1: []}
    for name, numbers in sides.items():
        side = SIDES.index(name)
        line = border(EDITIONS[start.edition], side)
        edges[side % 2] += [edge_bit(line[number - 1], side) for number in numbers]
    return start._replace(south=_plane(edges[0]), west=_plane(edges[1]))


def scores(edition: str = "goliath", **sides: list[int]) -> tuple[int, int]:
    return rules.scores(with_outlets(TAYU.start({"edition": edition}).packed, **sides))
