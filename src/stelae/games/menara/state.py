"""A position of Menara. Nothing in it is hidden: what nobody knows (the next card, the next slab) is not drawn yet."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from stelae.games.menara.temple import COLOURS, Act, Temple

# What is to be done. By chance:
CAMP, HAND, SLABS = "camp", "hand", "slabs"  # the set-up (MN-5, MN-6)
CARD = "card"  # the card of the stack that was chosen (MN-8)
SETTLE = "settle"  # what an act brings about (MN-17)
REVEAL = "reveal"  # the slab that is on top of the stack now
RENEWAL = "renewal"  # six new columns for the camp (MN-10)
REFILL = "refill"  # MN-12
# By a seat:
BASE = "base"  # the foundation (MN-6)
SWAP = "swap"  # MN-7
DRAW = "draw"  # MN-8
BUILD = "build"  # MN-9
LAY = "lay"  # a new slab (MN-11)
FAILED = "failed"  # whether to renew the camp (MN-10)
# By nobody:
END = "end"
BY_CHANCE = (CAMP, HAND, SLABS, CARD, SETTLE, REVEAL, RENEWAL, REFILL)
PHASES = (*BY_CHANCE, BASE, SWAP, DRAW, BUILD, LAY, FAILED, END)

# How a game can end (MN-14, MN-15); 0 is "not yet".
ENDINGS = ("", "collapse", "column", "refill", "cards", "slabs")
COLLAPSE, COLUMN, BAG_EMPTY, LAST_CARD, LAST_SLAB = range(1, 6)

CAMP_SIZE, FOUNDATION = 6, 3
HANDS = ("sure", "steady", "shaky")

# MN-4, MN-5: storey cards, and columns in each hand by the number of players.
STOREY_CARDS = {"easy": 3, "medium": 4, "hard": 5}
HAND_SIZES = {
    "seed": {"easy": (8, 7, 6, 5), "medium": (7, 6, 5, 4), "hard": (6, 5, 4, 4)},
    "other": {"easy": (9, 7, 6, 5), "medium": (8, 6, 5, 4), "hard": (7, 5, 4, 3)},
}


class Task(NamedTuple):
    """The card in play and what has been done about it."""

    card: str
    done: int = 0  # columns put or moved, or slabs lifted
    slab: int = 0  # the one slab, where the card is about one
    moved: tuple[tuple[int, str], ...] = ()  # where columns stand that were moved in this turn
    used: int = 0  # columns that left the hand
    extended: bool = False  # whether a new slab became foundation


class Menara(NamedTuple):
    phase: str
    seat: int  # that decides now, or decides next
    hand: str  # MN-18
    size: int  # columns in a full hand
    goal: int  # storey cards laid out
    camp: str  # sets of columns are letters in the order of COLOURS
    hands: tuple[str, ...]
    foundation: tuple[int, ...]  # slabs that have to become foundation still
    top: int  # the slab on top of the stack, which everybody sees; 0: none
    stack: tuple[int, ...]  # the slabs below it, in no order that anybody knows
    cards: tuple[str, ...]  # those that are in their stacks
    drawn: str  # the stack that the next card comes from
    task: Task | None
    act: Act | None  # what has been done and has not settled
    temple: Temple
    ending: int

    @property
    def players(self) -> int:
        return len(self.hands)


# Moves and outcomes, besides the acts of temple.py and the words `-`, `fail`, `renew`, `keep`.


@dataclass(frozen=True, slots=True)
class Swap:
    give: str
    take: str


@dataclass(frozen=True, slots=True)
class Draw:
    stack: str


@dataclass(frozen=True, slots=True)
class Drawn:
    """The card that lay on top."""

    card: str


@dataclass(frozen=True, slots=True)
class Bag:
    """Columns out of the bag."""

    columns: str


@dataclass(frozen=True, slots=True)
class Slabs:
    """Slabs from the top of the stack, as far as anybody sees them."""

    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Change:
    """What an act did to a piece: a slab, or the column on a mark of it.

    The steps say how far the piece has come from where it was; for a piece that the hand held, where it is. Without
    steps it has fallen for good. A column with steps that fell has been put back (MN-14).
    """

    slab: int
    mark: str = ""
    fell: bool = False
    steps: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Settled:
    changes: tuple[Change, ...]


NO, FAIL, RENEW, KEEP = "-", "fail", "renew", "keep"
WORDS = (NO, FAIL, RENEW, KEEP)


def columns(letters: Iterable[str]) -> str:
    """A set of columns in the order in which sets are written."""
    return "".join(sorted(letters, key="".join(COLOURS).index))


def without(columns: str, taken: str) -> str | None:
    """What is left of a set of columns; None if they are not all in it."""
    for letter in taken:
        if letter not in columns:
            return None
        columns = columns.replace(letter, "", 1)
    return columns


def bag(state: Menara) -> str:
    """The columns that are neither in the camp, nor in a hand, nor in the temple."""
    out = state.camp + "".join(state.hands) + "".join(column.colour for column in state.temple.columns)
    if state.act is not None and hasattr(state.act, "colour"):
        out += state.act.colour
    return "".join(letter * (count - out.count(letter)) for letter, count in COLOURS.items())
