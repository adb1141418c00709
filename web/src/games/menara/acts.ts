/** Moves as text, and back: what a hand can do (docs/notation.md). */
import type { Place, Placing } from "../contract";
import { type Colour, type Side, slabName, TABLE } from "./view";

/** A column from the hand to a mark, or (`from`) from one mark to another. */
export interface Setting {
  readonly move: string;
  /** `07b` */
  readonly mark: string;
  readonly from: string | null;
  readonly colour: Colour | null;
}

/** A slab that is to lie somewhere. */
export interface Laying {
  readonly act: Placing["act"];
  readonly slab: number;
  /** A slab that is lifted keeps its side. */
  readonly side: Side;
  readonly level: number;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** A good place, with how steady it is in millimetres. */
export interface GoodPlace {
  readonly at: Laying;
  readonly move: string;
  readonly margin: number | null;
}

/** How a hand let go: millimetres off, and millimetres a second. */
export interface Release {
  readonly dx: number;
  readonly dy: number;
  readonly vx: number;
  readonly vy: number;
}

const number = (value: number): string => (Math.round(value * 10) / 10 || 0).toFixed(1).replace(/\.0$/, "");

export function layingText(at: Laying): string {
  const where = [at.x, at.y, ((at.angle % 360) + 360) % 360].map(number).join(" ");
  const slab = slabName(at.slab);
  if (at.act === "lift") return `lift ${slab} ${at.level} ${where}`;
  return at.level === 0 ? `base ${slab} ${at.side} ${where}` : `lay ${slab} ${at.side} ${at.level} ${where}`;
}

export const withRelease = (move: string, { dx, dy, vx, vy }: Release): string =>
  `${move} @ ${[dx, dy, vx, vy].map(number).join(" ")}`;

/** The move without how it was let go. */
export const bare = (move: string): string => move.split(" @ ")[0] ?? move;

export function setting(move: string): Setting | null {
  const [word, one = "", other = ""] = move.split(" ");
  if (word === "put") return { move, mark: other, from: null, colour: one as Colour };
  if (word === "take") return { move, mark: other, from: one, colour: null };
  return null;
}

/** Where a slab would lie; `side` is that of a slab to be lifted, which the move does not say. */
export function laying(move: string, side: (slab: number) => Side | undefined): Laying | null {
  const [word, slab = "", ...rest] = bare(move).split(" ");
  const [first = "", ...more] = rest;
  const [a = 0, b = 0, c = 0, d = 0] = more.map(Number);
  if (word === "base") return { act: word, slab: Number(slab), side: first as Side, level: 0, x: a, y: b, angle: c };
  if (word === "lay") return { act: word, slab: Number(slab), side: first as Side, level: a, x: b, y: c, angle: d };
  if (word !== "lift") return null;
  const lies = side(Number(slab)) ?? "light";
  return { act: word, slab: Number(slab), side: lies, level: Number(first), x: a, y: b, angle: c };
}

export function goodPlaces(places: readonly Place[], side: (slab: number) => Side | undefined): GoodPlace[] {
  return places.flatMap(({ move, margin }) => {
    const at = laying(move, side);
    return at ? [{ at, move, margin: margin ?? null }] : [];
  });
}

export function nudged(at: Laying, by: { readonly x?: number; readonly y?: number; readonly turn?: number }): Laying {
  const within = (value: number) => Math.min(Math.max(Math.round(value * 10) / 10, -TABLE), TABLE);
  return {
    ...at,
    x: within(at.x + (by.x ?? 0)),
    y: within(at.y + (by.y ?? 0)),
    angle: (at.angle + (by.turn ?? 0) + 360) % 360,
  };
}
