"""Game and State: the public face of a game, and checked play."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from stelae.core.contract import (
    CHANCE,
    OVER,
    BadOptions,
    BadPosition,
    ChanceRoom,
    Code,
    Event,
    Finish,
    IllegalMove,
    Option,
    Reason,
    Result,
    Rules,
    StelaeError,
    Value,
    View,
    complain,
)
from stelae.core.past import Past

# At chance, outcomes are listed when there are at most so many equally likely ones.
FEW = 200


class Game:
    """One game: where its states come from."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.info = rules.info

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    @property
    def name(self) -> str:
        return self.info.name

    @property
    def options(self) -> tuple[Option, ...]:
        return self.info.options

    def seats(self, options: Mapping[str, object] | None = None) -> int:
        """How many seats a game with these options has."""
        return self.rules.rules.seats(self.info.settle(options or {}))

    def start(self, options: Mapping[str, object] | None = None, seed: int | None = None) -> State:
        """Where the game begins; with a seed, chance is played from it up to the first decision."""
        settled = self.info.settle(options or {})
        state = State(self, settled, self.rules.rules.start(settled), ())
        if seed is None:
            return state
        rng = random.Random(seed)
        while state.to_move == "chance":
            state = state.play(state.sample(rng))
        return state

    def parse(self, text: str, options: Mapping[str, object] | None = None) -> State:
        """The state that a position text describes. Options that the text shows are taken from it."""
        given = dict(options or {})
        settled = self.info.settle(given)
        if not isinstance(text, str) or not text.isprintable():
            raise complain(BadPosition, "position-text")
        shown, packed, trail = self.rules.notation.read(text, {name: settled[name] for name in given})
        for name, value in shown.items():
            if name in given and given[name] != value:
                raise complain(BadOptions, "option-other", option=name, value=str(given[name]), shown=str(value))
        return State(self, self.info.settle(given | shown), packed, trail)

    def match(self, options: Mapping[str, object] | None = None) -> Match:
        """Several games that are counted together."""
        return Match(self, self.info.settle(options or {}), ())


class State:
    """A position with what it needs of its past. It never changes; `play` returns another one."""

    __slots__ = ("_moves", "_past", "game", "options", "packed", "to_move", "trail")

    def __init__(
        self,
        game: Game,
        options: Mapping[str, Value],
        packed: Any,
        trail: Any,
        past: Past | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.packed = packed
        self.trail = trail
        # How often each position stood since the last ply that cannot be undone, this one counted (C-3).
        self._past = past or Past({packed: 1})
        # The legal moves, once somebody has asked for them.
        self._moves: Any = None
        # The seat that decides, "chance", or None when the game is over.
        self.to_move: int | str | None = self._turn()

    def __str__(self) -> str:
        return self.game.rules.notation.write(self.packed, self.trail)

    def __repr__(self) -> str:
        return f"<{self.game.name} {self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self._identity == other._identity

    def __hash__(self) -> int:
        return hash(self._identity)

    @property
    def _identity(self) -> tuple[Any, ...]:
        return self.game.name, tuple(self.options.items()), self.packed, self.trail, self._past.counts

    @property
    def seats(self) -> int:
        return self.game.rules.rules.seats(self.options)

    @property
    def repetition(self) -> int:
        """At which standing of a position the game ends; 0: never (C-3)."""
        return int(self.options.get("repetition", 0))

    @property
    def stood(self) -> int:
        """How often this position has stood."""
        return self._past.stood(self.packed)

    def without_history(self) -> State:
        """The same position with its past forgotten, and C-3 off where the game knows it."""
        options = {**self.options, "repetition": 0} if self.repetition else self.options
        return State(self.game, options, self.packed, self.trail)

    @property
    def _repeated(self) -> bool:
        most = self.repetition
        return most > 0 and self.stood >= most

    def _turn(self) -> int | str | None:
        turn = self.game.rules.rules.turn(self.packed)
        if turn == OVER or self._repeated:
            return None
        return "chance" if turn == CHANCE else turn

    @property
    def _luck(self) -> ChanceRoom:
        luck = self.game.rules.chance
        assert luck is not None, "only a game with a chance room comes to a turn of chance"
        return luck

    def codes(self) -> list[Code]:
        """The legal moves, or the outcomes of chance where they are few, as the rules know them."""
        rules = self.game.rules.rules
        if self.to_move is None:
            return []
        if self.to_move == "chance":
            luck = self._luck
            chances = luck.chances(self.packed)
            few = range(chances) if chances <= FEW else range(0)
            return list(dict.fromkeys(luck.chance(self.packed, k) for k in few))
        moves = self._legal()
        return [rules.nth(moves, k) for k in range(rules.count(moves))]

    def _legal(self) -> Any:
        """The legal moves of the seat to move, as the rules hold them."""
        if self._moves is None:
            self._moves = self.game.rules.rules.legal(self.packed)
        return self._moves

    def legal(self) -> list[str]:
        """The legal moves (good ones, where they are endless) as text, sorted; at chance the outcomes, where few."""
        text = self.game.rules.notation.move_text
        return sorted(text(self.packed, code) for code in self.codes())

    def code(self, move: str) -> Code:
        """The legal move that a text names; IllegalMove says why there is none."""
        rules = self.game.rules
        if self.to_move is None:
            raise complain(IllegalMove, "game-over")
        if not isinstance(move, str):
            raise complain(IllegalMove, "move-text", move=repr(move)[:40])
        if self.to_move == "chance" and not move.startswith("="):
            raise complain(IllegalMove, "chance-first", "C-1", move=move[:40])
        if self.to_move != "chance" and move.startswith("="):
            raise complain(IllegalMove, "no-chance", "C-1", move=move[:40])
        code = rules.notation.move_code(self.packed, move)
        if self.to_move == "chance":
            can_be = self._luck.possible(self.packed, code)
        else:
            can_be = rules.rules.contains(self._legal(), code)
        if not can_be:
            raise IllegalMove(rules.why.why(self.packed, code))
        return code

    def why(self, move: str) -> Reason | None:
        """Why the move is not legal; None if it is."""
        try:
            self.code(move)
        except IllegalMove as error:
            return error.reason
        return None

    def play(self, move: str) -> State:
        """The state after the move, or after the outcome of chance."""
        return self.apply(self.code(move))

    def apply(self, code: Code) -> State:
        """As `play`, for a code that is known to be legal."""
        rules = self.game.rules
        packed = rules.rules.apply(self.packed, code)
        trail = rules.notation.remember(self.trail, self.packed, code)
        if not self.repetition or rules.rules.progress(packed) != rules.rules.progress(self.packed):
            return State(self.game, self.options, packed, trail)
        return State(self.game, self.options, packed, trail, self._past.plus(packed))

    def sample(self, rng: random.Random) -> str:
        """At chance: one outcome, drawn with the right odds."""
        if self.to_move != "chance":
            raise complain(IllegalMove, "no-chance", "C-1", move="=")
        return self.game.rules.notation.move_text(self.packed, self._luck.sample(self.packed, rng))

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        if self.to_move is not None:
            return None
        outcome = self.game.rules.rules.result(self.packed)
        winners = tuple(seat for seat in range(self.seats) if outcome.winners >> seat & 1)
        # What stands first: a game that ends by itself is not ended by repetition.
        reason = self.game.info.endings[outcome.ending] if outcome.ending else "repetition"
        return Result(winners, outcome.scores[: self.seats], reason)

    def masked(self, seat: int | None) -> Any:
        """The packed state with what the seat may not see left unknown (C-2)."""
        if seat is not None and not (type(seat) is int and 0 <= seat < self.seats):
            raise complain(StelaeError, "no-such-seat", "C-5", seat=str(seat), seats=self.seats)
        return self.packed if self.to_move is None else self.game.rules.hidden.mask(self.packed, seat)

    def view(self, seat: int | None) -> View:
        """What a seat sees, as plain JSON data; None is a spectator."""
        return self._view(self.masked(seat), seat)

    def full_view(self) -> View:
        """Everything, as when a finished game lies open: for the owner of a record, never for a player."""
        return self._view(self.packed, None)

    def _view(self, packed: Any, seat: int | None) -> View:
        result = self.result
        brink = self._brink(seat)
        return {
            "game": self.game.name,
            "options": dict(self.options),
            "seats": self.seats,
            "seat": seat,
            "to_move": self.to_move,
            "position": self.game.rules.notation.write(packed, self.trail),
            "stood": self.stood,
            # Only where there are any: the positions that would end the game by standing once more (C-3).
            **({"brink": brink} if brink else {}),
            "board": self.game.rules.hidden.board(packed, self.trail),
            "result": None if result is None else result.as_json(),
        }

    def _brink(self, seat: int | None) -> list[str]:
        if self.repetition < 2 or self.to_move is None:
            return []
        worn = self._past.often(self.repetition - 1)
        hidden, notation = self.game.rules.hidden, self.game.rules.notation
        return sorted(notation.write(hidden.mask(packed, seat), self.trail) for packed in worn)

    def events(self, move: str, seat: int | None = None) -> list[Event]:
        """What the move would do, in the order in which to tell it, as that seat sees it (None: a spectator)."""
        code = self.code(move)
        return self.told(code, self.apply(code), seat)

    def told(self, code: Code, after: State, seat: int | None) -> list[Event]:
        """As `events`, for a code that is known to be legal, and the state it led to."""
        if after.to_move is not None:
            code = self.game.rules.hidden.mask_code(self.packed, code, seat)
        return self._events(self.masked(seat), code, after, after.masked(seat))

    def all_events(self, move: str) -> list[Event]:
        """What the move would do, with nothing left out."""
        code = self.code(move)
        after = self.apply(code)
        return self._events(self.packed, code, after, after.packed)

    def _events(self, before: Any, code: Code, after: State, packed: Any) -> list[Event]:
        events = list(self.game.rules.events.events(before, code, packed))
        result = after.result
        return events if result is None else [*events, {"kind": "over", **result.as_json()}]


def determinize(game: Game, view: View, rng: random.Random) -> State:
    """A whole state that a view could come from, drawn evenly: for bots, who see no more than their seat does."""
    state = game.parse(view["position"], view["options"])
    seed = rng.getrandbits(64)

    def guessed(known: State) -> Any:
        # From the same seed, so that the positions of the past hide what the present one hides.
        return game.rules.hidden.determinize(known.packed, random.Random(seed))

    packed = guessed(state)
    worn = {guessed(game.parse(text, view["options"])): state.repetition - 1 for text in view.get("brink", ())}
    return State(game, state.options, packed, state.trail, Past({**worn, packed: view["stood"]}))


class Match:
    """Several games in a row, seats changing as the rules say; it never changes, `add` returns another one."""

    __slots__ = ("finished", "game", "options")

    def __init__(self, game: Game, options: Mapping[str, Value], finished: tuple[Finish, ...]) -> None:
        self.game = game
        self.options = options
        self.finished = finished

    @property
    def length(self) -> int:
        return self.game.info.match_length(self.options)

    @property
    def players(self) -> tuple[int, ...]:
        """Who sits in seat 0, 1, … in the next game; players are numbered as they sat in the first."""
        room = self.game.rules.match
        if not self.finished or room is None:
            return tuple(range(self.game.rules.rules.seats(self.options)))
        return room.next_seats(self.finished)

    def add(self, state: State, result: Result | None = None) -> Match:
        """The match with one more finished game; the result is given where the table ended it (C-4)."""
        ended = result or state.result
        if self.result is not None or ended is None:
            raise complain(StelaeError, "match-over" if self.result is not None else "match-unfinished")
        if state.game is not self.game or dict(state.options) != dict(self.options):
            raise complain(StelaeError, "match-other")
        finish = Finish(ended, self.players, state.packed)
        return Match(self.game, self.options, (*self.finished, finish))

    @property
    def result(self) -> Result | None:
        """How the match ended, by player; None while games are to be played."""
        if len(self.finished) < self.length:
            return None
        room = self.game.rules.match
        return room.standing(self.finished) if room and self.length > 1 else self.finished[0].result
