/** The shapes of the city in space: lengths as on the plaza's drawing, x to the right, y away, z up. */
import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  ConeGeometry,
  CylinderGeometry,
  SphereGeometry,
  type Vector3Tuple,
} from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { HALF } from "../plaza";

/** The height of a floor, and how far its upper edge is worn. */
export const RISE = 36;
const WORN = 4;

/**
 * The picture on a floor's stone, in parts of its width: a wall as wide as the widest floor, the upper face, the worn
 * edge. A narrower floor shows the middle of the wall, so that all letters are of one size.
 */
export const PICTURE = { width: 1024, height: 128, wall: 0.66, top: [0.7, 0.82], edge: 0.9 } as const;

type Corner = readonly [place: Vector3Tuple, u: number, v: number];

function faces(quads: readonly (readonly [Corner, Corner, Corner, Corner])[]): BufferGeometry {
  const corners = quads.flatMap(([a, b, c, d]) => [a, b, c, a, c, d]);
  const shape = new BufferGeometry();
  shape.setAttribute("position", new BufferAttribute(new Float32Array(corners.flatMap(([place]) => place)), 3));
  shape.setAttribute("uv", new BufferAttribute(new Float32Array(corners.flatMap(([, u, v]) => [u, v])), 2));
  shape.computeVertexNormals();
  return shape;
}

/** A square slab on its ground, painted on all sides that are ever seen. */
export function slab(half: number, height = RISE, worn = WORN): BufferGeometry {
  const [left, right] = [0.5 - half / HALF / 2, 0.5 + half / HALF / 2].map((u) => u * PICTURE.wall) as [number, number];
  const [low, high] = PICTURE.top;
  const [shoulder, inner] = [height - worn, half - worn];
  const top = (x: number, y: number): Corner => [
    [x, y, height],
    low + ((x / HALF + 1) / 2) * (high - low),
    (y / HALF + 1) / 2,
  ];
  const quads: [Corner, Corner, Corner, Corner][] = [
    [top(-inner, -inner), top(inner, -inner), top(inner, inner), top(-inner, inner)],
  ];
  for (let side = 0; side < 4; side += 1) {
    const round = (x: number, y: number, z: number): Vector3Tuple => {
      const turned: readonly Vector3Tuple[] = [
        [x, y, z],
        [-y, x, z],
        [-x, -y, z],
        [y, -x, z],
      ];
      return turned[side] ?? [x, y, z];
    };
    const edge = PICTURE.edge;
    quads.push(
      [
        [round(-half, -half, 0), left, 0],
        [round(half, -half, 0), right, 0],
        [round(half, -half, shoulder), right, 1],
        [round(-half, -half, shoulder), left, 1],
      ],
      [
        [round(-half, -half, shoulder), edge, 0.2],
        [round(half, -half, shoulder), edge, 0.2],
        [round(inner, -inner, height), edge, 0.8],
        [round(-inner, -inner, height), edge, 0.8],
      ],
    );
  }
  return faces(quads);
}

/** A frame around a slab: a flat band, open above and below. */
export function band(half: number, height: number): BufferGeometry {
  const shape = new BoxGeometry(2 * half, 2 * half, height);
  return shape.translate(0, 0, height / 2);
}

/** A disc on the ground, to put something on. */
export function spot(): BufferGeometry {
  return new CylinderGeometry(13, 13, 5, 20).rotateX(Math.PI / 2);
}

const merged = (parts: BufferGeometry[]): BufferGeometry => mergeGeometries(parts.map((part) => part.toNonIndexed()));

/** A ladder that leans as a tower is stepped: its foot is at the origin, its head farther along y. */
export function ladder(): BufferGeometry {
  const [high, deep, wide] = [3 * RISE, 51, 9];
  const long = Math.hypot(high, deep);
  const lean = -Math.atan2(deep, high);
  const rail = (x: number) => new BoxGeometry(4, 4, long).translate(x, 0, long / 2);
  const rungs = Array.from({ length: 6 }, (_, n) =>
    new BoxGeometry(2 * wide, 3, 3).translate(0, 0, ((n + 0.6) * long) / 6),
  );
  return merged([rail(-wide), rail(wide), ...rungs]).rotateX(lean);
}

/** A standing stone with a rounded head. */
export function monolith(): BufferGeometry {
  const [wide, deep, high] = [30, 18, 84];
  return merged([
    new BoxGeometry(wide, deep, high).translate(0, 0, high / 2),
    new CylinderGeometry(wide / 2, wide / 2, deep, 18, 1, false, 0, Math.PI)
      .rotateZ(0)
      .rotateY(-Math.PI / 2)
      .translate(0, 0, high),
    new BoxGeometry(wide + 10, deep + 8, 6).translate(0, 0, 3),
  ]);
}

export function priestBody(): BufferGeometry {
  return merged([
    new CylinderGeometry(5, 13, 34, 16).rotateX(Math.PI / 2).translate(0, 0, 17),
    new SphereGeometry(8, 16, 10).translate(0, 0, 40),
  ]);
}

export function priestFeathers(): BufferGeometry {
  const feather = (turn: number) =>
    new ConeGeometry(3, 20, 6)
      .rotateX(Math.PI / 2)
      .translate(0, 0, 14)
      .rotateY(turn)
      .translate(0, 0, 44);
  return merged([-0.7, -0.25, 0.25, 0.7].map(feather));
}

/** The raven, looking along -y, with its feet at the origin. */
export function raven(): BufferGeometry {
  return merged([
    new SphereGeometry(13, 16, 12).scale(0.8, 1.35, 0.85).rotateX(-0.5).translate(0, 0, 16),
    new SphereGeometry(8, 14, 10).translate(0, -15, 28),
    new ConeGeometry(3.2, 13, 8).rotateX(Math.PI).translate(0, -26, 27),
    new ConeGeometry(8, 26, 4).scale(1, 1, 0.35).translate(0, 24, 6),
  ]);
}
