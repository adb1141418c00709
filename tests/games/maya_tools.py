"""What the tests of Maya share: positions in short."""

import random

import stelae
from stelae.core.game import State

MAYA = stelae.game("maya")

# Nine towers without a harmony in them: every level is the one below, moved on by one colour.
STAIRS = "ROYGT/OYGTB/YGTBV/GTBVP/TBVPN/BVPNR/VPNRO/PNROY/NROYG"
# The same towers in an order in which 12/2 and 89/3 bring nothing together.
APART = "ROYGT/GTBVP/VPNRO/YGTBV/TBVPN/PNROY/NROYG/OYGTB/BVPNR"
# Only level 2 may be cut here, and the raven closes it.
SETTLED = "RRRRR/OYYYY/YGGGG/GTTTT/TBBBB/BVVVV/VPPPP/NNNNN/POOOO"
ALL_COMPLETE = "RRRRR/OOOOO/YYYYY/GGGGG/TTTTT/BBBBB/VVVVV/PPPPP/NNNNN"


def at(position: str, **options: object) -> State:
    return MAYA.parse(position, options)


def two(towers: str = STAIRS, monolith: str = "78", raven: int = 5, seat: int = 0, ladders: str = "") -> State:
    """A position of the game for two; ladders as `1w 8bb`, with a capital letter for a priest."""
    digits, priests = ["00"] * 9, ["."] * 9
    for entry in ladders.split():
        number, letters = int(entry[0]) - 1, entry[1:]
        digits[number] = f"{letters.count('w')}{letters.count('b')}"
        priests[number] = "W" if "W" in letters else "B" if "B" in letters else "."
    return at(f"{towers} {monolith} {raven} {seat} {''.join(digits)} {''.join(priests)}")


def cards(towers: str, hands: str, monolith: str = "-", seat: str = "0", **options: object) -> State:
    """A position of the game for three or four."""
    return at(f"{towers} {monolith} - {seat} {hands}", **options)


def towers_of(state: State) -> list[str]:
    return str(state).split()[0].split("/")


def completed(*wishes: str) -> str:
    """Towers by number of which the named ones are as wished (`5TTTTT`); the others get what is left, unsorted."""
    towers = {int(wish[0]): wish[1:] for wish in wishes}
    open_towers = [number for number in range(1, 10) if number not in towers]
    built = dict.fromkeys(open_towers, "")
    for level in range(5):
        left = [colour for colour in "ROYGTBVPN" if colour not in {tower[level] for tower in towers.values()}]
        turn = level % len(left) if left else 0
        for number, colour in zip(open_towers, left[turn:] + left[:turn], strict=True):
            built[number] += colour
    return "/".join({**towers, **built}[number] for number in range(1, 10))


def random_states(options: dict[str, object], seed: int) -> list[State]:
    """Every state of a random game."""
    rng = random.Random(seed)
    state = MAYA.start(options)
    states = [state]
    while state.to_move is not None:
        state = state.play(state.sample(rng) if state.to_move == "chance" else rng.choice(state.legal()))
        states.append(state)
    return states
