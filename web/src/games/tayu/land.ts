/** The geometry of the land: squares, tiles as they lie, and where their water runs. */

import type { Arrow } from "../../board2d/Canvas";
import type { Point } from "../../board2d/polar";
import type { Edge, LaidTile, Side, TayuBoard } from "./view";

/** A square in units of the drawing, and the shore around the land. */
export const UNIT = 40;
export const SHORE = 40;

export const SIDES: readonly Side[] = ["north", "east", "south", "west"];
/** Clockwise, so that a quarter turn is the next one. */
export const DIRECTIONS = "eswn";
const COLUMNS = "abcdefghijklmnopqrs";
const STEPS: Readonly<Record<Side, Point>> = {
  north: { x: 0, y: 1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: -1 },
  west: { x: -1, y: 0 },
};

/** Column and row, both from 0; rows count from the south. */
export type Square = Point;

export const square = (name: string): Square => ({ x: COLUMNS.indexOf(name.charAt(0)), y: Number(name.slice(1)) - 1 });
export const squareName = ({ x, y }: Square): string => `${COLUMNS.charAt(x)}${y + 1}`;
export const column = (x: number): string => COLUMNS.charAt(x);

export const beyond = ({ x, y }: Square, side: Side): Square => ({ x: x + STEPS[side].x, y: y + STEPS[side].y });
export const turned = (side: Side, quarters: number): Side => SIDES[(SIDES.indexOf(side) + quarters) % 4] ?? side;
export const opposite = (side: Side): Side => turned(side, 2);

export const onLand = ({ x, y }: Square, size: number): boolean => x >= 0 && y >= 0 && x < size && y < size;

/** The middle of a square in the drawing, where north is up. */
export const middle = ({ x, y }: Square, size: number): Point => ({
  x: (x + 0.5) * UNIT,
  y: (size - y - 0.5) * UNIT,
});

/** The middle of a side of a square. */
export function gate(at: Square, side: Side, size: number): Point {
  const { x, y } = middle(at, size);
  return { x: x + (STEPS[side].x * UNIT) / 2, y: y - (STEPS[side].y * UNIT) / 2 };
}

export const squareAt = (point: Point, size: number): Square => ({
  x: Math.floor(point.x / UNIT),
  y: size - 1 - Math.floor(point.y / UNIT),
});

export function step(at: Square, arrow: Arrow, size: number): Square {
  const side = ({ up: "north", down: "south", left: "west", right: "east" } as const)[arrow];
  const next = beyond(at, side);
  return onLand(next, size) ? next : at;
}

/** A way for the tile to lie: `j9e`, by its middle square and the direction. */
export interface Placement {
  readonly move: string;
  readonly first: Square;
  readonly middle: Square;
  readonly direction: string;
}

export function placement(move: string): Placement | null {
  const match = /^([a-s])(\d{1,2})([eswn])$/.exec(move);
  if (!match) return null;
  const first = square(move.slice(0, -1));
  const direction = move.slice(-1);
  return { move, first, middle: beyond(first, onward(direction)), direction };
}

/** The side to which a tile points. */
export const onward = (direction: string): Side => turned("east", DIRECTIONS.indexOf(direction));

/** The move that lays a tile with its middle on a square. */
export function moveAt(at: Square, direction: string): string {
  return squareName(beyond(at, opposite(onward(direction)))) + direction;
}

/** The squares on which a tile lies, in its direction. */
export function covered({ first, middle, direction }: Placement): readonly Square[] {
  return [first, middle, beyond(middle, onward(direction))];
}

/** A tile that points so with its middle there, pushed onto the land where it would begin or end beyond it. */
export function lying(at: Square, direction: string, size: number): Placement | null {
  const across = "ew".includes(direction);
  const within = (one: number, edge: number) => Math.min(Math.max(one, edge), size - 1 - edge);
  return placement(moveAt({ x: within(at.x, across ? 1 : 0), y: within(at.y, across ? 0 : 1) }, direction));
}

/** The channels of the drawn tile, which points east in the view, after it is turned. */
export const turnChannels = (channels: readonly (readonly Side[])[], direction: string): readonly (readonly Side[])[] =>
  channels.map((sides) => sides.map((side) => turned(side, DIRECTIONS.indexOf(direction))));

/** The water of one square, around its middle: a bend where it turns, else straight arms. */
export function waterPath(sides: readonly Side[]): string {
  const end = (side: Side) => `${(STEPS[side].x * UNIT) / 2} ${(-STEPS[side].y * UNIT) / 2}`;
  const [one, other, third] = sides;
  if (one === undefined) return "";
  if (other !== undefined && third === undefined && other !== opposite(one)) return `M${end(one)}Q0 0 ${end(other)}`;
  return sides.map((side) => `M0 0L${end(side)}`).join("");
}

/** Of the legal placements, the one meant by pointing there: near, and in the wished direction if there is one. */
export function nearest(
  placements: readonly Placement[],
  point: Point,
  wished: string,
  size: number,
  within: number,
): Placement | null {
  let best: Placement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const one of placements) {
    const { x, y } = middle(one.middle, size);
    const away = Math.hypot(point.x - x, point.y - y) / UNIT;
    const cost = away + (one.direction === wished ? 0 : 0.8);
    if (away <= within && cost < least) [best, least] = [one, cost];
  }
  return best;
}

/** The next direction in which a tile can lie with its middle there; any where it cannot lie at all. */
export function nextDirection(placements: readonly Placement[], at: Square, direction: string, by: 1 | -1): string {
  const here = placements.filter((one) => one.middle.x === at.x && one.middle.y === at.y).map((one) => one.direction);
  const fits = here.length > 1 ? here : [...DIRECTIONS];
  for (let n = 1; n < 4; n += 1) {
    const next = DIRECTIONS.charAt((DIRECTIONS.indexOf(direction) + by * n + 4 * n) % 4);
    if (fits.includes(next)) return next;
  }
  return direction;
}

/** A stretch of water from one square's middle to the next, or to the shore. */
export interface Stretch {
  readonly from: Point;
  readonly to: Point;
}

/** The ways that the water takes from where the network began to the outlets at two sides of the land, each stretch once. */
export function routes(board: TayuBoard, sides: readonly Side[]): readonly Stretch[] {
  const water = waterOf(board.tiles);
  const came = flood(water, spring(board.tiles));
  const found = new Map<string, Stretch>();
  for (const side of sides) {
    for (const outlet of board.sides[side].outlets) {
      const at = square(outlet.square);
      found.set(`${outlet.square}!${side}`, { from: middle(at, board.size), to: gate(at, side, board.size) });
      for (let here = outlet.square; came.get(here); here = came.get(here) ?? "") {
        const before = came.get(here) ?? "";
        found.set(here, { from: middle(square(before), board.size), to: middle(square(here), board.size) });
      }
    }
  }
  return [...found.values()];
}

function waterOf(tiles: readonly LaidTile[]): ReadonlyMap<string, readonly Side[]> {
  return new Map(tiles.flatMap((tile) => tile.squares.map((name, n) => [name, tile.channels[n] ?? []] as const)));
}

/** Where the water rises: the first square of the first tile that has any. */
function spring(tiles: readonly LaidTile[]): string | null {
  const first = tiles[0];
  return first?.squares.find((_, n) => (first.channels[n]?.length ?? 0) > 0) ?? null;
}

/** For every square that the water reaches, the square it comes from. */
function flood(water: ReadonlyMap<string, readonly Side[]>, from: string | null): ReadonlyMap<string, string> {
  const came = new Map<string, string>();
  const reached = new Set(from === null ? [] : [from]);
  // A set is walked in the order of insertion, also over what is added on the way.
  for (const name of reached) {
    for (const side of water.get(name) ?? []) {
      const next = squareName(beyond(square(name), side));
      if (reached.has(next) || !water.get(next)?.includes(opposite(side))) continue;
      reached.add(next);
      came.set(next, name);
    }
  }
  return came;
}

export const edgePoint = ([name, side]: Edge, size: number): Point => gate(square(name), side, size);
