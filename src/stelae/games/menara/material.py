"""The slabs and cards (MN-1, MN-2): data files, read and checked so that somebody can write his own."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Any, Never, TypeVar

import msgspec
from msgspec import Meta, Struct

from stelae.core.contract import StelaeError, complain
from stelae.games.menara.shapes import Outline, Point, area, centroid, crossing, distance, inside, to_outline
from stelae.games.menara.temple import COLOURS, COLUMN_RADIUS, DARK, LIGHT, SIDES

# A folder with a slabs.json and a cards.json of one's own.
FOLDER = "STELAE_MENARA"

SLABS = 18
MARKS = "abcdef"
FEWEST, MOST = 3, 6  # marks on a side
STACKS = {"blue": 9, "yellow": 12, "red": 14}
FRAMES = ("free", LIGHT, DARK)
COLOUR_NAMES = {"yellow": "y", "red": "r", "black": "k", "white": "w", "blue": "b"}
# The five kinds of task (MN-9), and how many columns each may be about; none where the card does not say.
COUNTS = {"any": (1, 4), "one": (2, 3), "move": (1, 3), "fill": (0, 0), "lift": (0, 0)}
# What a slab can be, in square millimetres and millimetres from its middle: room for anybody's, none for a typo.
SMALLEST, LARGEST, REACH = 2_000.0, 40_000.0, 150.0


class BadMaterial(StelaeError):
    """A data file says something that cannot be."""


@dataclass(frozen=True, slots=True)
class Mark:
    name: str
    colour: str
    at: Point


@dataclass(frozen=True, slots=True)
class Face:
    """A slab as it is seen from above with one side up; where it balances is (0, 0), the outline runs anticlockwise."""

    outline: Outline
    marks: tuple[Mark, ...]

    def mark(self, name: str) -> Mark | None:
        return next((mark for mark in self.marks if mark.name == name), None)


@dataclass(frozen=True, slots=True)
class Card:
    """A task: its kind, how many columns (0: the card does not say), and the side that a new slab shows (MN-11)."""

    name: str
    stack: str
    kind: str
    count: int
    frame: str


@dataclass(frozen=True, slots=True)
class Material:
    faces: Mapping[tuple[int, str], Face]
    cards: Mapping[str, Card]
    # Told apart in records, because the same moves mean something else with other pieces; 0 for ours.
    digest: int = 0

    def face(self, number: int, side: str) -> Face:
        return self.faces[number, side]


# The files

Number = Annotated[float, Meta(ge=-1000, le=1000)]


class MarkData(Struct, forbid_unknown_fields=True):
    colour: str
    at: tuple[Number, Number]


class SlabData(Struct, forbid_unknown_fields=True):
    """Lengths in millimetres. The outline as seen with the light side up; each side's marks as seen with it up."""

    number: int
    outline: list[tuple[Number, Number]]
    light: list[MarkData]
    dark: list[MarkData]


class CardData(Struct, forbid_unknown_fields=True):
    stack: str
    kind: str
    frame: str
    count: int = 0


class SlabFile(Struct, forbid_unknown_fields=True):
    slabs: list[SlabData]


class CardFile(Struct, forbid_unknown_fields=True):
    cards: list[CardData]


F = TypeVar("F")


def _wrong(code: str, **params: str | int) -> Never:
    raise complain(BadMaterial, code, "MN-2", **params)


@cache
def material() -> Material:
    """The pieces that are played with: one's own where the environment names a folder, else ours."""
    own = os.environ.get(FOLDER)
    if own:
        return load(Path(own), own=True)
    return load(files(__package__) / "data")


def load(folder: Traversable, *, own: bool = False) -> Material:
    """The pieces that the two files in a folder describe."""
    texts = [_text(folder, name) for name in ("slabs.json", "cards.json")]
    slabs = _decoded(texts[0], "slabs.json", SlabFile).slabs
    cards = _decoded(texts[1], "cards.json", CardFile).cards
    return Material(_faces(slabs), _cards(cards), _digest(texts) if own else 0)


def _text(folder: Traversable, name: str) -> bytes:
    try:
        return (folder / name).read_bytes()
    except OSError as error:
        _wrong("menara-data-file", file=str(folder / name), detail=error.strerror or str(error))


def _decoded(text: bytes, name: str, form: type[F]) -> F:
    try:
        return msgspec.json.decode(text, type=form)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        _wrong("menara-data-json", file=name, detail=str(error))


def _digest(texts: list[bytes]) -> int:
    from zlib import crc32

    return crc32(b"\0".join(texts)) or 1


# Slabs


def _faces(slabs: list[SlabData]) -> dict[tuple[int, str], Face]:
    numbers = sorted(slab.number for slab in slabs)
    if numbers != list(range(1, SLABS + 1)):
        _wrong("menara-data-slabs", slabs=SLABS, found=len(numbers))
    for slab in slabs:
        check_outline(tuple(slab.outline), slab.number)
    return {(slab.number, side): _face(slab, side) for slab in slabs for side in SIDES}


def _face(slab: SlabData, side: str) -> Face:
    outline: Outline = tuple(slab.outline)
    if area(outline) < 0:
        outline = outline[::-1]
    if side == DARK:
        outline = tuple((-x, y) for x, y in reversed(outline))
    x, y = (round(n, 2) for n in centroid(outline))

    def moved(point: Any) -> Point:
        return round(point[0] - x, 2), round(point[1] - y, 2)

    listed = slab.light if side == LIGHT else slab.dark
    marks = tuple(
        Mark(name, COLOUR_NAMES.get(data.colour, data.colour), moved(data.at))
        for name, data in zip(MARKS, listed, strict=False)
    )
    face = Face(tuple(map(moved, outline)), marks)
    if not FEWEST <= len(listed) <= MOST:
        _wrong("menara-data-marks", slab=slab.number, side=side, found=len(listed), fewest=FEWEST, most=MOST)
    _check_marks(face, slab.number, side)
    return face


def check_outline(outline: Outline, number: int) -> None:
    """Whether a slab can be cut like this."""
    if len(outline) < 3 or len(set(outline)) < len(outline):
        _wrong("menara-data-corners", slab=number, corners=len(outline))
    where = crossing(outline)
    if where is not None:
        _wrong("menara-data-crossing", slab=number, one=where[0] + 1, other=where[1] + 1)
    size = abs(area(outline))
    if not SMALLEST <= size <= LARGEST:
        _wrong(
            "menara-data-size",
            slab=number,
            found=round(size / 100),
            least=round(SMALLEST / 100),
            most=round(LARGEST / 100),
        )
    middle = centroid(outline)
    reach = max(distance(middle, corner) for corner in outline)
    if reach > REACH:
        _wrong("menara-data-reach", slab=number, found=round(reach), most=round(REACH))


def _check_marks(face: Face, number: int, side: str) -> None:
    for n, mark in enumerate(face.marks):
        where: dict[str, str | int] = {"slab": number, "side": side, "mark": mark.name}
        if mark.colour not in COLOURS:
            _wrong("menara-data-colour", **where, colour=mark.colour, known=", ".join(COLOUR_NAMES))
        if not inside(face.outline, mark.at) or to_outline(face.outline, mark.at) < COLUMN_RADIUS:
            _wrong("menara-data-mark-edge", **where, least=round(COLUMN_RADIUS))
        for other in face.marks[:n]:
            if distance(mark.at, other.at) < 2 * COLUMN_RADIUS:
                _wrong("menara-data-mark-close", **where, other=other.name, least=round(2 * COLUMN_RADIUS))


# Cards


def _cards(listed: list[CardData]) -> dict[str, Card]:
    cards: dict[str, Card] = {}
    for number, data in enumerate(listed, 1):
        if data.stack not in STACKS:
            _wrong("menara-data-stack", card=number, stack=data.stack, known=", ".join(STACKS))
        if data.kind not in COUNTS:
            _wrong("menara-data-kind", card=number, kind=data.kind, known=", ".join(COUNTS))
        if data.frame not in FRAMES:
            _wrong("menara-data-frame", card=number, frame=data.frame, known=", ".join(FRAMES))
        least, most = COUNTS[data.kind]
        if not least <= data.count <= most:
            _wrong("menara-data-count", card=number, kind=data.kind, found=data.count, least=least, most=most)
        place = sum(card.stack == data.stack for card in cards.values()) + 1
        name = f"{data.stack[0].upper()}{place}"
        cards[name] = Card(name, data.stack, data.kind, data.count, data.frame)
    for stack, size in STACKS.items():
        found = sum(card.stack == stack for card in cards.values())
        if found != size:
            _wrong("menara-data-cards", stack=stack, size=size, found=found)
    return cards
