"""Positions and moves of Maya as text, the board for drawing, and the words for it."""

import re
from itertools import pairwise

import pytest

import stelae
from stelae.cli.boards import draw
from stelae.cli.paint import Paint, width
from stelae.cli.telling import told
from stelae.core.game import State
from stelae.locales import LANGUAGES, words
from tests.games.maya_tools import (
    ALL_COMPLETE,
    MAYA,
    SETTLED,
    STAIRS,
    at,
    cards,
    completed,
    random_states,
    two,
)
from tests.games.reasons import code_of

ZERO = "000000000000000000 ........."


@pytest.mark.clause("C-6")
@pytest.mark.parametrize("variant", MAYA.info.variants)
def test_every_state_and_every_view_reads_back(variant: str) -> None:
    for state in random_states(dict(MAYA.info.variants[variant]), 11):
        assert MAYA.parse(str(state), state.options).packed == state.packed
        assert MAYA.parse(str(state)).seats == state.seats
        for seat in (None, *range(state.seats)):
            position = state.view(seat)["position"]
            assert str(MAYA.parse(position)) == position


@pytest.mark.parametrize("variant", MAYA.info.variants)
def test_progress_never_falls_and_marks_what_cannot_come_again(variant: str) -> None:
    progress = MAYA.rules.rules.progress
    states = random_states(dict(MAYA.info.variants[variant]), 12)
    steps = [progress(state.packed) for state in states]
    assert steps == sorted(steps)
    begun = [step for state, step in zip(states, steps, strict=True) if state.packed.monolith < 12]
    before = steps[: len(steps) - len(begun)]
    assert len(set(before)) == len(before)


@pytest.mark.parametrize(
    ("position", "shown"),
    [
        (f"{STAIRS} 78 5 0 {ZERO}", {"players": 2, "draft": False}),
        (f"{STAIRS} - - 0 RO/YG/BV", {"players": 3}),
        (f"{STAIRS} - - 0 RO/YG/BV/PN", {"players": 4}),
        (f"R/-/-/-/-/-/-/-/- - - 1 {ZERO}", {"players": 2, "draft": True}),
        (f"-/-/-/-/-/-/-/-/- - - 0 {ZERO}", {"players": 2, "draft": True}),
        (f"-/-/-/-/-/-/-/-/- - - 1 {ZERO}", {"players": 2, "draft": False}),
        ("-/-/-/-/-/-/-/-/- - - 0 -/-/-", {"players": 3, "draft": False}),
        ("-/-/-/-/-/-/-/-/- - - 0 -/-/- =R", {"players": 3, "draft": True}),
        (f"{completed('1RRRRR')} 89 - 0! RO/YG/BV", {"players": 3, "stop": "either"}),
    ],
)
def test_a_position_shows_its_options(position: str, shown: dict[str, object]) -> None:
    options = at(position).options
    assert {name: options[name] for name in shown} == shown


def test_options_that_the_position_contradicts() -> None:
    for position, options in (
        (f"{STAIRS} 78 5 0 {ZERO}", {"players": 3}),
        (f"R/-/-/-/-/-/-/-/- - - 1 {ZERO}", {"draft": False}),
        (f"{completed('1RRRRR')} 89 - 0! RO/YG/BV", {"stop": "both"}),
    ):
        with pytest.raises(stelae.BadOptions):
            MAYA.parse(position, options)
    assert MAYA.parse("-/-/-/-/-/-/-/-/- - - 0 -/-/-", {"players": 3, "draft": True}).legal()[0] == "=B"


@pytest.mark.parametrize(
    ("position", "code", "clause"),
    [
        ("", "position-text", None),
        (f"{STAIRS}", "position-text", None),
        (f"{STAIRS} 78 5 0 {ZERO} ", "position-text", None),
        (f"{STAIRS} 78 5 ٠ {ZERO}", "position-text", None),
        (f"{STAIRS} 15 5 0 {ZERO}", "not-neighbours", "MY-1"),
        (f"{STAIRS} 87 5 0 {ZERO}", "smaller-first", "MY-1"),
        (f"{STAIRS.replace('NROYG', 'RROYG')} 78 5 0 {ZERO}", "level-twice", "MY-2"),
        (f"RRG/R/-/-/-/-/-/-/- - - 0 {ZERO}", "level-order", "MY-4"),
        (f"RO/OR/YY/GB/TV/BP/VN/PG/NT - - 0 {ZERO}", "tower-twice", "MY-3"),
        (f"R/-/-/-/-/-/-/-/- - - 0 {ZERO}", "other-seat", "MY-4"),
        (f"{STAIRS} - - 0 {ZERO}", "other-seat", "MY-10"),
        (f"{STAIRS} - - 1 RO/YG/BV", "other-seat", "MY-16"),
        (f"{STAIRS} - - 3 RO/YG/BV", "no-seat", "C-5"),
        (f"{STAIRS} 78 5 2 {ZERO}", "no-seat", "C-5"),
        (f"R/-/-/-/-/-/-/-/- 12 3 1 {ZERO}", "monolith-early", "MY-10"),
        (f"{STAIRS} 78 - 0 {ZERO}", "monolith-missing", "MY-10"),
        (f"{STAIRS} - 3 1 {ZERO}", "monolith-early", "MY-10"),
        (f"{STAIRS} 78 3 0 RO/YG/BV", "no-raven", "MY-9"),
        (f"{STAIRS} - - 1 100000000000000000 .........", "ladders-early", "MY-11"),
        ("R/-/-/-/-/-/-/-/- - - 1 RO/YG/BV", "cards-early", "MY-16"),
        (f"{STAIRS} 78 - 0 -/-/-", "monolith-early", "MY-16"),
        (f"{STAIRS} - - 0 RO/YG/RB", "card-twice", "MY-16"),
        (f"{STAIRS} - - 0 RO/YG/TB", "card-of-centre", "MY-16"),
        (f"{STAIRS} - - 0 RO/GY/BV", "cards-order", "MY-16"),
        (f"{ALL_COMPLETE} 89 - 0 RO/??/BV", "cards-hidden", "C-2"),
        (f"{completed('1RRRRR')} 89 - 0! RO/??/BV", "cards-hidden", "C-2"),
        (f"{completed('1RRRRR')} 89 - 0! -/-/-", "cards-missing", "MY-16"),
        (f"{STAIRS} 78 5 0 {ZERO} =R", "draft-over", "MY-4"),
        (f"OR/R/-/-/-/-/-/-/- - - 0 {ZERO}", "level-order", "MY-4"),
        (f"R/O/-/-/-/-/-/-/- - - 0 {ZERO} =R", "floor-gone", "MY-4"),
        (f"GT/RP/NO/B/TV/OY/YG/VR/PN - - 1 {ZERO}", "stuck", "MY-4"),
        (f"R/-/-/-/-/-/-/-/- - - 0! {ZERO}", "draft-unfinished", "MY-4"),
        (f"{STAIRS} 78 5 0 300000000000000000 .........", "too-many-ladders", "MY-11"),
        (f"{STAIRS} 78 5 0 203020304020000000 .........", "ladder-supply", "MY-13"),
        (f"{STAIRS} 78 5 0 000000000000000000 W........", "priest-unearned", "MY-12"),
        (f"{ALL_COMPLETE} 78 5 0 000000000000000000 BBBBBB...", "priest-supply", "MY-13"),
        (f"{STAIRS} 78 5 0! {ZERO}", "no-stop", "MY-17"),
        (f"{STAIRS} 78 - 0! RO/YG/BV", "stop-unearned", "MY-17"),
        (f"{completed('1RRRRR')} 89 - 1! RO/YG/BV", "stop-unearned", "MY-17"),
        (f"{completed('1RRRRR')} 56 - 0!+ RO/YG/BV", "bonus-unearned", "MY-20"),
        (f"{completed('5TTTTT')} 89 - 0!+ RO/YG/BV", "bonus-unearned", "MY-20"),
    ],
)
def test_what_is_no_position(position: str, code: str, clause: str | None) -> None:
    with pytest.raises(stelae.BadPosition) as caught:
        at(position)
    assert (caught.value.reason.code, caught.value.reason.clause) in ((f"maya-{code}", clause), (code, clause))
    for language in LANGUAGES:
        say = words(language)
        assert say.has(caught.value.reason.code)
        assert "{" not in say.reason(caught.value.reason)


def test_stop_and_the_bonus_read_back_as_the_same_result() -> None:
    for position in (
        f"{completed('1RRRRR', '5TTTTT')} 56 - 0!+ RO/YG/BV",
        f"{completed('5TTTTT')} 56 - 1!+ RO/YG/BV",
        f"{completed('1RRRRR')} 89 - 0! RO/YG/BV",
    ):
        state = at(position)
        assert str(state) == position
        assert state.to_move is None
        assert state.result is not None
        assert state.result.reason == "stop"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "56",
        "56/",
        "56/6",
        "56/0",
        "056/4",
        "56/4!!",
        "m56/4!",
        "0",
        "10",
        "56/4 ",
        "５６/4",
        "!!",
        "m",
        "-",
        "9" * 9000,
    ],
)
def test_what_is_no_move(text: str) -> None:
    assert code_of(two(), text) == "maya-move-text"


def drawn_states() -> list[State]:
    states = []
    for options in MAYA.info.variants.values():
        states += random_states(dict(options), 13)[::9]
    return [*states, two(SETTLED, "89", 2, 0, "1wbB 2ww 8wbbW"), cards(ALL_COMPLETE, "RO/YG/BV/PN", "16")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_drawing_fits_a_terminal_and_needs_no_colour(language: str) -> None:
    say = words(language)
    for state in drawn_states():
        for seat in (None, 0):
            plain = draw(state.view(seat), Paint(False), say)
            assert max(map(width, plain)) <= 80
            assert not any("\x1b" in line or "maya-" in line or "{ $" in line for line in plain)
            coloured = draw(state.view(seat), Paint(True), say)
            assert [re.sub(r"\x1b\[[\d;]*m", "", line).rstrip() for line in coloured] == plain


def test_the_drawing_shows_towers_ladders_and_priests() -> None:
    lines = draw(two(SETTLED, "89", 2, 0, "1wbB 2ww").view(None), Paint(False), words("en"))
    assert lines[0].split()[:4] == ["5", "{R}", "{Y}", "{G}"]
    assert lines[3].startswith(">2<")
    assert lines[5].split()[:6] == ["1", "wb", "B", "★", "2", "ww·"]


def test_the_board_says_what_is_where() -> None:
    board = two(completed("2OTGGR"), "67", 4, 1, "2wwb").view(None)["board"]
    tower = board["towers"][1]
    assert tower == {
        "tower": 2,
        "floors": ["O", "T", "G", "G", "R"],
        "joined": [4],
        "complete": False,
        "places": 3,
        "ladders": [2, 1],
        "priest": None,
        "beside_monolith": False,
    }
    assert (board["phase"], board["seat"], board["monolith"], board["raven"]) == ("play", 1, [6, 7], 4)
    assert {"tower": 2, "colour": "G", "from": 3, "to": 4} in board["groups"]
    draft = at(f"GT/RP/N/B/TV/OY/YG/VR/PN - - 0 {ZERO} =O").view(None)["board"]["draft"]
    assert draft == {"level": 2, "left": ["B"], "drawn": "O"}


def test_every_event_has_words() -> None:
    seen = set()
    for options in MAYA.info.variants.values():
        for before, after in pairwise(random_states(dict(options), 14)):
            events = before.events(move_between(before, after))
            seen |= {event["kind"] for event in events}
            for language in LANGUAGES:
                for sentence in told(events, "maya", words(language)):
                    assert not sentence.startswith("maya-")
                    assert "{" not in sentence
    assert {"dealt", "drawn", "placed", "centre", "set_up", "exchanged", "joined", "ladder", "stopped", "shown"} <= seen


def move_between(before: State, after: State) -> str:
    """The move that led from one state to the next."""
    if before.to_move == "chance" and not before.legal():
        towers, hands = str(after).split()[0], str(after).split()[-1]
        return f"={towers}" if before.packed.top == 0 else f"={hands}"
    return next(move for move in before.legal() if before.play(move).packed == after.packed)
