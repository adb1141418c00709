"""Two worlds that differ only in what a seat may not see are the same to it, byte for byte."""

import random

import pytest

import stelae
from stelae.core.game import State
from stelae.testing import check_worlds

MAYA = stelae.game("maya")


def dealt(options: dict[str, object], rng: random.Random) -> State:
    """A game just before its cards are dealt."""
    state = MAYA.start(options)
    while state.to_move is not None:
        if state.to_move == "chance":
            outcome = state.sample(rng)
            if outcome.count("/") in (2, 3) and all(len(hand) == 2 for hand in outcome[1:].split("/")):
                return state
            state = state.play(outcome)
        else:
            state = state.play(rng.choice(state.legal()))
    raise AssertionError("no cards were dealt")


def hands(state: State, rng: random.Random) -> list[str]:
    return state.sample(rng)[1:].split("/")


def other_world(state: State, cards: list[str], seat: int | None, rng: random.Random) -> list[str]:
    """Another deal that gives this seat the same cards."""
    while True:
        other = hands(state, rng)
        if other != cards and (seat is None or other[seat] == cards[seat]):
            return other


@pytest.mark.clause("C-2", "MY-16")
@pytest.mark.parametrize("draft", [False, True])
@pytest.mark.parametrize("players", [3, 4])
def test_nobody_sees_the_cards_of_others(players: int, draft: bool) -> None:
    for seed in range(12):
        rng = random.Random(seed)
        before = dealt({"players": players, "draft": draft}, rng)
        for seat in (None, *range(players)):
            cards = hands(before, rng)
            others = other_world(before, cards, seat, rng)
            one, other = (before.play("=" + "/".join(world)) for world in (cards, others))
            dealing = [before.events("=" + "/".join(world), seat) for world in (cards, others)]
            assert dealing[0] == dealing[1]
            check_worlds(one, other, seat, exchanges(one, rng))


def exchanges(state: State, rng: random.Random) -> list[str]:
    """A random line without Stop, with nonsense in between."""
    line: list[str] = []
    while state.to_move is not None and len(line) < 60:
        moves = [move for move in state.legal() if "!" not in move]
        if not moves:
            break
        line += ["zz", "99/9", rng.choice(moves)]
        state = state.play(line[-1])
    return line


@pytest.mark.clause("MY-23")
def test_partners_do_not_see_each_others_cards() -> None:
    state = dealt({"players": 4}, random.Random(3))
    view = state.play("=" + "/".join(hands(state, random.Random(4)))).view(0)
    assert view["position"].split()[4].split("/")[1:] == ["??", "??", "??"]
