"""Two bots against each other in many games, and what that says about their strength."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from math import inf, log10, sqrt
from statistics import fmean, pvariance

from stelae.bots.entrants import entrant
from stelae.core.game import Game, State
from stelae.core.registry import game

# How sure an interval is: 95 %.
Z = 1.96
# A game that goes on for so many plies is drawn, where C-3 is off.
MOST_PLIES = 2_000
# Where luck deals nothing, so many plies are played at random first: or all games would be one game, as strong bots
# nearly always open alike, and a hundred of them would say who knows this one opening.
OPENING = 3


@dataclass(frozen=True, slots=True)
class Job:
    """One game to play: the deal (or the opening), and who sits where (0 for the first bot, 1 for the second)."""

    game: str
    options: Mapping[str, object]
    bots: tuple[str, str]
    deal: int
    seats: tuple[int, ...]
    seed: int


@dataclass(frozen=True, slots=True)
class Played:
    """How the game of a job ended: what the seats of the first bot got of the win, from 0 to 1."""

    deal: int
    seats: tuple[int, ...]
    score: float
    reason: str
    plies: int


def casts(seats: int) -> tuple[tuple[int, ...], ...]:
    """Who sits where in the games of one deal, so that both bots have the same chances.

    With two seats, or two pairs, each bot has each side once. With three seats each has every seat once alone
    against two of the other.
    """
    if seats == 3:
        alone = tuple(tuple(int(seat != one) for seat in range(3)) for one in range(3))
        return alone + tuple(tuple(1 - who for who in cast) for cast in alone)
    return tuple(tuple((seat + first) % 2 for seat in range(seats)) for first in range(2))


def jobs(of: Game, options: Mapping[str, object], bots: tuple[str, str], seed: int) -> Iterator[Job]:
    """Endlessly many games, deal by deal."""
    for deal in count():
        for seats in casts(of.seats(options)):
            yield Job(of.name, options, bots, deal, seats, seed)


def opened(job: Job) -> State:
    """Where the bots take over: a few plies on, where no luck comes first; swapped sides begin alike."""
    state = game(job.game).start(job.options)
    if state.to_move == "chance":
        return state
    rng = random.Random(f"{job.seed}/{job.deal}/opening")
    for _ in range(OPENING):
        after = state.play(rng.choice(state.legal()))
        if not isinstance(after.to_move, int):
            break
        state = after
    return state


def play(job: Job) -> Played:
    """Plays one game. Luck hangs on the seed, the deal and how often it came in: swapped sides have the same."""
    pair = [entrant(text) for text in job.bots]
    state = opened(job)
    drawn = 0
    for ply in range(MOST_PLIES):
        turn = state.to_move
        if turn is None:
            break
        if isinstance(turn, str):
            state = state.play(state.sample(random.Random(f"{job.seed}/{job.deal}/{drawn}")))
            drawn += 1
            continue
        who = pair[job.seats[turn]]
        rng = random.Random(f"{job.seed}/{job.deal}/{job.seats}/{ply}")
        state = state.play(who.bot.choose(state.view(turn), who.budget, rng))
    result = state.result
    winners = result.winners if result is not None and result.winners else tuple(range(state.seats))
    score = fmean(1 - job.seats[seat] for seat in winners)
    return Played(job.deal, job.seats, score, "unfinished" if result is None else result.reason, ply)


@dataclass(frozen=True, slots=True)
class Standing:
    """What the games so far say: the first bot's mean score, and how far ahead it is in Elo."""

    games: int
    wins: int
    draws: int
    losses: int
    score: float
    elo: float
    low: float
    high: float


def standing(played: Sequence[Played]) -> Standing:
    scores = [one.score for one in played]
    mean = fmean(scores) if scores else 0.5
    low, high = interval(mean, _independent(played))
    wins, losses = (sum(score == end for score in scores) for end in (1, 0))
    return Standing(len(scores), wins, len(scores) - wins - losses, losses, mean, elo(mean), elo(low), elo(high))


def elo(score: float) -> float:
    """The difference in rating that makes one expect this score."""
    return -inf if score <= 0 else inf if score >= 1 else -400 * log10(1 / score - 1)


def interval(mean: float, games: float) -> tuple[float, float]:
    """Wilson's interval for a mean score from 0 to 1: it holds for few games, and for nothing but wins, too."""
    if games == 0:
        return 0.0, 1.0
    middle = (mean + Z * Z / (2 * games)) / (1 + Z * Z / games)
    reach = Z / (1 + Z * Z / games) * sqrt(mean * (1 - mean) / games + Z * Z / (4 * games * games))
    # At its own ends the interval is closed.
    return (0.0 if mean == 0 else middle - reach), (1.0 if mean == 1 else middle + reach)


def _independent(played: Sequence[Played]) -> float:
    """How many independent games these are worth: fewer, where the games of a deal end alike."""
    deals: dict[int, list[float]] = {}
    for one in played:
        deals.setdefault(one.deal, []).append(one.score)
    whole = [scores for scores in deals.values() if len(scores) == len(casts(len(played[0].seats)))]
    if len(whole) < 2:
        return len(played)
    alone = pvariance([score for scores in whole for score in scores]) / len(whole[0])
    together = pvariance([fmean(scores) for scores in whole])
    return len(played) / max(1.0, together / alone) if alone else len(played)
