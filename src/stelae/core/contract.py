"""What a game offers, room by room, and the words in which core answers the outside."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, Protocol

# Whose turn it is, besides the seats 0, 1, 2, …
CHANCE = -1
OVER = -2

# A move or an outcome as the rules know it: an integer where the rules are compiled, else any value that never changes.
Code = Any

Value = str | int | bool
Options = Mapping[str, Value]
# A fact about a ply, ready for JSON: {"kind": "placed", "socket": "c5", …}.
Event = dict[str, Any]
View = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something cannot be: a stable code, the clause that says so, and what the words need."""

    code: str
    clause: str | None = None
    params: Mapping[str, str | int] = field(default_factory=dict)

    def __str__(self) -> str:
        where = f" ({self.clause})" if self.clause else ""
        what = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.code}{where}{': ' + what if what else ''}"


class StelaeError(Exception):
    """Anything that a person can mend. The words for its reason are in the locales."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return str(self.reason)


def complain(error: type[StelaeError], code: str, clause: str | None = None, **params: str | int) -> StelaeError:
    return error(Reason(code, clause, params))


class IllegalMove(StelaeError):
    """The move is not legal here; nothing has changed."""


class BadPosition(StelaeError):
    """The text is no position of the game."""


class BadOptions(StelaeError):
    """An option is unknown or has a value that it cannot have."""


class UnknownGame(StelaeError):
    """No game of that name is installed."""


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that is agreed before the game."""

    name: str
    type: Literal["str", "int", "bool"]
    default: Value
    clause: str
    choices: tuple[Value, ...] = ()
    least: int = 0
    most: int = 0

    def check(self, value: object) -> Value:
        """The value, if the option can have it."""
        kind = {"str": str, "int": int, "bool": bool}[self.type]
        if type(value) is kind and isinstance(value, (str, int)):
            if self.choices and value in self.choices:
                return value
            if not self.choices and isinstance(value, int) and self.least <= value <= self.most:
                return value
        raise complain(
            BadOptions, "option-value", self.clause, option=self.name, value=str(value), allowed=self.allowed
        )

    def read(self, text: str) -> Value:
        """The value that a text names, as in a flag or a web form."""
        values: dict[str, object] = {str(choice).lower(): choice for choice in self.choices}
        if self.type == "bool":
            values |= {"yes": True, "no": False}
        digits = text.removeprefix("-")
        number = int(text) if digits.isascii() and digits.isdecimal() and len(digits) < 10 else text
        return self.check(values.get(text.lower(), number if self.type == "int" else text))

    @property
    def allowed(self) -> str:
        if self.choices:
            return ", ".join(str(choice).lower() if self.type == "bool" else str(choice) for choice in self.choices)
        return f"{self.least}–{self.most}"


def yes_or_no(name: str, clause: str, *, default: bool = False) -> Option:
    return Option(name, "bool", default, clause, (False, True))


# The same for every game that can go round in circles (C-3); 0 is off.
REPETITION = Option("repetition", "int", 3, "C-3", (0, *range(2, 10)))


def all_alike(state: Any, seats: int) -> Sequence[str]:
    """Every seat plays the same part."""
    return ("player",) * seats


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What can be said about a game without playing it."""

    name: str
    options: tuple[Option, ...]
    # Raised when the same moves could lead to another end than before; records carry it.
    rules_version: int
    # Every clause of the game and where it comes from: rulebook, figure, edition, house.
    clauses: Mapping[str, tuple[str, ...]]
    # Why a game can be over; kernels answer with an index into it, and 0 is "not over".
    endings: tuple[str, ...]
    # How many games make a match with the given options; 1 where there is no match.
    match_length: Callable[[Options], int]
    # What each option combination worth a test of its own is called.
    variants: Mapping[str, Options]
    # Moves without end: `legal` lists good ones, `play` takes any that the rules allow, and the rules are not compiled.
    endless: bool = False
    # Whether all players win or lose together.
    together: bool = False
    # The part that each seat plays in a state, "" where that is not settled yet: ratings tell the parts apart.
    roles: Callable[[Any, int], Sequence[str]] = all_alike

    def settle(self, given: Mapping[str, object]) -> dict[str, Value]:
        """All options, the missing ones with their defaults."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise complain(
                    BadOptions, "option-unknown", option=str(name), known=", ".join(known) or "-", game=self.name
                )
        return {name: option.check(given[name]) if name in given else option.default for name, option in known.items()}


class Outcome(NamedTuple):
    """How a game stands, as kernels say it: an index into the endings, seats as bits, points by seat."""

    ending: int
    winners: int
    scores: tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended. No winners: drawn; several: they share it."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str

    def as_json(self) -> dict[str, Any]:
        return {"winners": list(self.winners), "scores": list(self.scores), "reason": self.reason}


@dataclass(frozen=True, slots=True)
class Finish:
    """A finished game of a match: its result by seat, who sat where, and the state it ended in."""

    result: Result
    # The player in seat 0, in seat 1, …; players are numbered as they sat in the first game.
    players: tuple[int, ...]
    packed: Any


class RulesRoom(Protocol):
    """rules.py. Kernels are marked so and run compiled, too; the others are plain Python.

    A set of moves may hold more than it lists: `contains` says what is legal, `count` and `nth` what is listed.
    """

    def seats(self, options: Options) -> int: ...
    def start(self, options: Options) -> Any: ...

    # Kernels. A state is a NamedTuple of integers and is never changed; moves and outcomes are codes.
    def turn(self, state: Any) -> int: ...
    def legal(self, state: Any) -> Any: ...
    def count(self, moves: Any) -> int: ...
    def nth(self, moves: Any, index: int) -> Code: ...
    def contains(self, moves: Any, code: Code) -> bool: ...
    def apply(self, state: Any, code: Code) -> Any: ...
    def result(self, state: Any) -> Outcome: ...
    # Never falls, and rises whenever no earlier position can come again; so C-3 need not look further back.
    def progress(self, state: Any) -> int: ...


class ChanceRoom(Protocol):
    """chance.py: what luck can bring, asked where it is chance's turn. Playing it is `apply`, as for any ply."""

    def sample(self, state: Any, rng: random.Random) -> Code: ...
    def possible(self, state: Any, code: Code) -> bool: ...

    # Kernels: how many equally likely outcomes there are (0: too many to count), and the one at an index.
    def chances(self, state: Any) -> int: ...
    def chance(self, state: Any, index: int) -> Code: ...


class NotationRoom(Protocol):
    """notation.py: total functions; what they cannot read raises IllegalMove or BadPosition."""

    def move_text(self, state: Any, code: Code) -> str: ...
    def move_code(self, state: Any, text: str) -> Code: ...
    def write(self, state: Any, trail: Any) -> str: ...
    # The options that the text itself shows are returned with it; `given` are those the caller insists on.
    def read(self, text: str, given: Mapping[str, Value]) -> tuple[dict[str, Value], Any, Any]: ...
    # What notation needs beyond the state (Tayü: the tiles in the order of laying), after one more ply.
    def remember(self, trail: Any, state: Any, code: Code) -> Any: ...


class WhyRoom(Protocol):
    """why.py: asked only about codes that are not legal, or outcomes that are not possible."""

    def why(self, state: Any, code: Code) -> Reason: ...


class HiddenRoom(Protocol):
    """hidden.py: what a seat sees. A masked state is a state in which what the seat may not see is unknown."""

    def mask(self, state: Any, seat: int | None) -> Any: ...
    def mask_code(self, state: Any, code: Code, seat: int | None) -> Code: ...
    def determinize(self, state: Any, rng: random.Random) -> Any: ...

    # What the page draws and players read off the table, from a masked state.
    def board(self, state: Any, trail: Any) -> View: ...


class EventsRoom(Protocol):
    """events.py: what a ply did, told from the states before and after it."""

    def events(self, before: Any, code: Code, after: Any) -> Sequence[Event]: ...


class MatchRoom(Protocol):
    """match.py: who sits where next, and what several games come to."""

    def next_seats(self, finished: Sequence[Finish]) -> tuple[int, ...]: ...
    # Asked when all games of the match are finished; the result is by player.
    def standing(self, finished: Sequence[Finish]) -> Result: ...


class Outlook(NamedTuple):
    """What would come of an act: whether everything would stand, and how many millimetres of support there are over."""

    stands: bool
    margin: float


class ActsRoom(Protocol):
    """acts.py: where pieces really stand and fall, in places without end."""

    # Says what is missing, where what finds that out is not installed.
    def check(self) -> None: ...
    # Whether chance has to find out next what comes of an act.
    def unsettled(self, state: Any) -> bool: ...
    # The legal moves that take no searching, and what else can be laid: {"act", "slab", "sides", "levels"}.
    def listed(self, state: Any) -> Sequence[Code]: ...
    def placings(self, state: Any) -> Sequence[View]: ...
    # A move with its hand slipping no farther than the rules let it.
    def believed(self, state: Any, code: Code) -> Code: ...

    # Slow. What comes of the act, and its film: {"rate", "frames", "data", "told"}.
    def settle(self, state: Any, rng: random.Random) -> tuple[Code, View]: ...
    # Good places for what can be laid, with how many millimetres each balances inside its stand; None on the table.
    def places(
        self, state: Any, slab: int | None, side: str | None, level: int | None
    ) -> Sequence[tuple[Code, float | None]]: ...
    # Of a legal move; None where nothing can fall.
    def outlook(self, state: Any, code: Code) -> Outlook | None: ...
    # {"stands", "margin", "tilt", "slabs": [{"slab", "margin", "grams"}], "columns": [{"slab", "mark", "grams"}]}
    def stability(self, state: Any) -> View: ...


@dataclass(frozen=True, slots=True, eq=False)
class Rules:
    """A game: its information and its rooms. This is what an entry point of `stelae.games` names."""

    info: GameInfo
    rules: RulesRoom
    notation: NotationRoom
    why: WhyRoom
    hidden: HiddenRoom
    events: EventsRoom
    # Only where luck comes in.
    chance: ChanceRoom | None = None
    # Only where games are counted together.
    match: MatchRoom | None = None
    # Only where pieces really stand and fall.
    acts: ActsRoom | None = None
