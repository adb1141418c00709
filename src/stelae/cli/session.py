"""A game on one terminal, without its input and output: the record and the states, kept in step and on disk."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from stelae.bots import BOTS, Because, Notice, bot
from stelae.cli.paint import plain
from stelae.core.contract import Event, Result, StelaeError
from stelae.core.game import Match, State
from stelae.records import Earlier, Record, Seat, begin, load, replay, save
from stelae.records.replay import ending, extended, match_of

# A pair plays together in games of four; alone, everybody is a side.
PAIRS = 4


@dataclass
class Session:
    """One game in play. Every change is saved before it is shown."""

    record: Record
    path: Path
    states: list[State] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.states = list(replay(self.record).states)

    @property
    def state(self) -> State:
        return self.states[-1]

    @property
    def over(self) -> bool:
        return self.record.result is not None

    @property
    def match(self) -> Match:
        """The match this game belongs to, as it stood before it."""
        return match_of(self.record)

    def save(self) -> None:
        save(self.record, self.path)

    def is_human(self, seat: int) -> bool:
        return self.record.seats[seat].kind == "human"

    @property
    def keeps_secrets(self) -> bool:
        """Whether the people on this screen may not all see the same."""
        people = [seat for seat in range(self.state.seats) if self.is_human(seat)]
        boards = [self.state.view(seat)["board"] for seat in (None, *people)]
        return len(people) > 1 and any(board != boards[0] for board in boards)

    def play(self, move: str) -> None:
        """One ply; IllegalMove changes nothing."""
        before = self.state
        self.record = extended(self.record, before, move, at=round(time.time(), 3))
        self.states.append(before.play(move))

    def luck_or_bot(self, notice: Notice | None = None, because: Because | None = None) -> str | None:
        """The move that chance or a bot makes now; None where a person is asked, or nobody.

        `because` is told why, by a bot that can say it.
        """
        turn = self.state.to_move
        if self.over or turn is None:
            return None
        # Tied to the seed and the ply: taking back does not buy another draw.
        rng = random.Random(f"{self.record.seed}/{len(self.record.plies)}")
        if not isinstance(turn, int):
            return self.state.sample(rng)
        seat = self.record.seats[turn]
        if seat.kind == "human":
            return None
        return bot(str(seat.bot).split()[0]).choose(self.state.view(turn), None, rng, notice=notice, because=because)

    def events(self, seat: int | None) -> list[Event]:
        """What the last ply did."""
        return self.states[-2].events(self.record.plies[-1].move, seat) if self.record.plies else []

    def undo(self) -> bool:
        """Takes back to the last decision that a person made; False if there is none."""
        plies = self.record.plies
        decided = [n for n, ply in enumerate(plies) if isinstance(ply.seat, int) and self.is_human(ply.seat)]
        if not decided:
            return False
        self.record = msgspec.structs.replace(self.record, plies=plies[: decided[-1]], result=None)
        del self.states[decided[-1] + 1 :]
        return True

    def sides(self) -> list[tuple[int, ...]]:
        """The seats that win or lose together."""
        seats = self.state.seats
        if self.state.game.info.together:
            return [tuple(range(seats))]
        return [(0, 2), (1, 3)] if seats == PAIRS else [(seat,) for seat in range(seats)]

    def end_at_table(self, *, resigned: int | None) -> None:
        """Resignation of a seat, or (None) a draw by agreement (C-4)."""
        lost = next((side for side in self.sides() if resigned in side), ())
        winners = () if resigned is None else tuple(s for s in range(self.state.seats) if s not in lost)
        scores = self.state.game.rules.rules.result(self.state.packed).scores[: self.state.seats]
        result = ending(Result(winners, scores, "agreed" if resigned is None else "resigned"))
        self.record = msgspec.structs.replace(self.record, result=msgspec.structs.replace(result, resigned=resigned))

    def match_after(self) -> Match:
        """The match with this finished game in it."""
        result = self.record.result
        assert result is not None
        return self.match.add(self.state, Result(result.winners, result.scores, result.reason))

    @property
    def match_goes_on(self) -> bool:
        """Whether this game is finished and its match is not."""
        return self.over and self.record.match is not None and self.match_after().result is None

    def next_game(self, path: Path) -> Session:
        """The next game of the match, everybody in the seat that the rules give them."""
        result = self.record.result
        assert result is not None
        match = self.match_after()
        now = self.match.players
        earlier = (*(self.record.match or ()), Earlier(now, str(self.state), result))
        seats = tuple(self.record.seats[now.index(player)] for player in match.players)
        record = new_record(self.state.game.start(self.state.options), seats, seed=new_seed())
        return Session(msgspec.structs.replace(record, match=earlier), path)


def new_seed() -> int:
    return random.SystemRandom().randrange(2**32)


def new_record(start: State, seats: tuple[Seat, ...], *, seed: int) -> Record:
    return begin(start, seats, seed=seed)


def seat_of(text: str, name: str) -> Seat:
    """Who is meant by `human`, the name of a bot, or any other name."""
    if text in BOTS:
        return Seat(name=text, kind="bot", bot=BOTS[text].version)
    return Seat(name=name if text == "human" else text[:40])


def read(path: Path) -> Record:
    """The record in a file, with names that can be shown."""
    record = load(path)
    seats = tuple(msgspec.structs.replace(seat, name=plain(seat.name)) for seat in record.seats)
    return msgspec.structs.replace(record, seats=seats)


def own_games() -> Path:
    """Where records are kept unless a file is named."""
    import platformdirs

    return platformdirs.user_data_path("stelae") / "games"


def fresh_path(game: str) -> Path:
    stamp = time.strftime("%Y%m%d-%H%M%S")
    folder = own_games()
    names = (folder / f"{stamp}{'' if n == 0 else f'-{n}'}-{game}.json" for n in range(1000))
    return next(path for path in names if not path.exists())


def last_unfinished(game: str = "*") -> Path | None:
    """The newest game of one's own that is not over, or the newest game if its match is not."""
    newest = True
    for path in sorted(own_games().glob(f"*-{game}.json"), key=lambda path: path.stat().st_mtime, reverse=True):
        try:
            record = load(path)
            if record.result is None or (newest and record.match is not None and Session(record, path).match_goes_on):
                return path
        except StelaeError:
            continue  # a damaged file must not keep the others from being found
        newest = False
    return None
