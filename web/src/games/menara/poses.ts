/** Where pieces are: poses and the points of pieces. */
import { COLUMN, type Face, type Flat, type LaidSlab, type Pose, SLAB, STOREY } from "./view";

export type Point = readonly [number, number, number];

/** Where a point of a piece is, told in the piece's own directions from its middle. */
export function beyond(pose: Pose, x: number, y: number, z: number): Point {
  const [px, py, pz, w, a, b, c] = pose;
  const twice = 2 / (w * w + a * a + b * b + c * c);
  const [u, v, t] = [twice * (b * z - c * y), twice * (c * x - a * z), twice * (a * y - b * x)];
  return [px + x + w * u + b * t - c * v, py + y + w * v + c * u - a * t, pz + z + w * t + a * v - b * u];
}

export function outlineOf(face: Face, pose: Pose): Flat[] {
  return face.outline.map(([x, y]) => {
    const [px, py] = beyond(pose, x, y, 0);
    return [px, py];
  });
}

/** The height of the middle of a slab at a level, if nothing gives. */
export const heightOf = (level: number): number => SLAB / 2 + level * STOREY;

/** A slab that lies flat at a level, turned by so many degrees. */
export function flat(x: number, y: number, level: number, angle: number): Pose {
  const half = (angle * Math.PI) / 360;
  return [x, y, heightOf(level), Math.cos(half), 0, 0, Math.sin(half)];
}

/** By how many degrees a slab is turned, anticlockwise from above. */
export function angleOf(pose: Pose): number {
  const [, , , w, a, b, c] = pose;
  const degrees = (Math.atan2(2 * (w * c + a * b), 1 - 2 * (b * b + c * c)) * 180) / Math.PI;
  return (degrees + 360) % 360;
}

/** A column in the middle of a mark, upright on its slab. */
export function onMark(slab: LaidSlab, at: Flat): Pose {
  const [x, y, z] = beyond(slab.pose, at[0], at[1], (SLAB + COLUMN.height) / 2);
  return [x, y, z, slab.pose[3], slab.pose[4], slab.pose[5], slab.pose[6]];
}

/** The middle of a column's head: where a slab above it rests. */
export const headOf = (pose: Pose): Point => beyond(pose, 0, 0, COLUMN.height / 2);

/** A way on the table, turned anticlockwise by so many degrees. */
export function turned([x, y]: Flat, degrees: number): Flat {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return [x * cos - y * sin, x * sin + y * cos];
}
