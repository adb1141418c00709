"""A picture of a temple, from the front or from above, drawn without any graphics hardware.

Every piece is flat faces; each is filled by Pillow as a mask and kept where it is nearest. Light falls from one side
and from the whole sky: the same drawing of depths, seen from the sun and from above, says what lies in the shade.
"""

from __future__ import annotations

from functools import cache
from math import ceil, cos, pi, radians, sin
from typing import Any

from stelae.games.menara.frames import turn, turned
from stelae.games.menara.geometry import beyond, face_of
from stelae.games.menara.shapes import Point, area, distance, inside, to_outline
from stelae.games.menara.temple import (
    COLUMN_HEIGHT,
    COLUMN_RADIUS,
    LIGHT,
    MARK_RADIUS,
    SLAB_THICKNESS,
    Column,
    Pose,
    Slab,
    Temple,
)
from stelae.games.menara.world import require

Vector = tuple[float, float, float]
Colour = tuple[float, float, float]

VIEWS = ("front", "top", "both")
LEAST, MOST = 200, 4000  # pixels
MARGIN = 26.0  # millimetres of table around the temple
FINER = 2  # the picture is drawn so many times larger and then reduced

COLUMNS: dict[str, Colour] = {
    "y": (0.90, 0.70, 0.16),
    "r": (0.73, 0.20, 0.16),
    "k": (0.17, 0.16, 0.17),
    "w": (0.95, 0.93, 0.88),
    "b": (0.18, 0.37, 0.63),
}
CARD_LIGHT, CARD_DARK, CARD_EDGE = (0.91, 0.81, 0.62), (0.50, 0.33, 0.23), (0.66, 0.52, 0.37)
RING = (0.24, 0.18, 0.13)
TABLE_TOP = (0.80, 0.78, 0.74)
SUN: Vector = (-0.48, -0.40, 0.78)
SKY: Vector = (0.0, 0.0, 1.0)
SIDES = 28  # of a column, as it is drawn


def picture(temple: Temple, view: str = "both", width: int = 1600, bearing: float = 30.0) -> Any:
    """The temple as an image (Pillow's); `bearing` says from how many degrees off the front it is looked at."""
    require("numpy", "PIL")
    from PIL import Image

    faces = _faces(temple)
    if view == "both":
        half = width // 2
        tall = max(_height(faces, eye, half) for eye in (_front(bearing), _above()))
        whole = Image.new("RGB", (2 * half, tall))
        whole.paste(_drawn(temple, faces, _front(bearing), half, tall), (0, 0))
        whole.paste(_drawn(temple, faces, _above(), half, tall, named=True), (half, 0))
        return whole
    eye = _front(bearing) if view == "front" else _above()
    return _drawn(temple, faces, eye, width, _height(faces, eye, width), named=view == "top")


# What is drawn


class Face:
    """A flat figure, its corners anticlockwise as seen from outside."""

    __slots__ = ("colour", "corners", "normal")

    def __init__(self, corners: list[Vector], normal: Vector, colour: Colour) -> None:
        self.corners, self.normal, self.colour = corners, normal, colour


def _faces(temple: Temple) -> list[Face]:
    found: list[Face] = []
    for slab in temple.slabs:
        found += _of_slab(slab)
    for column in temple.columns:
        found += _of_column(column)
    return found


def _of_slab(slab: Slab) -> list[Face]:
    half = SLAB_THICKNESS / 2
    shape = face_of(slab)
    side, under = (CARD_LIGHT, CARD_DARK) if slab.side == LIGHT else (CARD_DARK, CARD_LIGHT)
    found = _prism(slab.pose, shape.outline, half, side, under, CARD_EDGE)
    for mark in shape.marks:
        for radius, lift, colour in ((MARK_RADIUS, 0.05, RING), (MARK_RADIUS - 1, 0.1, COLUMNS[mark.colour])):
            found.append(_flat(slab.pose, _circle(radius, 36, mark.at), half + lift, colour))
    return found


def _of_column(column: Column) -> list[Face]:
    colour = COLUMNS[column.colour]
    return _prism(column.pose, _circle(COLUMN_RADIUS, SIDES), COLUMN_HEIGHT / 2, colour, colour, colour)


@cache
def _circle(radius: float, corners: int, at: Point = (0.0, 0.0)) -> tuple[Point, ...]:
    steps = [2 * pi * n / corners for n in range(corners)]
    return tuple((at[0] + radius * cos(step), at[1] + radius * sin(step)) for step in steps)


def _flat(pose: Pose, outline: tuple[Point, ...], z: float, colour: Colour) -> Face:
    return Face([beyond(pose, x, y, z) for x, y in outline], turned(turn(pose), (0.0, 0.0, 1.0)), colour)


def _prism(pose: Pose, outline: tuple[Point, ...], half: float, top: Colour, under: Colour, edge: Colour) -> list[Face]:
    upper = [beyond(pose, x, y, half) for x, y in outline]
    lower = [beyond(pose, x, y, -half) for x, y in outline]
    up = turned(turn(pose), (0.0, 0.0, 1.0))
    found = [Face(upper, up, top), Face(lower[::-1], (-up[0], -up[1], -up[2]), under)]
    for n, (x, y) in enumerate(outline):
        m = (n + 1) % len(outline)
        dx, dy = outline[m][0] - x, outline[m][1] - y
        length = (dx * dx + dy * dy) ** 0.5 or 1.0
        out = turned(turn(pose), (dy / length, -dx / length, 0.0))
        found.append(Face([lower[n], lower[m], upper[m], upper[n]], out, edge))
    return found


# From where it is seen


class Eye:
    """A direction to look from, and what is right and up in the picture then."""

    def __init__(self, right: Vector, up: Vector, toward: Vector) -> None:
        import numpy as np

        self.right, self.up, self.toward = (np.array(vector) for vector in (right, up, toward))


def _front(bearing: float) -> Eye:
    way, rise = radians(bearing), radians(24)
    right = (cos(way), sin(way), 0.0)
    toward = (sin(way) * cos(rise), -cos(way) * cos(rise), sin(rise))
    up = (-sin(way) * sin(rise), cos(way) * sin(rise), cos(rise))
    return Eye(right, up, toward)


def _above() -> Eye:
    return Eye((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), SKY)


def _facing(way: Vector) -> Eye:
    """From where light comes."""
    import numpy as np

    toward = np.array(way) / np.linalg.norm(way)
    helper = np.array((0.0, 1.0, 0.0) if abs(toward[2]) > 0.9 else (0.0, 0.0, 1.0))
    right = np.cross(helper, toward)
    right /= np.linalg.norm(right)
    return Eye(tuple(right), tuple(np.cross(toward, right)), tuple(toward))


class Sheet:
    """What is nearest to an eye, point by point: how near, which colour, which way it faces."""

    def __init__(self, eye: Eye, low: tuple[float, float], scale: float, size: tuple[int, int]) -> None:
        import numpy as np

        self.eye, self.low, self.scale, self.size = eye, low, scale, size
        across, down = size
        x = low[0] + (np.arange(across) + 0.5) / scale
        y = low[1] + (down - np.arange(down) - 0.5) / scale
        self.x, self.y = np.meshgrid(x, y)
        self.depth = self._plane((0.0, 0.0, 1.0), 0.0)
        self.colour = np.empty((down, across, 3), dtype=np.float32)
        self.colour[:] = TABLE_TOP
        self.normal = np.zeros((down, across, 3), dtype=np.float32)
        self.normal[:, :, 2] = 1.0

    def _plane(self, normal: Vector, level: float, rows: slice = slice(None), columns: slice = slice(None)) -> Any:
        """How near a plane is, which is affine where the eye is far away."""
        n = [sum(a * b for a, b in zip(normal, axis, strict=True)) for axis in self.axes]
        return (level - n[0] * self.x[rows, columns] - n[1] * self.y[rows, columns]) / n[2]

    @property
    def axes(self) -> tuple[Any, Any, Any]:
        return self.eye.right, self.eye.up, self.eye.toward

    def draw(self, face: Face) -> None:
        import numpy as np
        from PIL import Image, ImageDraw

        facing = sum(a * b for a, b in zip(face.normal, self.eye.toward, strict=True))
        if facing < 1e-3:
            return
        corners = np.array(face.corners)
        xs = (corners @ self.eye.right - self.low[0]) * self.scale
        ys = self.size[1] - (corners @ self.eye.up - self.low[1]) * self.scale
        left, right = max(0, int(xs.min()) - 1), min(self.size[0], int(xs.max()) + 2)
        top, bottom = max(0, int(ys.min()) - 1), min(self.size[1], int(ys.max()) + 2)
        if left >= right or top >= bottom:
            return
        mask = Image.new("1", (right - left, bottom - top))
        points = [(float(x) - left - 0.5, float(y) - top - 0.5) for x, y in zip(xs, ys, strict=True)]
        ImageDraw.Draw(mask).polygon(points, fill=1)
        rows, columns = slice(top, bottom), slice(left, right)
        level = float(corners[0] @ np.array(face.normal))
        depth = self._plane(face.normal, level, rows, columns)
        seen = np.array(mask, dtype=bool) & (depth > self.depth[rows, columns])
        self.depth[rows, columns][seen] = depth[seen]
        self.colour[rows, columns][seen] = face.colour
        self.normal[rows, columns][seen] = face.normal

    def at(self, point: Vector) -> tuple[float, float, float]:
        """Where a point is in the picture (across, down), and how near."""
        x, y, near = (sum(float(a) * b for a, b in zip(axis, point, strict=True)) for axis in self.axes)
        return (x - self.low[0]) * self.scale, self.size[1] - (y - self.low[1]) * self.scale, near


def _sheet(eye: Eye, points: Any, scale: float, margin: float) -> Sheet:
    x, y = points @ eye.right, points @ eye.up
    low = float(x.min()) - margin, float(y.min()) - margin
    across = ceil((float(x.max()) + margin - low[0]) * scale)
    down = ceil((float(y.max()) + margin - low[1]) * scale)
    return Sheet(eye, low, scale, (max(1, across), max(1, down)))


def _points(faces: list[Face]) -> Any:
    """Every corner; where nothing stands, a piece of the table."""
    import numpy as np

    return np.array([corner for face in faces for corner in face.corners] or [(-60.0, -60.0, 0.0), (60.0, 60.0, 0.0)])


def _height(faces: list[Face], eye: Eye, width: int) -> int:
    """How tall a picture of this width must be to show everything; no taller than wide by half again."""
    import numpy as np

    points = _points(faces)
    wide, tall = (float(np.ptp(points @ axis)) + 2 * MARGIN for axis in (eye.right, eye.up))
    return round(width * min(max(tall / wide, 0.5), 1.5))


def _drawn(temple: Temple, faces: list[Face], eye: Eye, width: int, tall: int, *, named: bool = False) -> Any:
    """The picture in this size, with everything in its middle."""
    import numpy as np
    from PIL import Image

    points = _points(faces)
    x, y = points @ eye.right, points @ eye.up
    scale = FINER * min(width / (float(np.ptp(x)) + 2 * MARGIN), tall / (float(np.ptp(y)) + 2 * MARGIN))
    size = width * FINER, tall * FINER
    low = (float(x.min() + x.max()) - size[0] / scale) / 2, (float(y.min() + y.max()) - size[1] / scale) / 2
    sheet = Sheet(eye, low, scale, size)
    for face in faces:
        sheet.draw(face)
    lit = _light(sheet, faces, points)
    image = Image.fromarray((np.clip(lit, 0, 1) * 255 + 0.5).astype(np.uint8))
    image = image.resize((width, tall), Image.Resampling.LANCZOS)
    if named:
        _name(image, sheet, temple)
    return image


# Light


def _light(sheet: Sheet, faces: list[Face], points: Any) -> Any:
    import numpy as np

    right, up, toward = sheet.axes
    # Shade is soft, so every other point is enough.
    coarse = (slice(None, None, FINER), slice(None, None, FINER))
    where = sheet.x[coarse][..., None] * right + sheet.y[coarse][..., None] * up
    where += sheet.depth[coarse][..., None] * toward
    normal = sheet.normal[coarse]
    sun = np.array(SUN) / np.linalg.norm(SUN)
    falls = np.clip(sheet.normal @ sun, 0, 1)
    near = ((0.0, 0.0), (1.1, 0.4), (-0.4, 1.1), (-1.1, -0.4))
    shade = _open(sun, faces, points, where + normal * 0.6, 0.9, near)
    ring = [(r * cos(a), r * sin(a)) for r in (6.0, 14.0, 24.0) for a in (0.3, 1.35, 2.4, 3.44, 4.49, 5.54)]
    sky = _open(np.array(SKY), faces, points, where + normal * 1.0, 1.5, tuple(ring))
    shade, sky = (np.kron(part, np.ones((FINER, FINER), dtype=np.float32)) for part in (shade, sky))
    ambient = (0.47 + 0.15 * sheet.normal[..., 2]) * (0.52 + 0.48 * sky)
    strength = ambient + 0.56 * falls * shade
    lit = sheet.colour * strength[..., None] * np.array((1.02, 1.0, 0.97))
    return lit * _edges(sheet)[..., None]


def _open(way: Any, faces: list[Face], points: Any, where: Any, slack: float, ring: tuple[Point, ...]) -> Any:
    """How much of the light from there reaches each point: one, or less in the shade of something."""
    import numpy as np

    scale = 2.0
    seen = _sheet(_facing(tuple(way)), points, scale, 30.0)
    for face in faces:
        seen.draw(face)
    right, up, toward = seen.axes
    x, y, near = where @ right, where @ up, where @ toward
    total = np.zeros(near.shape, dtype=np.float32)
    for dx, dy in ring:
        column = ((x + dx - seen.low[0]) * scale).astype(int)
        row = (seen.size[1] - (y + dy - seen.low[1]) * scale).astype(int)
        within = (column >= 0) & (column < seen.size[0]) & (row >= 0) & (row < seen.size[1])
        depth = seen.depth[np.clip(row, 0, seen.size[1] - 1), np.clip(column, 0, seen.size[0] - 1)]
        total += ~within | (near + slack >= depth)
    return total / len(ring)


def _edges(sheet: Sheet) -> Any:
    """A thin line where one thing ends in front of another."""
    import numpy as np

    dark = np.ones(sheet.depth.shape, dtype=np.float32)
    for axis in (0, 1):
        step = np.abs(np.diff(sheet.depth, axis=axis)) > 3.0 + 6.0 / sheet.scale
        behind = np.diff(sheet.depth, axis=axis) > 0
        first = (slice(None, -1), slice(None)) if axis == 0 else (slice(None), slice(None, -1))
        last = (slice(1, None), slice(None)) if axis == 0 else (slice(None), slice(1, None))
        dark[first] = np.where(step & behind, 0.62, dark[first])
        dark[last] = np.where(step & ~behind, 0.62, dark[last])
    return dark


# Names: slabs by number, marks and the columns on them by two letters, the mark's and its colour's


def _name(image: Any, sheet: Sheet, temple: Temple) -> None:
    from PIL import ImageDraw, ImageFont

    pen = ImageDraw.Draw(image)
    ratio = image.width / sheet.size[0]
    small, large = (ImageFont.load_default(max(8.0, size * sheet.scale * ratio)) for size in (9.0, 12.0))

    def write(point: Vector, text: str, font: Any, ink: str) -> None:
        x, y, near = sheet.at(point)
        column, row = int(x), int(y)
        if 0 <= column < sheet.size[0] and 0 <= row < sheet.size[1] and near + 0.5 >= sheet.depth[row, column]:
            pen.text((x * ratio, y * ratio), text, font=font, fill=ink, anchor="mm")

    for slab in temple.slabs:
        half = SLAB_THICKNESS / 2
        for mark in face_of(slab).marks:
            if temple.column(slab.number, mark.name) is None:
                write(beyond(slab.pose, *mark.at, half + 0.1), mark.name + mark.colour, small, _ink(mark.colour))
        place = _free_spot(slab, sheet)
        if place is not None:
            ink = "#4a3524" if slab.side == LIGHT else "#f3e2c4"
            write(beyond(slab.pose, *place, half), f"{slab.number:02}", large, ink)
    for column in temple.columns:
        write(beyond(column.pose, 0.0, 0.0, COLUMN_HEIGHT / 2), column.mark + column.colour, small, _ink(column.colour))


def _ink(colour: str) -> str:
    return "#241a12" if colour in "yw" else "#fff7e8"


def _free_spot(slab: Slab, sheet: Sheet) -> Point | None:
    """Where the number of a slab can be read: far from its edge and its marks, and covered by nothing."""
    shape = face_of(slab)
    reach = (abs(area(shape.outline)) ** 0.5) * 0.9
    steps = [reach * n / 12 for n in range(-12, 13)]
    best, found = 5.0, None
    for spot in ((x, y) for x in steps for y in steps if inside(shape.outline, (x, y))):
        room = min([to_outline(shape.outline, spot), *(distance(spot, mark.at) - MARK_RADIUS for mark in shape.marks)])
        x, y, near = sheet.at(beyond(slab.pose, *spot, SLAB_THICKNESS / 2))
        column, row = int(x), int(y)
        shown = 0 <= column < sheet.size[0] and 0 <= row < sheet.size[1] and near + 0.5 >= sheet.depth[row, column]
        if shown and room > best:
            best, found = room, spot
    return found
