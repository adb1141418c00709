"""`stelae render`: pictures of temples, and what is said where there is none to draw."""

import io
import struct
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from stelae.games.menara.geometry import face_of, on_mark
from stelae.games.menara.picture import COLUMNS, picture
from stelae.games.menara.temple import Column, Pose, Slab, Temple
from stelae.records import load, replay
from tests.cli.test_cli import run

BASE = Slab(7, "light", 0, Pose(0.0, 0.0, 3.0))


def on_base() -> Temple:
    marks = face_of(BASE).marks
    return Temple((BASE,), tuple(Column(mark.colour, 7, mark.name, on_mark(BASE, mark)) for mark in marks))


def colours(image: Image.Image) -> np.ndarray:
    return np.asarray(image, dtype=float).reshape(-1, 3) / 255


def near(image: Image.Image, colour: tuple[float, float, float]) -> int:
    """How many points have this hue, bright or dark."""
    points = colours(image)
    lengths = np.linalg.norm(points, axis=1)
    alike = points @ np.array(colour) / (lengths * np.linalg.norm(colour) + 1e-9)
    return int(((alike > 0.995) & (lengths > 0.25)).sum())


@pytest.mark.parametrize("view", ["front", "top", "both"])
def test_a_temple_is_drawn_with_its_columns_in_their_colours(view: str) -> None:
    image = picture(on_base(), view, 400)
    assert image.width == 400
    for colour in {column.colour for column in on_base().columns} - {"k", "w"}:
        assert near(image, COLUMNS[colour]) > 100, colour


def test_what_is_in_front_hides_what_is_behind() -> None:
    """From above, a slab laid on columns covers them."""
    bare, covered = on_base(), on_base()
    covered = Temple((BASE, Slab(7, "light", 1, Pose(0.0, 0.0, 49.0))), bare.columns)
    assert picture(bare, "top", 300).tobytes() != picture(covered, "top", 300).tobytes()
    assert picture(bare, "top", 300).tobytes() == picture(bare, "top", 300).tobytes()


def test_an_empty_table_is_a_picture_too() -> None:
    assert picture(Temple(), "both", 300).width == 300


def test_the_file_is_a_png(tmp_path: Path) -> None:
    buffer = io.BytesIO()
    picture(on_base(), "top", 240).save(buffer, format="PNG")
    assert buffer.getvalue()[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">I", buffer.getvalue()[16:20]) == (240,)


def test_a_record_is_drawn_after_any_ply_and_a_position_as_well(tmp_path: Path) -> None:
    golden = Path(__file__).parents[1] / "golden" / "menara-one.json"
    last, early, typed = (tmp_path / name for name in ("last.png", "early.png", "typed.png"))
    told = run("render", str(golden), "--out", str(last), "--width", "240")
    columns = len(replay(load(golden)).last.view(None)["board"]["columns"])
    assert told == f"{last}: one storey, {columns} columns.\n"
    run("render", str(golden), "--out", str(early), "--width", "240", "--ply", "3")
    assert early.read_bytes() != last.read_bytes()
    text = tmp_path / "position.txt"
    text.write_text(str(replay(load(golden)).last) + "\n")
    run("render", str(text), "--out", str(typed), "--width", "240")
    assert typed.read_bytes() == last.read_bytes()
    assert "9,999" in run("render", str(golden), "--ply", "9999", code=2)
    maya = golden.with_name("maya-two.json")
    assert "maya" in run("render", str(maya), code=2)


def test_bad_input_gets_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "position.txt").write_text("no such thing")
    (tmp_path / "broken.json").write_text("{")
    for words, part in (
        (("render", str(tmp_path / "missing.json")), "missing.json"),
        (("render", str(tmp_path / "broken.json")), "JSON"),
        (("render", str(tmp_path / "position.txt")), "position.txt"),
        (("render", str(tmp_path / "position.txt"), "--width", "3"), "200"),
    ):
        told = run(*words, code=2)
        assert part in told
        assert told.startswith("stelae: ")
        assert "Traceback" not in told
