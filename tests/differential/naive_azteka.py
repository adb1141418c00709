"""Azteka written a second time, as plainly as possible, for the compiled rules to be compared with.

Every rule is spelled out with dictionaries, lists and loops. Clause ids (AZ-5, C-3) are those of the rules document.
"""

from __future__ import annotations

import copy
import random

RINGS = "abcd"  # AZ-1: from the inside outwards
SECTORS = "12345678"  # AZ-1: clockwise
SOCKETS = [ring + sector for ring in RINGS for sector in SECTORS]

PIECES_EACH = {"classic": 14, "aggressive": 14, "mummies": 12}  # AZ-3, AZ-10, AZ-11
LETTERS = {"classic": "LD", "aggressive": "LD", "mummies": "LDM"}  # Life, Death, Mummies in the order of turns

Result = tuple[tuple[int, ...], tuple[int, ...], str]


def sector_further(sector: str, steps: int) -> str:
    """The sector that lies so many eighths of a circle clockwise, 8 being followed by 1."""
    return SECTORS[(SECTORS.index(sector) + steps) % len(SECTORS)]


def neighbours_of(socket: str) -> list[str]:
    """AZ-2: two on the same ring, and those of the same sector one ring further in and one further out."""
    ring, sector = socket[0], socket[1]
    found = [ring + sector_further(sector, -1), ring + sector_further(sector, 1)]
    number = RINGS.index(ring)
    if number > 0:
        found.append(RINGS[number - 1] + sector)
    if number < len(RINGS) - 1:
        found.append(RINGS[number + 1] + sector)
    return found


NEIGHBOURS = {socket: neighbours_of(socket) for socket in SOCKETS}
SECTOR_LINES = [[ring + sector for ring in RINGS] for sector in SECTORS]
RING_LINES = [[ring + sector for sector in SECTORS] for ring in RINGS]


def choice(options: dict[str, object], name: str, allowed: list[str]) -> str:
    """An option that is one of some words; the first of them is the default."""
    value = options.get(name, allowed[0])
    if not isinstance(value, str) or value not in allowed:
        raise ValueError(f"option {name}: {value!r}")
    return value


class Naive:
    """One state of a game. Playing a move makes a new one."""

    def __init__(self, options: dict[str, object]) -> None:
        unknown = set(options) - {"variant", "birth", "fill", "repetition"}
        if unknown:
            raise ValueError(f"unknown options: {sorted(unknown)}")
        self.variant = choice(options, "variant", ["classic", "aggressive", "mummies"])
        self.birth = choice(options, "birth", ["any", "life"])  # AZ-6
        self.fill = choice(options, "fill", ["sector", "sector_or_ring"])  # AZ-13
        repetition = options.get("repetition", 3)  # C-3
        if not isinstance(repetition, int) or repetition < 0:
            raise ValueError(f"option repetition: {repetition!r}")
        self.repetition = repetition

        self.letters = LETTERS[self.variant]
        self.board: dict[str, str] = {}  # only the sockets that hold a piece
        self.supply = dict.fromkeys(self.letters, PIECES_EACH[self.variant])
        self.mover = "L"  # AZ-3, AZ-11
        self.deciding_birth = False
        self.last_turns: int | None = None  # AZ-14: a number once every socket is filled
        self.ended: Result | None = None
        self.seen = {self.position(): 1}  # C-3: the start counts

    # What can be asked of a state

    @property
    def to_move(self) -> int | str | None:
        if self.ended is not None:
            return None
        return self.letters.index(self.mover)

    @property
    def result(self) -> Result | None:
        return self.ended

    def position(self) -> str:
        rings = ["".join(self.board.get(socket, ".") for socket in line) for line in RING_LINES]
        fields = ["/".join(rings), "l" if self.deciding_birth else self.mover]
        fields += [str(self.supply[letter]) for letter in self.letters]
        if self.last_turns is not None:
            fields.append(str(self.last_turns))
        return " ".join(fields)

    def legal(self) -> list[str]:
        if self.ended is not None:
            return []
        if self.deciding_birth:
            moves = [*self.placements(), "-"]  # AZ-6: declining is always possible
        elif self.last_turns is not None:
            moves = [*self.rotations(), "-"]  # AZ-14
        elif self.variant != "mummies" and not self.board:
            moves = self.placements()  # AZ-4: the board is empty at the first ply only, and it may not be a rotation
        else:
            moves = self.placements() + self.rotations()
        return sorted(moves)

    def sample(self, rng: random.Random) -> str:
        del rng  # every game has this method, but nothing in Azteka is left to chance
        raise ValueError("no chance ply")

    def play(self, move: str) -> Naive:
        assert move in self.legal(), move
        after = copy.copy(self)
        after.board = dict(self.board)
        after.supply = dict(self.supply)
        after.seen = dict(self.seen)
        after.make(move)
        return after

    # The moves

    def placements(self) -> list[str]:
        """The sockets on which the mover may put a piece."""
        if self.supply[self.mover] == 0:
            return []  # AZ-12; in the other variants the round is over by then (AZ-8)
        free = [socket for socket in SOCKETS if socket not in self.board]
        if self.variant != "classic" or not self.board:
            return free  # AZ-10, AZ-12; AZ-4 for the first piece
        return [socket for socket in free if self.beside_life(socket)]  # AZ-5: for Death too it is Life that counts

    def beside_life(self, socket: str) -> bool:
        return any(self.board.get(neighbour) == "L" for neighbour in NEIGHBOURS[socket])

    def rotations(self) -> list[str]:
        """AZ-5, AZ-12: any ring by 45°, even an empty one. AZ-10: by 90° where the mover has the majority."""
        moves = [ring + "+" for ring in RINGS]
        if self.variant == "aggressive":
            for ring, line in zip(RINGS, RING_LINES, strict=True):
                pieces = [self.board[socket] for socket in line if socket in self.board]
                own = pieces.count(self.mover)
                if own > len(pieces) - own:
                    moves.append(ring + "++")
        return moves

    # What a move does; these change the state, which play() has copied before

    def make(self, move: str) -> None:
        mover = self.mover
        placed: str | None = None
        withered = False
        if move == "-":
            pass
        elif move.endswith("++"):
            self.rotate(move[0], 2)
        elif move.endswith("+"):
            self.rotate(move[0], 1)
        else:
            placed = move
            self.board[placed] = mover
            self.supply[mover] -= 1
            if self.variant == "classic" and mover == "D":
                withered = self.wither(placed)

        self.mover = self.seats_from(mover)[1]  # who is next, unless a birth follows
        self.deciding_birth = False
        if self.last_turns is not None:
            self.last_turns -= 1  # AZ-14: this was one of them

        for letter in self.seats_from(mover):  # AZ-8, AZ-13: the mover's goals before those of the others
            reason = self.goal_reached(letter)
            if reason is not None:
                self.end(letter, reason)
                return
        if withered and "L" not in self.board.values():
            self.end(None, "extinct")  # AZ-15
            return
        if placed is not None and self.causes_birth(mover, placed):
            self.mover = mover
            self.deciding_birth = True
        if self.variant == "mummies" and self.last_turns is None and len(self.board) == len(SOCKETS):
            self.last_turns = len(self.letters)  # AZ-14: one for every seat
        if self.last_turns == 0:
            self.end(None, "full")
            return
        self.count_repetition()

    def rotate(self, ring: str, steps: int) -> None:
        """Turn a ring clockwise, so that what is in sector 1 comes to sector 2, or 3."""
        turned = {socket: piece for socket, piece in self.board.items() if socket[0] != ring}
        for socket, piece in self.board.items():
            if socket[0] == ring:
                turned[ring + sector_further(socket[1], steps)] = piece
        self.board = turned

    def wither(self, placed: str) -> bool:
        """AZ-7: what the Death piece just placed does to the Life pieces beside it. Whether any was replaced."""
        # All are found before any is replaced, and in the order of SOCKETS, which is a1 to d8.
        surrounded = [
            socket
            for socket in SOCKETS
            if socket in NEIGHBOURS[placed]
            and self.board.get(socket) == "L"
            and all(self.board.get(neighbour) == "D" for neighbour in NEIGHBOURS[socket])
        ]
        withered = False
        for socket in surrounded:
            if self.supply["D"] > 0:
                self.board[socket] = "D"
                self.supply["D"] -= 1
                self.supply["L"] += 1
                withered = True
        return withered

    def causes_birth(self, mover: str, placed: str) -> bool:
        """AZ-6: a Life piece has filled its sector. Only ever asked when the round is not over."""
        if self.variant != "classic" or mover != "L":
            return False
        sector = [self.board.get(ring + placed[1]) for ring in RINGS]
        if self.birth == "life":
            return all(piece == "L" for piece in sector)
        return all(piece is not None for piece in sector)

    # How it ends

    def seats_from(self, letter: str) -> str:
        """All letters in the order of turns, beginning with this one."""
        start = self.letters.index(letter)
        return self.letters[start:] + self.letters[:start]

    def goal_reached(self, letter: str) -> str | None:
        """AZ-8, AZ-13: the first goal that this side has reached, in the order in which reasons are named."""
        spread = all(self.holds_some(line, letter) for line in SECTOR_LINES + RING_LINES)
        sector = any(self.holds_all(line, letter) for line in SECTOR_LINES)
        ring = any(self.holds_all(line, letter) for line in RING_LINES)
        all_placed = self.supply[letter] == 0
        if self.variant == "mummies":
            goals = {"spread": spread, "sector": sector, "ring": ring and self.fill == "sector_or_ring"}
        elif letter == "L":
            goals = {"spread": spread, "all_placed": all_placed}
        else:
            goals = {"sector": sector, "ring": ring, "all_placed": all_placed}
        for reason, reached in goals.items():
            if reached:
                return reason
        return None

    def holds_some(self, line: list[str], letter: str) -> bool:
        return any(self.board.get(socket) == letter for socket in line)

    def holds_all(self, line: list[str], letter: str) -> bool:
        return all(self.board.get(socket) == letter for socket in line)

    def count_repetition(self) -> None:
        """C-3: the position as text holds all that decides the future, so equal texts are equal positions."""
        text = self.position()
        self.seen[text] = self.seen.get(text, 0) + 1
        if self.repetition > 0 and self.seen[text] >= self.repetition:
            self.end(None, "repetition")

    def end(self, winner: str | None, reason: str) -> None:
        """The round is won by one side, or drawn."""
        winners = tuple(seat for seat, letter in enumerate(self.letters) if letter == winner)
        scores = tuple(1 if letter == winner else 0 for letter in self.letters)
        self.ended = (winners, scores, reason)
