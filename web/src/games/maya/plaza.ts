/** The geometry of the plaza, and Maya's moves as things to point at. */

import type { Arrow } from "../../board2d/Canvas";
import type { Way } from "../../board2d/choice";
import type { Point } from "../../board2d/polar";
import type { Colour } from "./view";

export const LEVELS = [1, 2, 3, 4, 5] as const;
export const TOP = 5;

/** The towers as they stand, from above. */
const ROWS = [
  [1, 2, 3],
  [6, 5, 4],
  [7, 8, 9],
] as const;

/** Units of the drawing: from a tower to the next, a base, what each level steps back on each side. */
export const ACROSS = 210;
export const DOWN = 218;
const BASE = 176;
export const HALF = BASE / 2;
const STEP = 17;
export const EDGE = 14;
/** Above the towers: their numbers. */
export const HEAD = 32;
export const WIDTH = 2 * ACROSS + BASE + 2 * EDGE;
export const HEIGHT = HEAD + 2 * DOWN + BASE + 10 + EDGE;

const sideOf = (level: number): number => BASE - 2 * STEP * (level - 1);

/** How the towers are looked at: from straight above at 0, from the side at 1. */
export interface Tilt {
  /** What is left of the depth of things. */
  readonly depth: number;
  /** The height of a floor. */
  readonly rise: number;
}

export const tilt = (lowered: number): Tilt => ({ depth: 1 - lowered, rise: 9 + lowered * 24 });

/** The four edges of a floor around its tower's foot: the upper face from `back` to `front`, then its wall down to `foot`. */
export interface Floor {
  readonly half: number;
  readonly back: number;
  readonly front: number;
  readonly foot: number;
}

export function floor(level: number, { depth, rise }: Tilt): Floor {
  const half = sideOf(level) / 2;
  // Seen from the side a tower stands at the lower end of its place.
  const ground = ((1 - depth) * BASE) / 2;
  const up = ground - level * rise;
  return { half, back: up - half * depth, front: up + half * depth, foot: up + half * depth + rise };
}

/** The middle of a tower's place. */
export function place(tower: number): Point {
  const row = ROWS.findIndex((numbers) => (numbers as readonly number[]).includes(tower));
  const column = (ROWS[row] as readonly number[] | undefined)?.indexOf(tower) ?? 0;
  return { x: EDGE + BASE / 2 + column * ACROSS, y: HEAD + 10 + BASE / 2 + row * DOWN };
}

/** Two neighbours, the smaller number first: `56`. */
export type Pair = string;

export const pairOf = (one: number, other: number): Pair => `${Math.min(one, other)}${Math.max(one, other)}`;
export const towersOf = (pair: Pair): readonly [number, number] => [Number(pair.charAt(0)), Number(pair.charAt(1))];

export const PAIRS: readonly Pair[] = ROWS.flatMap((numbers, row) =>
  numbers.flatMap((tower, column) =>
    [numbers[column + 1], ROWS[row + 1]?.[column]].filter((one) => one !== undefined).map((one) => pairOf(tower, one)),
  ),
);

export const neighbours = (tower: number): readonly number[] =>
  PAIRS.map(towersOf)
    .filter((pair) => pair.includes(tower))
    .map(([one, other]) => (one === tower ? other : one));

/** The middle of the gap between two neighbours. */
export function gap(pair: Pair): Point {
  const [one, other] = towersOf(pair).map(place) as [Point, Point];
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 - (one.x === other.x ? 5 : 0) };
}

/** Whether the towers of a pair stand side by side, so that the gap runs up and down. */
export const isUpright = (pair: Pair): boolean => place(towersOf(pair)[0]).y === place(towersOf(pair)[1]).y;

interface LadderPlace extends Point {
  readonly turn: number;
}

/** Where a ladder stands that leans at a tower towards a neighbour: in the gap, aside, so that both towers find room. */
function leaning(tower: number, other: number): LadderPlace {
  const [here, there] = [place(tower), place(other)];
  const pair = pairOf(tower, other);
  const { x, y } = gap(pair);
  if (isUpright(pair)) return { x, y: y + (there.x > here.x ? -58 : 58), turn: there.x > here.x ? -90 : 90 };
  return { x: x + (there.y > here.y ? -40 : 54), y, turn: there.y > here.y ? 0 : 180 };
}

/** Seen from the side all of a tower's ladders lean at its front. */
const FRONT = [-70, 70, -44, 44];

export function ladderPlaces(tower: number, { depth }: Tilt): readonly LadderPlace[] {
  const { x, y } = place(tower);
  return neighbours(tower).map((other, n) => {
    const above = leaning(tower, other);
    const front = { x: x + (FRONT[n] ?? 0), y: y + HALF - 14 };
    const turn = above.turn === 180 ? 180 : above.turn * depth;
    return { x: front.x + (above.x - front.x) * depth, y: front.y + (above.y - front.y) * depth, turn };
  });
}

/** The floor under a point, or null beside the towers. */
export function floorAt(point: Point, seen: Tilt, heights: readonly number[]): { tower: number; level: number } | null {
  for (const tower of ROWS.flat()) {
    const { x, y } = place(tower);
    const [dx, dy] = [Math.abs(point.x - x), point.y - y];
    if (dx > HALF + 6 || Math.abs(dy) > HALF + 14) continue;
    const height = heights[tower - 1] ?? 0;
    for (let level = height; level > 0; level -= 1) {
      const { half, back, foot } = floor(level, seen);
      if (dx <= half && dy >= back && dy <= foot) return { tower, level };
    }
    return { tower, level: height === TOP && dy < 0 && seen.depth < 0.5 ? TOP : 1 };
  }
  return null;
}

/** The gap under a point, wide enough for a finger. */
export function gapAt(point: Point): Pair | null {
  let best: Pair | null = null;
  let least = 60;
  for (const pair of PAIRS) {
    const { x, y } = gap(pair);
    const away = Math.hypot(point.x - x, point.y - y);
    if (away < least) [best, least] = [pair, away];
  }
  return best;
}

/** Where the keyboard stands: a tower, or a gap between two. */
export type Cell = string;

const spot = (cell: Cell): Point => (cell.length === 1 ? place(Number(cell)) : gap(cell));
const VECTORS: Readonly<Record<Arrow, Point>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};
export const TOWERS: readonly Cell[] = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(String);

/** The next of the cells in a direction: the nearest, what lies straight ahead before what lies askew. */
export function step(cells: readonly Cell[], from: Cell, arrow: Arrow): Cell {
  const { x, y } = spot(from);
  const way = VECTORS[arrow];
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const cell of cells) {
    const [dx, dy] = [spot(cell).x - x, spot(cell).y - y];
    const ahead = dx * way.x + dy * way.y;
    const cost = ahead + 2 * Math.abs(dx * way.y + dy * way.x);
    if (ahead > 20 && cost < least) [best, least] = [cell, cost];
  }
  return best;
}

export interface Exchange {
  readonly pair: Pair;
  readonly level: number;
  readonly stop: boolean;
}

export function exchange(move: string): Exchange | null {
  const match = /^([1-9]{2})\/([1-5])(!?)$/.exec(move);
  return match ? { pair: match[1] ?? "", level: Number(match[2]), stop: match[3] === "!" } : null;
}

/** Black's set-up: `m34/2`. */
export function setUp(move: string): { readonly pair: Pair; readonly level: number } | null {
  const match = /^m([1-9]{2})\/([1-5])$/.exec(move);
  return match ? { pair: match[1] ?? "", level: Number(match[2]) } : null;
}

/** A floor (`5/4`) and then the tower to exchange with; a gap and a level in either order; one thing for all else. */
export function ways(move: string): readonly Way[] {
  const exchanged = exchange(move);
  if (exchanged) {
    const [one, other] = towersOf(exchanged.pair);
    return [
      { move, points: [`${one}/${exchanged.level}`, String(other)] },
      { move, points: [`${other}/${exchanged.level}`, String(one)] },
    ];
  }
  const set = setUp(move);
  if (set) {
    return [
      { move, points: [`m${set.pair}`, `r${set.level}`] },
      { move, points: [`r${set.level}`, `m${set.pair}`] },
    ];
  }
  return [{ move, points: [move] }];
}

/** Two towers after the parts from a level up have changed places. */
export function swapped(
  one: readonly Colour[],
  other: readonly Colour[],
  level: number,
): readonly [readonly Colour[], readonly Colour[]] {
  const cut = level - 1;
  return [
    [...one.slice(0, cut), ...other.slice(cut)],
    [...other.slice(0, cut), ...one.slice(cut)],
  ];
}
