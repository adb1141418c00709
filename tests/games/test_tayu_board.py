"""What is shown and told of Tayü: the board as data, its drawing, and the events."""

import json
import random

import pytest

from stelae.cli.boards import draw
from stelae.cli.paint import Paint, width
from stelae.core.game import determinize
from stelae.locales import LANGUAGES, words
from tests.games.tayu_games import FULL, TAYU, at, played

VARIANTS = TAYU.info.variants


def kinds(events: list[dict[str, object]]) -> list[object]:
    return [event["kind"] for event in events]


def test_the_board_tells_everything_to_everybody() -> None:
    state = at("goliath 235 0 013@j9e,013@o9w -")
    board = state.view(0)["board"]
    for seat in (None, 1):
        assert state.view(seat)["board"] == board
    assert [(tile["move"], tile["seat"], tile["role"]) for tile in board["tiles"]] == [
        ("j9e", 0, "north_south"),
        ("o9w", 1, "east_west"),
    ]
    assert board["tiles"][0]["channels"] == [["north", "east"], ["north", "east", "west"], ["east", "west"]]
    assert board["open"] == [["j9", "north"], ["k9", "north"], ["o9", "south"], ["n9", "south"]]
    assert board["hand"] == {
        "tile": "235",
        "back": "ring",
        "channels": [[], ["east", "south"], ["north", "east", "west"]],
    }
    assert sum(board["bag"].values()) == 84 - 3
    assert json.loads(json.dumps(board)) == board


def test_a_bot_sees_all() -> None:
    state = played(1, 31)
    assert determinize(TAYU, state.view(0), random.Random(0)).packed == state.packed


def test_sides_tell_what_is_reached_and_what_is_lost() -> None:
    sides = at(FULL).view(None)["board"]["sides"]
    for side in sides.values():
        reached = [outlet["square"] for outlet in side["outlets"]]
        assert side["points"] == sum(outlet["points"] for outlet in side["outlets"])
        assert not set(reached) & set(side["closed"])
    assert sides["north"]["points"] * sides["south"]["points"] == 40


def test_events_of_an_auction() -> None:
    state = TAYU.start({"players": 3, "auction": True})
    assert state.events("28") == [{"kind": "bid", "seat": 0, "bid": 28}]
    state = state.play("28").play("pass")
    assert state.events("pass") == [
        {"kind": "passed", "seat": 2},
        {"kind": "roles", "north_south": 1, "east_west": 2, "saboteur": 0, "target": 28},
    ]


def test_events_of_a_turn() -> None:
    state = TAYU.start({"backs": True})
    assert state.events("plain") == [{"kind": "chosen", "seat": 0, "back": "plain"}]
    state = state.play("plain")
    assert state.events("=013") == [{"kind": "drawn", "seat": 0, "tile": "013", "back": "plain", "left": 83}]
    state = at("goliath 013 1 013@j9e -")
    assert state.events("k10w") == [
        {
            "kind": "laid",
            "seat": 1,
            "role": "east_west",
            "tile": "013",
            "move": "k10w",
            "squares": ["k10", "j10", "i10"],
            "joined": [["k10", "south"], ["j10", "south"]],
        }
    ]


def test_events_add_up_to_the_score_and_tell_the_end() -> None:
    state, points = TAYU.start(), {"north": 0, "east": 0, "south": 0, "west": 0}
    scored = {"north_south": 0, "east_west": 0}
    for tile in FULL.split()[3].split(","):
        kind, _, move = tile.partition("@")
        assert kinds(state.events("=" + kind)) == ["drawn"]
        state = state.play("=" + kind)
        events = state.events(move)
        state = state.play(move)
        for event in events:
            if event["kind"] == "reached":
                points[event["side"]] += event["points"]
            if event["kind"] == "scored":
                assert event["was"] == scored[event["role"]]
                scored[event["role"]] = event["score"]
    assert kinds(events)[-2:] == ["bag_empty", "over"]
    assert scored == {"north_south": 40, "east_west": 15}
    assert scored["north_south"] == points["north"] * points["south"]
    assert scored["east_west"] == points["east"] * points["west"]


def test_a_tile_that_fits_nowhere_is_told() -> None:
    before = at(str(played(0)).replace(" end ", " draw "))
    stuck = next(draw for draw in before.legal() if before.play(draw).to_move is None)
    assert kinds(before.events(stuck)) == ["drawn", "no_place", "over"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_drawing_fits_80_columns(variant: str, language: str) -> None:
    for plies in (0, 1, 2, 7, 80, 1000):
        view = played(2, plies, **VARIANTS[variant]).view(None)
        for colour in (False, True):
            lines = draw(view, Paint(colour), words(language))
            assert len(lines) < 24
            assert max(map(width, lines)) <= 80
            assert not any("tayu-" in line for line in lines)


def test_the_drawing_shows_channels_without_colour() -> None:
    lines = draw(at("goliath draw 0 013@j9e,013@o9w -").view(None), Paint(False), words("en"))
    row = next(line for line in lines if line.startswith(" 9"))
    assert row[3 + 3 * 9 : 3 + 3 * 15] == "░┗━━┻━━━━━━━━┳━━┓▓"
    above = next(line for line in lines if line.startswith("10"))
    assert above[3 + 3 * 8 : 3 + 3 * 12] == " ○  •  •  · "


def test_the_drawing_marks_the_edge() -> None:
    lines = draw(at(FULL).view(None), Paint(False), words("en"))
    frame = lines[1][3:57] + lines[-2][3:57]
    board = at(FULL).view(None)["board"]
    for side in ("north", "south"):
        reached = board["sides"][side]["outlets"]
        part = frame[:54] if side == "north" else frame[54:]
        assert part.count("●") + part.count("◆") == len(reached)
        assert part.count("◆") == sum(outlet["points"] == 2 for outlet in reached)
        assert part.count("◆") + part.count("◇") + part.count("x") == 4
