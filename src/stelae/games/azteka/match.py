"""A match of Azteka: two rounds with the roles swapped (AZ-9)."""

from collections.abc import Sequence

from stelae.core.bits import popcount
from stelae.core.contract import Finish, Result
from stelae.games.azteka.rules import of_seat


def next_seats(finished: Sequence[Finish]) -> tuple[int, ...]:
    return finished[-1].players[::-1]


def standing(finished: Sequence[Finish]) -> Result:
    won = [0, 0]
    pieces = [0, 0]
    for finish in finished:
        for seat in finish.result.winners:
            won[finish.players[seat]] += 1
            pieces[finish.players[seat]] = popcount(of_seat(finish.packed, seat))
    scores = (won[0], won[1])
    if won[0] != won[1]:
        best = int(won[1] > won[0])
        return Result((best,), scores, "absolute" if won[best] == 2 else "one_win")
    if won[0] == 1 and pieces[0] != pieces[1]:
        return Result((int(pieces[1] < pieces[0]),), scores, "fewer_pieces")
    return Result((), scores, "level")
