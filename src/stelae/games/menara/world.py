"""A temple as MuJoCo knows it: rigid pieces of known weight, and the settings under which they stand and fall.

The model is compiled anew for each act, from nothing but the temple, so the same temple moves in the same way wherever
and whenever it is asked. Why the settings are what they are: docs/menara-physics.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.util import find_spec
from math import isfinite, pi, sqrt
from typing import Any

from stelae.core.contract import Reason, StelaeError
from stelae.games.menara.frames import normal, on, turn
from stelae.games.menara.geometry import face_of
from stelae.games.menara.pieces import convex_pieces
from stelae.games.menara.shapes import Outline, area, centroid, edges
from stelae.games.menara.temple import (
    CARD,
    COLUMN_HEIGHT,
    COLUMN_RADIUS,
    SLAB_THICKNESS,
    WOOD,
    Column,
    Pose,
    Slab,
    Temple,
)

# How far pieces that touch sink into each other under the lightest load. They are put down sunk in, because contacts
# that only just begin make the temple hop.
SINK = 0.006
# A piece at rest is never deeper in another one than this.
DEEP = 0.05
FRICTION = 0.45
STEP = 0.002  # seconds

# MuJoCo counts in metres and kilograms.
METRE = 0.001
KILOGRAM = 1e-6  # in a cubic millimetre, where the density is one gram a cubic centimetre

# Where a piece is taken to be that the simulation has lost.
LOST = Pose(0.0, 0.0, -1000.0)

# What a piece begins to move with: millimetres a second.
Start = tuple[float, float, float]


def require(*packages: str) -> None:
    """Says what is missing, where Stelae was installed without physics."""
    if any(find_spec(package) is None for package in packages):
        raise StelaeError(Reason("menara-no-physics"))


class World:
    """The simulation of one temple; the foundation does not move."""

    def __init__(self, temple: Temple, starts: Mapping[Slab | Column, Start] | None = None) -> None:
        require("mujoco")
        import mujoco
        import numpy as np

        self._mujoco = mujoco
        self.pieces: list[Slab | Column] = [slab for slab in temple.slabs if slab.level > 0]
        self.pieces += temple.columns
        # Its warnings are written to a file in the working folder otherwise; `speed` tells what they are about.
        mujoco.set_mju_user_warning(lambda text: None)
        self.model = _model(temple, self.pieces)
        self.data = mujoco.MjData(self.model)
        for n, piece in enumerate(self.pieces):
            if starts and piece in starts:
                self.data.qvel[6 * n : 6 * n + 3] = [speed * METRE for speed in starts[piece]]
        # A speed of turning counts as the speed of a point so many metres off.
        self._weights = np.tile([1.0, 1.0, 1.0, 0.05, 0.05, 0.05], len(self.pieces))
        self._abs = np.abs
        self.steps = 0

    def step(self) -> None:
        data = self.data
        before = data.qpos.copy(), data.qvel.copy(), data.qacc_warmstart.copy()
        deepest = -(DEEP + 2 * STEP * self.speed) * METRE
        self._mujoco.mj_step(self.model, data)
        if data.ncon and data.contact.dist.min() < deepest:
            # Nothing gets so deep into something else in one step. The quick collision test sometimes takes the edge
            # of a slab that lies on a column for one that is stuck in its side; the slow one does not.
            data.qpos, data.qvel, data.qacc_warmstart = before
            usual = self.model.opt.disableflags
            self.model.opt.disableflags = usual | self._mujoco.mjtDisableBit.mjDSBL_NATIVECCD
            self._mujoco.mj_step(self.model, data)
            self.model.opt.disableflags = usual
        self.steps += 1

    @property
    def speed(self) -> float:
        """Of the fastest piece, in millimetres a second."""
        return float((self._abs(self.data.qvel) * self._weights).max()) / METRE if self.pieces else 0.0

    def poses(self) -> list[Pose]:
        """Where the pieces are now, in the order of `pieces`."""
        rows = self.data.qpos.reshape(-1, 7).tolist()
        return [
            Pose(row[0] / METRE, row[1] / METRE, row[2] / METRE, *row[3:]) if all(map(isfinite, row)) else LOST
            for row in rows
        ]


def _model(temple: Temple, pieces: list[Slab | Column]) -> Any:
    import mujoco

    spec = mujoco.MjSpec()
    spec.memory = 1 << 28
    option = spec.option
    option.timestep = STEP
    option.solver = mujoco.mjtSolver.mjSOL_NEWTON
    option.integrator = mujoco.mjtIntegrator.mjINT_IMPLICITFAST
    option.cone = mujoco.mjtCone.mjCONE_PYRAMIDAL
    option.jacobian = mujoco.mjtJacobian.mjJAC_SPARSE
    option.impratio = 1
    option.iterations = 50
    option.tolerance = 1e-10
    option.noslip_iterations = 0
    option.disableflags |= mujoco.mjtDisableBit.mjDSBL_AUTORESET
    geom = spec.default.geom
    geom.condim = 3
    geom.friction = [FRICTION, 0.005, 0.0001]
    geom.solref = [0.004, 1]
    geom.solimp = [0.995, 0.9995, 0.0005, 0.5, 2]
    spec.worldbody.add_geom(type=mujoco.mjtGeom.mjGEOM_PLANE, size=[1, 1, 0.1])

    for slab in temple.slabs:
        if slab.level == 0:
            _add_slab(spec, spec.worldbody, slab, slab.pose)
    for piece in pieces:
        pose = piece.pose
        body = spec.worldbody.add_body(pos=[n * METRE for n in pose[:3]], quat=turn(pose))
        body.add_freejoint()
        body.explicitinertial, body.ipos = True, [0.0, 0.0, 0.0]
        if isinstance(piece, Slab):
            body.mass, body.fullinertia = plate(face_of(piece).outline)
            _add_slab(spec, body, piece, Pose(0.0, 0.0, 0.0))
        else:
            body.mass, body.fullinertia = column_mass()
            _add_column(body)
    return spec.compile()


def _add_slab(spec: Any, body: Any, slab: Slab, pose: Pose) -> None:
    import mujoco

    for n, piece in enumerate(convex_pieces(face_of(slab).outline)):
        x, y = centroid(piece)
        name = f"{slab.number}-{n}"
        half = SLAB_THICKNESS / 2
        corners = [(a - x, b - y, z) for z in (-half, half) for a, b in piece]
        spec.add_mesh(name=name, uservert=[number * METRE for corner in corners for number in corner])
        there = on(pose, Pose(x, y, 0.0))
        body.add_geom(
            type=mujoco.mjtGeom.mjGEOM_MESH,
            meshname=name,
            pos=[number * METRE for number in there[:3]],
            quat=normal(there[3:]),
        )


def _add_column(body: Any) -> None:
    """Two crossed boxes: a cylinder would stand on four points, an eight-sided prism on four of its eight."""
    import mujoco

    half = COLUMN_RADIUS / sqrt(2)
    size = [half * METRE, half * METRE, COLUMN_HEIGHT / 2 * METRE]
    for quat in ([1.0, 0.0, 0.0, 0.0], [0.9238795325112867, 0.0, 0.0, 0.3826834323650898]):
        body.add_geom(type=mujoco.mjtGeom.mjGEOM_BOX, size=size, quat=quat)


@cache
def plate(outline: Outline) -> tuple[float, list[float]]:
    """Mass and inertia of a slab about its middle (kilograms, metres), as MuJoCo orders them."""
    density = CARD * KILOGRAM
    xx = yy = xy = 0.0
    for (ax, ay), (bx, by) in edges(outline):
        cross = ax * by - bx * ay
        xx += cross * (ax * ax + ax * bx + bx * bx) / 12
        yy += cross * (ay * ay + ay * by + by * by) / 12
        xy += cross * (ax * by + 2 * ax * ay + 2 * bx * by + bx * ay) / 24
    flat = area(outline) * SLAB_THICKNESS**2 / 12
    scale = density * SLAB_THICKNESS * METRE**2
    inertia = [scale * (yy + flat), scale * (xx + flat), scale * (xx + yy), -scale * xy, 0.0, 0.0]
    return density * area(outline) * SLAB_THICKNESS, inertia


def column_mass() -> tuple[float, list[float]]:
    mass = WOOD * KILOGRAM * pi * COLUMN_RADIUS**2 * COLUMN_HEIGHT
    across = mass * (3 * COLUMN_RADIUS**2 + COLUMN_HEIGHT**2) / 12 * METRE**2
    return mass, [across, across, mass * COLUMN_RADIUS**2 / 2 * METRE**2, 0.0, 0.0, 0.0]
