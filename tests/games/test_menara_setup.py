"""What there is in Menara, how it is set up, and the foundation (MN-1 to MN-6, MN-13)."""

import json
from collections import Counter
from pathlib import Path

import pytest

from stelae.games.menara import settling
from stelae.games.menara.geometry import flat_pose, outline_of
from stelae.games.menara.material import BadMaterial, load, material
from stelae.games.menara.shapes import area, inside, overlap, to_outline
from stelae.games.menara.state import bag
from stelae.games.menara.temple import COLOURS, MARK_RADIUS, SIDES, STOREY
from tests.games.menara_games import GAME, begun, changed, tower, turn, with_columns, with_slab
from tests.games.reasons import clause_of, code_of

DATA = Path(settling.__file__).parent / "data"


@pytest.mark.clause("MN-1")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert COLOURS == {"y": 30, "r": 20, "k": 12, "w": 8, "b": 6}
    assert len(bag(GAME.start().packed)) == sum(COLOURS.values()) == 76
    assert {number for number, _ in material().faces} == set(range(1, 19))
    assert {len(face.marks) for face in material().faces.values()} == {3, 4, 5, 6}
    assert Counter(card.stack for card in material().cards.values()) == {"blue": 9, "yellow": 12, "red": 14}
    assert {card.kind for card in material().cards.values()} == {"any", "one", "move", "fill", "lift"}


@pytest.mark.clause("MN-2")
def test_slabs_are_of_the_right_size_and_marks_lie_well_on_them() -> None:
    marks = Counter[str]()
    for face in material().faces.values():
        assert 8_000 <= area(face.outline) <= 11_000
        for n, mark in enumerate(face.marks):
            assert inside(face.outline, mark.at)
            assert to_outline(face.outline, mark.at) >= MARK_RADIUS
            assert all((mark.at[0] - o.at[0]) ** 2 + (mark.at[1] - o.at[1]) ** 2 >= 24.9**2 for o in face.marks[:n])
            marks[mark.colour] += 1
    # In proportion to the columns.
    assert marks == {colour: 2 * number for colour, number in COLOURS.items()}


def test_the_dark_side_is_the_light_side_turned_over() -> None:
    for number in range(1, 19):
        light, dark = (material().face(number, side) for side in SIDES)
        assert {(-x, y) for x, y in light.outline} == set(dark.outline)


def test_a_pose_is_the_same_number_on_every_machine() -> None:
    """No sine of a whole tenth of a degree lies so near to the middle between two steps that machines could differ."""
    from math import cos, radians, sin

    for tenth in range(3600):
        for part in (sin(radians(tenth / 10) / 2), cos(radians(tenth / 10) / 2)):
            assert abs(abs(part * 1e6) % 1 - 0.5) > 1e-7
        assert flat_pose(0, 0, 0, tenth / 10).rounded == flat_pose(0, 0, 0, tenth / 10)


# Data files of one's own


def spoilt(tmp_path: Path, name: str, spoil: str) -> str:
    """The code of what is said about our files after a change to one of them."""
    for file in ("slabs.json", "cards.json"):
        data = json.loads((DATA / file).read_text("utf-8"))
        if file == name:
            slab = data["slabs"][0] if "slabs" in data else None
            exec(spoil, {"data": data, "slab": slab})  # noqa: S102 - the cases below
        (tmp_path / file).write_text(json.dumps(data), "utf-8")
    with pytest.raises(BadMaterial) as caught:
        load(tmp_path)
    return caught.value.reason.code.removeprefix("menara-data-")


@pytest.mark.clause("MN-2")
@pytest.mark.parametrize(
    ("name", "spoil", "said"),
    [
        ("slabs.json", "data['slabs'].pop()", "slabs"),
        ("slabs.json", "slab['number'] = 2", "slabs"),
        ("slabs.json", "slab['outline'] = slab['outline'][:2]", "corners"),
        ("slabs.json", "slab['outline'][5] = slab['outline'][9]", "corners"),
        ("slabs.json", "slab['outline'][5], slab['outline'][25] = slab['outline'][25], slab['outline'][5]", "crossing"),
        ("slabs.json", "slab['outline'] = [[x / 10, y / 10] for x, y in slab['outline']]", "size"),
        ("slabs.json", "slab['outline'] = [[0, 0], [400, 0], [400, 10], [0, 10]]", "reach"),
        ("slabs.json", "slab['dark'] = slab['dark'][:2]", "marks"),
        ("slabs.json", "slab['dark'] *= 2", "marks"),
        ("slabs.json", "slab['light'][0]['colour'] = 'green'", "colour"),
        ("slabs.json", "slab['light'][0]['at'] = [300, 0]", "mark-edge"),
        ("slabs.json", "slab['light'][0]['at'] = slab['outline'][0]", "mark-edge"),
        ("slabs.json", "slab['light'][0]['at'] = slab['light'][1]['at']", "mark-close"),
        ("slabs.json", "slab['light'][0]['at'] = ['a', 0]", "json"),
        ("slabs.json", "slab['light'][0]['at'] = [1e9, 0]", "json"),
        ("slabs.json", "del slab['outline']", "json"),
        ("slabs.json", "slab['shape'] = 1", "json"),
        ("cards.json", "data['cards'].pop()", "cards"),
        ("cards.json", "data['cards'][0]['stack'] = 'green'", "stack"),
        ("cards.json", "data['cards'][0]['kind'] = 'jump'", "kind"),
        ("cards.json", "data['cards'][0]['frame'] = 'gold'", "frame"),
        ("cards.json", "data['cards'][0]['count'] = 5", "count"),
        ("cards.json", "data['cards'][0]['count'] = 'two'", "json"),
        ("cards.json", "data.clear()", "json"),
    ],
)
def test_what_is_wrong_in_a_data_file_is_said(tmp_path: Path, name: str, spoil: str, said: str) -> None:
    assert spoilt(tmp_path, name, spoil) == said


def test_a_folder_without_the_files_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadMaterial, match=str(tmp_path)):
        load(tmp_path)
    (tmp_path / "slabs.json").write_bytes(b"\xff{")
    (tmp_path / "cards.json").write_bytes(b"{}")
    with pytest.raises(BadMaterial, match="menara-data-json"):
        load(tmp_path)


def test_files_of_ones_own_make_a_game_of_its_own(tmp_path: Path) -> None:
    for file in ("slabs.json", "cards.json"):
        (tmp_path / file).write_bytes((DATA / file).read_bytes() + b"\n")
    own = load(tmp_path, own=True)
    assert own.faces == material().faces
    assert own.digest != material().digest == 0


def test_an_outline_may_run_either_way_and_begin_anywhere(tmp_path: Path) -> None:
    data = json.loads((DATA / "slabs.json").read_text("utf-8"))
    for slab in data["slabs"]:
        slab["outline"] = [[x + 50, y - 20] for x, y in reversed(slab["outline"])]
        for side, way in (("light", 1), ("dark", -1)):
            for mark in slab[side]:
                mark["at"] = [mark["at"][0] + 50 * way, mark["at"][1] - 20]
    (tmp_path / "slabs.json").write_text(json.dumps(data), "utf-8")
    (tmp_path / "cards.json").write_bytes((DATA / "cards.json").read_bytes())
    for key, face in load(tmp_path).faces.items():
        ours = material().faces[key]
        for mark, known in zip(face.marks, ours.marks, strict=True):
            assert mark.at == pytest.approx(known.at, abs=0.05)


# Set-up


@pytest.mark.clause("MN-3", "C-2")
def test_everybody_sees_everything_and_there_are_one_to_four() -> None:
    for players in (1, 2, 3, 4):
        state = GAME.start({"players": players}, seed=1)
        assert state.seats == players
        views = [{**state.view(seat), "seat": None} for seat in (None, *range(players))]
        assert all(view == views[0] for view in views)
        assert all(len(hand) == state.packed.size for hand in views[0]["board"]["hands"])


@pytest.mark.clause("MN-4")
def test_the_difficulty_says_how_many_storey_cards_are_laid_out() -> None:
    goals = [GAME.start({"difficulty": difficulty}).packed.goal for difficulty in ("easy", "medium", "hard")]
    assert goals == [3, 4, 5]


@pytest.mark.clause("MN-5")
def test_camp_and_hands_have_the_sizes_of_the_table() -> None:
    wanted = {
        "seed": {"easy": (8, 7, 6, 5), "medium": (7, 6, 5, 4), "hard": (6, 5, 4, 4)},
        "other": {"easy": (9, 7, 6, 5), "medium": (8, 6, 5, 4), "hard": (7, 5, 4, 3)},
    }
    for hands, table in wanted.items():
        for difficulty, sizes in table.items():
            for players, size in enumerate(sizes, 1):
                options = {"players": players, "difficulty": difficulty, "hands": hands}
                packed = GAME.start(options, seed=3).packed
                assert [len(hand) for hand in packed.hands] == [size] * players
                assert len(packed.camp) == 6
    start = GAME.start()
    assert code_of(start, "=bag yyyrr") == "menara-bag-number"
    assert clause_of(start, "=bag yyyrr") == "MN-5"
    assert code_of(start.play("=bag bbbbbb"), "=bag byyyyyy") == "menara-bag-lacks"
    assert code_of(start, "=card B3") == "menara-outcome"


@pytest.mark.clause("MN-6")
def test_the_first_three_slabs_become_the_foundation() -> None:
    state = GAME.start(seed=2)
    assert state.packed.phase == "base"
    assert len(state.packed.foundation) == 3
    other = next(number for number in range(1, 19) if number not in state.packed.foundation)
    assert code_of(state, f"base {other:02} light 0 0 0") == "menara-not-foundation"
    first, second, third = state.packed.foundation
    assert code_of(state, f"lay {first:02} light 1 0 0 0") == "menara-foundation-first"
    assert code_of(state, "draw blue") == "menara-now"
    # Any of the three, either side up.
    state = state.play(f"base {second:02} dark 3.5 -7 12.5")
    assert clause_of(state, f"base {first:02} light 3 -7 0") == "MN-6"
    assert code_of(state, f"base {first:02} light 3 -7 0") == "menara-overlap"
    assert code_of(state, f"base {first:02} light 300 0 0") == "menara-touch"
    assert code_of(state, f"base {first:02} light 460 0 0") == "menara-off-table"
    assert code_of(state, f"base {second:02} light 300 0 0") == "menara-not-foundation"
    state = state.play(next(move for move in state.legal() if move.startswith(f"base {first:02}")))
    state = state.play(next(move for move in state.legal() if move.startswith(f"base {third:02}")))
    assert state.packed.phase == "swap"
    assert state.packed.temple.storeys == 0


@pytest.mark.clause("MN-6")
def test_suggested_foundations_touch_and_do_not_overlap() -> None:
    for seed in range(8):
        slabs = begun(players=1 + seed % 4).packed.temple.slabs
        outlines = [outline_of(material().face(slab.number, slab.side), slab.pose) for slab in slabs]
        assert not any(overlap(one, other) for n, one in enumerate(outlines) for other in outlines[:n])


@pytest.mark.clause("MN-13")
def test_several_slabs_on_a_level_are_one_storey_and_the_foundation_is_none() -> None:
    temple = tower(0)
    assert temple.storeys == 0
    temple = with_columns(with_columns(temple, 2), 3)
    temple = with_slab(temple, 6, "light", 1)
    assert temple.storeys == 1
    temple = with_slab(temple, 7, "light", 1)
    assert temple.storeys == 1
    assert tower(3).storeys == 3
    assert tower(2).slabs[-1].pose.z == pytest.approx(2 * STOREY + 3, abs=0.01)
    assert turn(temple, "swap").view(0)["board"]["storeys"] == 1
    assert changed(turn(temple, "swap"), phase="end", ending=1, task=None).result is not None
