/** Points and arcs around the origin; angles in degrees, clockwise from the top, as on a clock. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

const round = (value: number): number => Math.round(value * 100) / 100;

export function at(radius: number, angle: number): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: round(radius * Math.sin(turn)), y: round(-radius * Math.cos(turn)) };
}

/** The angle at which a point lies, from 0 up to 360. */
export function angleOf({ x, y }: Point): number {
  return ((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360;
}

/** The way from one angle to another, from -180 up to 180. */
export function swing(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}

/** A piece of a ring as an SVG path. */
export function band(inner: number, outer: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  const [a, b, c, d] = [at(outer, from), at(outer, to), at(inner, to), at(inner, from)];
  return `M${a.x} ${a.y}A${outer} ${outer} 0 ${large} 1 ${b.x} ${b.y}L${c.x} ${c.y}A${inner} ${inner} 0 ${large} 0 ${d.x} ${d.y}Z`;
}
