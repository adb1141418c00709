"""Tayü once more, written for clarity alone: a plain second reading of the rules to compare the real one with.

Geometry. Squares are (column, row), both counted from 1; column 1 is west, row 1 is south. A unit edge is named by its
middle in half steps: the square (c, r) has its middle at (2c, 2r), so its north edge is (2c, 2r + 1). Two squares side
by side name the edge between them alike, so "these two edges meet" is simply "these are the same point".
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache
from itertools import combinations

Square = tuple[int, int]
Edge = tuple[int, int]
Result = tuple[tuple[int, ...], tuple[int, ...], str]

COLUMNS = "abcdefghijklmnopqrs"
HEADINGS = {"e": (1, 0), "n": (0, 1), "w": (-1, 0), "s": (0, -1)}
MAX_BID = 484  # TY-13: the most a direction can score, (18 + 4)² or (19 + 3)²
NS, EW, X = 0, 1, 2  # the roles, in the order of their turns


@dataclass(frozen=True)
class Edition:
    size: int
    copies: int  # of each type
    centre: frozenset[Square]
    doubles: frozenset[int]  # places along each side where an outlet counts twice


EDITIONS = {
    # TY-1, TY-3: three of each type; an even board, so the centre is 2 by 2 squares
    "goliath": Edition(18, 3, frozenset({(9, 9), (9, 10), (10, 9), (10, 10)}), frozenset({3, 7, 12, 16})),
    # TY-2: four of each type; an odd board, so the centre is one square
    "kosmos": Edition(19, 4, frozenset({(10, 10)}), frozenset({3, 10, 17})),
}


def half_turn(edges: frozenset[int]) -> frozenset[int]:
    return frozenset((edge + 4) % 8 for edge in edges)


def as_bits(edges: frozenset[int]) -> int:
    return sum(2**edge for edge in edges)


def all_types() -> list[str]:
    """TY-3: every choice of three outlets of eight edges, the two ends of a half turn being one type."""
    names = set()
    for choice in combinations(range(8), 3):
        edges = frozenset(choice)
        name = min(edges, half_turn(edges), key=as_bits)
        names.add("".join(str(edge) for edge in sorted(name)))
    return sorted(names)


@cache
def outlets_of(kind: str) -> frozenset[int]:
    return frozenset(int(digit) for digit in kind)


def sides_with_outlets(kind: str) -> int:
    side_of = {0: "left", 1: "left", 2: "left", 3: "front", 4: "right", 5: "right", 6: "right", 7: "back"}
    return len({side_of[edge] for edge in outlets_of(kind)})


TYPES = all_types()
RING = {kind for kind in TYPES if sides_with_outlets(kind) == 3}  # TY-10: these carry a ring on the back


@dataclass(frozen=True)
class Place:
    """Three squares in a row and a heading: where a tile may lie, whatever its outlets."""

    squares: frozenset[Square]
    edges: tuple[Edge, ...]  # the edges 0 to 7 of a tile lying so


def place_of(first: Square, heading: str) -> Place:
    ahead_x, ahead_y = HEADINGS[heading]
    left_x, left_y = -ahead_y, ahead_x  # a quarter turn against the clock: heading east, left is north
    column, row = first
    row_of_three = [(column + step * ahead_x, row + step * ahead_y) for step in range(3)]
    left = [(2 * c + left_x, 2 * r + left_y) for c, r in row_of_three]
    right = [(2 * c - left_x, 2 * r - left_y) for c, r in row_of_three]
    front = (2 * row_of_three[2][0] + ahead_x, 2 * row_of_three[2][1] + ahead_y)
    back = (2 * row_of_three[0][0] - ahead_x, 2 * row_of_three[0][1] - ahead_y)
    # clockwise from the first square's left edge: up the left side, the front, down the right side, the back
    edges = (left[0], left[1], left[2], front, right[2], right[1], right[0], back)
    return Place(frozenset(row_of_three), edges)


def all_places(size: int) -> dict[str, Place]:
    """Every move that keeps a tile within the board (TY-6), by its text."""
    places = {}
    for column in range(1, size + 1):
        for row in range(1, size + 1):
            for heading in HEADINGS:
                place = place_of((column, row), heading)
                if all(1 <= c <= size and 1 <= r <= size for c, r in place.squares):
                    places[f"{COLUMNS[column - 1]}{row}{heading}"] = place
    return places


PLACES = {name: all_places(edition.size) for name, edition in EDITIONS.items()}


class Naive:
    def __init__(self, options: dict[str, object]) -> None:
        players = options.get("players", 2)
        edition = options.get("edition", "goliath")
        backs = options.get("backs", False)
        target = options.get("target", 24)
        auction = options.get("auction", False)
        assert isinstance(players, int)
        assert players in (2, 3, 4)
        assert isinstance(edition, str)
        assert edition in EDITIONS
        assert isinstance(backs, bool)
        assert isinstance(auction, bool)
        assert isinstance(target, int)
        self.players = players
        self.edition = edition
        self.board = EDITIONS[edition]
        self.backs = backs

        self.bag = dict.fromkeys(TYPES, self.board.copies)
        self.tiles: list[str] = []  # in the order of laying, as 013@j9e
        self.free_places = list(PLACES[edition])  # those whose three squares are free (TY-6)
        self.edges: dict[Edge, bool] = {}  # every outer edge of a tile on the board: is it an outlet (of either tile)?
        self.outlets: set[Edge] = set()  # those that are

        # what is to be done: "bid", "choose", "draw", "draw:ring", "draw:plain", "lay" or "end"
        self.todo = ""
        self.seat = 0
        self.in_hand = ""  # the type to be laid
        self.places: list[str] = []  # where it can be laid
        self.reason = ""

        # three players only
        self.target = target
        self.roles: list[int] = []  # the seats that are NS, EW and X
        self.bid: int | None = None
        self.passed: set[int] = set()

        if players == 3 and auction:
            self.todo = "bid"  # TY-13: seat 0 bids first
        else:
            if players == 3:
                self.roles = [0, 1, 2]  # TY-12
            self.before_draw()

    # ---- what everybody may ask -------------------------------------------------------------------------------------

    @property
    def to_move(self) -> int | str | None:
        if self.todo == "end":
            return None
        if self.todo.startswith("draw"):
            return "chance"
        return self.seat

    def legal(self) -> list[str]:
        if self.todo == "bid":
            if self.bid is None:
                return sorted(str(bid) for bid in range(1, MAX_BID + 1))  # TY-13: the first seat cannot pass
            return sorted([str(bid) for bid in range(1, self.bid)] + ["pass"])
        if self.todo == "choose":
            return ["plain", "ring"]
        if self.todo.startswith("draw"):
            return sorted("=" + kind for kind in self.drawable())
        if self.todo == "lay":
            return sorted(self.places)
        return []

    def play(self, move: str) -> Naive:
        assert move in self.legal(), move
        game = self.copy()
        if self.todo == "bid":
            game.play_bid(move)
        elif self.todo == "choose":
            game.todo = "draw:" + move
        elif self.todo.startswith("draw"):
            game.play_draw(move.removeprefix("="))
        else:
            game.play_tile(move)
        return game

    def sample(self, rng: random.Random) -> str:
        """Every tile left in the bag (of the kind asked for) is as likely as every other."""
        kinds = sorted(self.drawable())
        every_tile = [kind for kind in kinds for _ in range(self.bag[kind])]
        return "=" + rng.choice(every_tile)

    @property
    def result(self) -> Result | None:
        if self.todo != "end":
            return None
        by_direction = [self.score(NS), self.score(EW)]
        scores = [0] * self.players
        if self.players == 3:
            scores[self.roles[NS]] = by_direction[NS]
            scores[self.roles[EW]] = by_direction[EW]
            if max(by_direction) < self.target:  # TY-12: neither of them reaches the target
                return (self.roles[X],), tuple(scores), self.reason
        else:
            for seat in range(self.players):
                scores[seat] = by_direction[seat % 2]  # TY-4, TY-11: even seats north-south, odd seats east-west
            if by_direction[NS] == by_direction[EW]:
                return (), tuple(scores), self.reason  # TY-9: drawn
        builders = [seat for seat in range(self.players) if self.players != 3 or seat != self.roles[X]]
        best = max(by_direction)
        # with three players both builders share an equal score (TY-12)
        return tuple(seat for seat in builders if scores[seat] == best), tuple(scores), self.reason

    def position(self) -> str:
        todo = self.todo
        if todo == "bid":
            todo = "bid:-" if self.bid is None else f"bid:{self.bid}"
        elif todo == "lay":
            todo = self.in_hand
        if self.todo == "bid":
            roles = "passed=" + ("".join(str(seat) for seat in sorted(self.passed)) or "-")
        elif self.players == 3:
            roles = f"NS={self.roles[NS]},EW={self.roles[EW]},X={self.roles[X]}:{self.target}"
        else:
            roles = "-"
        return " ".join([self.edition, todo, str(self.seat), ",".join(self.tiles) or "-", roles])

    # ---- the plies --------------------------------------------------------------------------------------------------

    def play_bid(self, move: str) -> None:
        if move == "pass":
            self.passed.add(self.seat)  # TY-13: for good
        else:
            self.bid = int(move)
        if len(self.passed) < 2:
            self.seat = (self.seat + 1) % 3
            while self.seat in self.passed:
                self.seat = (self.seat + 1) % 3
            return
        # TY-13: the one who never passed made the last bid
        (saboteur,) = {0, 1, 2} - self.passed
        assert self.bid is not None
        self.target = self.bid
        self.roles = [(saboteur + 1) % 3, (saboteur + 2) % 3, saboteur]
        self.seat = self.roles[NS]
        self.before_draw()

    def before_draw(self) -> None:
        kinds = {kind in RING for kind, left in self.bag.items() if left > 0}
        # TY-10: the choice is asked for only while there is one
        self.todo = "choose" if self.backs and len(kinds) == 2 else "draw"

    def drawable(self) -> list[str]:
        left = [kind for kind, number in self.bag.items() if number > 0]
        if self.todo == "draw:ring":
            return [kind for kind in left if kind in RING]
        if self.todo == "draw:plain":
            return [kind for kind in left if kind not in RING]
        return left

    def play_draw(self, kind: str) -> None:
        self.bag[kind] -= 1
        self.in_hand = kind
        places = PLACES[self.edition]
        # TY-6: an outlet must be met, so only places that lie at one are looked at closely (the first tile meets none)
        near = [move for move in self.free_places if not (self.tiles and self.outlets.isdisjoint(places[move].edges))]
        self.places = [move for move in near if self.fits(kind, places[move])]
        self.todo = "lay"
        if not self.places:  # TY-8
            self.todo = "end"
            self.reason = "no_place"

    def fits(self, kind: str, place: Place) -> bool:
        if not self.tiles:
            return not place.squares.isdisjoint(self.board.centre)  # TY-5
        outlets = outlets_of(kind)
        met = False
        for number, edge in enumerate(place.edges):
            if edge in self.edges:
                # TY-6: where the tile touches another one, both have an outlet or neither has ...
                if self.edges[edge] != (number in outlets):
                    return False
                # ... and at least one outlet meets an outlet
                met = met or number in outlets
        return met

    def play_tile(self, move: str) -> None:
        place = PLACES[self.edition][move]
        self.tiles.append(f"{self.in_hand}@{move}")
        places = PLACES[self.edition]
        self.free_places = [move for move in self.free_places if places[move].squares.isdisjoint(place.squares)]
        outlets = outlets_of(self.in_hand)
        for number, edge in enumerate(place.edges):
            self.edges[edge] = number in outlets
        self.outlets |= {place.edges[number] for number in outlets}
        self.in_hand = ""
        self.places = []
        # seats in a circle; with roles from an auction it is the same circle, begun at north-south (TY-13)
        self.seat = (self.seat + 1) % self.players
        if sum(self.bag.values()) == 0:  # TY-8
            self.todo = "end"
            self.reason = "bag_empty"
        else:
            self.before_draw()

    def score(self, direction: int) -> int:
        """TY-9. All tiles are one network, so every outlet at the board's edge counts."""
        low_side = high_side = 0
        for (x, y), is_outlet in self.edges.items():
            across, along = (y, x) if direction == NS else (x, y)
            points = 2 if along in {2 * square for square in self.board.doubles} else 1
            if is_outlet and across == 1:  # the south or west side of the board
                low_side += points
            if is_outlet and across == 2 * self.board.size + 1:  # the north or east side
                high_side += points
        return low_side * high_side

    def copy(self) -> Naive:
        game = object.__new__(Naive)
        game.__dict__.update(self.__dict__)
        game.bag = dict(self.bag)
        game.tiles = list(self.tiles)
        game.free_places = list(self.free_places)
        game.edges = dict(self.edges)
        game.outlets = set(self.outlets)
        game.places = list(self.places)
        game.roles = list(self.roles)
        game.passed = set(self.passed)
        return game
