"""The boards on a terminal: every variant, in every language, with and without colour, within 80 columns."""

import pytest

import stelae
from stelae.cli.boards import draw
from stelae.cli.paint import Paint, beside, pad, width
from stelae.locales import LANGUAGES, words
from tests.fuzz_cases import sample_states

STATES = sample_states(11, each=3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_board_fits_and_has_words(language: str) -> None:
    say = words(language)
    for state in STATES:
        for seat in (None, *range(state.seats)):
            plain = draw(state.view(seat), Paint(False), say)
            painted = draw(state.view(seat), Paint(True), say)
            assert max(map(width, plain)) <= 80, "\n".join(plain)
            # A temple has a plan for each of its levels, and is read from above.
            assert len(plain) <= (48 if state.game.name != "menara" else 250), "\n".join(plain)
            assert "\x1b" not in "".join(plain)
            assert "\x1b" in "".join(painted)
            assert not any(f"{state.game.name}-" in line for line in plain), "\n".join(plain)


def test_a_game_without_a_drawing_shows_its_position() -> None:
    view = {**stelae.game("azteka").start().view(None), "game": "unheard_of"}
    assert draw(view, Paint(False), words("en")) == [view["position"]]


def test_painted_text_is_measured_without_its_colours() -> None:
    red = Paint(True)("abc", fg=1, bold=True)
    assert width(red) == 3
    assert width(pad(red, 5)) == 5
    assert beside(["a", "b", "c"], ["x"], gap=1) == ["a", "b x", "c"]
