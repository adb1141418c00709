"""Why a move of Tayü is not legal."""

import pytest

from stelae.locales import LANGUAGES, words
from tests.games.tayu_games import TAYU, at, played

EVERYWHERE = [f"{column}{row}{way}" for column in "abcdefghijklmnopqrs" for row in range(1, 20) for way in "eswn"]


@pytest.mark.parametrize(
    ("position", "move", "told"),
    [
        ("goliath 013 0 - -", "b2e", "tayu-not-in-centre (TY-5): centre=i9, j9, i10, j10"),
        ("goliath 013 0 - -", "q2e", "tayu-off-board (TY-6): size=18"),
        ("goliath 013 1 013@j9e -", "l7n", "tayu-occupied (TY-6): square=l9"),
        ("goliath 013 1 013@j9e -", "a1n", "tayu-not-joined (TY-6)"),
        ("goliath 013 1 013@j9e -", "l10w", "tayu-outlet-at-wall (TY-6): square=l10, side=south, neighbour=l9"),
        ("goliath 013 1 013@j9e -", "m9e", "tayu-wall-at-outlet (TY-6): square=m9, side=west, neighbour=l9"),
        ("goliath 013 1 013@j9e -", "pass", "tayu-no-passing (TY-6)"),
        ("goliath 013 1 013@j9e -", "ring", "tayu-nothing-to-choose (TY-10)"),
        ("goliath 013 1 013@j9e -", "24", "tayu-no-auction (TY-13)"),
        ("goliath choose 0 - -", "j9e", "tayu-choose-first (TY-10)"),
        ("goliath draw:ring 0 - -", "=012", "tayu-other-back (TY-10): tile=012, back=ring"),
        ("goliath draw:plain 0 - -", "=034", "tayu-other-back (TY-10): tile=034, back=plain"),
        ("goliath bid:- 0 - passed=-", "pass", "tayu-must-bid (TY-13)"),
        ("goliath bid:9 1 - passed=-", "ring", "tayu-bid-first (TY-13)"),
        ("goliath bid:9 1 - passed=-", "9", "tayu-bid-not-lower (TY-13): bid=9, lowest=9"),
        ("goliath bid:9 1 - passed=-", "500", "tayu-bid-range (TY-13): bid=500, most=484"),
    ],
)
def test_reasons(position: str, move: str, told: str) -> None:
    assert str(at(position).why(move)) == told


def test_none_left() -> None:
    over = next(state for state in map(played, range(100)) if 0 in state.view(None)["board"]["bag"].values())
    state = at(str(over).replace(" end ", " draw "))
    gone = next(name for name, left in over.view(None)["board"]["bag"].items() if left == 0)
    assert str(state.why(f"={gone}")) == f"tayu-none-left (TY-3): tile={gone}, copies=3"


@pytest.mark.parametrize(("seed", "options"), [(1, {}), (2, {"edition": "kosmos"})])
def test_every_place_is_legal_or_has_a_reason_that_is_true(seed: int, options: dict[str, object]) -> None:
    for plies in (1, 9, 61):
        state = played(seed, plies, **options)
        legal = state.legal()
        taken = {square for tile in state.view(None)["board"]["tiles"] for square in tile["squares"]}
        for move in EVERYWHERE:
            reason = state.why(move)
            assert (reason is None) == (move in legal)
            if reason is not None and reason.code == "tayu-occupied":
                assert reason.params["square"] in taken
            if reason is not None and reason.code in ("tayu-outlet-at-wall", "tayu-wall-at-outlet"):
                assert reason.params["neighbour"] in taken
                assert reason.params["square"] not in taken


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_in_words_are_whole(language: str) -> None:
    say = words(language)
    first, second = TAYU.start().play("=013"), at("goliath 013 1 013@j9e -")
    for state in (first, second):
        for move in EVERYWHERE:
            reason = state.why(move)
            if reason is not None:
                told = say.reason(reason)
                assert told != reason.code
                assert "{" not in told
