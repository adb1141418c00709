/** Outlines in the plane. */
import type { Face, Flat } from "./view";

export function inside(outline: readonly Flat[], [x, y]: Flat): boolean {
  let found = false;
  outline.forEach(([ax, ay], n) => {
    const [bx, by] = outline[(n + 1) % outline.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) found = !found;
  });
  return found;
}

export const apart = ([ax, ay]: Flat, [bx, by]: Flat): number => Math.hypot(ax - bx, ay - by);

const known = new WeakMap<readonly Flat[], Flat | null>();

/** Where on a side there is most room for its number, away from marks and edge. */
export function roomiest(face: Face): Flat | null {
  const found = known.get(face.outline);
  if (found !== undefined) return found;
  let best: Flat | null = null;
  let most = 7;
  const reach = Math.max(...face.outline.map(([x, y]) => Math.max(Math.abs(x), Math.abs(y))));
  for (let x = -reach; x <= reach; x += 4)
    for (let y = -reach; y <= reach; y += 4) {
      if (!inside(face.outline, [x, y])) continue;
      const edge = Math.min(...face.outline.map((corner) => apart(corner, [x, y])));
      const room = Math.min(edge, ...face.marks.map((mark) => apart(mark.at, [x, y]) - 8));
      if (room > most) [most, best] = [room, [x, y]];
    }
  known.set(face.outline, best);
  return best;
}
