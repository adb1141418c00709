import type { View } from "../contract";

/** By the letters of the notation: yellow, red, black, white, blue. */
export type Colour = "y" | "r" | "k" | "w" | "b";
export const COLOURS: readonly Colour[] = ["y", "r", "k", "w", "b"];
export type Side = "light" | "dark";
export const SIDES: readonly Side[] = ["light", "dark"];
export type Stack = "blue" | "yellow" | "red";
export const STACKS: readonly Stack[] = ["blue", "yellow", "red"];
export type Phase = "base" | "swap" | "draw" | "build" | "lay" | "failed" | "end" | "settle" | "camp";

/** Millimetres. */
export type Flat = readonly [number, number];
/** x, y, z of the middle, and the turn as a quaternion that begins with its real part. */
export type Pose = readonly [number, number, number, number, number, number, number];

export interface Mark {
  readonly mark: string;
  readonly colour: Colour;
  readonly at: Flat;
}

/** One side of a slab. */
export interface Face {
  readonly outline: readonly Flat[];
  readonly marks: readonly Mark[];
}

export interface BothSides {
  readonly slab: number;
  readonly sides: Readonly<Record<Side, Face>>;
}

export interface LaidSlab extends Face {
  readonly slab: number;
  readonly side: Side;
  readonly level: number;
  readonly pose: Pose;
  readonly free: readonly string[];
}

export interface Standing {
  readonly colour: Colour;
  readonly slab: number;
  readonly mark: string;
  readonly pose: Pose;
}

export interface Card {
  readonly card: string;
  readonly kind: "any" | "one" | "move" | "fill" | "lift";
  readonly count: number;
  readonly frame: "free" | Side;
}

export interface CardInPlay extends Card {
  readonly stack: Stack;
  readonly done: number;
  readonly finished: boolean;
  readonly slab: number | null;
  readonly moved: readonly (readonly [number, string])[];
  readonly extended: boolean;
}

/** What `hidden.board` writes. */
export interface MenaraBoard {
  readonly phase: Phase;
  readonly seat: number;
  readonly hand: "sure" | "steady" | "shaky";
  readonly storeys: number;
  readonly goal: number;
  readonly camp: readonly Colour[];
  readonly hands: readonly (readonly Colour[])[];
  readonly bag: Readonly<Record<Colour, number>>;
  readonly cards: Readonly<Record<Stack, readonly Card[]>>;
  readonly card: CardInPlay | null;
  readonly slabs: readonly LaidSlab[];
  readonly columns: readonly Standing[];
  readonly foundation: readonly BothSides[];
  readonly next: BothSides | null;
  readonly stack: number;
  readonly act: string | null;
}

export type MenaraView = View<MenaraBoard>;

/** The pieces, in millimetres; the middle of a mark's column may be so far off the mark's. */
export const COLUMN = { radius: 8, height: 40 };
export const SLAB = 6;
export const MARK = 10;
export const STOREY = COLUMN.height + SLAB;
/** The table reaches so far from its middle. */
export const TABLE = 500;

/** How the notation writes a slab, and a mark of it: `07`, `07b`. */
export const slabName = (slab: number): string => String(slab).padStart(2, "0");
export const markName = (slab: number, mark: string): string => `${slabName(slab)}${mark}`;
