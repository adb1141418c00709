"""A match of Maya: three games whose points add up (MY-22)."""

from collections.abc import Sequence

from stelae.core.contract import Finish, Result


def next_seats(finished: Sequence[Finish]) -> tuple[int, ...]:
    """The winner goes first; of several, the first in turn order after the seat that began."""
    players, winners = finished[-1].players, finished[-1].result.winners
    order = (*range(1, len(players)), 0)
    # Where nobody won (a draw agreed on), all count as winners.
    first = next(seat for seat in order if seat in winners or not winners)
    return players[first:] + players[:first]


def standing(finished: Sequence[Finish]) -> Result:
    seats = range(len(finished[0].players))
    scores = [0 for _ in seats]
    for finish in finished:
        for seat, player in enumerate(finish.players):
            scores[player] += finish.result.scores[seat]
    # Partners stay partners, as turning the table keeps them opposite each other (MY-23).
    totals = [scores[n] + scores[(n + 2) % 4] if len(seats) == 4 else scores[n] for n in seats]
    winners = tuple(player for player in seats if totals[player] == max(totals))
    return Result(winners, tuple(scores), "points")
