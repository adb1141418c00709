"""Menara's physics: what stands, what falls, that it is the same everywhere, and what is said of what cannot be."""

import random
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from math import inf, nan

import pytest

from stelae.cli.telling import told
from stelae.games.menara import suggest
from stelae.games.menara.account import account
from stelae.games.menara.checks import BadTemple, check
from stelae.games.menara.geometry import face_of, flat_pose, free_marks, height
from stelae.games.menara.loads import shared
from stelae.games.menara.material import material
from stelae.games.menara.physics import Outcome, falls, settle, tremble, watch
from stelae.games.menara.pieces import TOLERANCE, convex_pieces, solid
from stelae.games.menara.sampling import random_temple, tampered
from stelae.games.menara.setting import supports
from stelae.games.menara.shapes import area, inside, to_outline
from stelae.games.menara.skeleton import grown, skeleton
from stelae.games.menara.statics import holds, stands
from stelae.games.menara.temple import Column, Lay, Lift, Pose, Put, Release, Slab, Take, Temple
from stelae.games.menara.trajectory import everything, key, unpack
from stelae.locales import LANGUAGES, words
from tests.games.menara_games import with_columns, with_slab


@cache
def temple(seed: int = 3, storeys: int = 4, columns: int = 24) -> Temple:
    """A temple that holds, settled."""
    for luck in range(seed, seed + 50):
        found = random_temple(random.Random(luck), storeys, columns)
        if found is not None:
            return watch(found, 0.2)[0]
    raise AssertionError("no temple among fifty")


def free_place(where: Temple) -> tuple[Slab, str, str]:
    """A free mark on which a column does not bring the temple down."""
    for slab in where.slabs:
        for mark in free_marks(where, slab):
            outcome = settle(where, Put(mark.colour, slab.number, mark.name))
            if not outcome.fallen_slabs:
                return slab, mark.name, mark.colour
    raise AssertionError("no free mark")


def ruin(where: Temple) -> Outcome:
    """What comes of it when somebody draws columns from under the lowest storey."""
    slab = next(slab for slab in where.slabs if slab.level == 1)
    for column in supports(where, slab):
        left = Temple(where.slabs, tuple(one for one in where.columns if one != column))
        if stands(left).margin_mm < -2:
            free = next((s, m) for s in where.slabs for m in free_marks(where, s))
            return settle(where, Take(column.slab, column.mark, free[0].number, free[1].name))
    raise AssertionError("no column bears so much")


def test_a_slab_is_cut_into_a_few_convex_pieces_that_make_its_outline() -> None:
    for face in material().faces.values():
        pieces = convex_pieces(face.outline)
        assert len(pieces) < 25
        assert sum(map(area, pieces)) == pytest.approx(area(solid(face.outline)))
        assert sum(map(area, pieces)) == pytest.approx(area(face.outline), rel=0.04)
        for piece in pieces:
            assert area(piece) > 0
            assert len(grown(piece, 0.0)) == len(piece) <= 8
            for corner in piece:
                assert inside(face.outline, corner) or to_outline(face.outline, corner) < TOLERANCE


@pytest.mark.clause("MN-17")
def test_the_same_act_gives_the_same_temple_to_the_last_bit_in_another_process() -> None:
    slab, mark, colour = free_place(temple())
    here = repr(settle(temple(), Put(colour, slab.number, mark)).temple)
    program = (
        "from stelae.games.menara.temple import *;from stelae.games.menara.physics import settle;"
        f"print(repr(settle({temple()!r}, Put({colour!r}, {slab.number}, {mark!r})).temple))"
    )
    there = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True).stdout.strip()
    assert here == there


@pytest.mark.clause("MN-17")
def test_a_standing_temple_left_alone_stays_where_it_is() -> None:
    before = temple()
    after, film = watch(before, 2.0)
    for old, new in zip(everything(before), everything(after), strict=True):
        assert abs(old.pose.z - new.pose.z) < 0.2
        assert abs(old.pose.x - new.pose.x) < 0.1
        assert abs(old.pose.y - new.pose.y) < 0.1
    assert film.tracks == ()


@pytest.mark.clause("MN-17")
@pytest.mark.slow
def test_statics_and_simulation_agree_where_the_margin_is_clear() -> None:
    rng = random.Random(11)
    judged = {True: 0, False: 0}
    while min(judged.values()) < 4:
        found = random_temple(rng, rng.randint(3, 6), rng.randint(20, 40))
        for one in (found, tampered(rng, found), tampered(rng, found)) if found else ():
            verdict = stands(one)
            assert verdict.stands == holds(one)
            if abs(verdict.margin_mm) >= 1 and abs(verdict.tilt_degrees) >= 2 and judged[verdict.stands] < 8:
                judged[verdict.stands] += 1
                assert falls(one) != verdict.stands, verdict


def test_the_loads_on_the_columns_are_the_weight_of_what_they_carry() -> None:
    bones = skeleton(temple())
    loads = stands(temple()).loads
    assert len(loads) == len(temple().columns)
    # What is above the lowest columns: all slabs but the foundation, and the columns on them.
    grounded = {column.slab for column in temple().columns} & {s.number for s in temple().slabs if s.level == 0}
    carried = sum(load for load, one in zip(loads, temple().columns, strict=True) if one.slab in grounded)
    column = 0.65 / 1000 * 3.141592653589793 * 64 * 40
    above = sum(bones.weights) + column * sum(one.slab not in grounded for one in temple().columns)
    assert carried == pytest.approx(above, abs=1.0)


def test_a_stiff_slab_shares_its_weight_by_the_lever() -> None:
    assert shared(30.0, (0, 0), [(-10, 0), (20, 0)]) == pytest.approx([20, 10])
    assert shared(30.0, (0, 0), [(5, 5)]) == [30]
    assert shared(30.0, (1, 1), [(0, 0), (3, 0), (0, 3)]) == pytest.approx([10, 10, 10])
    assert shared(40.0, (0, 0), [(1, 1), (-1, 1), (1, -1), (-1, -1)]) == pytest.approx([10, 10, 10, 10])
    # Near one side of four, the far ones would be pulled up: they carry nothing.
    assert shared(10.0, (2, 0), [(2, 1), (2, -1), (-2, 1), (-2, -1)]) == pytest.approx([5, 5, 0, 0])


@pytest.mark.clause("MN-14")
def test_a_slab_falls_whose_column_is_taken_away_and_the_outcome_says_what_stands_still() -> None:
    outcome = ruin(temple())
    assert outcome.fallen_slabs
    fallen = {slab.number for slab in outcome.fallen_slabs}
    assert fallen.isdisjoint(slab.number for slab in outcome.temple.slabs)
    assert {slab.number for slab in outcome.temple.slabs if slab.level == 0} == {
        slab.number for slab in temple().slabs if slab.level == 0
    }
    assert len(outcome.trajectory.tracks) >= len(fallen)


@pytest.mark.clause("MN-14")
def test_a_column_that_falls_is_put_back_on_its_mark() -> None:
    slab, mark, colour = free_place(temple())
    outcome = settle(temple(), Put(colour, slab.number, mark, Release(1.0, 0.0, 900.0, 0.0)), "shaky")
    assert [(one.slab, one.mark) for one in outcome.fallen_columns][:1] == [(slab.number, mark)]
    back = outcome.temple.column(slab.number, mark)
    assert back is not None
    check(outcome.temple)


@pytest.mark.clause("MN-18")
def test_a_sure_hand_is_exact_and_a_shaky_one_is_as_exact_as_its_release() -> None:
    slab, mark, colour = free_place(temple())
    exact = settle(temple(), Put(colour, slab.number, mark)).temple.column(slab.number, mark)
    assert exact is not None
    release = Release(1.6, -0.8, 0.0, 0.0)
    for hand, share in (("sure", 0.0), ("steady", 0.5), ("shaky", 1.0)):
        found = settle(temple(), Put(colour, slab.number, mark, release), hand).temple.column(slab.number, mark)
        assert found is not None
        assert found.pose.x - exact.pose.x == pytest.approx(share * 1.6, abs=0.05)
        assert found.pose.y - exact.pose.y == pytest.approx(share * -0.8, abs=0.05)


@pytest.mark.clause("MN-18")
def test_whoever_drags_a_slab_while_letting_go_does_harm() -> None:
    """Still hands harm nothing; a slab that is thrown onto its columns takes them along."""
    bare = Temple((Slab(1, "light", 0, Pose(0.0, 0.0, 3.0)),))
    for mark in material().face(1, "light").marks:
        bare = settle(bare, Put(mark.colour, 1, mark.name)).temple
    lay = next(
        Lay(number, "light", 1, 0.0, 0.0, float(angle))
        for number in range(2, 19)
        for angle in range(0, 360, 15)
        if stands(replace(bare, slabs=(*bare.slabs, placed(number, 1, angle)))).margin_mm > 3
    )
    assert not settle(bare, replace(lay, release=Release(0.5, 0.5, 5.0, 5.0)), "shaky").fallen_slabs
    thrown = settle(bare, replace(lay, release=Release(0.0, 0.0, 900.0, 0.0)), "shaky")
    assert thrown.fallen_columns or thrown.fallen_slabs or thrown.moved


def placed(number: int, level: int, angle: float) -> Slab:
    return Slab(number, "light", level, flat_pose(0.0, 0.0, height(level), angle))


def test_a_careful_hand_lets_a_column_go_inside_its_mark() -> None:
    rng = random.Random(5)
    for _ in range(200):
        release = tremble(Put("y", 1, "a"), rng)
        assert release.dx**2 + release.dy**2 <= 2.0**2
    assert any(abs(tremble(Lay(1, "light", 1, 0, 0, 0), rng).dx) > 2 for _ in range(50))


@pytest.mark.clause("MN-9")
def test_columns_travel_with_the_slab_that_is_moved() -> None:
    where = temple()
    top = max(where.slabs, key=lambda slab: slab.level)
    load = [column for column in where.columns if column.slab == top.number]
    outcome = settle(where, Lift(top.number, top.level, top.pose.x, top.pose.y, 0.0 if not load else angle_of(top)))
    assert not outcome.fallen_slabs
    for column in load:
        there = outcome.temple.column(column.slab, column.mark)
        assert there is not None
        assert there.pose.x == pytest.approx(column.pose.x, abs=0.1)


def angle_of(slab: Slab) -> float:
    from math import atan2, degrees

    return 2 * degrees(atan2(slab.pose.qz, slab.pose.qw))


def test_a_film_is_short_and_comes_back_as_it_was() -> None:
    film = ruin(temple()).trajectory
    text = film.pack()
    assert unpack(text) == film
    assert len(text) < 40_000
    slab, mark, colour = free_place(temple())
    assert len(settle(temple(), Put(colour, slab.number, mark)).trajectory.pack()) < 2_000
    track = film.tracks[0]
    assert track.pose(track.first).z > track.pose(10_000).z


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_act_is_told_in_words(language: str) -> None:
    outcome = ruin(temple())
    say = words(language)
    facts = account(outcome)
    assert facts[0]["kind"] == "film-fell"
    lines = told(facts, "menara", say)
    assert lines
    assert all(line and "film" not in line and "{" not in line for line in lines)
    slab, mark, colour = free_place(temple())
    quiet = account(settle(temple(), Put(colour, slab.number, mark)))
    assert quiet[-1]["kind"] == "film-stood"


def with_pose(change: Callable[[Pose], Pose]) -> Temple:
    first, *others = temple().columns
    return replace(temple(), columns=(replace(first, pose=change(first.pose)), *others))


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        (lambda: with_pose(lambda pose: pose._replace(x=nan)), "menara-temple-number"),
        (lambda: with_pose(lambda pose: pose._replace(z=inf)), "menara-temple-number"),
        (lambda: with_pose(lambda pose: pose._replace(qw=3.0)), "menara-temple-turn"),
        (lambda: with_pose(lambda pose: pose._replace(y=9e5)), "menara-temple-outside"),
        (lambda: with_pose(lambda pose: pose._replace(z=-5.0)), "menara-temple-outside"),
        (lambda: with_pose(lambda pose: pose._replace(z=pose.z + 30)), "menara-temple-floating"),
        (lambda: with_pose(lambda pose: pose._replace(x=pose.x + 30)), "menara-temple-floating"),
        (lambda: replace(temple(), columns=(*temple().columns, temple().columns[0])), "menara-temple-twice"),
        (lambda: Temple(temple().slabs[:1], (Column("y", 19, "a", Pose(0, 0, 26)),)), "menara-temple-mark"),
        (
            lambda: Temple(temple().slabs[:1], (Column("z", temple().slabs[0].number, "a", Pose(0, 0, 26)),)),
            "menara-temple-mark",
        ),
        (lambda: Temple((Slab(40, "light", 0, Pose(0, 0, 3)),)), "menara-temple-slab"),
        (lambda: Temple((Slab(1, "light", 1, Pose(0, 0, 49)),)), "menara-temple-floating"),
        (
            lambda: Temple((Slab(1, "light", 0, Pose(0, 0, 3)), Slab(2, "light", 0, Pose(5, 5, 3)))),
            "menara-temple-overlap",
        ),
    ],
)
def test_a_temple_that_cannot_be_is_named(bad: Callable[[], Temple], code: str) -> None:
    for judge in (check, falls):
        with pytest.raises(BadTemple) as caught:
            judge(bad())
        assert caught.value.reason.code == code
        for language in LANGUAGES:
            assert "{" not in words(language).reason(caught.value.reason)


def test_an_act_that_cannot_be_tried_is_named() -> None:
    where = temple()
    there = where.columns[0]
    slab, mark, colour = free_place(where)
    unknown = next(n for n in range(1, 19) if where.slab(n) is None)
    put = Put(colour, slab.number, mark)
    for act, hand, code in (
        (put, "drunken", "menara-act-hand"),
        (replace(put, release=Release(nan, 0, 0, 0)), "shaky", "menara-act-number"),
        (replace(put, release=Release(0, 0, 1e6, 0)), "shaky", "menara-act-release"),
        (Put(colour, unknown, "a"), "sure", "menara-temple-mark"),
        (Put(colour, slab.number, "z"), "sure", "menara-temple-mark"),
        (Put(there.colour, there.slab, there.mark), "sure", "menara-act-taken"),
        (Take(slab.number, mark, slab.number, mark), "sure", "menara-act-nothing"),
        (Lay(slab.number, "light", 1, 0, 0, 0), "sure", "menara-act-slab"),
        (Lay(unknown, "light", 1, nan, 0, 0), "sure", "menara-act-number"),
        (Lay(unknown, "light", 1, 9e5, 0, 0), "sure", "menara-temple-outside"),
        (Lay(unknown, "light", 9, 0, 0, 0), "sure", "menara-temple-floating"),
        (Lay(unknown, "light", 0, 0, 0, 0), "sure", "menara-temple-overlap"),
        (Lift(unknown, 1, 0, 0, 0), "sure", "menara-act-slab"),
    ):
        with pytest.raises(BadTemple) as caught:
            settle(where, act, hand)
        assert caught.value.reason.code == code, (act, caught.value)


def test_the_game_is_there_without_its_heavy_tools() -> None:
    program = (
        "import sys; from stelae.games.menara import INFO, RULES; RULES.rules.start(INFO.settle({}));"
        "print([name for name in ('mujoco', 'highspy', 'numpy', 'PIL') if name in sys.modules])"
    )
    assert subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True).stdout == "[]\n"


def test_every_column_stands_on_its_slab() -> None:
    assert {key(column)[:2] for column in temple().columns} <= {key(slab) for slab in temple().slabs}
    for slab in temple().slabs:
        assert {c.mark for c in temple().columns if c.slab == slab.number} <= {m.name for m in face_of(slab).marks}


@pytest.mark.clause("MN-18")
def test_a_hand_that_slips_stops_at_a_neighbour_and_above_a_column() -> None:
    site = Temple()
    for number in (1, 2, 3, 4):
        site = with_slab(site, number, "light", 0)
    for number in (1, 2, 3, 4):
        site = with_columns(site, number)
    site = with_slab(site, 5, "light", 1)
    neighbour = site.slab(5)
    place = suggest.on_columns(site, 6, "light", 1)[0]
    assert neighbour is not None
    across = neighbour.pose.x - place[0], neighbour.pose.y - place[1]
    for slip in (across, (-2 * across[0], -2 * across[1])):
        release = Release(round(0.6 * slip[0], 1), round(0.6 * slip[1], 1), 0.0, 0.0)
        slab = Lay(6, "light", 1, *place, release)
        after = settle(site, slab, "shaky").temple
        assert after.slab(5) == neighbour


@pytest.mark.clause("MN-17")
def test_a_slab_comes_down_on_what_is_under_it_as_it_is_turned() -> None:
    """Half a turn brings its farthest end over the one column that there is: it tips there, but it was laid on it."""
    site = with_columns(with_slab(Temple(), 1, "light", 0), 1, "a")
    column = site.columns[0].pose
    x, y = max(material().face(6, "light").outline, key=lambda point: point[0] ** 2 + point[1] ** 2)
    there = Lay(6, "light", 1, round(column.x + 0.9 * x, 1), round(column.y + 0.9 * y, 1), 180.0)
    assert [slab.number for slab in settle(site, there).fallen_slabs] == [6]
